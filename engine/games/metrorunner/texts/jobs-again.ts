/** What texts do to jobs: one more is completed, completed ones change slots or come back (MR-R65, MR-R66). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { districtsHere } from "../city/figures.ts";
import { FREELANCE, type MetroContent } from "../content.ts";
import { COMPLETING, completedBy, hasRoom } from "../jobs/completing.ts";
import { COLOUR_COUNT } from "../jobs/cubes.ts";
import { takeJob } from "../jobs/events-jobs.ts";
import { canPayJob } from "../jobs/paying.ts";
import { cardsIn, HAND, IN_PLAY, type MetroEngine, type MetroState, type MetroView, SLOT_SIZE, SLOTS, slotPlace } from "../layout.ts";
import { moveJob, swapJobs } from "./events-texts.ts";

const procedure = procedures<MetroState, MetroContent>();
/** Nothing is chosen. */
const NONE = -1;

/** Whether another job fits beside one that is being completed (MR-8.7). */
export const hasRoomForMore = (state: MetroView): boolean =>
  completedBy(state, state.active) + cardsIn(state, IN_PLAY).length < SLOTS * SLOT_SIZE;

/** Jobs of the hand that could be completed now, each with its district: a freelance job in one of the figure's. */
function completable(state: MetroView, engine: MetroEngine, anywhere: boolean): readonly number[] {
  if (!hasRoomForMore(state)) return [];
  const here = districtsHere(state, engine);
  return cardsIn(state, HAND + state.active).flatMap((card) => {
    const own = at(engine.content.district, at(state.card, card));
    const districts = own === FREELANCE ? here : anywhere || here.includes(own) ? [own] : [];
    return canPayJob(state, engine, card) ? districts.map((district) => card * COLOUR_COUNT + district) : [];
  });
}

/** “You may complete another job card”: one that can be paid for, or none. Begun with 1 for any district. */
export const COMPLETING_MORE = procedure("complete one more", {
  choose: {
    kind: "complete one more",
    rule: "MR-R65",
    always: true,
    forms: [
      { kind: "complete", members: { card: "card", district: "number" } },
      { kind: "complete none", members: {} },
    ],
    player: (state) => state.active,
    prompt: () => "Which job do you complete, too?",
    candidates: (state, into, frame, engine) => void into.push(...completable(state, engine, slot(state, frame, 0) === 1), NONE),
    action: (_state, code) =>
      code === NONE
        ? { kind: "complete none" }
        : { kind: "complete", card: Math.trunc(code / COLOUR_COUNT), district: code % COLOUR_COUNT },
    carryOut(state, code, _frame, engine) {
      if (code !== NONE) engine.call(state, COMPLETING, Math.trunc(code / COLOUR_COUNT), code % COLOUR_COUNT);
      return "done";
    },
  },
});

/** What is done to completed jobs, by number. */
export const EXCHANGE = 0;
export const MOVE = 1;
export const BACK = 2;

const completed = (state: MetroView): readonly number[] =>
  Array.from({ length: SLOTS }, (_, place) => cardsIn(state, slotPlace(state.active, place))).flat();
const slotOf = (state: MetroView, card: number): number => at(state.zone, card) - slotPlace(state.active, 0);
/** Completed jobs of which it could be said. */
function movable(state: MetroView, does: number): readonly number[] {
  const jobs = completed(state);
  if (does === EXCHANGE) return jobs.filter((card) => jobs.some((other) => slotOf(state, other) !== slotOf(state, card)));
  if (does === MOVE) return jobs.filter((card) => roomBeside(state, card).length > 0);
  return jobs;
}
const roomBeside = (state: MetroView, card: number): readonly number[] =>
  Array.from({ length: SLOTS }, (_, place) => place).filter(
    (place) => place !== slotOf(state, card) && hasRoom(state, state.active, place),
  );

export const canMoveJobs = (state: MetroView, does: number): boolean => movable(state, does).length > 0;

/** Completed jobs change slots, or one comes back to the hand; or none. Begun with what is done. */
export const MOVING_JOBS = procedure("completed jobs", {
  first: {
    kind: "a completed job",
    rule: "MR-R66",
    forms: [
      { kind: "job", members: { card: "card" } },
      { kind: "leave them", members: {} },
    ],
    player: (state) => state.active,
    prompt: (state, frame) =>
      slot(state, frame, 0) === BACK ? "Which completed job comes back to your hand?" : "Which completed job changes slots?",
    candidates(state, into, frame) {
      into.push(...movable(state, slot(state, frame, 0)));
      if (slot(state, frame, 0) !== BACK || into.length === 0) into.push(NONE);
    },
    action: (_state, card) => (card === NONE ? { kind: "leave them" } : { kind: "job", card }),
    carryOut(state, card, frame, engine) {
      if (card === NONE) return "done";
      if (slot(state, frame, 0) === BACK) {
        engine.propose(state, takeJob, state.active, card);
        return "done";
      }
      setSlot(state, frame, 1, card);
      return slot(state, frame, 0) === EXCHANGE ? "other" : "where";
    },
  },
  other: {
    kind: "another completed job",
    rule: "MR-R66",
    forms: [{ kind: "job", members: { card: "card" } }],
    player: (state) => state.active,
    prompt: () => "With which job of another slot?",
    candidates: (state, into, frame) =>
      void into.push(...completed(state).filter((card) => slotOf(state, card) !== slotOf(state, slot(state, frame, 1)))),
    action: (_state, card) => ({ kind: "job", card }),
    carryOut(state, card, frame, engine) {
      engine.propose(state, swapJobs, state.active, slot(state, frame, 1), card);
      return "done";
    },
  },
  where: {
    kind: "another slot",
    rule: "MR-R66",
    forms: [{ kind: "slot", members: { slot: "number" } }],
    player: (state) => state.active,
    prompt: () => "Into which slot?",
    candidates: (state, into, frame) => void into.push(...roomBeside(state, slot(state, frame, 1))),
    action: (_state, place) => ({ kind: "slot", slot: place }),
    carryOut(state, place, frame, engine) {
      engine.propose(state, moveJob, state.active, slot(state, frame, 1), slotPlace(state.active, place));
      return "done";
    },
  },
});

export const JOBS_AGAIN = [COMPLETING_MORE, MOVING_JOBS] as const;
