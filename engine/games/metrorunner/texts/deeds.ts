/** What each operation does, and whether it could do anything (section 2.2, MR-R1, MR-R27). */
import { at } from "../../../kernel/state.ts";
import { cycleNetwork } from "../hack/events-hack.ts";
import { fitsGrid } from "../hack/grid.ts";
import { bruteLeft, COLOUR_COUNT, creditsLeft, supplyOf } from "../jobs/cubes.ts";
import { clearDistrict, coverJob, gainBrute, gainCredits, placeCubes, refillOffer } from "../jobs/events-jobs.ts";
import { claim, gain, isJobThere, TAKING } from "../jobs/gaining.ts";
import { cardsIn, HAND, JOB_DECK, type MetroEngine, type MetroView, OFFER, topOf } from "../layout.ts";
import { advanceToHack, advanceToken, putToken, tokenAt } from "../solo/rogue.ts";
import { advance, advanceAi } from "../tracks/events-tracks.ts";
import { CRASHING } from "../turn/boosts.ts";
import { MORE_ACTIONS, NEXT_JOB } from "../turn/lasting.ts";
import { ADVANCING, DISCARDING_FOR, numberOf, RETURNING, TAKING_BRUTE } from "./asking.ts";
import { countFor } from "./counts.ts";
import { DIGGING, revealJob, TAKING_FROM_HAND } from "./digging.ts";
import { addLasting, lookAtJobs } from "./events-texts.ts";
import { BLOCKING, MOVING_AGAIN, moveByText } from "./figures-moved.ts";
import { BACK, COMPLETING_MORE, canMoveJobs, EXCHANGE, MOVE, MOVING_JOBS } from "./jobs-again.ts";
import { handOver, hasOf, jobsFrom, lose, opponentsOf } from "./losing.ts";
import { beginCubes, canDoCubes } from "./on-districts.ts";
import type { Operation } from "./operations.ts";
import { CLAIMING, claimable, GAINING_SAME, PLACING_FIGURE, takeByText } from "./placing.ts";

/** Carries out an operation for the active player. The caller's last act. */
export function doNow(state: MetroView, engine: MetroEngine, operation: Operation): void {
  const { active } = state;
  switch (operation.op) {
    case "gain":
      gain(state, engine, operation.any, operation.fixed);
      return;
    case "credits":
      engine.propose(state, gainCredits, active, operation.n);
      return;
    case "brute":
      engine.propose(state, gainBrute, active, operation.n);
      return;
    case "jobs":
      engine.call(state, TAKING, operation.n, jobsFrom(operation), 0, operation.upTo ? 1 : 0);
      return;
    case "lose":
    case "give":
      lose(state, engine, active, operation.loss);
      return;
    case "peek":
      if (cardsIn(state, JOB_DECK).length > 0) engine.propose(state, lookAtJobs, active, operation.n);
      return;
    case "dig":
      engine.call(state, DIGGING, operation.n, operation.take);
      return;
    case "reveal":
      revealJob(state, engine, operation.district);
      return;
    case "cubes":
      beginCubes(state, engine, operation);
      return;
    case "figure":
      moveByText(state, engine, operation);
      return;
    case "see and take":
      engine.call(state, TAKING_FROM_HAND, operation.n, 0);
      return;
    case "gain same":
      engine.call(state, GAINING_SAME, operation.n);
      return;
    case "block":
      engine.call(state, BLOCKING);
      return;
    case "again":
      engine.propose(state, addLasting, MORE_ACTIONS, active, 1, state.turn);
      return;
    case "move step":
      engine.call(state, MOVING_AGAIN);
      return;
    case "exchange jobs":
      engine.call(state, MOVING_JOBS, EXCHANGE);
      return;
    case "move job":
      engine.call(state, MOVING_JOBS, MOVE);
      return;
    case "take back":
      engine.call(state, MOVING_JOBS, BACK);
      return;
    case "take action":
      takeByText(state, engine, operation.action);
      return;
    case "complete more":
      engine.call(state, COMPLETING_MORE, operation.anywhere ? 1 : 0);
      return;
    case "cheaper":
      engine.propose(state, addLasting, NEXT_JOB, active, operation.n, operation.next ? state.turn + state.players : state.turn);
      return;
    case "trade":
      engine.call(state, operation.what === "cubes" ? RETURNING : DISCARDING_FOR, operation.most, numberOf(operation.gains), 0, 0);
      return;
    case "hand over":
      handOver(state, engine, operation.loss, operation.to);
      return;
    case "see hand":
    case "take at random":
      return;
    case "claim":
      if (typeof operation.of === "number") claim(state, engine, operation.of);
      else engine.call(state, CLAIMING, operation.of === "here" ? 1 : 0);
      return;
    case "crash":
      engine.call(state, CRASHING);
      return;
    case "place figure":
      engine.call(state, PLACING_FIGURE);
      return;
    case "advance":
      engine.propose(state, advance, active, operation.track, operation.n);
      return;
    case "advance ai":
      engine.propose(state, advanceAi, operation.track, operation.n);
      return;
    case "place":
      engine.propose(state, placeCubes, operation.district, operation.colour, operation.n);
      return;
    case "token":
      advanceToken(state, engine, operation.token, operation.counted);
      return;
    case "step":
      engine.call(state, ADVANCING, operation.n);
      return;
    case "sell":
      engine.call(state, RETURNING, operation.most, operation.credits, 0, 0);
      return;
    case "opponent returns":
      engine.call(state, TAKING_BRUTE, operation.n);
      return;
    case "token to hack":
      advanceToHack(state, engine, operation.token);
      return;
    case "each": {
      const n = Math.min(operation.most, Math.trunc(countFor(state, engine, active, operation.of) / (operation.every ?? 1)));
      if (n > 0) doNow(state, engine, timesOf(operation.do, n));
      return;
    }
    case "token at":
      putToken(state, engine, operation.token, operation.steps);
      return;
    case "clear": {
      const station = tokenAt(state, operation.token);
      if (station >= 0) for (const district of at(engine.content.route.districts, station)) engine.propose(state, clearDistrict, district);
      return;
    }
    case "cycle":
      engine.propose(state, cycleNetwork, operation.side);
      return;
    case "offer": {
      // MR-R27: an empty place is skipped.
      const card = topOf(state, OFFER + operation.place);
      if (card === undefined) return;
      engine.propose(state, coverJob, card);
      engine.propose(state, refillOffer);
      return;
    }
    case "either":
    case "if":
    case "may":
    case "pay":
    case "others":
    case "grid":
      return;
  }
}

/** Cubes, credits or cards of one gain at most: as many as there are of any kind. */
const MOST = 20;

/** A gain so many times over, as one gain. */
function timesOf(operation: Operation, n: number): Operation {
  const times = (one: number) => Math.min(MOST, one * n);
  if (operation.op === "gain")
    return { ...operation, any: times(operation.any), fixed: operation.fixed.map(([colour, one]) => [colour, times(one)]) };
  if (operation.op === "gain same") return { ...operation, n: times(operation.n) };
  if (operation.op === "lose") return { ...operation, loss: { ...operation.loss, n: times(operation.loss.n) } };
  return operation.op === "credits" || operation.op === "brute" || operation.op === "jobs" || operation.op === "advance"
    ? { ...operation, n: times(operation.n) }
    : operation;
}

/** Whether an operation of a choice could bring anything (MR-R1); of one that may be left out, whether all of it can be done (MR-R51). */
export function isPossible(state: MetroView, engine: MetroEngine, operation: Operation): boolean {
  const all = (operations: readonly Operation[]): boolean => operations.every((one) => isPossible(state, engine, one));
  switch (operation.op) {
    case "lose":
      return hasOf(state, state.active, operation.loss) >= operation.loss.n;
    case "pay":
      return hasOf(state, state.active, operation.loss) >= operation.loss.n && all(operation.do);
    case "may":
      return all(operation.do);
    case "either":
      return operation.options.some(all);
    case "others":
      return opponentsOf(state).length > 0;
    case "claim":
      return typeof operation.of === "number"
        ? claimable(state, engine, false).includes(operation.of)
        : claimable(state, engine, operation.of === "here").length > 0;
    case "each":
      return countFor(state, engine, state.active, operation.of) >= (operation.every ?? 1);
    case "cubes":
      return canDoCubes(state, engine, operation);
    case "hand over":
      return hasOf(state, state.active, operation.loss) >= operation.loss.n && opponentsOf(state).length > 0;
    case "figure":
      return operation.does === "ahead" || operation.does === "home" || opponentsOf(state).length > 0;
    case "see and take":
      return opponentsOf(state).some((one) => cardsIn(state, HAND + one).length > 0);
    case "peek":
    case "dig":
    case "reveal":
      return cardsIn(state, JOB_DECK).length > 0;
    case "take back":
      return canMoveJobs(state, BACK);
    case "exchange jobs":
      return canMoveJobs(state, EXCHANGE);
    case "move job":
      return canMoveJobs(state, MOVE);
    case "gain":
      for (let colour = 0; colour < COLOUR_COUNT; colour++)
        if ((operation.any > 0 || operation.fixed.some(([one]) => one === colour)) && supplyOf(state, colour) > 0) return true;
      return false;
    case "credits":
      return creditsLeft(state) > 0;
    case "brute":
      return bruteLeft(state) > 0;
    case "jobs":
      return isJobThere(state, jobsFrom(operation), engine);
    default:
      return true;
  }
}

/** Of moves of the grid those that are there now, by number. */
export function movesNow(state: MetroView, { content }: MetroEngine, first: number, count: number): number[] {
  const moves: number[] = [];
  for (let move = first; move < first + count; move++) if (fitsGrid(state, content, at(content.moves, move))) moves.push(move);
  return moves;
}
