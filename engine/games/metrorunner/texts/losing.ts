/** What goes back to the supply, or to another player, and what others gain: each player by themselves (MR-R52, MR-R53). */
import { events } from "../../../kernel/events.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { allCubes, COLOUR_COUNT, cubesOf, supplyOf } from "../jobs/cubes.ts";
import {
  discardAnyJob,
  discardJob,
  gainBrute,
  gainCredits,
  gainCubes,
  passJob,
  payCubes,
  takeAnyJob,
  toDiscard,
} from "../jobs/events-jobs.ts";
import { FROM_BOTH, FROM_DECK, fromOfferOf, gain, TAKING } from "../jobs/gaining.ts";
import { cardsIn, HAND, type MetroEngine, type MetroState, type MetroView } from "../layout.ts";
import { advance, type MetroEvent } from "../tracks/events-tracks.ts";
import { returnBrute } from "./asking.ts";
import { seeHand } from "./digging.ts";
import type { Loss, Operation } from "./operations.ts";

const procedure = procedures<MetroState, MetroContent>();

/** Credits go back to the supply, as many as there are. */
export const returnCredits: MetroEvent = events<MetroState, MetroContent>()("return credits", ["player", "number"], (state, player, n) => {
  state.credits[player] = Math.max(0, at(state.credits, player) - n);
});

/** How much of a loss a player has. */
export function hasOf(state: MetroView, player: number, { what, colour = 0 }: Loss): number {
  switch (what) {
    case "cubes":
      return allCubes(state, player);
    case "colour":
      return cubesOf(state, player, colour);
    case "credits":
      return at(state.credits, player);
    case "brute":
      return at(state.brute, player);
    case "jobs":
      return cardsIn(state, HAND + player).length;
  }
}

/** How much of it a player loses: what is said, all, or half (MR-R61). */
function dueOf(state: MetroView, player: number, loss: Loss): number {
  const has = hasOf(state, player, loss);
  switch (loss.part) {
    case "all":
      return has;
    case "half up":
      return Math.ceil(has / 2);
    case "half down":
      return Math.floor(has / 2);
    default:
      return Math.min(loss.n, has);
  }
}

/** Nobody gets what is lost. */
const NOBODY = -1;

/** A player loses something, as much as there is; `to`: who gets it. The caller's last act. */
export function lose(state: MetroView, engine: MetroEngine, player: number, loss: Loss, to = NOBODY): void {
  const n = dueOf(state, player, loss);
  if (n === 0) return;
  switch (loss.what) {
    case "cubes":
      engine.call(state, RETURNING_CUBES, player, n, 0, to + 1);
      return;
    case "jobs":
      if (to !== NOBODY) engine.call(state, PASSING_JOBS, player, n, to);
      else if (loss.random) for (let i = 0; i < n; i++) engine.propose(state, discardAnyJob, player);
      else engine.call(state, DISCARDING_JOBS, player, n);
      return;
    case "colour":
      give(state, engine, to, loss.colour ?? 0, n);
      engine.propose(state, payCubes, player, loss.colour ?? 0, n);
      return;
    case "credits":
      engine.propose(state, returnCredits, player, n);
      if (to !== NOBODY) engine.propose(state, gainCredits, to, n);
      return;
    case "brute":
      engine.propose(state, returnBrute, player, n);
      if (to !== NOBODY) engine.propose(state, gainBrute, to, n);
  }
}

/** Cubes that come to whoever gets them: to the active player as a gain (section 2.3), which comes when the cubes are back in the supply. */
function give(state: MetroView, engine: MetroEngine, to: number, colour: number, n: number): void {
  if (to === state.active) gain(state, engine, 0, [[colour, n]]);
  else if (to !== NOBODY) engine.call(state, COMING, to, colour, n);
}
/** Cubes come to a player who is not active. Begun with the player, the colour and their number. */
export const COMING = procedure("cubes come", {
  go(state, frame, engine) {
    engine.propose(state, gainCubes, slot(state, frame, 0), slot(state, frame, 1), slot(state, frame, 2));
    return "done";
  },
});

/** Slots: the player, cubes still to return, the least colour that may still be chosen, who gets them, from 1. */
const PLAYER = 0;
const LEFT = 1;
const LEAST = 2;
const GIVEN = 3;

/** Cubes of free colours, in the order of the colours. */
export const RETURNING_CUBES = procedure("return cubes for a text", {
  next: (state, frame) => (slot(state, frame, LEFT) > 0 && allCubes(state, slot(state, frame, PLAYER)) > 0 ? "choose" : "done"),
  choose: {
    kind: "return cubes for a text",
    rule: "MR-R52",
    forms: [{ kind: "return", members: { cube: "words" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: (state, frame) =>
      `Which cube ${slot(state, frame, GIVEN) > 0 ? "do you give" : "goes back"}, in the order of the list: ${slot(state, frame, LEFT)} more`,
    candidates(state, into, frame) {
      const player = slot(state, frame, PLAYER);
      let there = 0;
      for (let colour = COLOUR_COUNT - 1; colour >= slot(state, frame, LEAST); colour--) {
        there += cubesOf(state, player, colour);
        if (cubesOf(state, player, colour) > 0 && there >= slot(state, frame, LEFT)) into.push(colour);
      }
      into.reverse();
    },
    action: (_state, colour) => ({ kind: "return", cube: at(COLOURS, colour) }),
    carryOut(state, colour, frame, engine) {
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      setSlot(state, frame, LEAST, colour);
      give(state, engine, slot(state, frame, GIVEN) - 1, colour, 1);
      engine.propose(state, payCubes, slot(state, frame, PLAYER), colour, 1);
      return "next";
    },
  },
});

/** Job cards of the hand (MR-7.5). Begun with the player and their number. */
export const DISCARDING_JOBS = procedure("discard jobs for a text", {
  next: (state, frame) =>
    slot(state, frame, LEFT) > 0 && cardsIn(state, HAND + slot(state, frame, PLAYER)).length > 0 ? "choose" : "done",
  choose: {
    kind: "discard for a text",
    rule: "MR-R52",
    secret: ["discard"],
    forms: [{ kind: "discard", members: { card: "card" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: (state, frame) => `Which job card do you discard? ${slot(state, frame, LEFT)} more`,
    candidates: (state, into, frame) => void into.push(...cardsIn(state, HAND + slot(state, frame, PLAYER))),
    action: (_state, card) => ({ kind: "discard", card }),
    carryOut(state, card, frame, engine) {
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      const player = slot(state, frame, PLAYER);
      engine.propose(state, discardJob, player, toDiscard(state, engine, player, card));
      return "next";
    },
  },
});

/** Job cards of the hand go to another hand (MR-R61). Begun with the player, their number and who gets them. */
export const PASSING_JOBS = procedure("pass jobs for a text", {
  next: (state, frame) =>
    slot(state, frame, LEFT) > 0 && cardsIn(state, HAND + slot(state, frame, PLAYER)).length > 0 ? "choose" : "done",
  choose: {
    kind: "pass for a text",
    rule: "MR-R61",
    secret: ["pass"],
    forms: [{ kind: "pass", members: { card: "card" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: (state, frame) => `Which job card do you give? ${slot(state, frame, LEFT)} more`,
    candidates: (state, into, frame) => void into.push(...cardsIn(state, HAND + slot(state, frame, PLAYER))),
    action: (_state, card) => ({ kind: "pass", card }),
    carryOut(state, card, frame, engine) {
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      engine.propose(state, passJob, slot(state, frame, LEAST), toDiscard(state, engine, slot(state, frame, PLAYER), card));
      return "next";
    },
  },
});

/** What another player does. The caller's last act. */
export function doFor(state: MetroView, engine: MetroEngine, player: number, operation: Operation): void {
  switch (operation.op) {
    case "lose":
      lose(state, engine, player, operation.loss);
      return;
    case "give":
      lose(state, engine, player, operation.loss, state.active);
      return;
    case "toll":
      lose(state, engine, state.active, operation.loss, player);
      return;
    case "take at random":
      if (player !== state.active) engine.propose(state, takeAnyJob, state.active, player);
      return;
    case "see hand":
      seeHand(state, engine, player);
      return;
    case "advance":
      engine.propose(state, advance, player, operation.track, operation.n);
      return;
    case "jobs":
      engine.call(state, TAKING, operation.n, jobsFrom(operation), player + 1);
      return;
    case "credits":
      engine.propose(state, gainCredits, player, operation.n);
      return;
    case "brute":
      engine.propose(state, gainBrute, player, operation.n);
      return;
    case "gain":
      if (operation.any > 0) engine.call(state, GAINING_FREELY, player, operation.any, 0);
      for (const [colour, n] of operation.fixed) engine.propose(state, gainCubes, player, colour, n);
      return;
    default:
      return;
  }
}
/** What can be said of others. */
export const FOR_OTHERS: ReadonlySet<Operation["op"]> = new Set([
  ...(["lose", "give", "credits", "brute", "gain", "jobs", "advance", "take at random", "see hand", "toll"] as const),
]);

/** Where job cards come from, by what a text says. */
export const jobsFrom = ({ from, district }: Extract<Operation, { op: "jobs" }>): number =>
  from === "offer" ? fromOfferOf(district) : from === "deck" ? FROM_DECK : FROM_BOTH;

/** Cubes of free colours come to a player who is not active: no ability is used outside of one's own actions (MR-R53). Begun with the player and their number. */
export const GAINING_FREELY = procedure("gain cubes for a text", {
  next: (state, frame) => (slot(state, frame, LEFT) > 0 && COLOURS.some((_, colour) => supplyOf(state, colour) > 0) ? "choose" : "done"),
  choose: {
    kind: "gain for a text",
    rule: "MR-R53",
    forms: [{ kind: "gain", members: { cube: "words" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: (state, frame) => `Which cube do you gain? ${slot(state, frame, LEFT)} to choose`,
    candidates(state, into) {
      for (let colour = 0; colour < COLOUR_COUNT; colour++) if (supplyOf(state, colour) > 0) into.push(colour);
    },
    action: (_state, colour) => ({ kind: "gain", cube: at(COLOURS, colour) }),
    carryOut(state, colour, frame, engine) {
      setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
      engine.propose(state, gainCubes, slot(state, frame, PLAYER), colour, 1);
      return "next";
    },
  },
});

/** Opponents, clockwise from the active player. */
export const opponentsOf = (state: MetroView): number[] =>
  Array.from({ length: Math.max(0, state.players - 1) }, (_, i) => (state.active + 1 + i) % state.players);

/** Something of the active player goes to another (MR-R61). The caller's last act. */
export function handOver(state: MetroView, engine: MetroEngine, loss: Loss, to: "one" | "next" | "previous"): void {
  const [others, what] = [opponentsOf(state), lossNumber(loss)];
  const to1 = others[to === "previous" ? others.length - 1 : 0];
  if (to1 === undefined) return;
  if (to === "one" && others.length > 1) engine.call(state, HANDING, what, loss.n, loss.colour ?? 0);
  else lose(state, engine, state.active, loss, to1);
}
const LOST: readonly Loss["what"][] = ["cubes", "colour", "credits", "brute", "jobs"];
const lossNumber = ({ what }: Loss): number => LOST.indexOf(what);
/** An opponent is chosen who gets it. Begun with what, how much, and the colour. */
export const HANDING = procedure("hand over", {
  choose: {
    kind: "to an opponent",
    rule: "MR-R61",
    forms: [{ kind: "opponent", members: { player: "player" } }],
    player: (state) => state.active,
    prompt: () => "Which opponent gets it?",
    candidates: (state, into) => void into.push(...opponentsOf(state)),
    action: (_state, player) => ({ kind: "opponent", player }),
    carryOut(state, player, frame, engine) {
      const loss = { what: at(LOST, slot(state, frame, 0)), n: slot(state, frame, 1), colour: slot(state, frame, 2) };
      lose(state, engine, state.active, loss, player);
      return "done";
    },
  },
});

export const LOSSES = [...[RETURNING_CUBES, DISCARDING_JOBS, GAINING_FREELY], ...[COMING, PASSING_JOBS, HANDING]] as const;
