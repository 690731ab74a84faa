/** What happens to network decks and tiles (MR-11). */
import { events } from "../../../kernel/events.ts";
import { everybody } from "../../../kernel/layout.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard, showCard, shufflePlace } from "../../../kernel/zones.ts";
import type { MetroContent } from "../content.ts";
import { cardsIn, type MetroEngine, type MetroState, NETWORK_DISCARD, NETWORKS, NOWHERE, SIDES, topOf } from "../layout.ts";
import type { MetroEvent } from "../tracks/events-tracks.ts";
import { carry } from "./moves.ts";

const event = events<MetroState, MetroContent>();

/** The top card of a network deck is visible (MR-3.6). */
export function showNetworks(state: MetroState): void {
  for (let side = 0; side < SIDES; side++) {
    const card = topOf(state, NETWORKS + side);
    if (card !== undefined) showCard(state, card, everybody(state.players));
  }
}

/** An empty network deck is made of the discard pile; without one, of half the other deck, from its bottom (MR-11.18, MR-R21). */
function fillDecks(state: MetroState, layout: MetroEngine["layout"]): void {
  for (let side = 0; side < SIDES; side++) {
    const place = NETWORKS + side;
    if (cardsIn(state, place).length > 0) continue;
    const discarded = [...cardsIn(state, NETWORK_DISCARD)];
    if (discarded.length > 0) {
      for (const card of discarded) moveCard(state, layout, card, place);
      shufflePlace(state, layout, place);
      continue;
    }
    const other = [...cardsIn(state, NETWORKS + 1 - side)];
    for (const card of other.slice(0, Math.floor(other.length / 2))) moveCard(state, layout, card, place);
  }
}

/** The top card of a network deck goes to its bottom, and the next one is revealed (MR-11.2). The number is the side. */
export const cycleNetwork: MetroEvent = event("cycle", ["number"], (state, side, _b, _c, _d, { layout }) => {
  const card = topOf(state, NETWORKS + side);
  if (card === undefined) return;
  moveCard(state, layout, card, NETWORKS + side, 0);
  showNetworks(state);
});
/** The one cycle of a Hack action is used (MR-11.2). */
export const noteCycle: MetroEvent = event("note the cycle", [], (state) => {
  state.cycled = 1;
});
/** One of the two visible networks is declared (MR-11.3). */
export const declareNetwork: MetroEvent = event("declare", ["player", "number"], (state, _player, side) => {
  state.declared = side;
});
/** A hacked network goes to the discard pile, and an empty deck is filled (MR-11.16, MR-11.18). */
export const discardNetwork: MetroEvent = event("discard a network", ["card"], (state, card, _b, _c, _d, { layout }) => {
  moveCard(state, layout, card, NETWORK_DISCARD);
  fillDecks(state, layout);
  showNetworks(state);
});

/** A manipulation by its number among those of the content; the first number is who does it, -1 for the A.I. */
export const manipulate: MetroEvent = event("manipulate", ["number", "number", "number"], (state, player, move, own, _d, { content }) => {
  const done = content.moves[move];
  if (done === undefined) return;
  carry(state, done);
  if (player < 0) return;
  state.manipulations += 1;
  if (own === 1) state.ownManipulation += 1;
});
/** A brute force token is put on a tile (MR-11.12). */
export const placeBrute: MetroEvent = event("place brute force", ["player", "number"], (state, player, cell) => {
  state.brute[player] = at(state.brute, player) - 1;
  state.bruteOn = cell;
});
/** The Hack action is over: the token goes back to the supply (MR-11.12). */
export const endHack: MetroEvent = event("end the hack", ["player"], (state) => {
  state.bruteOn = NOWHERE;
  state.declared = NOWHERE;
});

export const HACK_EVENTS: readonly MetroEvent[] = [
  cycleNetwork,
  noteCycle,
  declareNetwork,
  discardNetwork,
  manipulate,
  placeBrute,
  endHack,
];
