/**
 * Chances of drawing, exact. How many cards are dealt and who draws first a game says itself; each mulligan is one card fewer (MC-4.8); each
 * turn reveals the top resource, which goes to the bottom when it is not bought, so that T reveals are T different cards until the deck has
 * gone round.
 */

import type { DeckDraws, DeckEntry, DeckList, Pool } from "../cards/deck.ts";
import { type PileSectionId, REVEALED } from "../cards/deck-sections.ts";
import { countPile, drawsOf, type Pile } from "./draw-pile.ts";

/** The last turn that commands and requests may ask about. */
export const MAX_TURN = 100;

export type Seen = {
  /** From 1. */
  readonly turn: number;
  readonly first: boolean;
  readonly section: PileSectionId;
  /** Mulligans taken, from 0. */
  readonly mulligans?: number;
};

/** How many different cards a player has seen by the end of a turn's Accounting phase, if the deck is large enough. */
export function cardsSeen({ turn, first, section, mulligans = 0 }: Seen, { openingHand, firstDraws }: DeckDraws): number {
  if (section === REVEALED) return turn;
  return Math.max(0, openingHand - mulligans) + turn - (first && !firstDraws ? 1 : 0);
}

/**
 * Chance that `draws` cards out of `population`, without replacement, hold at least `least` of its `successes`.
 * Counted in whole numbers and divided once: right to 2⁻⁶⁰. More draws than cards draw them all. All four are whole numbers; the work
 * grows with the square of the draws, so callers that take them from outside cap them (`MAX_TURN`).
 */
export function atLeast(population: number, successes: number, draws: number, least: number): number {
  const drawn = Math.max(0, Math.min(draws, population));
  const good = Math.max(0, Math.min(successes, population));
  if (least <= 0) return 1;
  if (least > Math.min(good, drawn)) return 0;
  let ways = 0n;
  for (let hits = least; hits <= Math.min(good, drawn); hits++) ways += choose(good, hits) * choose(population - good, drawn - hits);
  return ratio(ways, choose(population, drawn));
}

export type Odds = Pile & {
  readonly draws: number;
  readonly atLeast: number;
  readonly p: number;
};

/** Chance to have seen at least `least` copies of the wanted cards by a turn; the pile holds what the section's heading counts. */
export function odds(list: DeckList, pool: Pool, wanted: (entry: DeckEntry) => boolean, seen: Seen, least: number): Odds {
  const { population, successes } = countPile(list, pool, seen.section, wanted);
  const draws = Math.min(cardsSeen(seen, drawsOf(pool.game)), population);
  return { population, successes, draws, atLeast: least, p: atLeast(population, successes, draws, least) };
}

/** Chances by turn: `first[k - 1]` and `second[k - 1]` are the chances of at least k. */
export type OddsRow = { readonly turn: number; readonly first: readonly number[]; readonly second: readonly number[] };

/** The table of story D8: turns 1 to `turns`, at least 1 to `most`, going first and second (equal for resources). */
export function oddsTable(
  pile: Pile & { readonly section: PileSectionId; readonly mulligans?: number; readonly draws: DeckDraws },
  turns: number,
  most: number,
): readonly OddsRow[] {
  const chances = (turn: number, first: boolean) => {
    const draws = cardsSeen({ turn, first, section: pile.section, mulligans: pile.mulligans ?? 0 }, pile.draws);
    return Array.from({ length: most }, (_, i) => atLeast(pile.population, pile.successes, draws, i + 1));
  };
  return Array.from({ length: turns }, (_, i) => ({ turn: i + 1, first: chances(i + 1, true), second: chances(i + 1, false) }));
}

/** Binomial coefficient; 0 outside 0 ≤ k ≤ n. */
function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  const terms = Math.min(k, n - k);
  let result = 1n;
  for (let i = 1; i <= terms; i++) result = (result * BigInt(n - terms + i)) / BigInt(i);
  return result;
}

/** Divides with 60 binary digits behind the point. */
function ratio(part: bigint, whole: bigint): number {
  return Number((part << 60n) / whole) / 2 ** 60;
}
