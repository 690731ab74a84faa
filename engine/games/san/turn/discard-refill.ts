/** Chapter 1.8: discarding what was played, and refilling the hand. */
import type { Engine } from "../../../kernel/engine.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { SanContent } from "../content.ts";
import { cardsIn, DECK, DISCARD, designOf, HAND, PLAY_AREA, type SanState, type SanView } from "../layout.ts";
import { isAnySaid, lasting } from "../texts/bans.ts";
import { discard, draw, reshuffle, toBox } from "./events.ts";

/** The played cards go to the discard, those of Single use to the box; what was not played stays in hand (SAN-8.1, SAN-8.2). */
export function discardPlayed(state: SanView, engine: Engine<SanContent>): void {
  for (const card of [...cardsIn(state, PLAY_AREA + state.active)]) {
    // SAN-R17: by its own print, whatever it has become (SAN-R23).
    if (engine.content.singleUse[designOf(state, card)] === true) engine.propose(state, toBox, card);
    else engine.propose(state, discard, state.active, card);
  }
}

/** What a hand is refilled to: the base hand size and the tokens won (SAN-8.3, SAN-4.9, SAN-4.10, SAN-R6). */
export const handTarget = (state: SanView, player: number): number => at(state.baseHand, player) + at(state.tokens, player);

/** Cards that are missing in a hand; a larger hand is kept whole (SAN-8.4). `larger` is what texts add to its size this turn. */
export const missingInHand = (state: SanView, player: number, larger: number): number =>
  Math.max(0, handTarget(state, player) + larger - cardsIn(state, HAND + player).length);

/** What texts of played cards add to the hand size of their turn: “your hand size is 1 larger”. */
export function largerHand(state: SanView, player: number, engine: Engine<SanContent>): number {
  if (!isAnySaid(state, engine.content)) return 0;
  let larger = state.bans.length === 0 ? 0 : lasting(state, player, "hand larger") - lasting(state, player, "hand smaller");
  for (const { controller, holes } of engine.content.machine.statics(state, engine, "static.hand"))
    if (controller === player) larger += Number(holes[0]);
  return larger;
}

/** What texts of played cards add to the refill of their turn beyond the hand size: “when you refill your hand this turn, draw 1 more card”. */
export function moreToDraw(state: SanView, player: number, engine: Engine<SanContent>): number {
  if (!isAnySaid(state, engine.content)) return 0;
  let more = 0;
  for (const { controller, holes } of engine.content.machine.statics(state, engine, "static.refill"))
    if (controller === player) more += Number(holes[0]);
  return more;
}

/**
 * Draws what there is without a shuffle, or, if the deck is empty, shuffles the discard into a new one (SAN-6.9, SAN-R13).
 *
 * @param n cards still to be drawn
 * @returns how many are left to be drawn after this step; 0 if deck and discard are empty
 */
export function drawSome(state: SanView, player: number, n: number, engine: Engine<SanContent>): number {
  const deck = cardsIn(state, DECK + player);
  if (deck.length === 0) {
    if (cardsIn(state, DISCARD + player).length === 0) return 0;
    if (n > 0) engine.propose(state, reshuffle, player);
    return n;
  }
  const first = deck.length - Math.min(n, deck.length);
  const left = n - deck.length;
  for (let i = deck.length - 1; i >= first; i--) engine.propose(state, draw, player, at(deck, i));
  return Math.max(0, left);
}

/** Whether a player could draw a card (SAN-R13). */
export const canDraw = (state: SanView, player: number): boolean =>
  cardsIn(state, DECK + player).length > 0 || cardsIn(state, DISCARD + player).length > 0;

const PLAYER = 0;
const LEFT = 1;

/** A player draws cards one at a time, as a text says (SAN-13.6). Begun with the player and the number. */
export const DRAWING = procedures<SanState, SanContent>()("drawing", {
  draw(state, frame, engine) {
    const left = drawSome(state, slot(state, frame, PLAYER), slot(state, frame, LEFT), engine);
    setSlot(state, frame, LEFT, left);
    return left > 0 ? "draw" : "done";
  },
});
