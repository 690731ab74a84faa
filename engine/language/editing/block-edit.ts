/** Changes of a text by its blocks: each replaces as little of the text as it can, so that the rest stays as it was typed. */

import type { Language } from "../language.ts";
import { notCarriedOut } from "../machine/own.ts";
import { readText, type TextReading } from "../reading/read.ts";
import { type Leaf, lex, type Span } from "../reading/token.ts";
import { type Construct, readPhrase } from "../tables/construct.ts";
import { entryOf, type Grammar, terminalOf } from "../tables/grammar.ts";
import { labelOf, type Sort } from "../tables/sort.ts";
import { capital, printLine, printPhrase } from "../telling/print.ts";
import { GAP, isGap, isStandIn, isTree, sameMeaning, type Tree } from "../tree.ts";
import type { Path, Slot } from "./blocks.ts";
import { phraseOf } from "./expect.ts";

/** Puts `insert` in place of a span. */
export type Change = Span & { readonly insert: string };

/** What can be put into a slot: a construct with its holes open. */
export type Offer = {
  readonly id: string;
  readonly phrase: string;
  /** What kind it is: "an event". */
  readonly kind: string;
  readonly doc: string;
  readonly example: string;
  readonly tree: Tree;
};

/** A tree of a construct about which nothing is said yet. */
const openTree = (grammar: Grammar, id: string): Tree => ({
  is: id,
  holes: Object.fromEntries((grammar.entries.get(id)?.holes ?? []).map(({ name }) => [name, GAP])),
});

/** Everything that may stand in a slot of a sort and that the game carries out. What only stands for another sort (an instruction that is a sentence) is offered as that. */
export function offersFor(language: Language, sort: Sort): readonly Offer[] {
  const { grammar } = language;
  const reached = grammar.reach.get(sort) ?? new Map<Sort, undefined>();
  const lacking = notCarriedOut(language);
  return [...grammar.entries.values()].flatMap(({ construct, holes, spellings }): readonly Offer[] => {
    if (!reached.has(construct.sort) || lacking.has(construct.id)) return [];
    const [only, ...more] = holes;
    if (only && more.length === 0 && spellings[0]?.items.length === 1)
      return offersFor(language, only.sort).map((offer) => ({ ...offer, tree: { is: construct.id, holes: { [only.name]: offer.tree } } }));
    return [offerOf(grammar, construct)];
  });
}

const offerOf = (grammar: Grammar, { id, sort, phrase, doc, example }: Construct): Offer => ({
  id,
  phrase: phraseOf(readPhrase(phrase)),
  kind: labelOf(sort),
  doc,
  example,
  tree: openTree(grammar, id),
});

/** Whether a part of a tree may stand in a slot of a sort. */
export const fits = ({ grammar }: Language, value: Tree, sort: Sort): boolean =>
  !isStandIn(value) && (grammar.reach.get(sort)?.has(entryOf(grammar, value).construct.sort) ?? false);

/** What stands at a path; undefined where the tree has no such place. */
export const partAt = (tree: Tree, path: Path): Tree | Leaf | undefined =>
  path.reduce<Tree | Leaf | undefined>((part, name) => (isTree(part) ? part.holes[name] : undefined), tree);

/** The tree with something else at a path. */
export function withPart(tree: Tree, [name, ...rest]: Path, value: Tree | Leaf): Tree | Leaf {
  if (name === undefined) return value;
  const inner = tree.holes[name];
  return { ...tree, holes: { ...tree.holes, [name]: isTree(inner) ? withPart(inner, rest, value) : value } };
}

/**
 * A tree with its open holes filled by what stood there before: parts that fit, in their order; or all of it, where it fits into one
 * (“draw 1 card” becomes “you may draw 1 card”).
 */
export function keeping(language: Language, before: Tree | Leaf | undefined, after: Tree): Tree {
  if (!isTree(before) || isStandIn(before)) return after;
  const { grammar } = language;
  const left = entryOf(grammar, before).holes.flatMap(({ name, sort }) => {
    const value = before.holes[name];
    return value === undefined || (isTree(value) && isStandIn(value)) ? [] : [{ sort, value }];
  });
  const only = Object.values(after.holes);
  const { holes: wanted } = entryOf(grammar, after);
  const [through] = wanted;
  if (
    wanted.length === 1 &&
    through &&
    isTree(only[0]) &&
    !isStandIn(only[0]) &&
    entryOf(grammar, after).spellings[0]?.items.length === 1
  ) {
    const own = entryOf(grammar, before).holes[0];
    const inside = before.is === after.is && own ? before.holes[own.name] : before;
    return { ...after, holes: { [through.name]: keeping(language, inside, only[0]) } };
  }
  const holes: Record<string, Tree | Leaf> = { ...after.holes };
  let kept = 0;
  for (const { name, sort } of wanted) {
    const at = left.findIndex((part) => part.sort === sort || (isTree(part.value) && fits(language, part.value, sort)));
    const [part] = at < 0 ? [] : left.splice(at, 1);
    if (!part) continue;
    holes[name] = part.value;
    kept++;
  }
  if (kept > 0) return { ...after, holes };
  const around = wanted.find(({ sort }) => fits(language, before, sort));
  return around ? { ...after, holes: { ...holes, [around.name]: before } } : after;
}

/**
 * The least change that puts a value at a path of a sentence: of the part alone if the rest still agrees with it, else of the part around it.
 *
 * @returns undefined where the sentence is not understood
 */
export function putAt(
  language: Language,
  text: string,
  reading: TextReading,
  index: number,
  path: Path,
  value: Tree | Leaf,
): Change | undefined {
  const sentence = reading.sentences[index];
  const before = sentence?.tree;
  if (!sentence || !before) return undefined;
  const after = withPart(before, path, value);
  if (!isTree(after)) return undefined;
  const printed = printLine(language.grammar, after);
  const isCanonical = text.slice(sentence.from, sentence.to) === printLine(language.grammar, before);
  for (let length = path.length; length > 0; length--) {
    const place = path.slice(0, length);
    const span = spanAt(before, place);
    const part = partAt(after, place);
    const sort = sortAt(language.grammar, before, place);
    if (!span || part === undefined || sort === undefined) continue;
    for (const form of [undefined, 0, 1] as const) {
      const words = printPhrase(language.grammar, part, sort, form);
      const insert = span.from === sentence.from ? capital(words) : words;
      const whole = text.slice(sentence.from, span.from) + insert + text.slice(span.to, sentence.to);
      const [read] = readText(language, whole).sentences;
      if (!read?.tree || !sameMeaning(read.tree, after) || (isCanonical && whole !== printed)) continue;
      return { ...span, insert };
    }
  }
  return { from: sentence.from, to: sentence.to, insert: printed };
}

/** Where a part stands; a leaf has no span of its own. */
function spanAt(tree: Tree, path: Path): Span | undefined {
  const part = partAt(tree, path);
  return isTree(part) ? part.span : undefined;
}

function sortAt(grammar: Grammar, tree: Tree, path: Path): Sort | undefined {
  const outer = partAt(tree, path.slice(0, -1));
  return isTree(outer) && !isStandIn(outer) ? entryOf(grammar, outer).holes.find(({ name }) => name === path.at(-1))?.sort : undefined;
}

/** Where a gap of a text stands: its sentence, its path there, what belongs into it, and whether a number, #tag or name will do; undefined where its sentence is not understood. */
export function gapPlace(
  { grammar }: Language,
  { sentences }: TextReading,
  at: number,
): { readonly index: number; readonly path: Path; readonly sort: Sort; readonly takesToken: boolean } | undefined {
  const find = (tree: Tree, path: Path): { readonly path: Path; readonly sort: Sort } | undefined => {
    if (isStandIn(tree)) return undefined;
    for (const { name, sort } of entryOf(grammar, tree).holes) {
      const value = tree.holes[name];
      if (!isTree(value)) continue;
      if (isGap(value) && value.span?.from === at) return { path: [...path, name], sort };
      const inner = find(value, [...path, name]);
      if (inner) return inner;
    }
    return undefined;
  };
  for (const [index, { tree }] of sentences.entries()) {
    const place = tree && find(tree, []);
    if (place) return { index, ...place, takesToken: terminalOf(grammar, place.sort) !== undefined };
  }
  return undefined;
}

/** What typed letters come to in a slot that takes one token: a number, #tag, name; undefined if they are none. */
export function typedLeaf(sort: Sort, typed: string): Leaf | undefined {
  const trimmed = typed.trim();
  const written =
    sort === "TAG" && !trimmed.startsWith("#") ? `#${trimmed}` : sort === "NAME" && !trimmed.startsWith('"') ? `"${trimmed}"` : trimmed;
  const money = sort === "MONEY" && /^\d+$/u.test(written) ? `${written}M` : written;
  const [token, more] = lex(sort === "SIGNED" && /^\d+$/u.test(money) ? `+${money}` : money);
  return token && !more && token.kind === sort ? token.leaf : undefined;
}

/** Adds a sentence behind another one, or at the end; `paragraph`: it begins a line of its own. */
export function addSentence(language: Language, text: string, reading: TextReading, behind: number | undefined, tree: Tree): Change {
  const sentence = behind === undefined ? reading.sentences.at(-1) : reading.sentences[behind];
  const written = printLine(language.grammar, tree);
  if (!sentence) return { from: 0, to: text.length, insert: written };
  const stop = text.slice(sentence.from, sentence.to).endsWith(".") ? "" : ".";
  return { from: sentence.to, to: sentence.to, insert: `${stop}\n${written}` };
}

/** Takes a sentence out, with the blank or line before it. */
export function dropSentence(text: string, reading: TextReading, index: number): Change | undefined {
  const sentence = reading.sentences[index];
  if (!sentence) return undefined;
  const before = reading.sentences[index - 1];
  const after = reading.sentences[index + 1];
  if (before) return { from: before.to, to: sentence.to, insert: "" };
  return { from: sentence.from, to: after ? after.from : text.length, insert: "" };
}

/** Lets a sentence change places with the one before or behind it; each keeps its words, and the paragraphs stay as they are. */
export function swapSentences(text: string, reading: TextReading, index: number, step: 1 | -1): Change | undefined {
  const [first, second] = step === 1 ? [index, index + 1] : [index - 1, index];
  const [a, b] = [reading.sentences[first], reading.sentences[second]];
  if (!a || !b) return undefined;
  const closed = (from: number, to: number) => text.slice(from, to).replace(/[^.]$/u, "$&.");
  return { from: a.from, to: b.to, insert: closed(b.from, b.to) + text.slice(a.to, b.from) + closed(a.from, a.to) };
}

/** Moves what stands in one slot into another of the same sentence or another, where it fits; the first is left open. */
export function moveBlock(
  language: Language,
  text: string,
  reading: TextReading,
  from: { readonly index: number; readonly path: Path },
  to: { readonly index: number; readonly slot: Slot },
): string | undefined {
  const tree = reading.sentences[from.index]?.tree;
  const part = tree && partAt(tree, from.path);
  const isInside = from.index === to.index && from.path.every((name, i) => to.slot.path[i] === name);
  if (!isTree(part) || isInside || !fits(language, part, to.slot.sort)) return undefined;
  const opened = putAt(language, text, reading, from.index, from.path, GAP);
  if (!opened) return undefined;
  const between = applied(text, opened);
  const filled = putAt(language, between, readText(language, between), to.index, to.slot.path, part);
  return filled && applied(between, filled);
}

/** The text after a change. */
export const applied = (text: string, { from, to, insert }: Change): string => text.slice(0, from) + insert + text.slice(to);
