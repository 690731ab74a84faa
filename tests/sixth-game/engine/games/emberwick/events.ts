/** All that can happen in Emberwick. These are the only functions that change a state once it is set up. */
import type { Engine } from "../../kernel/engine.ts";
import { type EventRule, events } from "../../kernel/events.ts";
import { setNumber } from "../../kernel/fork.ts";
import { everybody } from "../../kernel/layout.ts";
import { at } from "../../kernel/state.ts";
import { moveCard, showCard } from "../../kernel/zones.ts";
import type { EmberwickContent } from "./content.ts";
import { endAtDusk, endOnStreet } from "./endings.ts";
import { cardsIn, DISCARD, type EmberwickState, type EmberwickView, HAND, isWindow, LAST_STEP, LAYOUT, SATCHEL } from "./layout.ts";

const event = events<EmberwickState, EmberwickContent>();
export type EmberwickEvent = EventRule<EmberwickState, EmberwickContent>;

/** A card of a hand becomes its player's for all to see, and goes to a place (EW-4.4). */
function moveOpen(state: EmberwickState, player: number, card: number, place: number): void {
  setNumber(state, "keeper", card, player + 1);
  showCard(state, card, everybody(state.players));
  moveCard(state, LAYOUT, card, place);
}

/** A player's turn begins (EW-4.1). */
export const beginTurn: EmberwickEvent = event("begin turn", ["player"], (state, player) => {
  if (player !== state.active) state.turn++;
  state.active = player;
});

/** A wick is played: it goes to the discard, and its text is carried out next (EW-4.2). */
export const play: EmberwickEvent = event("play", ["player", "card"], (state, player, card) => moveOpen(state, player, card, DISCARD));

/** A lantern is hung in a window; one that hangs there goes first (EW-4.3). */
export const hang: EmberwickEvent = event("hang", ["player", "card", "place"], (state, player, card, place) =>
  moveOpen(state, player, card, place),
);

/** A lantern is snuffed: it goes to the discard (EW-5.2). */
export const snuff: EmberwickEvent = event(
  "snuff",
  ["player", "card"],
  (state, _player, card) => {
    if (isWindow(at(state.zone, card))) moveCard(state, LAYOUT, card, DISCARD);
  },
  undefined,
  (state, _player, card) => isWindow(at(state.zone, card)),
);

/** A player burns a card of the own hand: it is discarded (EW-4.5). */
export const burn: EmberwickEvent = event("burn", ["player", "card"], (state, player, card) => moveOpen(state, player, card, DISCARD));

/** A player discards a card of the own hand (EW-5.4). */
export const discard: EmberwickEvent = event("discard", ["player", "card"], (state, player, card) => {
  if (at(state.zone, card) === HAND + player) moveOpen(state, player, card, DISCARD);
});

/** A player draws the top card of the own satchel, if there is one (EW-4.6, EW-5.3). */
export const draw: EmberwickEvent = event("draw", ["player", "card"], (state, player, card) => {
  if (at(state.zone, card) === SATCHEL + player) moveCard(state, LAYOUT, card, HAND + player);
});

/** A lamplighter walks so many steps; the last step wins (EW-5.1, EW-6.1). */
export const walk: EmberwickEvent = event("walk", ["player", "number"], (state, player, steps, _c, _d, engine) => {
  state.step[player] = Math.min(LAST_STEP, at(state.step, player) + steps);
  if (state.step[player] === LAST_STEP) endOnStreet(state, player, engine);
});

/** Dusk falls (EW-6.2). */
export const dusk: EmberwickEvent = event("dusk", [], (state, _a, _b, _c, _d, engine) => endAtDusk(state, engine));

export const EVENTS: readonly EmberwickEvent[] = [beginTurn, play, burn, hang, snuff, discard, draw, walk, dusk];

/** Proposes that a player draws, as far as the satchel goes. */
export function drawSome(state: EmberwickView, player: number, n: number, engine: Engine<EmberwickContent>): void {
  const satchel = cardsIn(state, SATCHEL + player);
  for (let i = 1; i <= Math.min(n, satchel.length); i++) engine.propose(state, draw, player, at(satchel, satchel.length - i));
}
