/**
 * Events that happen together: each is considered by itself, forbidden or replaced or not; so is what those bring that are left; then all are noticed before any of
 * them changes the state, all change it, and all are noticed after. State-based rules and triggers wait until it is done.
 */
import type { Engine } from "./engine.ts";
import { broughtBy, considering, happenTogether, type Proposed, subjectOf } from "./event-frame.ts";
import { type Frame, growFrame, setSlot, slot, slotCount } from "./frames.ts";
import { type Procedure, procedures } from "./procedure.ts";
import { at, type State, type View } from "./state.ts";

// Slots: how many were considered; then six numbers for each event: whether it will happen, its index, its four numbers.
const NEXT = 0;
const FIRST = 1;
const SIZE = 6;
/** It will happen. */
const KEPT = 1;
/** It will happen, and what it brings is among the others. */
const JOINED = 2;

const procedure = procedures<State, unknown>();

/** One of the events while it is considered. Its frame stands directly on that of all of them. */
export const MEMBER: Procedure<State, unknown> = procedure(
  "event among others",
  considering((state, frame, args) => {
    const all = frame - at(state.frames, frame - 1);
    const first = FIRST + (slot(state, all, NEXT) - 1) * SIZE;
    setSlot(state, all, first, KEPT);
    args.forEach((arg, i) => {
      setSlot(state, all, first + 2 + i, arg);
    });
  }),
);

/** The procedure of events that happen together. */
export const TOGETHER: Procedure<State, unknown> = procedure(
  "events together",
  {
    consider(state, frame, engine) {
      const n = slot(state, frame, NEXT);
      const first = FIRST + n * SIZE;
      if (first >= slotCount(state, frame)) return join(state, frame, engine) ? "consider" : "happen";
      setSlot(state, frame, NEXT, n + 1);
      const member = engine.callWide(state, MEMBER, SIZE - 1);
      for (let i = 1; i < SIZE; i++) setSlot(state, member, i - 1, slot(state, frame, first + i));
      return "consider";
    },
    happen(state, frame, engine) {
      happenTogether(
        engine,
        state as State,
        keptIn(state, frame).map(({ event }) => event),
      );
      return "done";
    },
  },
  { holds: true },
);

/** Begins events together: the frame of all of them, to be filled. */
export function beginTogether(state: View<State>, engine: Engine, proposed: readonly Proposed[]): Frame {
  const frame = engine.callWide(state, TOGETHER, FIRST + proposed.length * SIZE);
  for (const [n, one] of proposed.entries())
    one.forEach((value, i) => {
      setSlot(state, frame, FIRST + n * SIZE + 1 + i, value);
    });
  return frame;
}

/** Begins an event that nobody forbids or replaces any more together with what it brings. */
export function beginWith(state: View<State>, engine: Engine, event: Proposed, brought: readonly Proposed[]): void {
  const frame = beginTogether(state, engine, [event, ...brought]);
  setSlot(state, frame, NEXT, 1);
  setSlot(state, frame, FIRST, JOINED);
}

/** Puts what those that will happen bring among them, unless it would happen to a card to which one of them does. Says whether there is any. */
function join(state: View<State>, frame: Frame, engine: Engine): boolean {
  const before = slotCount(state, frame);
  for (const { i, event } of keptIn(state, frame)) {
    if (slot(state, frame, i) === JOINED) continue;
    setSlot(state, frame, i, JOINED);
    for (const one of broughtBy(engine, state, ...event)) {
      const subject = subjectOf(engine, one);
      if (subject !== undefined && keptIn(state, frame).some((other) => subjectOf(engine, other.event) === subject)) continue;
      for (const value of [0, ...one]) growFrame(state, value);
    }
  }
  return slotCount(state, frame) > before;
}

/** The events that nobody forbade or replaced, as they became, and where they are in the frame. */
function keptIn(state: View<State>, frame: Frame): { readonly i: number; readonly event: Proposed }[] {
  const events: { readonly i: number; readonly event: Proposed }[] = [];
  for (let i = FIRST; i < slotCount(state, frame); i += SIZE) {
    const value = (n: number) => slot(state, frame, i + n);
    if (value(0) !== 0) events.push({ i, event: [value(1), value(2), value(3), value(4), value(5)] });
  }
  return events;
}
