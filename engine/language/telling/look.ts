/**
 * What each word of a text is, for colours and for help: the construct whose word it is, by the tree. Of a sentence that is not understood the
 * largest phrases that are, and for what is left the phrase that has such a word.
 */

import { phraseOf } from "../editing/expect.ts";
import type { Language } from "../language.ts";
import { reminderOf } from "../reading/definition.ts";
import { treeOf } from "../reading/edge.ts";
import { type Chart, chartOf } from "../reading/parse.ts";
import type { ReadSentence, TextReading } from "../reading/read.ts";
import { MAX_TOKENS } from "../reading/sentence.ts";
import type { Span, Terminal, Token } from "../reading/token.ts";
import type { Construct } from "../tables/construct.ts";
import { readPhrase } from "../tables/construct.ts";
import { entryOf, type Grammar, type Rule } from "../tables/grammar.ts";
import { isTerminal, labelOf, SORTS, type Sort } from "../tables/sort.ts";
import { isStandIn, type Tree, walk } from "../tree.ts";

/** What kind of word it is; a page has a colour for each. */
export const LOOKS = [
  "frame",
  "moment",
  "verb",
  "cards",
  "player",
  "zone",
  "number",
  "money",
  "trait",
  "tag",
  "name",
  "keyword",
  "gap",
] as const;
export type Look = (typeof LOOKS)[number];

/** A word of a text. Without `construct` it is none that is understood there. */
export type Word = Span & {
  readonly look?: Look;
  readonly construct?: Construct;
  /** The smallest phrase that it belongs to, where there is one. */
  readonly tree?: Tree;
};

const LOOK_OF_SORT: Readonly<Partial<Record<Sort, Look>>> = Object.fromEntries(
  (
    [
      ["frame", "Line Body Loop May Seq VSeq Costs Limit"],
      ["moment", "Event Time NextTime Would Conds Cond Dur Phase"],
      ["verb", "Act VPe VP PVP Static Dmg Mods Mod Ban PBan"],
      ["player", "Player PlayerF PlayerS EvP Whose"],
      ["zone", "Zone ZName Dest"],
      ["number", "Value ValueN NCards Count CountN"],
      ["money", "Money"],
      ["trait", "Trait Icon"],
      ["keyword", "Kw GKws GKw KwName"],
    ] as const
  ).flatMap(([look, sorts]) => sorts.split(" ").map((sort) => [sort, look])),
);
const LOOK_OF_TERMINAL: Readonly<Record<Terminal, Look>> = {
  INT: "number",
  MONEY: "money",
  SIGNED: "number",
  SIZE: "number",
  TAG: "tag",
  NAME: "name",
  LABEL: "name",
};

/** How words of a sort look; all that selects cards looks alike. */
export const lookOf = (sort: Sort): Look => (isTerminal(sort) ? LOOK_OF_TERMINAL[sort] : (LOOK_OF_SORT[sort] ?? "cards"));

/** Every word of a text in order, punctuation left out. */
export const wordsOf = (language: Language, { sentences }: TextReading): readonly Word[] =>
  sentences.flatMap((sentence) => sentenceWords(language, sentence));

function sentenceWords(language: Language, { tokens, tree }: ReadSentence): Word[] {
  const { grammar } = language;
  // What is too long to be read as a sentence has no phrases either.
  const trees: readonly Tree[] = tree ? [tree] : tokens.length > MAX_TOKENS ? [] : understoodIn(grammar, tokens);
  const inner = new Map<number, Tree>();
  for (const whole of trees)
    for (const part of walk(whole)) {
      const { from, to } = part.span ?? { from: 0, to: 0 };
      if (isStandIn(part)) continue;
      for (const token of tokens) if (token.from >= from && token.to <= to) inner.set(token.from, part);
    }
  return tokens.flatMap((token): Word[] => {
    const { from, to, kind } = token;
    if (kind === "mark") return [];
    if (kind === "gap") return [{ from, to, look: "gap" }];
    const part = inner.get(from);
    const construct = part ? entryOf(grammar, part).construct : wordOwner(grammar, token);
    const look = isValue(token) ? LOOK_OF_TERMINAL[token.kind] : construct && lookOf(construct.sort);
    return [{ from, to, ...(look ? { look } : {}), ...(construct ? { construct } : {}), ...(part ? { tree: part } : {}) }];
  });
}

const isValue = (token: Token): token is Token & { readonly kind: Terminal } => token.leaf !== undefined;

/** The largest phrases that stand beside one another in a sentence which is not understood as a whole. */
function understoodIn(grammar: Grammar, tokens: readonly Token[]): Tree[] {
  const chart = chartOf(grammar, tokens);
  const found: Tree[] = [];
  for (let at = 0; at < tokens.length; ) {
    const longest = longestAt(chart, at);
    if (!longest) at++;
    else {
      found.push(treeOf(longest, tokens));
      at = longest.end;
    }
  }
  return found;
}

function longestAt(chart: Chart, at: number) {
  const edges = SORTS.flatMap((sort) => (isTerminal(sort) ? [] : chart.at(sort, at))).filter(({ rule }) => rule?.entry);
  return edges.reduce<(typeof edges)[number] | undefined>((best, edge) => (edge.end > (best?.end ?? at) ? edge : best), undefined);
}

/** The first construct that has a word of its own like it, from whole sentences to single nouns. */
function wordOwner(grammar: Grammar, { key }: Token): Construct | undefined {
  let owners = OWNERS.get(grammar);
  if (!owners) {
    owners = new Map();
    for (const { items, source } of SORTS.flatMap((sort): readonly Rule[] => grammar.rules.get(sort) ?? []))
      for (const item of items)
        for (const word of item.is === "word" ? [item.key] : item.is === "inflected" ? item.keys : [])
          if (!owners.has(word)) owners.set(word, source);
    OWNERS.set(grammar, owners);
  }
  return owners.get(key);
}
const OWNERS = new WeakMap<Grammar, Map<string, Construct>>();

/** What a designer reads of the word that they point at. */
export type About = Span & {
  readonly id: string;
  /** With its holes: "deal ‹damage› to ‹cards›". */
  readonly phrase: string;
  /** What its sort is called: "an event". */
  readonly label: string;
  readonly doc: string;
  readonly example: string;
};

/** Help on the word at a place; the span is that of its whole phrase. Undefined between words and on what is none. */
export function aboutAt(language: Language, words: readonly Word[], at: number): About | undefined {
  const word = words.find(({ from, to }) => from <= at && at < to);
  if (!word?.construct) return undefined;
  const { construct, tree } = word;
  const { from, to } = tree?.span ?? word;
  const isKeyword = tree !== undefined && language.keywords.has(tree.is);
  return {
    from,
    to,
    id: construct.id,
    phrase: phraseOf(readPhrase(construct.phrase)),
    label: labelOf(construct.sort),
    doc: isKeyword ? reminderOf(language.grammar, language.keywords, tree) : construct.doc,
    example: construct.example,
  };
}
