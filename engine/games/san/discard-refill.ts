/** Chapter 1.8: discarding what was played, and refilling the hand. */
import type { Engine } from "../../kernel/engine.ts";
import { at } from "../../kernel/state.ts";
import type { SanContent } from "./content.ts";
import { discard, draw, reshuffle } from "./events.ts";
import { cardsIn, DECK, DISCARD, HAND, PLAY_AREA, type SanView } from "./layout.ts";

/** The played cards go to the discard; what was not played stays in hand (SAN-8.1, SAN-8.2). */
export function discardPlayed(state: SanView, engine: Engine<SanContent>): void {
  for (const card of [...cardsIn(state, PLAY_AREA + state.active)]) engine.propose(state, discard, card);
}

/** What a hand is refilled to: the base hand size and the tokens won (SAN-8.3, SAN-4.9, SAN-4.10, SAN-R6). */
export const handTarget = (state: SanView, player: number): number => at(state.baseHand, player) + at(state.tokens, player);

/** Cards that are missing in a hand; a larger hand is kept whole (SAN-8.4). */
export const missingInHand = (state: SanView, player: number): number =>
  Math.max(0, handTarget(state, player) - cardsIn(state, HAND + player).length);

/**
 * Draws up to `n` cards, as many as there are without a shuffle; if there are none, shuffles the discard first (SAN-6.9, SAN-R13).
 * Returns how many draws were proposed: 0 if deck and discard are empty.
 */
export function drawSome(state: SanView, player: number, n: number, engine: Engine<SanContent>): number {
  const deck = cardsIn(state, DECK + player).length;
  const drawn = Math.min(n, deck === 0 ? cardsIn(state, DISCARD + player).length : deck);
  if (deck === 0 && drawn > 0) engine.propose(state, reshuffle, player);
  for (let i = 0; i < drawn; i++) engine.propose(state, draw, player);
  return drawn;
}
