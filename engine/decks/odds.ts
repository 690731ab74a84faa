/**
 * Chances of drawing, exact. How many cards a player sees is the game's `DeckDraws`: the opening hand less what mulligans cost, the draws of each
 * turn, and what is revealed. A revealed card goes to the bottom when nobody takes it, so that the cards of T turns are different ones until the
 * pile has gone round.
 */

import type { DeckDraws, DeckEntry, DeckList, Pool } from "../cards/deck.ts";
import type { PlayedSectionId } from "../cards/sections.ts";
import { countPile, type Pile } from "./draw-pile.ts";

/** The last turn that commands and requests may ask about. */
export const MAX_TURN = 100;

export type Seen = {
  /** From 1. */
  readonly turn: number;
  readonly first: boolean;
  readonly section: PlayedSectionId;
  /** Mulligans taken, from 0. */
  readonly mulligans?: number;
};

/** Cards of the opening hand after so many mulligans. */
export const openingAfter = ({ opening, mulligan }: DeckDraws, mulligans: number): number =>
  Math.max(0, opening.cards - mulligans * (mulligan?.fewer ?? 0));

/** How many different cards a player has seen when the draw of a turn is done, if the pile is large enough; none of a pile that nobody draws from. */
export function cardsSeen({ turn, first, section, mulligans = 0 }: Seen, draws: DeckDraws): number {
  if (section === draws.reveal?.section) return turn * draws.reveal.cards;
  if (section !== draws.from) return 0;
  const turns = Math.max(0, turn - draws.turn.from[first ? "first" : "second"] + 1);
  return openingAfter(draws, mulligans) + turns * draws.turn.cards;
}

/** Whether it matters for a section who goes first. */
export const dependsOnFirst = (section: PlayedSectionId, { from, turn }: DeckDraws): boolean =>
  section === from && turn.from.first !== turn.from.second;

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
export function odds(
  list: DeckList,
  pool: Pool,
  wanted: (entry: DeckEntry) => boolean,
  seen: Seen & { readonly draws: DeckDraws },
  least: number,
): Odds {
  const { population, successes } = countPile(list, pool, seen.section, wanted);
  const draws = Math.min(cardsSeen(seen, seen.draws), population);
  return { population, successes, draws, atLeast: least, p: atLeast(population, successes, draws, least) };
}

/** Chances by turn: `first[k - 1]` and `second[k - 1]` are the chances of at least k. */
export type OddsRow = { readonly turn: number; readonly first: readonly number[]; readonly second: readonly number[] };

/** The table of story D8: turns 1 to `turns`, at least 1 to `most`, going first and second (equal for what is revealed). */
export function oddsTable(
  pile: Pile & { readonly section: PlayedSectionId; readonly mulligans?: number; readonly draws: DeckDraws },
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
