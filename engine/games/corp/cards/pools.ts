/** The cards of the pools, and cards of which equal copies make no difference. */
import { type CorpView, POOL_SIZE, POOLS, poolPlace, topOf } from "../layout.ts";

/** Adds one card of each design. */
export function distinct(state: CorpView, cards: readonly number[], into: number[]): void {
  for (const card of cards) if (!into.some((other) => state.card[other] === state.card[card])) into.push(card);
}
/** All cards of the pools. */
export function poolCards(state: CorpView, into: number[]): void {
  for (let pool = 0; pool < POOLS; pool++)
    for (let i = 0; i < POOL_SIZE; i++) {
      const card = topOf(state, poolPlace(pool, i));
      if (card !== undefined) into.push(card);
    }
}
