/** Opening hands, mulligans and the draws of the first turns, from a seed: the same seed and the same steps give the same cards. */

import type { DeckDraws, DeckList, Pool } from "../cards/deck.ts";
import type { PlayedSectionId } from "../cards/sections.ts";
import { type Rng, rngOf, shuffled } from "../kernel/rng.ts";
import { drawPile } from "./draw-pile.ts";

/** A deck being drawn from. Cards are names. `turn` is 0 while the opening hand may still be sent back. */
export type Deal = {
  readonly first: boolean;
  readonly draws: DeckDraws;
  readonly turn: number;
  readonly mulligans: number;
  readonly hand: readonly string[];
  /** What hands are drawn from, next card first. */
  readonly pile: readonly string[];
  /** What cards are revealed of, next card first; empty in games that reveal none. */
  readonly beside: readonly string[];
  /** The cards that this turn revealed; they went to the bottom, as if nobody wanted them. */
  readonly revealed: readonly string[];
  /** Where the seed stands: the next shuffle starts here. */
  readonly rng: Rng;
};

/** Shuffles what the game draws and reveals from, and draws the opening hand. A smaller deck gives what it has. */
export function deal(list: DeckList, pool: Pool, draws: DeckDraws, seed: number, first = true): Deal {
  const rng = rngOf(seed);
  const pile = shuffled(rng, copiesOf(list, pool, draws.from));
  const beside = draws.reveal ? shuffled(rng, copiesOf(list, pool, draws.reveal.section)) : [];
  const { cards } = draws.opening;
  return { first, draws, turn: 0, mulligans: 0, hand: pile.slice(0, cards), pile: pile.slice(cards), beside, revealed: [], rng };
}

/** Whether the game lets the hand be sent back now. */
export const canMulligan = ({ draws: { mulligan }, turn, mulligans, hand }: Deal): boolean =>
  mulligan !== undefined && turn === 0 && mulligans < mulligan.most && hand.length > 0;

/** Shuffles the whole hand back and draws as many cards as the game gives then. The same deal where the hand cannot be sent back. */
export function mulligan(before: Deal): Deal {
  if (!canMulligan(before)) return before;
  const rng = { ...before.rng };
  const pile = shuffled(rng, [...before.hand, ...before.pile]);
  const cards = mulliganTo(before);
  return { ...before, mulligans: before.mulligans + 1, hand: pile.slice(0, cards), pile: pile.slice(cards), rng };
}

/** Cards of the hand that would be drawn for this one. */
export const mulliganTo = ({ draws, hand }: Deal): number => Math.max(0, hand.length - (draws.mulligan?.fewer ?? 0));

/** Begins the next turn: reveals what the game reveals, then draws what it draws in this turn. */
export function nextTurn(before: Deal): Deal {
  const { draws, first } = before;
  const turn = before.turn + 1;
  const shown = Math.min(draws.reveal?.cards ?? 0, before.beside.length);
  const revealed = before.beside.slice(0, shown);
  const drawn = turn >= draws.turn.from[first ? "first" : "second"] ? draws.turn.cards : 0;
  return {
    ...before,
    turn,
    hand: [...before.hand, ...before.pile.slice(0, drawn)],
    pile: before.pile.slice(drawn),
    beside: [...before.beside.slice(shown), ...revealed],
    revealed,
  };
}

export type HandStatistics = {
  readonly hands: number;
  /** `keptAfter[m]` hands were kept after m mulligans; a hand that cannot be sent back is always kept. */
  readonly keptAfter: readonly number[];
  /** Mean copies of each card in the hands that were kept, cards in deck order. */
  readonly mean: readonly { readonly name: string; readonly copies: number }[];
};

/** Draws `hands` opening hands from seeds that follow `seed`, sends each back until `keep` likes it, and counts. */
export function handStatistics(
  list: DeckList,
  pool: Pool,
  draws: DeckDraws,
  seed: number,
  hands: number,
  keep: (hand: readonly string[]) => boolean,
): HandStatistics {
  const keptAfter = Array.from({ length: (draws.mulligan?.most ?? 0) + 1 }, () => 0);
  const seen = new Map<string, number>(copiesOf(list, pool, draws.from).map((name) => [name, 0]));
  for (let i = 0; i < hands; i++) {
    let at = deal(list, pool, draws, seed + i);
    while (canMulligan(at) && !keep(at.hand)) at = mulligan(at);
    keptAfter[at.mulligans] = (keptAfter[at.mulligans] ?? 0) + 1;
    for (const name of at.hand) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return { hands, keptAfter, mean: [...seen].map(([name, copies]) => ({ name, copies: hands > 0 ? copies / hands : 0 })) };
}

/** Most copies that are laid out for drawing; what exceeds it is left out, since no table shuffles such a pile. */
const MAX_PILE = 1_000;

function copiesOf(list: DeckList, pool: Pool, section: PlayedSectionId): string[] {
  const names: string[] = [];
  for (const entry of drawPile(list, pool, section)) {
    const copies = Math.min(entry.count, MAX_PILE - names.length);
    for (let i = 0; i < copies; i++) names.push(entry.name);
  }
  return names;
}
