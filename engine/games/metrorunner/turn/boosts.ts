/** Chapter MR-10: boosts, in the windows of section 2.6. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import type { Need, Offer } from "../../../kernel/offers.ts";
import { nothing } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { isTaken } from "../city/figures.ts";
import type { MetroContent } from "../content.ts";
import { ongoingOf } from "../jobs/abilities.ts";
import { coverJob, refillOffer } from "../jobs/events-jobs.ts";
import { cardsIn, type MetroEngine, type MetroState, type MetroView, OFFER, OFFER_SIZE } from "../layout.ts";
import { advance } from "../tracks/events-tracks.ts";
import { INFLUENCE, LAST, NOTORIETY, TRACK_NAMES } from "../tracks/tracks.ts";
import { buyBoost, moveFigure } from "./events-turn.ts";

export const CAR = 0;
export const CRASH = 1;
export const VIRAL = 2;
export const STRONG_ARM = 3;
export const BOOSTS = ["Car Service", "Crash Job Boards", "Viral Marketing", "Strong Arm Locals"] as const;
/** Credits that each costs (MR-10.4 to MR-10.7). */
export const COSTS = [1, 1, 2, 2] as const;

type MetroNeed = Need<MetroState, MetroContent>;

/** What a boost costs the active player, with abilities (MR-R56). */
export const costOf = (state: MetroView, engine: MetroEngine, boost: number): number =>
  Math.max(
    0,
    at(COSTS, boost) - ongoingOf(state, engine, state.active, "boosts") - ongoingOf(state, engine, state.active, `boost ${boost}`),
  );

/** Credits are there (MR-10.8), and the boost was not bought this turn (MR-10.2). */
export const boostNeeds = (boost: number): readonly MetroNeed[] => [
  {
    rule: "MR-10.8",
    holds: (state, _frame, engine) => at(state.credits, state.active) >= costOf(state, engine, boost),
    reason: (state, _frame, engine) =>
      `${BOOSTS[boost]} costs ${costOf(state, engine, boost)} and you have ${state.credits[state.active]} credits`,
  },
  {
    rule: "MR-10.2",
    holds: (state) => (state.boosts & (1 << boost)) === 0,
    reason: () => `You have already bought ${BOOSTS[boost]} this turn`,
  },
];

/** The figure is put on any free station, or left where it is, in place of the move step (MR-10.4, MR-R32). */
export const carOffer = <N extends string>(then: N): Offer<MetroState, MetroContent, N> => ({
  verb: "car service",
  form: { kind: "car service", members: { station: "number" } },
  needs: boostNeeds(CAR),
  items(state, into, _frame, { content }) {
    for (const station of content.route.stations[content.route.sideOf[state.players] ?? 0] ?? []) into.push(station);
  },
  fits: [
    {
      rule: "MR-R32",
      holds: (state, station) => !isTaken(state, station),
      reason: () => "Another figure is there",
    },
  ],
  action: (_state, station) => ({ kind: "car service", station }),
  carryOut(state, station, _frame, engine) {
    engine.propose(state, buyBoost, state.active, CAR, costOf(state, engine, CAR));
    engine.propose(state, moveFigure, state.active, station);
    return then;
  },
});

/** The offer goes under the deck and four cards are revealed (MR-10.5, MR-R15). */
export const crashOffer = <N extends string>(then: N): Offer<MetroState, MetroContent, N> => ({
  verb: "crash job boards",
  needs: boostNeeds(CRASH),
  items: nothing,
  action: () => ({ kind: "crash job boards" }),
  carryOut(state, _item, _frame, engine) {
    engine.propose(state, buyBoost, state.active, CRASH, costOf(state, engine, CRASH));
    engine.call(state, CRASHING);
    return then;
  },
});

/** The lower marker goes on by one; of level ones the player chooses (MR-10.6, MR-R31). */
export const viralOffer = <N extends string>(then: N): Offer<MetroState, MetroContent, N> => ({
  verb: "viral marketing",
  form: { kind: "viral marketing", members: { track: "words" } },
  needs: boostNeeds(VIRAL),
  items: (_state, into) => void into.push(INFLUENCE, NOTORIETY),
  fits: [
    {
      rule: "MR-10.6",
      holds: (state, track) => marker(state, track) <= marker(state, track === INFLUENCE ? NOTORIETY : INFLUENCE),
      reason: (_state, track) => `Only the lower marker can advance, and ${TRACK_NAMES[track]} is the higher one`,
    },
    {
      rule: "MR-R31",
      holds: (state, track) => marker(state, track) < LAST,
      reason: (_state, track) => `Your ${TRACK_NAMES[track]} marker is on the last space`,
    },
  ],
  action: (_state, track) => ({ kind: "viral marketing", track: track === INFLUENCE ? "influence" : "notoriety" }),
  carryOut(state, track, _frame, engine) {
    engine.propose(state, buyBoost, state.active, VIRAL, costOf(state, engine, VIRAL));
    engine.propose(state, advance, state.active, track, 1);
    return then;
  },
});

const marker = (state: MetroView, track: number): number => at(track === INFLUENCE ? state.influence : state.notoriety, state.active);

/** Slot: cards of the offer that are left to go under the deck. */
const LEFT = 0;

/** The offer goes under the deck in an order of the player's choice, then four cards are revealed (MR-10.5). */
export const CRASHING = procedures<MetroState, MetroContent>()("crash job boards", {
  count(state, frame) {
    setSlot(state, frame, LEFT, offered(state).length);
    return "next";
  },
  next: (state, frame) => (slot(state, frame, LEFT) > 0 ? "choose" : "reveal"),
  choose: {
    kind: "crash job boards",
    rule: "MR-10.5",
    forms: [{ kind: "put under", members: { card: "card" } }],
    player: (state) => state.active,
    prompt: () => "Which card of the offer goes under the deck next?",
    candidates: (state, into) => void into.push(...offered(state)),
    action: (_state, card) => ({ kind: "put under", card }),
    carryOut(state, card, frame, engine) {
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      engine.propose(state, coverJob, card);
      return "next";
    },
  },
  reveal(state, _frame, engine) {
    engine.propose(state, refillOffer);
    return "done";
  },
});

function offered(state: MetroView): number[] {
  const cards: number[] = [];
  for (let place = OFFER; place < OFFER + OFFER_SIZE; place++) cards.push(...cardsIn(state, place));
  return cards;
}
