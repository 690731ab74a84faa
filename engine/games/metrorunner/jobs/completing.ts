/** Chapter MR-8: a job is completed, step by step. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { MetroContent } from "../content.ts";
import { cardsIn, type MetroState, type MetroView, SLOT_SIZE, SLOTS, slotPlace } from "../layout.ts";
import { advance } from "../tracks/events-tracks.ts";
import { INFLUENCE, NOTORIETY } from "../tracks/tracks.ts";
import { creditsLeft } from "./cubes.ts";
import { gainCredits, playJob, tuckJob } from "./events-jobs.ts";
import { claim, gain } from "./gaining.ts";
import { PAYING_COST } from "./paying.ts";

/** Slots: the job, the district in which it is completed, the slot it is tucked into. */
const JOB = 0;
const DISTRICT = 1;
const SLOT = 2;

/** Slots of a player with room (MR-8.7). */
export function hasRoom(state: MetroView, player: number, place: number): boolean {
  return cardsIn(state, slotPlace(player, place)).length < SLOT_SIZE;
}

/** Jobs that a player has completed. */
export function completedBy(state: MetroView, player: number): number {
  let sum = 0;
  for (let place = 0; place < SLOTS; place++) sum += cardsIn(state, slotPlace(player, place)).length;
  return sum;
}

const CREDIT = 0;
const CUBES = 1;

/** A job is completed (MR-8.9). Begun with the job and the district. */
export const COMPLETING = procedures<MetroState, MetroContent>()("complete a job", {
  play(state, frame, engine) {
    engine.propose(state, playJob, state.active, slot(state, frame, JOB));
    return "pay";
  },
  // MR-8.3, MR-8.4
  pay(state, frame, engine) {
    engine.call(state, PAYING_COST, slot(state, frame, JOB));
    return "reward";
  },
  // MR-8.5
  reward(state, frame, engine) {
    engine.content.texts.begin(state, engine, slot(state, frame, JOB), "reward");
    return "track";
  },
  // MR-8.6
  track(state, frame, engine) {
    engine.content.texts.begin(state, engine, slot(state, frame, JOB), "track");
    return "tuck";
  },
  // MR-8.7
  tuck: {
    kind: "tuck",
    rule: "MR-8.7",
    forms: [{ kind: "tuck", members: { slot: "number" } }],
    player: (state) => state.active,
    prompt: () => "Into which slot do you tuck the job?",
    candidates(state, into) {
      for (let place = 0; place < SLOTS; place++) if (hasRoom(state, state.active, place)) into.push(place);
    },
    action: (_state, place) => ({ kind: "tuck", slot: place }),
    carryOut(state, place, frame, engine) {
      setSlot(state, frame, SLOT, place);
      engine.propose(state, tuckJob, state.active, slot(state, frame, JOB), place);
      return "bonus";
    },
  },
  // MR-8.8: the new job's ability counts already (MR-8.9).
  bonus(state, frame, engine) {
    const place = slot(state, frame, SLOT);
    if (place === 1) return creditsLeft(state) > 0 ? "choose" : "cubes";
    engine.propose(state, advance, state.active, place === 0 ? INFLUENCE : NOTORIETY, 1);
    return "claim";
  },
  choose: {
    kind: "slot bonus",
    rule: "MR-8.8",
    forms: [
      { kind: "gain a credit", members: {} },
      { kind: "gain 2 cubes", members: {} },
    ],
    player: (state) => state.active,
    prompt: () => "Gain 1 credit, or 2 cubes of your choice",
    candidates: (_state, into) => void into.push(CREDIT, CUBES),
    action: (_state, code) => ({ kind: code === CREDIT ? "gain a credit" : "gain 2 cubes" }),
    carryOut(state, code, _frame, engine) {
      if (code === CUBES) return "cubes";
      engine.propose(state, gainCredits, state.active, 1);
      return "claim";
    },
  },
  cubes(state, _frame, engine) {
    gain(state, engine, 2);
    return "claim";
  },
  // MR-6.9, MR-R9: after the whole action.
  claim(state, frame, engine) {
    claim(state, engine, slot(state, frame, DISTRICT));
    return "done";
  },
});

/** Whether a job can be completed in a district (MR-8.1). */
export const isJobOf = (jobDistrict: number, district: number, freelance: number): boolean =>
  jobDistrict === freelance || jobDistrict === district;
