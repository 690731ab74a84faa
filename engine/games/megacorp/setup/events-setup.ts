/** Chapter 1.4: bids, the first player, opening hands, mulligans, Business and Founder (MC-4). */
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard, shufflePlace } from "../../../kernel/zones.ts";
import type { MegacorpContent } from "../content.ts";
import { cardsIn, HAND, LAYOUT, MAIN_DECK, type MegacorpState, MOST_BID, NETWORK, playersFrom } from "../layout.ts";
import type { MegacorpEvent } from "../losing/leave.ts";
import { become } from "../losing/leave.ts";
import { networkOfSlot, type Slot, xOf, yOf } from "../network/network.ts";

const event = events<MegacorpState, MegacorpContent>();

/** A player bids secretly: player, X (MC-4.2). */
export const placeBid: MegacorpEvent = event("bid", ["player", "secret"], (state, player, x) => {
  state.bid[player] = x + 1;
  state.shownBid[player] = 0;
});

/** The bid of a player is revealed: player, X (MC-4.2). From now on everybody knows it (MC-R110). */
export const showBid: MegacorpEvent = event("show bid", ["player", "number"], (state, player, x) => {
  state.bid[player] = 0;
  state.shownBid[player] = x + 1;
});

/** The bid is won: player, X. That player goes first and starts with 10 - X M, everybody else with 10M (MC-4.3). */
export const winBid: MegacorpEvent = event("win bid", ["player", "number"], (state, player, x) => {
  goesFirst(state, player);
  state.money[player] = MOST_BID - x;
});

/** Nobody bids, or three bids in a row were tied: chance says who goes first, and everybody starts with 10M (MC-4.4, MC-4.5, MC-R12). */
export const drawFirst: MegacorpEvent = event("draw first player", [], (state) => {
  const players = playersFrom(state, 0);
  goesFirst(state, at(players, below(state.rng, players.length, "first")));
});

/** A player has the first turn; whoever is in the game has 10M (MC-4.3). */
function goesFirst(state: MegacorpState, first: number): void {
  state.first = first;
  state.active = first;
  for (const player of playersFrom(state, first)) state.money[player] = MOST_BID;
}

/** A player draws so many cards from the main deck: player, cards (MC-4.7). */
export const deal: MegacorpEvent = event("deal", ["player", "number"], (state, player, n) => {
  for (let i = 0; i < n; i++) {
    const card = cardsIn(state, MAIN_DECK + player).at(-1);
    if (card !== undefined) moveCard(state, LAYOUT, card, HAND + player);
  }
});

/** A player shuffles the hand into the main deck and draws one card fewer: player (MC-4.8, MC-R14). */
export const mulligan: MegacorpEvent = event("mulligan", ["player"], (state, player, _b, _c, _d, engine) => {
  const hand = [...cardsIn(state, HAND + player)];
  for (const card of hand) moveCard(state, LAYOUT, card, MAIN_DECK + player);
  shufflePlace(state, LAYOUT, MAIN_DECK + player);
  engine.propose(state, deal, player, hand.length - 1);
});

/** A Business or Founder begins in play, in a slot of its owner's network: card, slot. No deployment (MC-4.9, MC-R16). */
export const place: MegacorpEvent = event("place", ["card", "number"], (state, card, slot: Slot) => {
  become(state, card, NETWORK + networkOfSlot(slot));
  setNumber(state, "x", card, xOf(slot));
  setNumber(state, "y", card, yOf(slot));
  setNumber(state, "stamp", card, ++state.stamps);
});

export const SETUP_EVENTS: readonly MegacorpEvent[] = [placeBid, showBid, winBid, drawFirst, deal, mulligan, place];
