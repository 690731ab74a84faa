/** The top job cards are looked at, some are taken, the others go under the deck; or one is revealed (MR-R60). */
import { SHOW } from "../../../kernel/card-events.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { everybody } from "../../../kernel/layout.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { coverJob, drawJob, passJob, takeJob, toDiscard } from "../jobs/events-jobs.ts";
import { cardsIn, HAND, JOB_DECK, type MetroEngine, type MetroState, type MetroView, topOf } from "../layout.ts";
import type { MetroEvent } from "../tracks/events-tracks.ts";
import { coverTop, lookAtJobs } from "./events-texts.ts";

const procedure = procedures<MetroState, MetroContent>();

/** Slots: cards that are looked at and not yet taken, cards still to take. */
const SEEN = 0;
const TAKE = 1;

const seen = (state: MetroView, n: number): readonly number[] => (n > 0 ? cardsIn(state, JOB_DECK).slice(-n) : []);

/** Begun with how many are looked at and how many are taken. */
export const DIGGING = procedure("look and take", {
  look(state, frame, engine) {
    const n = Math.min(slot(state, frame, SEEN), cardsIn(state, JOB_DECK).length);
    setSlot(state, frame, SEEN, n);
    if (n > 0) engine.propose(state, lookAtJobs, state.active, n);
    return "next";
  },
  next: (state, frame) => (slot(state, frame, TAKE) > 0 && slot(state, frame, SEEN) > 0 ? "choose" : "rest"),
  choose: {
    kind: "take one of",
    rule: "MR-R60",
    always: true,
    secret: true,
    forms: [{ kind: "take", members: { card: "card" } }],
    player: (state) => state.active,
    prompt: () => "Which of these job cards do you take? The others go under the deck",
    candidates: (state, into, frame) => void into.push(...seen(state, slot(state, frame, SEEN))),
    action: (_state, card) => ({ kind: "take", card }),
    carryOut(state, card, frame, engine) {
      setSlot(state, frame, TAKE, slot(state, frame, TAKE) - 1);
      setSlot(state, frame, SEEN, slot(state, frame, SEEN) - 1);
      engine.propose(state, drawJob, state.active, card);
      return "next";
    },
  },
  rest(state, frame, engine) {
    if (slot(state, frame, SEEN) > 0) engine.propose(state, coverTop, state.active, slot(state, frame, SEEN));
    return "done";
  },
});

/** The top job card is revealed: of that district it is taken, otherwise it goes under the deck. */
export function revealJob(state: MetroView, engine: MetroEngine, district: number): void {
  const card = topOf(state, JOB_DECK);
  if (card === undefined) return;
  engine.propose(state, SHOW as MetroEvent, card, everybody(state.players));
  if (engine.content.district[at(state.card, card)] === district) engine.propose(state, takeJob, state.active, card);
  else engine.propose(state, coverJob, card);
}

/** A player sees the job cards of another. */
export function seeHand(state: MetroView, engine: MetroEngine, player: number): void {
  for (const card of cardsIn(state, HAND + player)) engine.propose(state, SHOW as MetroEvent, card, 1 << state.active);
}

/** Slots: cards still to take, whose hand, from 1. */
const MANY = 0;
const WHOSE = 1;

/** The hand of an opponent is looked at, and cards of it are taken. Begun with their number. */
export const TAKING_FROM_HAND = procedure("take from a hand", {
  whose(state, _frame, _engine) {
    return opponentsWithJobs(state).length > 0 ? "whom" : "done";
  },
  whom: {
    kind: "whose hand",
    rule: "MR-R60",
    forms: [{ kind: "opponent", members: { player: "player" } }],
    player: (state) => state.active,
    prompt: () => "Whose job cards do you look at?",
    candidates: (state, into) => void into.push(...opponentsWithJobs(state)),
    action: (_state, player) => ({ kind: "opponent", player }),
    carryOut(state, player, frame, engine) {
      setSlot(state, frame, WHOSE, player + 1);
      seeHand(state, engine, player);
      return "next";
    },
  },
  next: (state, frame) =>
    slot(state, frame, MANY) > 0 && cardsIn(state, HAND + slot(state, frame, WHOSE) - 1).length > 0 ? "choose" : "done",
  choose: {
    kind: "take of a hand",
    rule: "MR-R60",
    secret: true,
    always: true,
    forms: [{ kind: "take", members: { card: "card" } }],
    player: (state) => state.active,
    prompt: () => "Which of these job cards do you take?",
    candidates: (state, into, frame) => void into.push(...cardsIn(state, HAND + slot(state, frame, WHOSE) - 1)),
    action: (_state, card) => ({ kind: "take", card }),
    carryOut(state, card, frame, engine) {
      setSlot(state, frame, MANY, slot(state, frame, MANY) - 1);
      engine.propose(state, passJob, state.active, toDiscard(state, engine, slot(state, frame, WHOSE) - 1, card));
      return "next";
    },
  },
});
const opponentsWithJobs = (state: MetroView): number[] =>
  Array.from({ length: state.players }, (_, player) => player).filter(
    (player) => player !== state.active && cardsIn(state, HAND + player).length > 0,
  );
