/** Turns a tree into a test of rows. What the cards or the context do not know is dropped and listed, like any ignored part. */
import { unreachable } from "../../kernel/result.ts";
import { fold } from "../fold.ts";
import { nearest } from "../nearest.ts";
import { deckOf, fitsDecks, formatsOf, hasRoom } from "./decks.ts";
import { quoted, valueKey } from "./field.ts";
import {
  compileDate,
  compileNull,
  compileNumber,
  compilePattern,
  compileText,
  compileValues,
  contains,
  copyNumbers,
} from "./match-values.ts";
import { ignore, type Matching, type Test } from "./matching.ts";
import { parseQuery } from "./parse.ts";
import type { Node, Span, Term, Value } from "./types.ts";

/** Saved searches inside saved searches. */
const DEEPEST_SAVED = 20;

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

function compileDeck(term: Extract<Term, { kind: "deck" }>, matching: Matching): Test | undefined {
  const { context, index } = matching;
  const decks = term.names.flatMap((name) => {
    const deck = deckOf(name.value, context);
    if (!deck)
      unknownName(
        matching,
        term,
        name,
        name.value.toLowerCase() === "deck" ? "No deck is open." : `There is no deck “${name.value}”.`,
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
    const message = isDock ? "No deck is open." : `There is no format and no deck “${name.value}”.`;
    return unknownName(matching, term, name, message, [...formats.map((format) => format.id), ...(context.deckNames ?? [])]);
  }
  const format = named ?? formats.find((each) => each.id === deck?.format) ?? formats[0];
  const room = deck && term.field === "allowed" ? hasRoom(deck, rules, format, index.cards) : undefined;
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
  ignore(matching, term, `There is no saved search “${term.name}”.`, near && `@${quoted(near)}`);
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
    ignore(matching, term, `Saved searches can be nested at most ${DEEPEST_SAVED} deep.`);
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
