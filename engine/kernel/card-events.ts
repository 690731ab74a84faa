/** What happens to cards in every game. A game lists those that it uses among its events; texts propose them by the same names. */
import { type EventRule, events } from "./events.ts";
import { at } from "./state.ts";
import { mingleCards, moveCard, showCard, shufflePlace } from "./zones.ts";

const event = events();

/** Where in a place a card is put: the third number of `MOVE`. */
export const ON_TOP = 0;
export const ON_BOTTOM = 1;

/** A card goes to a place: card, place, on top or on the bottom. */
export const MOVE: EventRule = event("move", ["card", "place", "number"], (state, card, place, where, _d, { layout }) =>
  moveCard(state, layout, card, place, where === ON_BOTTOM ? 0 : undefined),
);

/** The cards of a place are dealt anew over its instances. The affected player is whose place it is. */
export const SHUFFLE: EventRule = event(
  "shuffle",
  ["place"],
  (state, place, _b, _c, _d, { layout }) => shufflePlace(state, layout, place),
  (_state, [place], { layout }) => Math.max(0, at(layout.places, place).player),
);

/** A card is shown: card, the players who see it, one bit each. */
export const SHOW: EventRule = event("show", ["card", "number"], (state, card, players) => showCard(state, card, players));

/**
 * A player mixes a hand before a card leaves it unseen: who sees it go knows of no card of that hand any more whether it is still there. Player, place.
 */
export const MINGLE: EventRule = event("mingle", ["player", "place"], (state, _player, place, _c, _d, { layout }) =>
  mingleCards(state, layout, at(state.zones, place), at(layout.sights, place)),
);
