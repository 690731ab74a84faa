/** What one piece between the ands and ors means: a test, a directive, or a part that is ignored with a sentence. */
import { fold, foldText } from "../fold.ts";
import { dayNumber } from "./dates.ts";
import { type Choice, type FieldOf, quoted, type SearchField, valueKey, valueWord } from "./field.ts";
import { type SearchFields, searchFields } from "./fields.ts";
import type { SearchGame } from "./game.ts";
import { numberTerm } from "./numbers.ts";
import { type Fault, fault, LATER_WORDS, type Reading, rewritten, span, suggest, waiting, waits } from "./reading.ts";
import { type FieldPiece, type Item, type Piece, scan } from "./scan.ts";
import { choiceOf, fieldWithValue, nearFields, nearValue, OP_SLIPS } from "./suggest.ts";
import { type Node, OPS, type Op, type SortKey, type Span, type Value, VIEWS } from "./types.ts";

/** What is missing behind a mark that stands alone. */
const STRAYS: Readonly<Record<string, string>> = {
  "-": "Put the minus directly before the term to exclude: -word.",
  "#": "Write the tag's name directly after #.",
  "@": "Write the saved search's name directly after @.",
  "!": 'Write a full name in quotes directly after !: !"Full Name".',
};

/** Reads a piece that is neither blank, parenthesis, "or" nor negation. */
export function readTerm(piece: Piece, game: SearchGame): Reading {
  const { from, to } = piece;
  switch (piece.kind) {
    case "word": {
      if (fold(piece.text) === "") return fault(piece, "This term has no letter or digit to search for.");
      const node: Node = { kind: "word", text: piece.text, from, to };
      if (piece.text.toLowerCase() !== "and") return { node };
      return {
        node,
        notice: { from, to, message: "“and” is searched for in names. You do not need it: all terms must match anyway." },
      };
    }
    case "string":
    case "whole": {
      const closing = piece.open ? { closing: '"' } : {};
      if (fold(piece.text) === "") return { ...fault(piece, "The quotes contain no letter or digit."), ...closing };
      return { node: { kind: piece.kind === "string" ? "phrase" : "whole", text: piece.text, from, to }, ...closing };
    }
    case "saved":
      if (piece.text.trim() === "") return { ...fault(piece, "The saved search has no name."), ...(piece.open ? { closing: '"' } : {}) };
      return { node: { kind: "saved", name: piece.text.trim(), from, to }, ...(piece.open ? { closing: '"' } : {}) };
    case "tag":
      return tag(piece, game);
    case "regex":
      return regex({ ...piece, kind: "regex" }, ":", "name", piece);
    case "field":
      return field(piece, game);
    case "stray":
      return fault(piece, STRAYS[piece.text.charAt(0)] ?? "The operator needs a field before it, as in rev>=3.");
    default:
      return fault(piece, "This has no meaning here.");
  }
}

function tag(piece: Extract<Piece, { kind: "string" | "tag" | "saved" | "whole" }>, game: SearchGame): Reading {
  const owner = searchFields(game).all.find((each) => each.type === "set" && each.tags);
  if (!owner) return fault(piece, `${game.name} has no tags.`);
  const value = valueWord(piece.text.trim());
  const closing = piece.open ? { closing: '"' } : {};
  if (valueKey(value) === "") return { ...fault(piece, "The tag has no name."), ...closing };
  const { from, to } = piece;
  return { node: { kind: "values", field: owner.name, op: ":", values: [{ value, from, to }], from, to }, ...closing };
}

function field(piece: FieldPiece, game: SearchGame): Reading {
  const closing = piece.items.at(-1)?.open ? { closing: piece.items.at(-1)?.kind === "regex" ? "/" : '"' } : {};
  return { ...fieldTerm(piece, game), ...closing };
}

function fieldTerm(piece: FieldPiece, game: SearchGame): Reading {
  const fields = searchFields(game);
  const op = OPS.find((each) => each === piece.op.text);
  if (!op) {
    const meant = OP_SLIPS[piece.op.text];
    return fault(piece, `There is no operator “${piece.op.text}”.`, meant && rewritten(piece, piece.left.text, meant));
  }
  const names = piece.left.text.toLowerCase().split(/[+-]/);
  const unknown = names.find((name) => !fields.byName.has(name));
  if (unknown !== undefined) return unknownField(piece, unknown, game);
  const found = names.flatMap((name) => fields.byName.get(name) ?? []);
  const later = found.find((each) => each.type === "later");
  if (later?.type === "later") return waits(piece, `“${later.name}”`, later.later);
  const [first] = piece.items;
  if (!first) return fault(piece, `"${piece.left.text}${piece.op.text}" needs a value.`);
  const reading = found.length > 1 ? sumTerm(piece, op, found, fields) : oneField(piece, op, found[0], fields, game);
  if (!reading.node && !reading.directive) return whole(piece, reading);
  if (!piece.hanging) return reading;
  const comma = { from: piece.to - 1, to: piece.to, message: "Add a value after the comma." };
  return { ...reading, ignored: [...(reading.ignored ?? []), comma] };
}

/** Of a part with no value that is understood, all of it is ignored, not only its values. */
function whole(piece: FieldPiece, { ignored = [] }: Reading): Reading {
  const [first] = ignored;
  if (!first || (first.from === piece.from && first.to === piece.to)) return { ignored };
  const values = ignored.flatMap((each) => each.suggestion ?? []);
  const suggestion = values.length === piece.items.length ? `${piece.left.text}${piece.op.text}${values.join(",")}` : undefined;
  const message = [...new Set(ignored.map((each) => each.message))].join(" ");
  const later = first.later !== undefined && ignored.every((each) => each.later === first.later) ? { later: first.later } : {};
  return { ignored: [{ from: piece.from, to: piece.to, message, ...later, ...(suggestion === undefined ? {} : { suggestion }) }] };
}

function sumTerm(piece: FieldPiece, op: Op, found: readonly SearchField[], fields: SearchFields): Reading {
  const wrong = found.find((each) => each.type !== "number" && each.type !== "count");
  if (wrong) return fault(piece, `“${wrong.name}” is not a number, so it cannot be added or subtracted.`);
  return numberTerm(piece, op, fields);
}

function oneField(piece: FieldPiece, op: Op, owner: SearchField | undefined, fields: SearchFields, game: SearchGame): Reading {
  switch (owner?.type) {
    case "number":
    case "count":
      return numberTerm(piece, op, fields);
    case "date":
      return dateTerm(piece, op, owner.name);
    case "directive":
      return directive(piece, op, owner, fields);
    case "text":
    case "one":
    case "set":
    case "flags":
    case "has":
    case "deck":
    case "rules":
      break;
    default:
      return fault(piece, "This field cannot be searched.");
  }
  if (op !== ":" && op !== "=" && op !== "!=") {
    return fault(piece, `“${owner.name}” is not a number, so it cannot be compared with “${op}”.`, rewritten(piece, piece.left.text, ":"));
  }
  const { from, to } = piece;
  const [first] = piece.items;
  if (first?.kind === "regex" || first?.kind === "null") {
    if (owner.type !== "text" && owner.type !== "one" && owner.type !== "set") return fault(piece, `“${owner.name}” needs a name here.`);
    return first.kind === "regex"
      ? regex(first, op, owner.name, piece)
      : { node: { kind: "null", left: [{ field: owner.name, sign: 1 }], op, from, to } };
  }
  switch (owner.type) {
    case "text":
      return textTerm(piece, op, owner);
    case "one":
    case "set":
      return valuesTerm(piece, op, owner.name, owner.choices, owner.aliases, fields);
    case "flags":
      return flagsTerm(piece, op, owner, fields, game);
    case "has":
      return valuesTerm(
        piece,
        op,
        owner.name,
        owner.choices,
        new Map([...fields.byName].map(([name, each]) => [valueKey(name), each.name])),
        fields,
      );
    default: {
      const names = piece.items.flatMap((item) =>
        item.text.trim() === "" ? [] : [{ value: item.text.trim(), from: item.from, to: item.to }],
      );
      if (names.length === 0) return fault(piece, `“${owner.name}” needs a name.`);
      return {
        node:
          owner.type === "deck"
            ? { kind: "deck", op, names, from, to }
            : { kind: "rules", field: owner.name === "legal" ? "legal" : "allowed", op, names, from, to },
      };
    }
  }
}

function textTerm(piece: FieldPiece, op: ":" | "=" | "!=", owner: FieldOf<"text">): Reading {
  const folded = owner.as === "name" ? fold : foldText;
  const values = piece.items.map((item) => item.text).filter((text) => folded(text) !== "");
  const ignored = piece.items
    .filter((item) => folded(item.text) === "")
    .map((item) => ({ from: item.from, to: item.to, message: "This term has no letter or digit to search for." }));
  if (values.length === 0) return fault(piece, `“${owner.name}” needs something to search for.`);
  return { node: { kind: "text", field: owner.name, op, values, from: piece.from, to: piece.to }, ignored };
}

function valuesTerm(
  piece: FieldPiece,
  op: ":" | "=" | "!=",
  name: string,
  choices: readonly Choice[] | undefined,
  aliases: ReadonlyMap<string, string>,
  fields: SearchFields,
): Reading {
  const values: Value[] = [];
  const ignored: Fault[] = [];
  for (const item of piece.items) {
    const choice = choices && choiceOf(item.text, choices, aliases);
    if (choice?.later) ignored.push(waiting(span(piece, item), `"${name}:${choice.value}"`, choice.later));
    else if (choices && !choice) ignored.push(unknownValue(piece, item, name, choices, aliases, fields));
    else if (valueKey(item.text) === "") ignored.push({ ...span(piece, item), message: `“${name}” needs a value.` });
    else values.push({ value: choice?.value ?? valueWord(item.text.trim()), from: item.from, to: item.to });
  }
  if (values.length === 0) return { ignored };
  return { node: { kind: "values", field: name, op, values, from: piece.from, to: piece.to }, ignored };
}

/** As `valuesTerm`; a flag that is short for a query becomes that query. */
function flagsTerm(piece: FieldPiece, op: ":" | "=" | "!=", owner: FieldOf<"flags">, fields: SearchFields, game: SearchGame): Reading {
  const reading = valuesTerm(piece, op, owner.name, owner.choices, new Map(), fields);
  if (reading.node?.kind !== "values") return reading;
  const { from, to, values } = reading.node;
  const short = values.flatMap((each) => owner.choices.find((choice) => choice.value === each.value)?.means ?? []);
  if (short.length === 0) return reading;
  const plain = values.filter((each) => !owner.choices.find((choice) => choice.value === each.value)?.means);
  const parts: Node[] = short.map((means) => meaningOf(means, game, { from, to }));
  if (plain.length > 0) parts.push({ ...reading.node, op: ":", values: plain });
  const [only] = parts;
  const any: Node = parts.length === 1 && only ? only : { kind: "or", parts, from, to };
  return { ...reading, node: op === "!=" ? { kind: "not", part: any, from, to } : any };
}

/** The tree of a text that stands for a flag; all of it stands where the flag does. */
function meaningOf(text: string, game: SearchGame, { from, to }: Span): Node {
  const parts = scan(text, () => true).flatMap((piece): Node[] => {
    const node = piece.kind === "blank" ? undefined : readTerm(piece, game).node;
    if (!node) return [];
    return [
      node.kind === "rules" ? { ...node, names: node.names.map((name) => ({ ...name, from, to })), from, to } : { ...node, from, to },
    ];
  });
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "and", parts, from, to };
}

function dateTerm(piece: FieldPiece, op: Op, name: string): Reading {
  const { from, to, items } = piece;
  const [item] = items;
  const text = item?.text ?? "";
  if (items.length !== 1 || item?.kind === "regex" || item?.kind === "null")
    return fault(piece, `“${name}” compares with one date or one span: 2026-11-01, 7d, 2w.`);
  const age = /^(\d+(?:\.\d+)?)([dw])$/i.exec(text);
  if (age)
    return {
      node: {
        kind: "date",
        field: name,
        op,
        right: { is: "age", days: Number(age[1]) * (age[2]?.toLowerCase() === "w" ? 7 : 1) },
        from,
        to,
      },
    };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && dayNumber(text) !== undefined)
    return { node: { kind: "date", field: name, op, right: { is: "day", day: text }, from, to } };
  return fault(
    piece,
    `“${text}” is not a date or a span: write 2026-11-01, 7d or 2w.`,
    /^\d+$/.test(text) ? rewritten(piece, piece.left.text, op, `${text}d`) : undefined,
  );
}

function regex(item: Item, op: ":" | "=" | "!=", name: string, piece: Piece): Reading {
  const { from, to } = piece;
  if (item.open) return { ...fault(piece, "The regular expression needs a closing /."), closing: "/" };
  if (item.text === "") return fault(piece, "The regular expression is empty.");
  const flags = item.flags ?? "";
  if (!/^i?$/i.test(flags)) return fault(piece, `Only the flag "i" can follow a regular expression, not "${flags}".`);
  return { node: { kind: "regex", field: name, op, pattern: item.text, ignoreCase: flags !== "", from, to } };
}

function directive(piece: FieldPiece, op: Op, owner: FieldOf<"directive">, fields: SearchFields): Reading {
  if (op !== ":" && op !== "=") return fault(piece, `“${owner.name}” takes “:”.`, rewritten(piece, piece.left.text, ":"));
  if (owner.name === "sort") return sortDirective(piece, fields);
  const [item] = piece.items;
  if (!item || piece.items.length > 1) return fault(piece, `“${owner.name}” takes one value.`);
  const value = item.text.toLowerCase();
  if (owner.name === "unique") {
    const by = fields.byName.get(value);
    if (by?.type === "text" || by?.type === "one") return { directive: { unique: by.name } };
    const near = nearFields(value, fields).find((name) => ["text", "one"].includes(fields.byName.get(name)?.type ?? ""));
    return fault(piece, `“unique” cannot use “${item.text}”.`, near && rewritten(piece, piece.left.text, ":", near));
  }
  const choice = owner.choices && choiceOf(value, owner.choices);
  if (!choice) return { ignored: [unknownValue(piece, item, owner.name, owner.choices ?? [], new Map(), fields)] };
  const view = VIEWS.find((each) => each === choice.value);
  if (view) return { directive: { view } };
  return { directive: { game: choice.value as SearchGame["id"] } };
}

/** Whether results can be ordered by the field. */
export const isSortable = (owner: SearchField | undefined): boolean =>
  owner !== undefined && ["number", "text", "one", "date", "count"].includes(owner.type);

function sortDirective(piece: FieldPiece, fields: SearchFields): Reading {
  const sort: SortKey[] = [];
  const ignored: Fault[] = [];
  for (const item of piece.items) {
    const descending = item.text.startsWith("-");
    const name = item.text.slice(descending ? 1 : 0).toLowerCase();
    const by = fields.byName.get(name);
    if (by && isSortable(by)) {
      sort.push({ field: by.name, descending });
      continue;
    }
    const near = nearFields(name, fields).find((each) => isSortable(fields.byName.get(each)));
    const where = span(piece, item);
    const message = by?.type === "later" ? `“${by.name}” ${LATER_WORDS[by.later]}.` : `Cards cannot be sorted by “${item.text}”.`;
    ignored.push({
      ...where,
      message,
      ...(by?.type === "later" ? { later: by.later } : near ? suggest(piece, `${descending ? "-" : ""}${near}`) : {}),
    });
  }
  return { ...(sort.length > 0 ? { directive: { sort } } : {}), ignored };
}

function unknownField(piece: FieldPiece, unknown: string, game: SearchGame): Reading {
  const fields = searchFields(game);
  const isKnown = (run: string) => run.split(/[+-]/).every((name) => fields.byName.has(name.toLowerCase()));
  const candidates = nearFields(unknown, fields).map((name) =>
    rewritten(piece, piece.left.text.toLowerCase().replace(unknown, name), piece.op.text),
  );
  const clean = candidates.find((text) => {
    const [again] = scan(text, isKnown);
    return again?.kind === "field" && isKnown(again.left.text) && (readTerm(again, game).ignored ?? []).length === 0;
  });
  const [only] = piece.items;
  const byValue = only && piece.items.length === 1 ? fieldWithValue(only.text, fields) : undefined;
  // A keyword's number is a field in one word: dead-drop>=5 means deaddrop>=5.
  const joined = piece.left.text.toLowerCase().replaceAll("-", "");
  const inOneWord = fields.byName.has(joined) ? rewritten(piece, joined, piece.op.text) : undefined;
  const suggestion = inOneWord ?? clean ?? byValue ?? candidates[0];
  const isNumber = piece.items.length === 1 && /^-?\d+$/.test(only?.text ?? "");
  const keyword =
    isNumber && suggestion === undefined && !game.words ? " If it is a keyword: the studio cannot read this game's texts yet." : "";
  return fault(piece, `${game.name} has no field “${unknown}”.${keyword}`, suggestion);
}

function unknownValue(
  piece: FieldPiece,
  item: Item,
  name: string,
  choices: readonly Choice[],
  aliases: ReadonlyMap<string, string>,
  fields: SearchFields,
): Fault {
  const near = nearValue(item.text, choices, aliases);
  const elsewhere = near === undefined && piece.items.length === 1 ? fieldWithValue(item.text, fields) : undefined;
  const message = `“${name}” has no value “${item.text}”.`;
  return {
    ...span(piece, item),
    message,
    ...(near !== undefined ? suggest(piece, quoted(near)) : elsewhere ? { suggestion: elsewhere } : {}),
  };
}
