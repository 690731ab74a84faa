/** Tests of one term against the columns of the index. */

import type { LibraryCard } from "../card.ts";
import type { DeckList } from "../deck.ts";
import { fold, foldText } from "../fold.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "./columns.ts";
import { dayNumber } from "./dates.ts";
import { copiesIn } from "./decks.ts";
import { quoted, valueKey } from "./field.ts";
import { searchFields } from "./fields.ts";
import { ignore, type Matching, NEVER, notify, type Test } from "./matching.ts";
import { compileRegex, isRegexLoaded } from "./regex.ts";
import type { Op, Span, Sum, Term, Value } from "./types.ts";

/** Whether a folded text of the field holds one of the needles; with line ends around it a needle is a whole text. */
export function contains(index: SearchIndex, field: string, needles: readonly string[]): Test {
  const column = index.columns.get(field);
  if (column?.is !== "text") return NEVER;
  const { folded } = column;
  const [only = ""] = needles;
  if (needles.length === 1) return (row) => folded[row]?.includes(only) === true;
  return (row) => needles.some((needle) => folded[row]?.includes(needle) === true);
}

/** `x:word`, `name="whole"`, and codes of `num`. */
export function compileText(term: Extract<Term, { kind: "text" }>, index: SearchIndex): Test {
  const column = index.columns.get(term.field);
  if (column?.is === "number") {
    const keys = new Set(term.values.map(valueKey));
    return term.op === "!=" ? (row) => !keys.has(column.codes?.[row] ?? "") : (row) => keys.has(column.codes?.[row] ?? "");
  }
  const field = searchFields(index.game).byName.get(term.field);
  const folded = term.values.map(field?.type === "text" && field.as === "name" ? fold : foldText);
  if (term.op === ":") return contains(index, term.field, folded);
  const equal = contains(
    index,
    term.field,
    folded.map((text) => `\n${text}\n`),
  );
  if (term.op === "=") return equal;
  const any = hasValue(index, term.field);
  return (row) => any(row) && !equal(row);
}

/** `type:a,b`, `#tag`, `is:flag`, `has:field`; undefined when no value is one that cards have. */
export function compileValues(term: Extract<Term, { kind: "values" }>, matching: Matching): Test | undefined {
  const { index } = matching;
  if (term.field === "has") {
    const tests = term.values.map(({ value }) => hasValue(index, value));
    return term.op === "!=" ? (row) => !tests.some((test) => test(row)) : (row) => tests.some((test) => test(row));
  }
  const column = index.columns.get(term.field);
  if (column?.is !== "values") return NEVER;
  const values = knownValues(term, matching);
  if (values.length === 0) return undefined;
  const wanted = new Set(values.map(({ value }) => valueKey(value)));
  const { keys } = column;
  const type = searchFields(index.game).byName.get(term.field)?.type;
  if (term.op === ":" || (term.op === "=" && type !== "set")) return (row) => keys[row]?.some((key) => wanted.has(key)) === true;
  if (type === "flags") return (row) => keys[row]?.some((key) => wanted.has(key)) !== true;
  const equal: Test = (row) => keys[row]?.every((key) => wanted.has(key)) === true && new Set(keys[row]).size === wanted.size;
  if (term.op === "=") return equal;
  const differs: Test = type === "set" ? (row) => !equal(row) : (row) => keys[row]?.some((key) => wanted.has(key)) !== true;
  return (row) => (keys[row]?.length ?? 0) > 0 && differs(row);
}

/** Values of an open field (tags, sets) are those of the cards; any other is reported. */
function knownValues(term: Extract<Term, { kind: "values" }>, matching: Matching): readonly Value[] {
  const field = searchFields(matching.index.game).byName.get(term.field);
  if ((field?.type !== "one" && field?.type !== "set") || field.choices) return term.values;
  const counts = matching.index.counts.get(term.field) ?? new Map<string, number>();
  const keys = new Set([...counts.keys()].map(valueKey));
  return term.values.filter((each) => {
    if (keys.has(valueKey(each.value))) return true;
    const [near] = nearest(each.value, counts.keys(), 1);
    const where = term.values.length === 1 ? term : each;
    const isTag = matching.text.startsWith("#", where.from);
    const written =
      near === undefined
        ? undefined
        : term.values.length > 1
          ? quoted(near)
          : isTag
            ? `#${near}`
            : `${term.field}${term.op}${quoted(near)}`;
    ignore(
      matching,
      where,
      isTag || (field.type === "set" && field.tags)
        ? `No card has the tag “${each.value}”.`
        : `No card here has “${each.value}” as its “${term.field}”.`,
      written,
    );
    return false;
  });
}

/** Whether a scenario shows the card, one that has not passed with it yet too. */
const hasScenario = (card: LibraryCard | undefined) => (card?.seen?.scenarios ?? card?.seen?.unpassed ?? 0) > 0;

/** Whether the card of a row has a value in a field; a printed - and an empty text are none. */
export function hasValue(index: SearchIndex, field: string): Test {
  const column = index.columns.get(field);
  switch (column?.is) {
    case "text":
      return (row) => (column.folded[row]?.length ?? 0) > 1;
    case "number":
      return column.codes ? (row) => column.codes?.[row] !== "" : (row) => !Number.isNaN(column.numbers[row]);
    case "values":
      return (row) => (column.keys[row]?.length ?? 0) > 0;
    default:
      return field === "scenario" ? (row) => hasScenario(index.cards[row]) : NEVER;
  }
}

/** `iq:-`: the sum of numbers, or the field, has no value. */
export function compileNull(term: Extract<Term, { kind: "null" }>, matching: Matching): Test | undefined {
  const [first] = term.left;
  const alone = term.left.length === 1 && first?.field !== "count" ? hasValue(matching.index, first?.field ?? "") : undefined;
  const value = alone ? undefined : numbersOf(term.left, term, matching);
  const has = alone ?? (value && ((row: number) => !Number.isNaN(value(row))));
  if (!has) return undefined;
  return term.op === "!=" ? has : (row) => !has(row);
}

type Numbers = (row: number) => number;

/** Numbers against numbers, ranges, lists and other fields. */
export function compileNumber(term: Extract<Term, { kind: "number" }>, matching: Matching): Test | undefined {
  const left = numbersOf(term.left, term, matching);
  if (!left) return undefined;
  const { right, op } = term;
  if (right.is === "range") {
    const { low, high } = right;
    if (op === "!=") return (row) => left(row) < low || left(row) > high;
    return (row) => left(row) >= low && left(row) <= high;
  }
  if (right.is === "sum") {
    const other = numbersOf(right.sum, term, matching);
    return other && ((row) => compares(left(row), op, other(row)));
  }
  const { numbers } = right;
  const [only = Number.NaN] = numbers;
  if (numbers.length === 1) return (row) => compares(left(row), op, only);
  if (op === "!=") return (row) => !Number.isNaN(left(row)) && !numbers.includes(left(row));
  return (row) => numbers.includes(left(row)) && !Number.isNaN(left(row));
}

/** With a null (NaN) on either side nothing holds, `!=` included. */
function compares(a: number, op: Op, b: number): boolean {
  switch (op) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    case "!=":
      return a < b || a > b;
    default:
      return a === b;
  }
}

/** The value of a sum by row. Undefined, and reported, when it counts copies and there is no deck to count in. */
function numbersOf(sum: Sum, term: Term, matching: Matching): Numbers | undefined {
  const columns: { readonly sign: number; readonly numbers: Float64Array }[] = [];
  for (const { field, sign } of sum) {
    const numbers = field === "count" ? countsIn(term, matching) : columnNumbers(matching.index, field);
    if (!numbers) return undefined;
    columns.push({ sign, numbers });
  }
  const [only] = columns;
  if (columns.length === 1 && only?.sign === 1) return (row) => only.numbers[row] ?? Number.NaN;
  return (row) => columns.reduce((total, { sign, numbers }) => total + sign * (numbers[row] ?? Number.NaN), 0);
}

function columnNumbers(index: SearchIndex, field: string): Float64Array {
  const column = index.columns.get(field);
  return column?.is === "number" ? column.numbers : new Float64Array(index.cards.length).fill(Number.NaN);
}

function countsIn(term: Span, matching: Matching): Float64Array | undefined {
  if (!matching.deck) {
    ignore(matching, term, "“count” counts copies in a deck, and no deck is open. Name one with in:.");
    return undefined;
  }
  return copyNumbers(matching.index, matching.deck);
}

/** Copies of each row's card in a deck. */
export function copyNumbers(index: SearchIndex, deck: DeckList): Float64Array {
  const copies = copiesIn(deck);
  return Float64Array.from(index.cards, (card) => copies.get(card.name) ?? 0);
}

/** A regular expression on texts or values; left out with a notice while its engine is not loaded. */
export function compilePattern(term: Extract<Term, { kind: "regex" }>, matching: Matching): Test | undefined {
  if (!isRegexLoaded()) {
    matching.missing.regex = true;
    if (matching.context.regexFailed) ignore(matching, term, "The regular expression engine could not be loaded.", undefined, true);
    else notify(matching, term, "The regular expression engine is still loading.");
    return undefined;
  }
  const compiled = compileRegex(term.pattern, term.ignoreCase);
  if (!compiled.ok) {
    ignore(matching, term, compiled.error);
    return undefined;
  }
  const column = matching.index.columns.get(term.field);
  if (column?.is !== "text" && column?.is !== "values") return NEVER;
  const { raw } = column;
  const find = compiled.value;
  const found: Test = (row) => raw[row]?.some((text) => find(text)) === true;
  if (term.op !== "!=") return found;
  const any = hasValue(matching.index, term.field);
  return (row) => any(row) && !found(row);
}

/** Days against days, ages against spans. */
export function compileDate(term: Extract<Term, { kind: "date" }>, matching: Matching): Test | undefined {
  const column = matching.index.columns.get(term.field);
  if (column?.is !== "date") return NEVER;
  const { days } = column;
  const { right, op } = term;
  if (right.is === "day") {
    const day = dayNumber(right.day) ?? Number.NaN;
    return (row) => compares(days[row] ?? Number.NaN, op, day);
  }
  const today = dayNumber(matching.context.today ?? "");
  if (today === undefined) {
    ignore(matching, term, "Ages are counted from today, but today's date is not known here.");
    return undefined;
  }
  return (row) => compares(today - (days[row] ?? Number.NaN), op, right.days);
}
