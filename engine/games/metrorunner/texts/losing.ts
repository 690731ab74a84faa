/** What goes back to the supply, or to another player, and what others gain: each player by themselves (MR-R52, MR-R53). */
import { events } from "../../../kernel/events.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { allCubes, COLOUR_COUNT, cubesOf, supplyOf } from "../jobs/cubes.ts";
import { discardJob, gainBrute, gainCredits, gainCubes, payCubes, toDiscard } from "../jobs/events-jobs.ts";
import { gain } from "../jobs/gaining.ts";
import { cardsIn, HAND, type MetroEngine, type MetroState, type MetroView } from "../layout.ts";
import type { MetroEvent } from "../tracks/events-tracks.ts";
import { returnBrute } from "./asking.ts";
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

/** A player loses something, as much as there is; `given`: the active player gets it. The caller's last act. */
export function lose(state: MetroView, engine: MetroEngine, player: number, loss: Loss, given = false): void {
  const n = Math.min(loss.n, hasOf(state, player, loss));
  if (n === 0) return;
  switch (loss.what) {
    case "cubes":
      engine.call(state, RETURNING_CUBES, player, n, 0, given ? 1 : 0);
      return;
    case "jobs":
      engine.call(state, DISCARDING_JOBS, player, n);
      return;
    case "colour":
      if (given) gain(state, engine, 0, [[loss.colour ?? 0, n]]);
      engine.propose(state, payCubes, player, loss.colour ?? 0, n);
      return;
    case "credits":
      engine.propose(state, returnCredits, player, n);
      if (given) engine.propose(state, gainCredits, state.active, n);
      return;
    case "brute":
      engine.propose(state, returnBrute, player, n);
      if (given) engine.propose(state, gainBrute, state.active, n);
  }
}

/** Slots: the player, cubes still to return, the least colour that may still be chosen, 1 if the active player gets them. */
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
      `Which cube ${slot(state, frame, GIVEN) === 1 ? "do you give" : "goes back"}, in the order of the list: ${slot(state, frame, LEFT)} more`,
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
      if (slot(state, frame, GIVEN) === 1) gain(state, engine, 0, [[colour, 1]]);
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

/** What another player does. The caller's last act. */
export function doFor(state: MetroView, engine: MetroEngine, player: number, operation: Operation): void {
  switch (operation.op) {
    case "lose":
    case "give":
      lose(state, engine, player, operation.loss, operation.op === "give");
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
export const FOR_OTHERS: ReadonlySet<Operation["op"]> = new Set(["lose", "give", "credits", "brute", "gain"]);

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

export const LOSSES = [RETURNING_CUBES, DISCARDING_JOBS, GAINING_FREELY] as const;
