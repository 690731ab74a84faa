/** Chapter EW-3: setting up. */
import { setNumber } from "../../kernel/fork.ts";
import { below } from "../../kernel/rng.ts";
import { at } from "../../kernel/state.ts";
import { createCards, moveCard, shufflePlace } from "../../kernel/zones.ts";
import type { EmberwickContent } from "./content.ts";
import { cardsIn, DECK, type EmberwickState, HAND, LAYOUT, WINDOW, WINDOWS } from "./layout.ts";
import type { EmberwickOptions } from "./options.ts";

/** Cards that each player is dealt (EW-3.2). */
export const HAND_SIZE = 4;
/** The step of the bridge (EW-3.3). */
const BRIDGE = 2;
/** Rounds of a short day (EW-6.2). */
const SHORT_ROUNDS = 5;

/** Shuffles one deck for all, deals the hands, and chooses by lot who begins (EW-3.1 to EW-3.4). */
export function setUp(state: EmberwickState, { start, shortDay }: EmberwickOptions, content: EmberwickContent): void {
  createCards(state, LAYOUT, content.deck, 0, DECK);
  shufflePlace(state, LAYOUT, DECK);
  for (let player = 0; player < state.players; player++) {
    for (let i = 0; i < HAND_SIZE; i++) {
      const card = cardsIn(state, DECK).at(-1);
      if (card !== undefined) moveCard(state, LAYOUT, card, HAND + player);
    }
    if (start === "bridge") state.step[player] = BRIDGE;
  }
  state.turnLimit = shortDay ? SHORT_ROUNDS * state.players : 0;
  state.active = below(state.rng, state.players, "start");
  state.turn = 1;
}

/** After cards were laid by hand: what hangs in the house and says no keeper is of the player to move (EW-4.4). */
export function layByHand(state: EmberwickState): void {
  for (let window = 0; window < WINDOWS; window++)
    for (const card of cardsIn(state, WINDOW + window))
      if (at(state.keeper, card) === 0) setNumber(state, "keeper", card, state.active + 1);
}
