/** Turns a tree into a test of rows. What the cards or the context do not know is dropped and listed, like any ignored part. */
import { unreachable } from "../../kernel/result.ts";
import type { DeckList } from "../deck.ts";
import { nearest } from "../distance.ts";
import { fold, foldText } from "../fold.ts";
import type { SearchIndex } from "./columns.ts";
import { dayNumber } from "./dates.ts";
import { copiesIn, deckOf, fitsDecks, formatsOf, hasRoom } from "./decks.ts";
import { quoted, searchFields, valueKey } from "./fields.ts";
import { parseQuery } from "./parse.ts";
import { compileRegex, isRegexLoaded } from "./regex.ts";
import type { Ignored, Node, Notice, Op, SearchContext, Span, Sum, Term, Value } from "./types.ts";

/** Whether the card of a row fits. */
export type Test = (row: number) => boolean;

/** One compilation: what it may ask and what it finds on the way. */
export type Matching = {
  readonly index: SearchIndex;
  readonly context: SearchContext;
  readonly text: string;
  readonly ignored: Ignored[];
  readonly notices: Notice[];
  /** Set when a regular expression was left out because its engine is not loaded. */
  readonly missing: { regex: boolean };
  /** The deck that `count` counts in. */
  readonly deck: DeckList | undefined;
  /** Saved searches that are being read, outermost first, and those that are known. */
  readonly stack: readonly string[];
  readonly known: Map<string, Test | undefined>;
  /** Where the outermost saved search stands: faults inside it are told there. */
  readonly within?: Span & { readonly name: string };
};

/** Saved searches inside saved searches. */
const DEEPEST_SAVED = 20;
const NEVER: Test = () => false;

export const startMatching = (index: SearchIndex, context: SearchContext, text: string): Matching => ({
  index,
  context,
  text,
  ignored: [],
  notices: [],
  missing: { regex: false },
  deck: context.deck,
  stack: [],
  known: new Map(),
});

/** The test of a tree; undefined when no part of it filters. */
export function compile(node: Node, matching: Matching): Test | undefined {
  switch (node.kind) {
    case "all":
      return undefined;
    case "and":
    case "or": {
      const inner = node.kind === "and" ? withNamedDeck(node.parts, matching) : matching;
      const tests = node.parts.flatMap((part) => compile(part, inner) ?? []);
      if (tests.length <= 1) return tests[0];
      return node.kind === "and" ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
    }
    case "not": {
      const test = compile(node.part, matching);
      return test && ((row) => !test(row));
    }
    default:
      return compileTerm(node, matching);
  }
}

/** `in:"Glass Man" count>=3`: the deck that a group names is the one that its `count` means. */
function withNamedDeck(parts: readonly Node[], matching: Matching): Matching {
  const named = parts.find((part) => part.kind === "deck");
  const name = named?.kind === "deck" ? named.names[0]?.value : undefined;
  const deck = name === undefined ? undefined : deckOf(name, matching.context);
  return deck ? { ...matching, deck } : matching;
}

function compileTerm(term: Term, matching: Matching): Test | undefined {
  const { index } = matching;
  switch (term.kind) {
    case "word":
    case "phrase":
      return contains(index, "name", [fold(term.text)]);
    case "whole":
      return contains(index, "name", [`\n${fold(term.text)}\n`]);
    case "saved":
      return compileSaved(term, matching);
    case "number":
      return compileNumber(term, matching);
    case "text":
      return compileText(term, index);
    case "values":
      return compileValues(term, matching);
    case "null":
      return compileNull(term, matching);
    case "regex":
      return compilePattern(term, matching);
    case "date":
      return compileDate(term, matching);
    case "deck":
      return compileDeck(term, matching);
    case "rules":
      return compileRules(term, matching);
    default:
      return unreachable(term);
  }
}

function contains(index: SearchIndex, field: string, needles: readonly string[]): Test {
  const column = index.columns.get(field);
  if (column?.is !== "text") return NEVER;
  const { folded } = column;
  const [only = ""] = needles;
  if (needles.length === 1) return (row) => folded[row]?.includes(only) === true;
  return (row) => needles.some((needle) => folded[row]?.includes(needle) === true);
}

function compileText(term: Extract<Term, { kind: "text" }>, index: SearchIndex): Test {
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

function compileValues(term: Extract<Term, { kind: "values" }>, matching: Matching): Test | undefined {
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
        ? `No card has the tag "${each.value}".`
        : `"${term.field}" is never "${each.value}" here.`,
      written,
    );
    return false;
  });
}

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
      return NEVER;
  }
}

function compileNull(term: Extract<Term, { kind: "null" }>, matching: Matching): Test | undefined {
  const [first] = term.left;
  const alone = term.left.length === 1 && first?.field !== "count" ? hasValue(matching.index, first?.field ?? "") : undefined;
  const value = alone ? undefined : numbersOf(term.left, term, matching);
  const has = alone ?? (value && ((row: number) => !Number.isNaN(value(row))));
  if (!has) return undefined;
  return term.op === "!=" ? has : (row) => !has(row);
}

type Numbers = (row: number) => number;

function compileNumber(term: Extract<Term, { kind: "number" }>, matching: Matching): Test | undefined {
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
    ignore(matching, term, '"count" counts copies in a deck, and none is open in the dock; name one with in:.');
    return undefined;
  }
  return copyNumbers(matching.index, matching.deck);
}

/** Copies of each row's card in a deck. */
export function copyNumbers(index: SearchIndex, deck: DeckList): Float64Array {
  const copies = copiesIn(deck);
  return Float64Array.from(index.cards, (card) => copies.get(card.name) ?? 0);
}

function compilePattern(term: Extract<Term, { kind: "regex" }>, matching: Matching): Test | undefined {
  if (!isRegexLoaded()) {
    matching.missing.regex = true;
    notify(matching, term, "The part that reads regular expressions is still being loaded.");
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

function compileDate(term: Extract<Term, { kind: "date" }>, matching: Matching): Test | undefined {
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
    ignore(matching, term, "Ages are counted from today, and today's date is not known here.");
    return undefined;
  }
  return (row) => compares(today - (days[row] ?? Number.NaN), op, right.days);
}

function compileDeck(term: Extract<Term, { kind: "deck" }>, matching: Matching): Test | undefined {
  const { context, index } = matching;
  const decks = term.names.flatMap((name) => {
    const deck = deckOf(name.value, context);
    if (!deck)
      unknownName(
        matching,
        term,
        name,
        name.value.toLowerCase() === "deck" ? "No deck is open in the dock." : `There is no deck "${name.value}".`,
        context.deckNames,
      );
    return deck ? [copyNumbers(index, deck)] : [];
  });
  if (decks.length === 0) return undefined;
  const holds: Test = (row) => decks.some((copies) => (copies[row] ?? 0) > 0);
  return term.op === "!=" ? (row) => !holds(row) : holds;
}

function compileRules(term: Extract<Term, { kind: "rules" }>, matching: Matching): Test | undefined {
  const { game } = matching.index;
  if (!game.deck) {
    ignore(matching, term, `${game.name} has no deck rules yet.`);
    return undefined;
  }
  const tests = term.names.flatMap((name) => ruleTest(term, name, matching) ?? []);
  if (tests.length === 0) return undefined;
  return term.op === "!=" ? (row) => !tests.some((test) => test(row)) : (row) => tests.some((test) => test(row));
}

/** `legal:` and `allowed:` with a format ask for cards that the format takes; `allowed:` with a deck also for room in it. */
function ruleTest(term: Extract<Term, { kind: "rules" }>, name: Value, matching: Matching): Test | undefined {
  const { context, index } = matching;
  const rules = index.game.deck;
  if (!rules) return undefined;
  const formats = formatsOf(rules, context);
  const named = formats.find((format) => valueKey(format.id) === valueKey(name.value) || valueKey(format.name) === valueKey(name.value));
  const deck = named ? undefined : deckOf(name.value, context);
  const isDock = name.value.toLowerCase() === "deck";
  if (!named && !deck && !(isDock && term.field === "legal")) {
    const message = isDock ? "No deck is open in the dock." : `There is no format and no deck "${name.value}".`;
    return unknownName(matching, term, name, message, [...formats.map((format) => format.id), ...(context.deckNames ?? [])]);
  }
  const format = named ?? formats.find((each) => each.id === deck?.format) ?? formats[0];
  const room = deck && term.field === "allowed" ? hasRoom(deck, rules, format) : undefined;
  const allowed = format?.allowed === undefined ? undefined : compileNamed(`format ${format.id}`, format.allowed, term, matching);
  return (row) => {
    const card = index.cards[row];
    return card !== undefined && (allowed?.(row) ?? true) && (room ? room(card) : fitsDecks(card, rules));
  };
}

function compileSaved(term: Extract<Term, { kind: "saved" }>, matching: Matching): Test | undefined {
  const text = matching.context.saved?.(term.name);
  if (text !== undefined) return compileNamed(`@${term.name}`, text, term, matching);
  const [near] = nearest(term.name, matching.context.savedNames ?? [], 1);
  ignore(matching, term, `There is no saved search "${term.name}".`, near && `@${quoted(near)}`);
  return undefined;
}

/** A query inside the query, under the name that people know it by. Its rows are found once, however often it is used. */
function compileNamed(name: string, text: string, term: Span, matching: Matching): Test | undefined {
  const key = fold(name);
  if (matching.known.has(key)) return matching.known.get(key);
  const path = [...matching.stack, name];
  const round = matching.stack.findIndex((each) => fold(each) === key);
  if (round >= 0) {
    ignore(matching, term, `${name} uses itself: ${path.slice(round).join(" → ")}.`);
    return undefined;
  }
  if (path.length > DEEPEST_SAVED) {
    ignore(matching, term, `Saved searches may use one another ${DEEPEST_SAVED} deep, not deeper.`);
    return undefined;
  }
  const query = parseQuery(text, matching.index.game);
  const within = matching.within ?? { from: term.from, to: term.to, name };
  const inner: Matching = { ...matching, text, stack: path, within };
  for (const each of query.ignored) ignore(inner, each, each.message);
  const test = compile(query.tree, inner);
  const rows = test && Uint8Array.from(matching.index.cards, (_, row) => (test(row) ? 1 : 0));
  const found: Test | undefined = rows && ((row) => rows[row] === 1);
  matching.known.set(key, found);
  return found;
}

function unknownName(
  matching: Matching,
  term: Span & { readonly names: readonly Value[] },
  name: Value,
  message: string,
  candidates: readonly string[] | undefined,
): undefined {
  const [near] = nearest(name.value, candidates ?? [], 1);
  const alone = term.names.length === 1;
  const prefix = matching.text.slice(term.from, name.from);
  ignore(matching, alone ? term : name, message, near && (alone ? `${prefix}${quoted(near)}` : quoted(near)));
}

function ignore(matching: Matching, where: Span, message: string, suggestion?: string): void {
  const { within, text, ignored } = matching;
  const part = text.slice(where.from, where.to);
  if (within) ignored.push({ from: within.from, to: within.to, text: part, message: `In ${within.name}, "${part}": ${message}` });
  else ignored.push({ from: where.from, to: where.to, text: part, message, ...(suggestion ? { suggestion } : {}) });
}
function notify(matching: Matching, where: Span, message: string): void {
  const { from, to } = matching.within ?? where;
  matching.notices.push({ from, to, message });
}
