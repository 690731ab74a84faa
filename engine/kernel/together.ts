/**
 * Events that happen together: each is considered by itself, forbidden or replaced or not; then all that are left are noticed before any of them changes the
 * state, all change it, and all are noticed after. State-based rules and triggers wait until it is done.
 */
import type { Engine } from "./engine.ts";
import { considering, happenTogether, type Proposed } from "./event-frame.ts";
import { type Frame, setSlot, slot, slotCount } from "./frames.ts";
import { type Procedure, procedures } from "./procedure.ts";
import { at, type State, type View } from "./state.ts";

// Slots: how many were considered; then six numbers for each event: 1 if it will happen, its index, its four numbers.
const NEXT = 0;
const FIRST = 1;
const SIZE = 6;

const procedure = procedures<State, unknown>();

/** One of the events while it is considered. Its frame stands directly on that of all of them. */
export const MEMBER: Procedure<State, unknown> = procedure(
  "event among others",
  considering((state, frame, args) => {
    const all = frame - at(state.frames, frame - 1);
    const first = FIRST + (slot(state, all, NEXT) - 1) * SIZE;
    setSlot(state, all, first, 1);
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
      if (first >= slotCount(state, frame)) return "happen";
      setSlot(state, frame, NEXT, n + 1);
      const member = engine.callWide(state, MEMBER, SIZE - 1);
      for (let i = 1; i < SIZE; i++) setSlot(state, member, i - 1, slot(state, frame, first + i));
      return "consider";
    },
    happen(state, frame, engine) {
      happenTogether(engine, state as State, kept(state, frame));
      return "done";
    },
  },
  { holds: true },
);

/** Begins events together: the frame of all of them, to be filled. */
export function beginTogether(state: View<State>, engine: Engine, proposed: readonly Proposed[]): void {
  const frame = engine.callWide(state, TOGETHER, FIRST + proposed.length * SIZE);
  for (const [n, one] of proposed.entries())
    one.forEach((value, i) => {
      setSlot(state, frame, FIRST + n * SIZE + 1 + i, value);
    });
}

/** The events that nobody forbade or replaced, as they became. */
function kept(state: View<State>, frame: Frame): Proposed[] {
  const events: Proposed[] = [];
  for (let i = FIRST; i < slotCount(state, frame); i += SIZE) {
    const value = (n: number) => slot(state, frame, i + n);
    if (value(0) === 1) events.push([value(1), value(2), value(3), value(4), value(5)]);
  }
  return events;
}
