/** Positions that are alike for whoever judges them, so that one judgement does for both. Only for bots. */
import type { Layout } from "../../../kernel/layout.ts";
import { fieldsOf, listOf } from "../../../kernel/state.ts";
import { type CorpState, cardsIn } from "../layout.ts";

/** What nobody judges by: open offers move nothing yet. */
const UNJUDGED = "offers";

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one === other || (one.length === other.length && one.every((n, i) => n === other[i]));

/** Whether all numbers and all cards that lie open are the same, and as many cards are hidden. */
export function areAlike(layout: Layout, one: CorpState, other: CorpState): boolean {
  if (one.players !== other.players || one.ended !== other.ended) return false;
  for (const name of layout.numberFields) if (fieldsOf(one)[name] !== fieldsOf(other)[name]) return false;
  for (const name of layout.listFields) if (name !== UNJUDGED && !isSame(listOf(one, name), listOf(other, name))) return false;
  const everybody = (1 << layout.players) - 1;
  return layout.places.every(({ sight }, place) => {
    const [cards, others] = [cardsIn(one, place), cardsIn(other, place)];
    return (sight & everybody) === everybody ? isSame(cards, others) : cards.length === others.length;
  });
}
