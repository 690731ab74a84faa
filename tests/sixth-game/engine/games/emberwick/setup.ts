/** Chapter EW-3: setting up. */
import { setNumber } from "../../kernel/fork.ts";
import { below } from "../../kernel/rng.ts";
import { at } from "../../kernel/state.ts";
import { createCards, moveCard, shufflePlace } from "../../kernel/zones.ts";
import type { EmberwickContent } from "./content.ts";
import { cardsIn, type EmberwickState, HAND, LAYOUT, SATCHEL, WINDOW, WINDOWS } from "./layout.ts";
import type { EmberwickOptions } from "./options.ts";

/** Cards that each player draws first (EW-3.2). */
export const HAND_SIZE = 4;
/** The step of the bridge (EW-3.3). */
const BRIDGE = 2;
/** Rounds of a short day (EW-6.2). */
const SHORT_ROUNDS = 5;

/** Packs and shuffles the satchels, gives out keepsakes and hands, and chooses by lot who begins (EW-3.1 to EW-3.4). */
export function setUp(state: EmberwickState, { start, shortDay, decks }: EmberwickOptions, content: EmberwickContent): void {
  for (let player = 0; player < state.players; player++) {
    const packed = decks?.[player];
    const designs = packed
      ? packed.satchel.flatMap(([id, copies]) => Array.from({ length: copies }, () => designOf(content, id)))
      : content.satchel;
    createCards(state, LAYOUT, designs, player, SATCHEL + player);
    shufflePlace(state, LAYOUT, SATCHEL + player);
    if (packed) createCards(state, LAYOUT, [designOf(content, packed.keepsake)], player, HAND + player);
    for (let i = 0; i < HAND_SIZE; i++) {
      const card = cardsIn(state, SATCHEL + player).at(-1);
      if (card !== undefined) moveCard(state, LAYOUT, card, HAND + player);
    }
    if (start === "bridge") state.step[player] = BRIDGE;
  }
  state.turnLimit = shortDay ? SHORT_ROUNDS * state.players : 0;
  state.active = below(state.rng, state.players, "start");
  state.turn = 1;
}

/** The design of a card by its id; options name only cards that there are. */
const designOf = ({ cards }: EmberwickContent, id: string): number => cards.findIndex((card) => card.id === id);

/** After cards were laid by hand: what hangs in the house and says no keeper is of the player to move (EW-4.4). */
export function layByHand(state: EmberwickState): void {
  for (let window = 0; window < WINDOWS; window++)
    for (const card of cardsIn(state, WINDOW + window))
      if (at(state.keeper, card) === 0) setNumber(state, "keeper", card, state.active + 1);
}
