/** Opening hands, mulligans and the draws of the first turns, from a seed: the same seed and the same steps give the same cards. */

import type { DeckDraws, DeckList, Pool } from "../cards/deck.ts";
import { DRAWN, type PileSectionId, REVEALED } from "../cards/deck-sections.ts";
import { type Rng, rngOf, shuffled } from "../kernel/rng.ts";
import { drawPile, drawsOf } from "./draw-pile.ts";

/** A deck being drawn from. Cards are names. `turn` is 0 while the opening hand may still be sent back. */
export type Deal = {
  readonly first: boolean;
  readonly draws: DeckDraws;
  readonly turn: number;
  readonly mulligans: number;
  readonly hand: readonly string[];
  /** Next card first. */
  readonly main: readonly string[];
  readonly resources: readonly string[];
  /** The resource that this turn revealed; it went to the bottom, as if it was not bought (MC-5.2). */
  readonly revealed?: string;
  /** Where the seed stands: the next shuffle starts here. */
  readonly rng: Rng;
};

/** Shuffles both decks and draws the opening hand (MC-4.1, MC-4.7). A smaller deck gives what it has. */
export function deal(list: DeckList, pool: Pool, seed: number, first = true): Deal {
  const rng = rngOf(seed);
  const draws = drawsOf(pool.game);
  const main = shuffled(rng, pile(list, pool, DRAWN));
  const resources = shuffled(rng, pile(list, pool, REVEALED));
  const [hand, rest] = [main.slice(0, draws.openingHand), main.slice(draws.openingHand)];
  return { first, draws, turn: 0, mulligans: 0, hand, main: rest, resources, rng };
}

/** Shuffles the whole hand back and draws one card fewer (MC-4.8). The same deal once the first turn has begun or the hand is empty. */
export function mulligan(before: Deal): Deal {
  if (before.turn > 0 || before.hand.length === 0) return before;
  const rng = { ...before.rng };
  const main = shuffled(rng, [...before.hand, ...before.main]);
  const cards = before.hand.length - 1;
  return { ...before, mulligans: before.mulligans + 1, hand: main.slice(0, cards), main: main.slice(cards), rng };
}

/** Begins the next turn: reveals the top resource, then draws, where the player who goes first does so on the first turn too (MC-5.2). */
export function nextTurn(before: Deal): Deal {
  const { revealed: _, ...rest } = before;
  const turn = before.turn + 1;
  const [top, ...below] = before.resources;
  const drawn = turn === 1 && before.first && !before.draws.firstDraws ? 0 : 1;
  return {
    ...rest,
    turn,
    hand: [...before.hand, ...before.main.slice(0, drawn)],
    main: before.main.slice(drawn),
    ...(top === undefined ? {} : { revealed: top, resources: [...below, top] }),
  };
}

export type HandStatistics = {
  readonly hands: number;
  /** `keptAfter[m]` hands were kept after m mulligans; the hand of no cards is always kept. */
  readonly keptAfter: readonly number[];
  /** Mean copies of each card in the hands that were kept, cards in deck order. */
  readonly mean: readonly { readonly name: string; readonly copies: number }[];
};

/** Draws `hands` opening hands from seeds that follow `seed`, sends each back until `keep` likes it, and counts. */
export function handStatistics(
  list: DeckList,
  pool: Pool,
  seed: number,
  hands: number,
  keep: (hand: readonly string[]) => boolean,
): HandStatistics {
  const keptAfter = Array.from({ length: drawsOf(pool.game).openingHand + 1 }, () => 0);
  const seen = new Map<string, number>(pile(list, pool, DRAWN).map((name) => [name, 0]));
  for (let i = 0; i < hands; i++) {
    let at = deal(list, pool, seed + i);
    while (at.hand.length > 0 && !keep(at.hand)) at = mulligan(at);
    keptAfter[at.mulligans] = (keptAfter[at.mulligans] ?? 0) + 1;
    for (const name of at.hand) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return { hands, keptAfter, mean: [...seen].map(([name, copies]) => ({ name, copies: hands > 0 ? copies / hands : 0 })) };
}

/** Most copies that are laid out for drawing; what exceeds it is left out, since no table shuffles such a pile. */
const MAX_PILE = 1_000;

function pile(list: DeckList, pool: Pool, section: PileSectionId): string[] {
  const names: string[] = [];
  for (const entry of drawPile(list, pool, section)) {
    const copies = Math.min(entry.count, MAX_PILE - names.length);
    for (let i = 0; i < copies; i++) names.push(entry.name);
  }
  return names;
}
