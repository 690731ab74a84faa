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

/** The texts nearest to one of several spellings of a text, nearest first. `lines`: what a sentence is understood as already. */
export function nearestTexts(
  language: Language,
  ways: readonly Restated[],
  lines: (sentence: Sentence) => readonly string[],
): readonly NearText[] {
  const purse: Purse = { steps: MOST_STEPS };
  const known = new Map<string, readonly NearText[]>();
  const near = (sentence: Sentence): readonly NearText[] => {
    const key = sentence.tokens.map(({ text }) => text).join(" ");
    const before = known.get(key);
    if (before) return before;
    const understood = lines(sentence).map((text): NearText => ({ text, cost: 0, chosen: false, lost: [] }));
    const found = understood.length > 0 ? understood : [...inOtherOrder(sentence), ...nearSentences(language, sentence, purse)];
    known.set(key, found);
    return found;
  };
  /** The sentence in another order, where that is understood. */
  const inOtherOrder = ({ tokens }: Sentence): readonly NearText[] => {
    if (tokens.length > MAX_TOKENS / 2) return [];
    return ordersOf(tokens, (key) => verbsOf(language).has(key)).flatMap((text): readonly NearText[] => {
      if (purse.steps <= 0) return [];
      purse.steps -= ORDER_STEPS;
      return joined(sentencesOf(text, language.lex), (one) =>
        lines(one).map((line) => ({ text: line, cost: 0, chosen: false, lost: [] })),
      ).map((one) => ({ ...one, cost: ORDER_COST }));
    });
  };
  const texts = ways.flatMap((way) =>
    joined(sentencesOf(way.text, language.lex), near).map((one) => ({ ...one, cost: one.cost + way.cost })),
  );
  const cheapest = new Map<string, NearText>();
  for (const one of texts) if (one.cost < (cheapest.get(one.text)?.cost ?? Number.POSITIVE_INFINITY)) cheapest.set(one.text, one);
  return [...cheapest.values()].sort((a, b) => a.lost.length - b.lost.length || a.cost - b.cost);
}

function nearSentences(language: Language, { tokens }: Sentence, purse: Purse): readonly NearText[] {
  if (tokens.length > MAX_TOKENS / 2) return [];
  for (const lose of [false, true]) {
    const lattice = latticeOf(language, tokens, lose);
    for (const most of lose ? FAR_WITHOUT : FAR) {
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

/** Texts of what each sentence may be; none where one of them is nothing. */
function joined(sentences: readonly Sentence[], near: (sentence: Sentence) => readonly NearText[]): readonly NearText[] {
  let texts: readonly NearText[] = [{ text: "", cost: 0, chosen: false, lost: [] }];
  let paragraph = 0;
  for (const sentence of sentences) {
    const glue = sentence.from === 0 ? "" : sentence.paragraph === paragraph ? " " : "\n";
    paragraph = sentence.paragraph;
    const found = near(sentence);
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
