/**
 * Chips: the simple parts of a query as a list, and edits of the text by them. The text is the only state, so chips and text
 * cannot disagree.
 */
import { quoted, valueKey } from "./field.ts";
import { searchFields } from "./fields.ts";
import type { SearchGame } from "./game.ts";
import { isFieldOf, parseQuery, spanOf, strayClosers } from "./parse.ts";
import { type Piece, scan } from "./scan.ts";
import type { Node, Query, Span, Term } from "./types.ts";

/** One chip: a value that results must have, or must not have. A null is the value "-". */
export type Filter = { readonly field: string; readonly value: string; readonly mode: "include" | "exclude" };

/** A chip, the part it comes from, and where its value stands in the text. */
type Chip = Filter & { readonly term: Term; readonly part: Span; readonly values: readonly string[]; readonly at: number };

/** The chips of a text: `field:value` parts that must hold for every result, in their order. */
export function readFilters(text: string, game: SearchGame): readonly Filter[] {
  return placesIn(parseQuery(text, game)).map(({ field, value, mode }) => ({ field, value, mode }));
}

/**
 * The text with a chip switched on, turned round or off ("clear"). Nothing else in the text changes; values of fields that a
 * card has one of join a list (`colour:red,blue` is either), those of tags and flags stand side by side (all of them).
 */
export function toggleFilter(text: string, game: SearchGame, field: string, value: string, mode: "include" | "exclude" | "clear"): string {
  const name = searchFields(game).byName.get(field.toLowerCase())?.name ?? field;
  let edited = closed(text, game);
  for (let place = find(edited, game, name, value); place; place = find(edited, game, name, value)) edited = without(edited, place);
  if (mode === "clear") return edited;
  const joined = mode === "include" ? joinedTo(edited, game, name, value) : undefined;
  return joined ?? appended(edited, game, `${mode === "exclude" ? "-" : ""}${partText(game, name, value)}`);
}

function placesIn(query: Query): readonly Chip[] {
  return andParts(query.tree).flatMap((part): Chip[] => {
    const term = part.kind === "not" ? part.part : part;
    const chip = chipOf(term);
    if (!chip) return [];
    const mode = part.kind === "not" ? "exclude" : "include";
    return chip.values.map((value, at) => ({ ...chip, value, at, mode, part: spanOf(part) }));
  });
}

function andParts(node: Node): readonly Node[] {
  return node.kind === "and" ? node.parts.flatMap(andParts) : [node];
}

function chipOf(node: Node): { readonly field: string; readonly values: readonly string[]; readonly term: Term } | undefined {
  if (node.kind === "values" && node.op === ":") return { field: node.field, values: node.values.map(({ value }) => value), term: node };
  if (node.kind === "deck" && node.op === ":") return { field: "in", values: node.names.map(({ value }) => value), term: node };
  const left = node.kind === "number" || node.kind === "null" ? node.left : [];
  const [only] = left;
  if (left.length !== 1 || !only) return undefined;
  if (node.kind === "null" && node.op === ":") return { field: only.field, values: ["-"], term: node };
  if (node.kind === "number" && node.op === ":" && node.right.is === "list")
    return { field: only.field, values: node.right.numbers.map(String), term: node };
  return undefined;
}

function find(text: string, game: SearchGame, field: string, value: string): Chip | undefined {
  const key = valueKey(value);
  return placesIn(parseQuery(text, game)).find((place) => place.field === field && valueKey(place.value) === key);
}

/** The text without one value; a part that has no other goes as a whole, with the blank before or behind it. */
function without(text: string, { part, term, values, at }: Chip): string {
  const items = values.length > 1 ? itemSpans(text, term) : [];
  const item = items[at];
  if (item && items.length > 1) {
    // A comma goes with it: the one before, for the first the one behind.
    const [from, to] = at === 0 ? [item.from, items[1]?.from ?? item.to] : [items[at - 1]?.to ?? item.from, item.to];
    return text.slice(0, from) + text.slice(to);
  }
  const before = text.slice(0, part.from);
  const after = text.slice(part.to);
  return /\s$/.test(before) || before === "" ? before + after.trimStart() : before + after;
}

/** Where the values of a part stand: as many as it has items, ignored ones included. */
function itemSpans(text: string, term: Term): readonly Span[] {
  if (term.kind === "values") return term.values;
  if (term.kind === "deck") return term.names;
  const [piece] = pieceOf(text, term);
  return piece?.kind === "field" ? piece.items.map((item) => ({ from: item.from + term.from, to: item.to + term.from })) : [];
}
const pieceOf = (text: string, span: Span) => scan(text.slice(span.from, span.to), () => true);

/** The text with the value joined to the list that the field already has; undefined when there is none to join. */
function joinedTo(text: string, game: SearchGame, field: string, value: string): string | undefined {
  const type = searchFields(game).byName.get(field)?.type;
  if ((type !== "one" && type !== "number") || value === "-") return undefined;
  const list = placesIn(parseQuery(text, game)).find((place) => place.field === field && place.mode === "include" && place.value !== "-");
  const last = list && itemSpans(text, list.term).at(-1);
  return last && `${text.slice(0, last.to)},${quoted(value)}${text.slice(last.to)}`;
}

function partText(game: SearchGame, field: string, value: string): string {
  const owner = searchFields(game).byName.get(field);
  const written = value === "-" ? "-" : quoted(value);
  return owner?.type === "set" && owner.tags && value !== "-" ? `#${written}` : `${field}:${written}`;
}

function appended(text: string, game: SearchGame, part: string): string {
  const base = text.trimEnd();
  if (base === "") return part;
  const pieces = scan(base, isFieldOf(game)).filter((piece) => piece.kind !== "blank");
  const stray = strayClosers(pieces);
  if (!needsGroup(pieces.filter((piece) => !stray.includes(piece)))) return `${base} ${part}`;
  // A parenthesis that closes nothing would close the new group.
  const grouped = stray.reduceRight((rest, closer) => `${rest.slice(0, closer.from)} ${rest.slice(closer.to)}`, base);
  return `(${grouped}) ${part}`;
}

/** Whether a part written behind these would belong to only some of them. */
function needsGroup(pieces: readonly Piece[]): boolean {
  let depth = 0;
  for (const piece of pieces) {
    if (piece.kind === "open") depth++;
    if (piece.kind === "close") depth--;
    if (piece.kind === "or" && depth === 0) return true;
  }
  const last = pieces.at(-1);
  return last?.kind === "not" || last?.kind === "minus";
}

/** The text with its open quotes, slashes and parentheses closed. */
const closed = (text: string, game: SearchGame): string => text + parseQuery(text, game).closing;
