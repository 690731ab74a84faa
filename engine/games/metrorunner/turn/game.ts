/** Chapters MR-4 and MR-12: turns in their steps, rounds, and the end of the game. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { stationAhead } from "../city/figures.ts";
import type { MetroContent } from "../content.ts";
import { countPoints } from "../ends/events-scoring.ts";
import { COLOURS } from "../fields.ts";
import { ongoingOf } from "../jobs/abilities.ts";
import { allCubes, COLOUR_COUNT, cubesOf } from "../jobs/cubes.ts";
import { discardJob, payCubes, toDiscard } from "../jobs/events-jobs.ts";
import { IN_MOVE, mostPayable, PAYING_MOVE } from "../jobs/paying.ts";
import { ACTION, AFTER, cardsIn, HAND, isSolo, type MetroEngine, type MetroState, type MetroView } from "../layout.ts";
import { ROGUE } from "../solo/rogue.ts";
import { spendLasting } from "../texts/events-texts.ts";
import { ACTIONS, isAnotherThere } from "./actions.ts";
import { boostNeeds, carOffer, costOf, crashOffer, STRONG_ARM, viralOffer } from "./boosts.ts";
import { beginTurn, buyBoost, endTurn, lastRound, moveFigure, reachPhase } from "./events-turn.ts";
import { lastingOf, MORE_ACTIONS } from "./lasting.ts";
import { textOffer } from "./using.ts";

/** Stations that cost nothing (MR-5.3). */
export const FREE_STATIONS = 2;
/** Stations that cost the active player nothing in this move step, with what completed jobs add (MR-R45). */
export const freeStations = (state: MetroView, engine: MetroEngine): number =>
  FREE_STATIONS + ongoingOf(state, engine, state.active, "moves");
/** Limits of the cleanup (MR-4.4). */
export const MOST_JOBS = 5;
export const MOST_CUBES = 10;
/** What the active player may keep, with abilities (MR-R56). */
export const mostJobs = (state: MetroView, engine: MetroEngine): number => MOST_JOBS + ongoingOf(state, engine, state.active, "jobs kept");
export const mostCubes = (state: MetroView, engine: MetroEngine): number =>
  MOST_CUBES + ongoingOf(state, engine, state.active, "cubes kept");
/** Rounds after which the game ends as it stands (MR-R37). */
export const MOST_ROUNDS = 60;
/** Decisions that one turn can take: every cube pays for one station or manipulation, and every card is dealt with once. */
export const MOST_IN_TURN = 400;

/** Slots: counted stations of the move under way, the least colour that may still be returned. */
const COUNTED = 0;
const LEAST = 1;

type MoveNext = "move" | "pay" | "moved";

/** So many counted stations ahead (MR-5.1 to MR-5.4): what can be paid for. */
const advanceOffer: Offer<MetroState, MetroContent, MoveNext> = {
  verb: "move",
  form: { kind: "move", members: { stations: "number" } },
  // One station further than can be paid for, to say why.
  items(state, into, _frame, engine) {
    const most = freeStations(state, engine) + mostPayable(state, IN_MOVE);
    for (let n = 1; n <= most + 1; n++) into.push(n);
  },
  fits: [
    {
      rule: "MR-5.3",
      holds: (state, n, _frame, engine) => n - freeStations(state, engine) <= mostPayable(state, IN_MOVE),
      reason: (state, n, _frame, engine) =>
        `It costs ${n - freeStations(state, engine)} cubes and you can pay ${mostPayable(state, IN_MOVE)}`,
    },
  ],
  action: (_state, stations) => ({ kind: "move", stations }),
  carryOut(state, n, frame, engine) {
    setSlot(state, frame, COUNTED, n);
    const due = n - freeStations(state, engine);
    if (due > 0) engine.call(state, PAYING_MOVE, due);
    return "pay";
  },
};

/** The figure stays where it is, where an ability allows it (MR-R67). */
const stayOffer: Offer<MetroState, MetroContent, MoveNext> = {
  verb: "stay",
  needs: [
    {
      rule: "MR-5.1",
      holds: (state, _frame, engine) => ongoingOf(state, engine, state.active, "stay") > 0,
      reason: () => "You must advance at least one station",
    },
  ],
  items: nothing,
  action: () => ({ kind: "stay" }),
  carryOut: () => "moved",
};

type AfterNext = "after" | "rest" | "act" | "end";

/** One more action this turn, another one (MR-10.7). */
const strongArm: Offer<MetroState, MetroContent, AfterNext> = {
  verb: "strong arm locals",
  needs: [
    ...boostNeeds(STRONG_ARM),
    {
      rule: "MR-R16",
      holds: (state, _frame, engine) => isAnotherThere(state, engine),
      reason: () => "You can take no action that differs from the first",
    },
  ],
  items: nothing,
  action: () => ({ kind: "strong arm locals" }),
  carryOut(state, _item, _frame, engine) {
    engine.propose(state, buyBoost, state.active, STRONG_ARM, costOf(state, engine, STRONG_ARM));
    engine.propose(state, reachPhase, ACTION);
    return "act";
  },
};
const end: Offer<MetroState, MetroContent, AfterNext> = {
  verb: "end turn",
  items: nothing,
  action: () => ({ kind: "end turn" }),
  carryOut: () => "end",
};

export const GAME = procedures<MetroState, MetroContent>()("game", {
  first(state, _frame, engine) {
    engine.propose(state, beginTurn, state.first);
    return "move";
  },
  // MR-4.2, step 1; boosts before it (section 2.6).
  move: offersChoice<MetroState, MetroContent, MoveNext>({
    kind: "move",
    rule: "MR-5.1",
    player: (state) => state.active,
    prompt: () => "Move: two stations are free, each further one costs a cube",
    offers: [
      ...[advanceOffer, carOffer<MoveNext>("moved"), crashOffer<MoveNext>("move"), viralOffer<MoveNext>("move")],
      ...[textOffer<MoveNext>("move"), stayOffer],
    ],
  }),
  pay(state, frame, engine) {
    engine.propose(state, moveFigure, state.active, stationAhead(state, engine, slot(state, frame, COUNTED)));
    return "moved";
  },
  moved(state, _frame, engine) {
    engine.propose(state, reachPhase, ACTION);
    return "act";
  },
  // Step 2; which jobs can be completed only the player knows, so that it is asked always.
  act: offersChoice<MetroState, MetroContent, "after" | "act">({
    kind: "action",
    rule: "MR-6.1",
    always: true,
    player: (state) => state.active,
    prompt: (state) => (state.taken === 0 ? "Take an action" : "Take a second action, different from the first"),
    offers: [...ACTIONS, crashOffer<"act">("act"), viralOffer<"act">("act"), textOffer<"act">("act")],
  }),
  after(state, _frame, engine) {
    engine.propose(state, reachPhase, AFTER);
    // MR-R63: an action more, if there is one that differs from the last.
    if (lastingOf(state, MORE_ACTIONS, state.active) === 0) return "rest";
    engine.propose(state, spendLasting, MORE_ACTIONS, state.active);
    if (!isAnotherThere(state, engine)) return "rest";
    engine.propose(state, reachPhase, ACTION);
    return "act";
  },
  rest: offersChoice<MetroState, MetroContent, AfterNext>({
    kind: "after the action",
    rule: "MR-4.3",
    player: (state) => state.active,
    prompt: () => "Buy a boost, or end your turn",
    offers: [strongArm, crashOffer<AfterNext>("after"), viralOffer<AfterNext>("after"), end, textOffer<AfterNext>("rest")],
  }),
  end(state, frame, engine) {
    engine.propose(state, endTurn, state.active);
    setSlot(state, frame, LEAST, 0);
    return "clean";
  },
  // Step 3 (MR-4.4).
  clean: (state, _frame, engine) =>
    cardsIn(state, HAND + state.active).length > mostJobs(state, engine)
      ? "discard"
      : allCubes(state, state.active) > mostCubes(state, engine)
        ? "return"
        : "over",
  discard: {
    kind: "discard",
    rule: "MR-4.4",
    secret: ["discard"],
    forms: [{ kind: "discard", members: { card: "card" } }],
    player: (state) => state.active,
    prompt: (state, _frame, engine) =>
      `Discard jobs down to ${mostJobs(state, engine)}: ${cardsIn(state, HAND + state.active).length - mostJobs(state, engine)} more`,
    candidates: (state, into) => void into.push(...cardsIn(state, HAND + state.active)),
    action: (_state, card) => ({ kind: "discard", card }),
    carryOut(state, card, _frame, engine) {
      engine.propose(state, discardJob, state.active, toDiscard(state, engine, state.active, card));
      return "clean";
    },
  },
  return: {
    kind: "return cubes",
    rule: "MR-4.4",
    forms: [{ kind: "return", members: { cube: "words" } }],
    player: (state) => state.active,
    prompt: (state, _frame, engine) =>
      `Return cubes down to ${mostCubes(state, engine)}: ${allCubes(state, state.active) - mostCubes(state, engine)} more`,
    candidates(state, into, frame, engine) {
      const due = allCubes(state, state.active) - mostCubes(state, engine);
      let there = 0;
      for (let colour = COLOUR_COUNT - 1; colour >= slot(state, frame, LEAST); colour--) {
        there += cubesOf(state, state.active, colour);
        if (cubesOf(state, state.active, colour) > 0 && there >= due) into.push(colour);
      }
      into.reverse();
    },
    action: (_state, colour) => ({ kind: "return", cube: at(COLOURS, colour) }),
    carryOut(state, colour, frame, engine) {
      setSlot(state, frame, LEAST, colour);
      engine.propose(state, payCubes, state.active, colour, 1);
      return "clean";
    },
  },
  over: (state) => (isSolo(state) ? "solo" : nextOf(state) === state.first ? "round" : "next"),
  next(state, _frame, engine) {
    engine.propose(state, beginTurn, nextOf(state));
    return "move";
  },
  // MR-12.2, MR-12.3: the round is complete; after a trigger one more is played.
  round(state, _frame, engine) {
    if (state.lastRound > 0 || state.round >= MOST_ROUNDS) return "score";
    if (state.trigger > 0) engine.propose(state, lastRound, state.round + 1);
    return "next";
  },
  // MR-14.5, MR-14.13: after a trigger of the player one more A.I. card, then in either case one more turn of the player.
  solo(state, _frame, engine) {
    if (state.lastRound > 0 || state.round >= MOST_ROUNDS) return "score";
    engine.call(state, ROGUE);
    return "rogue";
  },
  rogue(state, _frame, engine) {
    if (state.trigger > 0) engine.propose(state, lastRound, state.round + 1);
    return "next";
  },
  score(state, _frame, engine) {
    engine.propose(state, countPoints);
    return "done";
  },
});

/** Who comes next, clockwise (MR-4.1). */
const nextOf = (state: MetroView): number => (state.active + 1) % state.players;
