/** What the verbs of Megacorp's texts do with hands, decks and open markets: drawing, discarding, searching, revealing, putting cards somewhere. */
import { ON_BOTTOM, ON_TOP, SHOW, SHUFFLE } from "../../../../kernel/card-events.ts";
import { everybody } from "../../../../kernel/layout.ts";
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Destination, type Fit, type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import {
  ANNIHILATED,
  cardsIn,
  HAND,
  isMarket,
  isNetwork,
  MAIN_DECK,
  type MegacorpState,
  type MegacorpView,
  MOST_PLAYERS,
  playersFrom,
  RESOURCE_DECK,
} from "../../layout.ts";
import { annihilate } from "../../losing/leave.ts";
import { discard, put } from "../../network/events-cards.ts";
import { DRAWING } from "../../turn/drawing.ts";
import { lookThrough } from "../events-text.ts";
import { isPlayerBanned } from "../prohibitions.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const lies = (place: number, zone: number): boolean => place >= zone && place < zone + MOST_PLAYERS;
/** Whether a place is a main or a resource deck: its order is known to nobody. */
export const isDeck = (place: number): boolean => lies(place, MAIN_DECK) || lies(place, RESOURCE_DECK);

const fromHand = (_state: MegacorpView, { actor }: Acting, into: number[]): void => void into.push(HAND + actor);

/** MC-2.6: what is annihilated stays so. */
const movable: readonly Fit<MegacorpState, MegacorpContent>[] = [
  {
    rule: "MC-2.6",
    open: true,
    holds: (state, card) => !lies(at(state.zone, card), ANNIHILATED),
    reason: () => "An annihilated card cannot return",
  },
];
/** MC-R46: a Business goes nowhere by a text that is not meant for it. It lies in a network only, so of hidden cards nothing is told. */
const noBusiness: Fit<MegacorpState, MegacorpContent> = {
  rule: "MC-R126",
  open: true,
  holds: (state, card, _acting, { content }) => !at(content.isBusiness, at(state.card, card)),
  reason: () => "A Business cannot be in a hand, deck or open market",
};

function show(state: MegacorpView, chosen: Cards, players: number, engine: MegacorpEngine): void {
  for (const card of chosen) engine.propose(state, SHOW, card, players);
}

/**
 * Puts cards where a text says, each into the zone of its own owner (MC-2.7, MC-R27). Into a deck is to shuffle them in. A network is entered by deploying only
 * (MC-G14).
 */
export function putAll(state: MegacorpView, chosen: Cards, { where, places }: Destination, engine: MegacorpEngine): void {
  const [place] = places;
  if (place === undefined || isNetwork(place)) return;
  for (const card of chosen) {
    if (lies(place, ANNIHILATED)) engine.propose(state, annihilate, card);
    else engine.propose(state, put, card, place, where === "bottom" ? ON_BOTTOM : ON_TOP);
  }
  if (isDeck(place) && where === "into") engine.propose(state, SHUFFLE, place);
}

const discardAll = (state: MegacorpView, actor: number, chosen: Cards, engine: MegacorpEngine): void => {
  for (const card of chosen) engine.propose(state, discard, actor, card);
};

/** The runs, by construct. */
export const CARD_EFFECTS: Readonly<Record<string, Run>> = {
  draw: run.verb({
    gets: (state, { actor }) => cardsIn(state, HAND + actor),
    wayOf: { of: "drawn", has: (state, { actor }) => cardsIn(state, HAND + actor).length },
    run: (state, { actor }, engine, n) => engine.call(state, DRAWING, actor, Number(n)),
  }),
  discard: run.verb({
    way: { of: "discarded", did: (state, card) => isMarket(at(state.zone, card)) },
    from: fromHand,
    fits: [...movable, noBusiness],
    // The newest is on top, where anybody may buy it (MC-R28, MC-R184).
    ordered: () => true,
    run: (state, { actor }, engine, chosen: Cards) => discardAll(state, actor, chosen, engine),
  }),
  "discard.hand": run.verb({
    wayOf: {
      of: "discarded",
      has: (state, _acting, isMeant) =>
        playersFrom(state, 0).reduce((sum, player) => sum + cardsIn(state, HAND + player).filter(isMeant).length, 0),
    },
    run: (state, { actor }, engine, players: Cards) =>
      discardAll(
        state,
        actor,
        players.flatMap((player) => cardsIn(state, HAND + player)),
        engine,
      ),
  }),
  return: run.verb({
    way: { of: "returned", did: (state, card) => lies(at(state.zone, card), HAND) },
    fits: [...movable, noBusiness],
    run: (state, _acting, engine, chosen: Cards, places: Cards) => putAll(state, chosen, { where: "top", places }, engine),
  }),
  put: run.verb({
    from: fromHand,
    hides: (to: Destination) => to.places.some(isDeck),
    fits: [...movable, noBusiness],
    ordered: ({ where, places }: Destination) => where !== "into" && places.some((place) => isDeck(place) || isMarket(place)),
    run: (state, _acting, engine, chosen: Cards, to: Destination) => putAll(state, chosen, to, engine),
  }),
  shuffle: run.verb({
    run(state, _acting, engine, places: Cards) {
      // The order of an open market means something and is kept (MC-R84).
      for (const place of places) if (isDeck(place)) engine.propose(state, SHUFFLE, place);
    },
  }),
  // MC-G38, MC-R84, MC-R128: who searches a deck sees it shuffled, so learns what is in it and not where; afterwards it is shuffled again.
  search: run.search({
    able: (state, { actor }, engine) => !isPlayerBanned(state, engine, actor, "search"),
    open(state, { actor }, engine, places) {
      const looked = places.flatMap((place) => cardsIn(state, place));
      for (const place of places) if (isDeck(place)) engine.propose(state, SHUFFLE, place);
      show(state, looked, 1 << actor, engine);
      for (const place of places) engine.propose(state, lookThrough, actor, place);
    },
    // MC-G38: what was asked for more than “a card” is revealed.
    found(state, _acting, engine, cards, filtered) {
      if (filtered) show(state, cards, everybody(state.players), engine);
    },
    close(state, _acting, engine, places) {
      for (const place of places) if (isDeck(place)) engine.propose(state, SHUFFLE, place);
    },
  }),
  reveal: run.verb({
    way: { of: "revealed", did: () => true },
    from: fromHand,
    run: (state, _acting, engine, chosen: Cards) => show(state, chosen, everybody(state.players), engine),
  }),
  "reveal.hand": run.verb({
    run: (state, _acting, engine, players: Cards) =>
      show(
        state,
        players.flatMap((player) => cardsIn(state, HAND + player)),
        everybody(state.players),
        engine,
      ),
  }),
  look: run.verb({ from: fromHand, run: (state, { actor }, engine, chosen: Cards) => show(state, chosen, 1 << actor, engine) }),
};
