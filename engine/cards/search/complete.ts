/** Completion: what can be written at the cursor, with the number of cards behind each value. */
import { fold } from "../fold.ts";
import type { SearchIndex } from "./columns.ts";
import { formatsOf } from "./decks.ts";
import { type Choice, type FieldOf, quoted, type SearchField, valueKey, valueWord } from "./field.ts";
import { searchFields } from "./fields.ts";
import { hasValue } from "./match-values.ts";
import { isFieldOf, LONGEST_QUERY } from "./parse.ts";
import { type FieldPiece, type Piece, scan } from "./scan.ts";
import { nearFields, nearValue } from "./suggest.ts";
import { isSortable } from "./terms.ts";
import type { SearchContext, Span } from "./types.ts";

export const COMPLETION_KINDS = ["field", "operator", "value", "tag", "saved", "deck", "name"] as const;
/** Accepting it replaces the characters `from` to `to` by `insert` and puts the cursor behind it. */
export type Completion = Span & {
  readonly kind: (typeof COMPLETION_KINDS)[number];
  readonly label: string;
  readonly insert: string;
  /** What it means, in a few words. */
  readonly detail: string;
  /** Cards that have the value. */
  readonly count?: number;
};

/** Entries of one answer. */
const MOST = 80;
/** Card names and whole parts offered for a free word. */
const MOST_NAMES = 6;

/** What can be written at a cursor (0 to the length of the text), best first; empty inside free strings and patterns. */
export function complete(text: string, cursor: number, index: SearchIndex, context: SearchContext = {}): readonly Completion[] {
  if (text.length > LONGEST_QUERY) return [];
  const game = index.game;
  const pieces = scan(text.slice(0, cursor), isFieldOf(game));
  const last = pieces.at(-1);
  const to = cursor + (/^[^\s"“”„(),|:=!<>]*/u.exec(text.slice(cursor))?.[0].length ?? 0);
  return entries(last, { from: cursor, to }, index, context).slice(0, MOST);
}

function entries(piece: Piece | undefined, at: Span, index: SearchIndex, context: SearchContext): readonly Completion[] {
  switch (piece?.kind) {
    case undefined:
    case "blank":
    case "open":
    case "or":
    case "not":
    case "minus":
      return fieldEntries("", at, index);
    case "word":
      return wordEntries(piece.text, { from: piece.from, to: at.to }, index);
    case "tag":
      return tagEntries(piece.text, { from: piece.from, to: at.to }, index);
    case "saved":
      return savedEntries(piece.text, { from: piece.from, to: at.to }, context);
    case "whole":
      return nameEntries(piece.text, { from: piece.from, to: at.to }, index, Number.POSITIVE_INFINITY);
    case "stray":
      if (piece.text === "#") return tagEntries("", { from: piece.from, to: at.to }, index);
      if (piece.text === "@") return savedEntries("", { from: piece.from, to: at.to }, context);
      return piece.text === "!" || piece.text === "-" ? fieldEntries("", at, index) : [];
    case "field":
      return valueEntries(piece, at, index, context);
    default:
      return [];
  }
}

/** Fields whose name, alias or label begins with the word; those that wait for something else are not offered. */
function fieldEntries(word: string, span: Span, index: SearchIndex): Completion[] {
  const asked = word.toLowerCase();
  const fields = searchFields(index.game);
  const offered = fields.all.filter((field) => field.type !== "later" && (field.type !== "rules" || index.game.deck !== undefined));
  const fitting = offered.filter(
    (field) => field.names.some((name) => name.startsWith(asked)) || (asked !== "" && field.label.toLowerCase().startsWith(asked)),
  );
  // A name typed as far as an alias comes before longer names that merely begin so.
  const exact = fitting.filter((field) => field.names.includes(asked));
  const all = [...new Set([...exact, ...fitting])];
  return all.map((field) => fieldEntry(field, span));
}

/** A number's operator is chosen next; other fields nearly always take ":". */
function fieldEntry(field: SearchField, span: Span): Completion {
  return { ...span, kind: "field", label: field.name, insert: isNumber(field) ? field.name : `${field.name}:`, detail: field.label };
}

function wordEntries(word: string, span: Span, index: SearchIndex): readonly Completion[] {
  const fields = searchFields(index.game);
  const exact = fields.byName.get(word.toLowerCase());
  const sum = /^(.*[+-])([^+-]*)$/.exec(word);
  if (sum && isFieldOf(index.game)(sum[1]?.slice(0, -1) ?? "")) return sumEntries(sum[1] ?? "", sum[2] ?? "", span, index);
  const operators = exact && exact.type !== "later" ? operatorEntries(word, exact, span) : [];
  const named = [...fieldEntries(word, span, index), ...partEntries(word, span, index), ...nameEntries(word, span, index, MOST_NAMES)];
  return operators.length + named.length > 0 ? [...operators, ...named] : nearEntries(word, span, index);
}

/** For a word that nothing begins with: the fields that it may be a slip for. */
function nearEntries(word: string, span: Span, index: SearchIndex): readonly Completion[] {
  const fields = searchFields(index.game);
  const near = nearFields(word, fields).flatMap((name) => fields.byName.get(name) ?? []);
  return [...new Set(near)].filter((field) => field.type !== "later").map((field) => fieldEntry(field, span));
}

/** `iq+e` → `iq+eq`. */
function sumEntries(before: string, word: string, span: Span, index: SearchIndex): readonly Completion[] {
  const fields = searchFields(index.game);
  const asked = word.toLowerCase();
  const exact = isNumber(fields.byName.get(asked)) ? operatorEntries(`${before}${word}`, fields.byName.get(asked), span) : [];
  const fitting = fields.all.filter((field) => isNumber(field) && field.names.some((name) => name.startsWith(asked)));
  return [
    ...exact,
    ...fitting.map(
      (field): Completion => ({
        ...span,
        kind: "field",
        label: `${before}${field.name}`,
        insert: `${before}${field.name}`,
        detail: field.label,
      }),
    ),
  ];
}

const OP_WORDS = {
  ":": "is, or contains",
  "=": "is exactly",
  "!=": "is not",
  "<": "less than",
  "<=": "at most",
  ">": "more than",
  ">=": "at least",
} as const;

/** The operators that a field takes, in the order of the reference. */
export function operatorsOf(field: SearchField | undefined): readonly (keyof typeof OP_WORDS)[] {
  if (field?.type === "directive") return [":"];
  if (isNumber(field) || field?.type === "date") return [":", "=", "!=", "<", "<=", ">", ">="];
  return [":", "=", "!="];
}

function operatorEntries(word: string, field: SearchField | undefined, span: Span): readonly Completion[] {
  const sums: Completion[] = isNumber(field)
    ? [
        { ...span, kind: "operator", label: `${word}+`, insert: `${word}+`, detail: "plus another number" },
        { ...span, kind: "operator", label: `${word}-`, insert: `${word}-`, detail: "minus another number" },
      ]
    : [];
  return [
    ...operatorsOf(field).map(
      (op): Completion => ({ ...span, kind: "operator", label: `${word}${op}`, insert: `${word}${op}`, detail: OP_WORDS[op] }),
    ),
    ...sums,
  ];
}

/** Values that a free word may mean: `gnost` → `faction:gnost`. */
function partEntries(word: string, span: Span, index: SearchIndex): readonly Completion[] {
  const key = valueKey(word);
  if (key.length < 2) return [];
  return searchFields(index.game).all.flatMap((field): Completion[] => {
    if (field.type !== "one" && field.type !== "set" && field.type !== "flags") return [];
    return choicesIn(field, index)
      .filter((choice) => !choice.later && valueKey(choice.value).startsWith(key))
      .slice(0, MOST_NAMES)
      .map((choice) => {
        const insert = field.type === "set" && field.tags ? `#${quoted(choice.value)}` : `${field.name}:${quoted(choice.value)}`;
        return { ...span, kind: "value", label: insert, insert, detail: field.label, ...counted(choice) };
      });
  });
}

function nameEntries(word: string, span: Span, index: SearchIndex, most: number): readonly Completion[] {
  const asked = fold(word);
  const column = index.columns.get("name");
  if (column?.is !== "text" || (asked.length < 2 && most !== Number.POSITIVE_INFINITY)) return [];
  const begin: number[] = [];
  const inside: number[] = [];
  for (const [row, names] of column.folded.entries()) {
    if (names.includes(`\n${asked}`) || names.includes(` ${asked}`)) begin.push(row);
    else if (names.includes(asked)) inside.push(row);
  }
  return [...begin, ...inside].slice(0, Math.min(most, MOST)).flatMap((row): Completion[] => {
    const name = index.cards[row]?.name;
    return name === undefined
      ? []
      : [{ ...span, kind: "name", label: name, insert: `!"${name.replace(/["“”„]/gu, "")}"`, detail: "this card" }];
  });
}

function tagEntries(word: string, span: Span, index: SearchIndex): readonly Completion[] {
  const field = searchFields(index.game).all.find((each) => each.type === "set" && each.tags);
  if (field?.type !== "set") return [];
  return fitting(word, choicesIn(field, index)).map((choice) => ({
    ...span,
    kind: "tag",
    label: `#${choice.value}`,
    insert: `#${quoted(choice.value)}`,
    detail: field.label,
    ...counted(choice),
  }));
}

function savedEntries(word: string, span: Span, context: SearchContext): readonly Completion[] {
  const choices = (context.savedNames ?? []).map((name) => ({ value: name, label: name }));
  return fitting(word, choices).map(({ value }) => ({
    ...span,
    kind: "saved",
    label: `@${value}`,
    insert: `@${quoted(value)}`,
    detail: context.saved?.(value) ?? "saved search",
  }));
}

function valueEntries(piece: FieldPiece, at: Span, index: SearchIndex, context: SearchContext): readonly Completion[] {
  const fields = searchFields(index.game);
  const names = piece.left.text.toLowerCase().split(/[+-]/);
  const field = fields.byName.get(names[0] ?? "");
  const item = piece.hanging ? undefined : piece.items.at(-1);
  if (!field || item?.kind === "regex") return [];
  const word = item?.text ?? "";
  const span = { from: item?.from ?? at.from, to: at.to };
  const entry = (kind: Completion["kind"], choice: Counted, written = quoted(choice.value)): Completion => ({
    ...span,
    kind,
    label: choice.value,
    insert: written,
    detail: choice.example ?? choice.label,
    ...counted(choice),
  });
  switch (field.type) {
    case "one":
    case "set":
    case "flags": {
      const choices: Counted[] = choicesIn(field, index).filter((choice) => !choice.later);
      const taken = new Set(piece.items.filter((each) => each !== item).map((each) => valueKey(each.text)));
      return fitting(word, choices)
        .filter((choice) => !taken.has(valueKey(choice.value)))
        .map((choice) => entry("value", choice));
    }
    case "has":
      return fitting(word, hasChoices(field, index)).map((choice) => entry("value", choice));
    case "number":
    case "count":
      return numberEntries(piece, word, index, entry);
    case "date":
      return fitting(word, [
        { value: "7d", label: "Seven days" },
        { value: "2w", label: "Two weeks" },
        { value: "30d", label: "Thirty days" },
        ...(context.today ? [{ value: context.today, label: "Today" }] : []),
      ]).map((choice) => entry("value", choice, choice.value));
    case "deck":
      return fitting(word, deckChoices(context)).map((choice) => entry("deck", choice));
    case "rules":
      return fitting(word, [
        ...formatsOf(index.game.deck, context).map((format) => ({ value: format.id, label: format.name })),
        ...deckChoices(context),
      ]).map((choice) => entry("value", choice));
    case "directive":
      return directiveEntries(field, word, index, entry);
    default:
      return [];
  }
}

type Counted = Choice & { readonly count?: number };
type Entry = (kind: Completion["kind"], choice: Counted, written?: string) => Completion;

/** Numbers that cards have, then `-` for none, then other number fields to compare with. */
function numberEntries(piece: FieldPiece, word: string, index: SearchIndex, entry: Entry): readonly Completion[] {
  const name = piece.left.text.toLowerCase();
  const owner = searchFields(index.game).byName.get(name);
  const column = owner && index.columns.get(owner.name);
  const values: Counted[] = [];
  if (column?.is === "number") {
    const counts = new Map<number, number>();
    for (const number of column.numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    const none = counts.get(Number.NaN) ?? 0;
    counts.delete(Number.NaN);
    values.push(
      ...[...counts].sort((a, b) => a[0] - b[0]).map(([number, count]) => ({ value: String(number), label: owner?.label ?? name, count })),
    );
    if (none > 0 && !/[<>]/.test(piece.op.text)) values.push({ value: "-", label: "no value", count: none });
  } else for (const number of [0, 1, 2, 3, 4]) values.push({ value: String(number), label: "copies" });
  const others = searchFields(index.game)
    .all.filter((field) => isNumber(field) && field.name !== owner?.name)
    .map((field) => ({ value: field.name, label: field.label }));
  return [...values, ...others]
    .filter((choice) => choice.value.startsWith(word.toLowerCase()))
    .map((choice) => entry("value", choice, choice.value));
}

function directiveEntries(field: FieldOf<"directive">, word: string, index: SearchIndex, entry: Entry): readonly Completion[] {
  if (field.choices) return fitting(word, field.choices).map((choice) => entry("value", choice));
  const descending = field.name === "sort" && word.startsWith("-") ? "-" : "";
  const fits = (each: SearchField) => (field.name === "sort" ? isSortable(each) : each.type === "text" || each.type === "one");
  const choices = searchFields(index.game)
    .all.filter(fits)
    .map((each) => ({ value: each.name, label: each.label }));
  return fitting(word.slice(descending.length), choices).map((choice) =>
    entry("value", { ...choice, value: `${descending}${choice.value}` }, `${descending}${choice.value}`),
  );
}

const deckChoices = (context: SearchContext): readonly Choice[] => [
  ...(context.deck ? [{ value: "deck", label: context.deck.name || "The open deck" }] : []),
  ...(context.deckNames ?? []).map((name) => ({ value: name, label: "Deck" })),
];

/** The values of a field with the number of cards each: as declared, or, when the cards decide, the most frequent first. */
export function choicesIn(field: FieldOf<"one" | "set" | "flags">, index: SearchIndex): readonly Counted[] {
  const counts = index.counts.get(field.name) ?? new Map<string, number>();
  if (field.choices)
    return field.choices.map((choice) => (choice.later || choice.means ? choice : { ...choice, count: counts.get(choice.value) ?? 0 }));
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value, count]) => ({ value, label: field.label, count }));
}

function hasChoices(field: FieldOf<"has">, index: SearchIndex): readonly Counted[] {
  return field.choices
    .filter((choice) => !choice.later)
    .map((choice) => {
      const has = hasValue(index, choice.value);
      return { ...choice, count: index.cards.reduce((sum, _, row) => sum + Number(has(row)), 0) };
    });
}

/** Choices that begin with the word, then those that hold it, then the nearest one. */
function fitting<Each extends Choice>(word: string, choices: readonly Each[]): readonly Each[] {
  const key = valueKey(valueWord(word));
  if (key === "") return choices;
  const begins = choices.filter((choice) => valueKey(choice.value).startsWith(key));
  const holds = choices.filter((choice) => !begins.includes(choice) && valueKey(choice.value).includes(key));
  if (begins.length + holds.length > 0) return [...begins, ...holds];
  const near = nearValue(word, choices);
  return choices.filter((choice) => choice.value === near);
}

const counted = (choice: Counted): { count?: number } => (choice.count === undefined ? {} : { count: choice.count });
const isNumber = (field: SearchField | undefined): boolean => field?.type === "number" || field?.type === "count";
