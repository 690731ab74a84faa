/** What happens to cards: decks, pools, hands, Garrison, Security Team, discards (CORP-2.3, CORP-6 to CORP-8, CORP-R30, CORP-R43). */
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { everybody } from "../../../kernel/layout.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { mingleCards, moveCard, showCard, shufflePlace } from "../../../kernel/zones.ts";
import type { CorpContent } from "../content.ts";
import {
  ACTIONS,
  type CorpEngine,
  type CorpState,
  cardsIn,
  deckOf,
  discardOf,
  GARRISON,
  HAND,
  IN_PLAY,
  OWN_ASSETS,
  POOL,
  POOL_SIZE,
  RUNNERS,
  SECURITY,
  SECURITY_TEAM,
  topOf,
} from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";
import { ASSET_DISCOUNT, RUNNER_DISCOUNT, SECURITY_DISCOUNT } from "../moments.ts";

const event = events<CorpState, CorpContent>();
type Layout = CorpEngine["layout"];

/** An empty deck is made of its discard pile (CORP-R30). */
function fillDeck(state: CorpState, layout: Layout, kind: number): void {
  if (cardsIn(state, deckOf(kind)).length > 0) return;
  for (const card of [...cardsIn(state, discardOf(kind))]) moveCard(state, layout, card, deckOf(kind));
  shufflePlace(state, layout, deckOf(kind));
}
/** The pool place is filled from the deck; without any card it stays empty. */
function fillPool(state: CorpState, layout: Layout, place: number): void {
  const kind = Math.trunc((place - POOL) / POOL_SIZE);
  fillDeck(state, layout, kind);
  const card = topOf(state, deckOf(kind));
  if (card !== undefined) moveCard(state, layout, card, place);
}
const discard = (state: CorpState, { layout, content }: CorpEngine, card: number): void => {
  showCard(state, card, everybody(state.players));
  moveCard(state, layout, card, discardOf(at(content.kind, at(state.card, card))));
};

/** A pool card is discarded and replaced (CORP-3.2). */
export const replaceCard: CorpEvent = event("replace", ["card"], (state, card, _b, _c, _d, engine) => {
  const place = at(state.zone, card);
  discard(state, engine, card);
  fillPool(state, engine.layout, place);
});
/** A pool card is taken by who paid for it: into the Garrison, the Security Team or among the assets; the place is filled (CORP-7.2, CORP-8.2, CORP-13.2). */
export const take: CorpEvent = event("hire", ["player", "card"], (state, player, card, _c, _d, { layout, content }) => {
  const place = at(state.zone, card);
  const kind = at(content.kind, at(state.card, card));
  moveCard(state, layout, card, (kind === RUNNERS ? GARRISON : kind === SECURITY ? SECURITY_TEAM : OWN_ASSETS) + player);
  fillPool(state, layout, place);
  if (content.asksFirst && player === state.active) state.bought = [...state.bought, kind];
  if (state.lasting.length > 0) spend(state, player, kind);
});
/** What made the next card of a kind cheaper is used up by it (CORP-R98). */
function spend(state: CorpState, player: number, kind: number): void {
  const made = kind === RUNNERS ? RUNNER_DISCOUNT : kind === SECURITY ? SECURITY_DISCOUNT : ASSET_DISCOUNT;
  const left: number[] = [];
  for (let i = 0; i < state.lasting.length; i += 4) {
    const isUsed = state.lasting[i] === player && state.lasting[i + 1] === made && (at(state.lasting, i + 3) & 4) !== 0;
    if (!isUsed) left.push(...state.lasting.slice(i, i + 4));
  }
  state.lasting = left;
}

/** An action card is drawn (CORP-3.3). */
export const draw: CorpEvent = event("draw", ["player"], (state, player, _b, _c, _d, { layout }) => {
  fillDeck(state, layout, ACTIONS);
  const card = topOf(state, deckOf(ACTIONS));
  if (card !== undefined) moveCard(state, layout, card, HAND + player);
});
/** A player sees the top cards of the action deck (2.2 LOOK). */
export const lookAtDeck: CorpEvent = event("look at the deck", ["player", "number"], (state, player, n, _c, _d, { layout }) => {
  fillDeck(state, layout, ACTIONS);
  // One of them goes to the hand and the others to the bottom: who had seen them before does not know which.
  mingleCards(state, layout, cardsIn(state, deckOf(ACTIONS)).slice(-n), 1 << player);
});
/** Of the cards looked at one comes to the hand, the others go to the bottom: player, card, how many were looked at. */
export const drawFrom: CorpEvent = event("draw one of", ["player", "card", "number"], (state, player, card, n, _d, { layout }) => {
  const others = cardsIn(state, deckOf(ACTIONS))
    .slice(-n)
    .filter((one) => one !== card);
  moveCard(state, layout, card, HAND + player);
  for (const other of others) moveCard(state, layout, other, deckOf(ACTIONS), 0);
});
/** A player sees the hand of another (2.2 LOOK): who looks, whose hand. */
export const lookAtHand: CorpEvent = event("look at the hand", ["player", "player"], (state, player, other) => {
  for (const card of cardsIn(state, HAND + other)) showCard(state, card, 1 << player);
});
/** A card goes face up to the discard pile of its kind (CORP-R43). */
export const discardCard: CorpEvent = event("discard", ["player", "card"], (state, _player, card, _c, _d, engine) =>
  discard(state, engine, card),
);
/** An action card of the hand is discarded at random (2.2 DISCARD_ACTION). */
export const discardAtRandom: CorpEvent = event("discard at random", ["player"], (state, player, _b, _c, _d, engine) => {
  const hand = cardsIn(state, HAND + player);
  if (hand.length > 0) discard(state, engine, at(hand, below(state.rng, hand.length, "at random")));
});
/** A runner card of the discard pile comes to the Garrison (2.2 REVIVE). */
export const revive: CorpEvent = event("revive", ["player", "card"], (state, player, card, _c, _d, { layout }) =>
  moveCard(state, layout, card, GARRISON + player),
);

/** A runner card goes from one Garrison to another: card, receiver. */
export const takeRunner: CorpEvent = event("take a runner", ["player", "card"], (state, player, card, _c, _d, { layout }) =>
  moveCard(state, layout, card, GARRISON + player),
);

/** A card goes to where such cards of a player lie (CORP-R84): receiver, card. */
export const receive: CorpEvent = event("get", ["player", "card"], (state, player, card, _c, _d, { layout, content }) =>
  moveCard(state, layout, card, homeOf(at(content.kind, at(state.card, card))) + player),
);
/** The top card of a deck goes there (CORP-R84): receiver, deck. */
export const takeTop: CorpEvent = event("take the top card", ["player", "number"], (state, player, kind, _c, _d, { layout }) => {
  fillDeck(state, layout, kind);
  const card = topOf(state, deckOf(kind));
  if (card !== undefined) moveCard(state, layout, card, homeOf(kind) + player);
});
/** An action card of another hand is taken at random (CORP-R84): receiver, whose hand. */
export const takeAtRandom: CorpEvent = event("take at random", ["player", "player"], (state, player, other, _c, _d, { layout }) => {
  const hand = cardsIn(state, HAND + other);
  if (hand.length > 0) moveCard(state, layout, at(hand, below(state.rng, hand.length, "at random")), HAND + player);
});
export const homeOf = (kind: number): number => [GARRISON, SECURITY_TEAM, OWN_ASSETS, HAND][kind] ?? HAND;

/** An action card is shown and played (CORP-6.1). */
export const playCard: CorpEvent = event("play", ["player", "card"], (state, player, card, _c, _d, { layout }) => {
  showCard(state, card, everybody(state.players));
  moveCard(state, layout, card, IN_PLAY);
  setNumber(state, "playedBy", card, player + 1);
  setNumber(state, "cancelled", card, 0);
});
/** It goes to the discard pile after use (CORP-6.1). */
export const finishCard: CorpEvent = event("finish", ["card"], (state, card, _b, _c, _d, engine) => {
  setNumber(state, "cancelled", card, 0);
  setNumber(state, "playedBy", card, 0);
  discard(state, engine, card);
});
/** A card in play has no effect (2.2 CANCEL). */
export const cancelCard: CorpEvent = event("cancel", ["card"], (state, card) => setNumber(state, "cancelled", card, 1));
/** An asset or building was used this turn (CORP-R39): what of it, as bits. */
export const useAsset: CorpEvent = event("use", ["card", "number"], (state, card, what) =>
  setNumber(state, "used", card, at(state.used, card) | what),
);
export const useBuilding: CorpEvent = event("use a building", ["player", "number", "number"], (state, player, building, what) => {
  state.usedBuildings[player] = at(state.usedBuildings, player) | (what << (2 * building));
});

export const CARD_EVENTS: readonly CorpEvent[] = [
  ...[replaceCard, take, draw, lookAtDeck, drawFrom, lookAtHand, discardCard, discardAtRandom, revive, takeRunner],
  ...[receive, takeTop, takeAtRandom, playCard, finishCard, cancelCard, useAsset, useBuilding],
];
