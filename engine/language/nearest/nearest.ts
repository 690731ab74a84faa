/**
 * The canonical texts that are nearest by meaning to one that is not understood. Each sentence that is understood stays; for each that is not
 * the nearest sentences of the language are looked for (`search.ts`).
 */

import { printed } from "../faults/answer.ts";
import type { Language } from "../language.ts";
import { MAX_TOKENS, type Sentence, sentencesOf } from "../reading/sentence.ts";
import { latticeOf } from "./lattice.ts";
import { ordersOf } from "./orders.ts";
import type { Restated } from "./restate.ts";
import { type Purse, searched } from "./search.ts";
import { verbsOf } from "./verbs.ts";

/** A text that may be meant, in canonical words. */
export type NearText = {
  readonly text: string;
  /** How far it is from what was written: it costs something to read a word as another, to add one and to drop one. */
  readonly cost: number;
  /** Which of a, target and each is meant was not written. */
  readonly chosen: boolean;
  /** What was written and is not in it, word by word. */
  readonly lost: readonly string[];
};

/** What one sentence may be off by, tried one after the other: the nearest are found in the first that leads to something. */
const FAR: readonly number[] = [2, 4, 6];
const FAR_WITHOUT: readonly number[] = [6, 9, 13];
/** Steps of a search for one text; a fifth of them is kept for leaving words out. */
const MOST_STEPS = 20_000;
/** What a look at another order costs, in steps. */
const ORDER_STEPS = 150;
const ORDER_COST = 1;
const MOST_NEAR = 4;
const MOST_LOST = 3;

/** The texts nearest to one of several spellings of a text, nearest first; looked for in short steps. `lines`: what a sentence is understood as already. */
export function* nearestTexts(
  language: Language,
  ways: readonly Restated[],
  lines: (sentence: Sentence) => readonly string[],
): Generator<undefined, readonly NearText[]> {
  const purse: Purse = { steps: MOST_STEPS };
  const known = new Map<string, readonly NearText[]>();
  const understoodAs = (sentence: Sentence): readonly NearText[] =>
    lines(sentence).map((text) => ({ text, cost: 0, chosen: false, lost: [] }));
  function* near(sentence: Sentence): Generator<undefined, readonly NearText[]> {
    const key = sentence.tokens.map(({ text }) => text).join(" ");
    const before = known.get(key);
    if (before) return before;
    yield;
    const understood = understoodAs(sentence);
    const found = understood.length > 0 ? understood : [...inOtherOrder(sentence), ...(yield* nearSentences(language, sentence, purse))];
    known.set(key, found);
    return found;
  }
  /** The sentence in another order, where that is understood. */
  const inOtherOrder = ({ tokens }: Sentence): readonly NearText[] => {
    if (tokens.length > MAX_TOKENS / 2) return [];
    return ordersOf(tokens, (key) => verbsOf(language).has(key)).flatMap((text): readonly NearText[] => {
      if (purse.steps <= 0) return [];
      purse.steps -= ORDER_STEPS;
      return joined(sentencesOf(text, language.lex).map((sentence) => ({ sentence, near: understoodAs(sentence) }))).map((one) => ({
        ...one,
        cost: ORDER_COST,
      }));
    });
  };
  const texts: NearText[] = [];
  for (const way of ways) {
    const found: Placed[] = [];
    for (const sentence of sentencesOf(way.text, language.lex)) {
      const here = yield* near(sentence);
      found.push({ sentence, near: here });
      if (here.length === 0) break;
    }
    for (const one of joined(found)) texts.push({ ...one, cost: one.cost + way.cost });
  }
  const cheapest = new Map<string, NearText>();
  for (const one of texts) if (one.cost < (cheapest.get(one.text)?.cost ?? Number.POSITIVE_INFINITY)) cheapest.set(one.text, one);
  return [...cheapest.values()].sort((a, b) => a.lost.length - b.lost.length || a.cost - b.cost);
}

function* nearSentences(language: Language, { tokens }: Sentence, purse: Purse): Generator<undefined, readonly NearText[]> {
  if (tokens.length > MAX_TOKENS / 2) return [];
  for (const lose of [false, true]) {
    const lattice = latticeOf(language, tokens, lose);
    for (const most of lose ? FAR_WITHOUT : FAR) {
      yield;
      const texts = searched(language.grammar, lattice, most, purse).flatMap(({ tree, cost, chosen, lost }) =>
        lost.length > MOST_LOST || lost.length * 3 > tokens.length
          ? []
          : printed(language, [tree]).map((text): NearText => ({ text, cost, chosen, lost: lost.map(({ text: word }) => word) })),
      );
      if (texts.length > 0) return texts.slice(0, MOST_NEAR);
    }
  }
  return [];
}

/** A sentence, and what it may be. */
type Placed = { readonly sentence: Sentence; readonly near: readonly NearText[] };

/** Texts of what each sentence may be; none where one of them is nothing. */
function joined(sentences: readonly Placed[]): readonly NearText[] {
  let texts: readonly NearText[] = [{ text: "", cost: 0, chosen: false, lost: [] }];
  let paragraph = 0;
  for (const { sentence, near: found } of sentences) {
    const glue = sentence.from === 0 ? "" : sentence.paragraph === paragraph ? " " : "\n";
    paragraph = sentence.paragraph;
    texts = texts
      .flatMap((before) =>
        found.map((one) => ({
          text: `${before.text}${before.text === "" ? "" : glue}${one.text}`,
          cost: before.cost + one.cost,
          chosen: before.chosen || one.chosen,
          lost: [...before.lost, ...one.lost],
        })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST_NEAR * 2);
    if (texts.length === 0) return [];
  }
  return sentences.length === 0 ? [] : texts;
}
