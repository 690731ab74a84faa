/** Whether two texts come to the same: what they bind is compared by what it refers to, not by the noun that it is called by. */

import type { Language } from "../language.ts";
import { abilitiesOf } from "../reading/ability.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { bindAbility } from "../reading/bind.ts";
import { eitherOf } from "../reading/either.ts";
import { QUOTED, sentenceIn } from "../reading/quoted.ts";
import { readText, type TextReading } from "../reading/read.ts";
import type { Leaf } from "../reading/token.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { affirmed } from "./affirmed.ts";

/** What is true or waits for something stands in any order; what is done is done in the order in which it stands. */
const ORDERED: ReadonlySet<string> = new Set(["do", "section"]);

/** Whether two texts that are understood come to the same abilities. */
export function sameText(language: Language, one: TextReading, other: TextReading): boolean {
  const left = [...abilitiesIn(language, other)];
  const abilities = abilitiesIn(language, one);
  if (abilities.length !== left.length) return false;
  return abilities.every((ability) => {
    const at = left.findIndex((against) => sameAbility(ability, against));
    const before = left.slice(0, Math.max(at, 0)).some(({ kind }) => ORDERED.has(kind));
    if (at < 0 || (before && ORDERED.has(ability.kind))) return false;
    left.splice(at, 1);
    return true;
  });
}

/**
 * What is true of each part of a list is true of the list, and what one of two events brings about each of them does: “this cannot attack or block” is “this cannot attack. This cannot
 * block.”
 */
function apart(language: Language, ability: BoundAbility): BoundAbility[] {
  const { grammar } = language;
  const [first, ...rest] = aloneFirst(language, ability, oneByOne(language, ability.lines));
  if (!first || (ability.kind !== "static" && ability.kind !== "trigger"))
    return [first ? { ...ability, lines: [first, ...rest] } : ability];
  const ways =
    ability.kind === "static"
      ? splitting(first, (tree) => (grammar.entries.get(tree.is)?.construct.lists ? Object.values(tree.holes) : undefined))
      : splitting(first, (tree) => (tree.is === "event.or" ? eitherOf(tree) : undefined));
  return ways.map((line) => ({ ...ability, lines: [line, ...rest] }));
}

/** Where the sentences of a card run in order, “draw 1 card, then gain 1M” is “draw 1 card. Gain 1M.”, unless something asks whether it was done. */
function oneByOne({ textRules }: Language, lines: readonly Tree[]): readonly Tree[] {
  if (textRules?.order !== "sequence") return lines.flatMap((line, i) => (follows(lines[i + 1]) ? [line] : byThemselves(line)));
  if (lines.some((line) => [...walk(line)].some(({ is }) => is === "line.ifYouDo" || is === "line.otherwise" || is === "repeat")))
    return lines;
  return lines.flatMap((line) => {
    const body = line.holes["b"];
    if (!isTree(body) || !/^then(?:[.]three)?$/u.test(body.is)) return [line];
    const [act, ...more] = actsIn(body);
    if (!act) return [line];
    return [{ ...line, holes: { ...line.holes, b: act } }, ...more.map((b): Tree => ({ is: "line.do", holes: { b } }))];
  });
}

const follows = (next: Tree | undefined): boolean => next?.is === "line.ifYouDo" || next?.is === "line.otherwise";

/** What the player may leave: such parts wait for the player, so what stands behind “then” waits with them. */
const OPTIONAL: ReadonlySet<string> = new Set([
  "may",
  "upTo",
  "anyNumber",
  "ncards.upTo",
  "target.upTo",
  "target.any",
  "found.upTo",
  "found.any",
]);

/** Where sentences run as a group, what happens by itself happens in printed order, joined by “then” or not: also behind a moment and a price. */
function byThemselves(line: Tree): readonly Tree[] {
  const body = bodyOf(line);
  if (!body || !/^then(?:[.]three)?$/u.test(body.tree.is)) return [line];
  if ([...walk(body.tree)].some(({ is }) => OPTIONAL.has(is))) return [line];
  return actsIn(body.tree).map((act, i): Tree => (i === 0 ? body.with(act) : { is: "line.do", holes: { b: act } }));
}

/** What is done, without the heading, moment or price that it stands behind. */
function bodyOf(line: Tree): { readonly tree: Tree; readonly with: (act: Tree) => Tree } | undefined {
  const hole = BODIES[line.is];
  const inner = hole === undefined ? undefined : line.holes[hole];
  if (hole === undefined || !isTree(inner)) return undefined;
  const put = (tree: Tree): Tree => ({ ...line, holes: { ...line.holes, [hole]: tree } });
  const deeper = bodyOf(inner);
  return deeper ? { tree: deeper.tree, with: (act) => put(deeper.with(act)) } : { tree: inner, with: put };
}
const BODIES: Readonly<Record<string, string>> = {
  "line.do": "b",
  "line.section": "p",
  "line.when": "b",
  "line.at": "b",
  "line.activated": "b",
  "part.when": "b",
  "part.at": "b",
};

/** Instructions that meet no other stand first, in one order: “gain 1M, then draw 1 card” is “draw 1 card. Gain 1M.” where it makes no difference. */
function aloneFirst({ textRules }: Language, { kind }: BoundAbility, lines: readonly Tree[]): readonly Tree[] {
  const isAlone = textRules?.alone;
  if (!isAlone || kind !== "do") return lines;
  const alone: Tree[] = [];
  const others: Tree[] = [];
  for (const [i, line] of lines.entries()) {
    const body = line.holes["b"];
    const follows = lines[i + 1]?.is;
    if (line.is !== "line.do" || !isTree(body) || follows === "line.ifYouDo" || follows === "line.otherwise") {
      others.push(line);
      continue;
    }
    const acts = actsIn(body);
    const left = acts.filter((act) => !isAlone(act));
    if (left.length === acts.length || left.length > 1) others.push(...(left.length === acts.length ? [line] : [joined(line, left)]));
    else if (left[0]) others.push({ ...line, holes: { b: left[0] } });
    if (left.length < acts.length) alone.push(...acts.filter(isAlone).map((b): Tree => ({ is: "line.do", holes: { b } })));
  }
  return [...alone.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)), ...others];
}

/** A sentence that does only some of what it did. */
const joined = (line: Tree, [a, b]: readonly Tree[]): Tree => (a && b ? { ...line, holes: { b: { is: "then", holes: { a, b } } } } : line);

/** A tree once for each part of the first list in it. */
function splitting(tree: Tree, parts: (tree: Tree) => readonly (Tree | Leaf)[] | undefined): Tree[] {
  for (const [name, hole] of Object.entries(tree.holes)) {
    if (!isTree(hole)) continue;
    const split = parts(hole);
    if (split) return split.flatMap((part) => splitting({ ...tree, holes: { ...tree.holes, [name]: part } }, parts));
    const inner = splitting(hole, parts);
    if (inner.length > 1) return inner.map((part) => ({ ...tree, holes: { ...tree.holes, [name]: part } }));
  }
  return [tree];
}

/** The abilities of a text, in one wording where the rules of the game make no difference between two. */
function abilitiesIn(language: Language, { abilities, sentences }: TextReading): readonly BoundAbility[] {
  const { grammar, alike } = language;
  if (!alike) return abilities.flatMap((ability) => apart(language, ability));
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  const lines = (n: number) =>
    sentences.flatMap(({ tree, paragraph }) => (tree && paragraph === n ? [inOneWording(language, tree, alike)] : []));
  return paragraphs.flatMap((n) =>
    abilitiesOf(lines(n))
      .abilities.map((ability) => bindAbility(grammar, ability).ability)
      .flatMap((ability) => apart(language, ability)),
  );
}

function inOneWording(language: Language, tree: Tree, alike: (tree: Tree) => Tree): Tree {
  const holes = Object.entries(tree.holes).map(
    ([name, hole]) =>
      [name, isTree(hole) ? inOneWording(language, hole, alike) : tree.is === QUOTED ? saidIn(language, hole) : hole] as const,
  );
  return alike({ ...tree, holes: Object.fromEntries(holes) });
}

/** What an ability in quotation marks comes to: two wordings of the same are the same. */
function saidIn(language: Language, words: Leaf): Leaf {
  const reading = readText(language, sentenceIn(words));
  if (reading.problems.length > 0) return words;
  const plain = (key: string, value: unknown) => (key === "span" ? undefined : value);
  return JSON.stringify(
    abilitiesIn(language, reading).map(({ kind, lines }) => ({ kind, lines })),
    plain,
  );
}

const sameAbility = (one: BoundAbility, other: BoundAbility): boolean =>
  one.kind === other.kind &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, i) => same(line, other.lines[i]) || sameIfDone(one.lines, other.lines, i));

/** “You may destroy a card. If you do, gain … equal to its cost”: without “if you do” the same, since a card that was not chosen brings nothing. */
function sameIfDone(one: readonly Tree[], other: readonly Tree[], i: number): boolean {
  const [before, a, b] = [one[i - 1], one[i], other[i]];
  if (!before || !a || !b || one[i + 1]?.is === "line.otherwise") return false;
  if ([a.is, b.is].sort().join() !== "line.do,line.ifYouDo") return false;
  const [chosen, body] = [before.holes["b"], a.holes["b"]];
  if (!isTree(chosen) || chosen.is !== "may" || !isTree(body)) return false;
  const made = new Set([...walk(chosen)].flatMap(({ binds }) => binds ?? []));
  return (
    same(body, b.holes["b"]) && actsIn(body).every((act) => [...walk(act)].some(({ refers }) => refers !== undefined && made.has(refers)))
  );
}

/** What a sentence does, one after the other. */
const actsIn = (tree: Tree): Tree[] =>
  /^v?then/u.test(tree.is) ? Object.values(tree.holes).flatMap((hole) => (isTree(hole) ? actsIn(hole) : [])) : [tree];

function same(one: Tree | Leaf | undefined, other: Tree | Leaf | undefined, isPlain = true): boolean {
  if (!isTree(one) || !isTree(other)) return one === other;
  const [a, b] = one.is === other.is ? [one, other] : [unlooped(affirmed(one)), unlooped(affirmed(other))];
  if (isPlain && a.is !== b.is && (a.is === "forEach" || b.is === "forEach")) return same(counted(a), counted(b), false);
  // What is paid together is paid in any order.
  if (isPlain && a.is === "costs" && b.is === "costs") return sameCosts(paidIn(a), paidIn(b));
  // “That card” and “the chosen card” where both are the same one.
  if (a.refers !== undefined && a.refers === b.refers && isOne(a) && isOne(b)) return true;
  if (a.is !== b.is || a.refers !== b.refers) return false;
  const names = Object.keys(a.holes);
  if (names.length !== Object.keys(b.holes).length) return false;
  return names.every(
    (name) => same(a.holes[name], b.holes[name]) || (a.refers !== undefined && isNoun(a.holes[name]) && isNoun(b.holes[name])),
  );
}

const paidIn = (tree: Tree): Tree[] =>
  tree.is === "costs" ? Object.values(tree.holes).flatMap((hole) => (isTree(hole) ? paidIn(hole) : [])) : [tree];

function sameCosts(one: readonly Tree[], other: readonly Tree[]): boolean {
  const left = [...other];
  return (
    one.length === left.length &&
    one.every((cost) => {
      const at = left.findIndex((against) => same(cost, against));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** What is done for each card with numbers alone comes to what is done so often: “for each card, draw 1 card” is “draw 1 card for each card”. */
function unlooped(tree: Tree): Tree {
  const { g, m } = tree.holes;
  if (tree.is !== "loop" || !isTree(g) || !isTree(m)) return tree;
  if ([...walk(m)].some(({ refers }) => refers !== undefined && refers === g.binds)) return tree;
  const { binds: _, ...group } = g;
  if (BY_NUMBER.has(m.is)) return { is: "forEach", holes: { v: m, p: group } };
  const { c, d, m: mods } = m.holes;
  if (m.is !== "gets" || !isTree(c) || c.is !== "this" || mods === undefined || d === undefined) return tree;
  return { is: "gets.each", holes: { c, m: mods, p: group, d } };
}
const BY_NUMBER: ReadonlySet<string> = new Set(["draw", "gain", "lose"]);

/** “Draw 1 card for each …” counts first and then draws, so it is “draw cards equal to the number of …”. */
function counted(tree: Tree): Tree {
  const { v, p } = tree.holes;
  if (tree.is !== "forEach" || !isTree(v) || !isTree(p) || v.is !== "draw") return tree;
  const drawn = v.holes["n"];
  if (!isTree(drawn) || drawn.is !== "ncards" || drawn.holes["n"] !== 1) return tree;
  const number: Tree = p.is.startsWith("way.per.")
    ? { ...p, is: `way.number.${p.is.slice("way.per.".length)}` }
    : { is: "number.of", holes: { g: p } };
  return { ...v, holes: { n: { is: "ncards.equal", holes: { v: number } } } };
}

const isOne = ({ is }: Tree): boolean => is === "that" || is === "chosen";

const isNoun = (value: Tree | Leaf | undefined): boolean => isTree(value) && value.is.startsWith("noun.");
