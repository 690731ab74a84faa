/**
 * Triggers that have noticed something: in turn order, beginning with the active player; who has several says which is next. Most wait until a
 * procedure that does not hold goes on, and what they cause joins those that wait. Those that happen at once are a batch of their own, kept in the frame:
 * what one of them causes is carried out before the next.
 */
import type { Engine } from "./engine.ts";
import { WAITING } from "./event-frame.ts";
import { type Frame, pushFrame, pushWideFrame, setSlot, slot, topFrame } from "./frames.ts";
import { type Procedure, procedures } from "./procedure.ts";
import { at, type Player, type State, shorten, type View } from "./state.ts";

// The frame: whose turn it is to carry out triggers; of a batch how many numbers it is, and the batch.
const PLAYER = 0;
const SIZE = 1;
const BATCH = 2;
/** Of a batch the trigger that has been carried out, in the place of its index. */
const TAKEN = -1;

const procedure = procedures<State, unknown>();

/** The procedure that carries out what waits, or its own batch, until nothing is left. */
export const TRIGGERS: Procedure<State, unknown> = procedure(
  "triggers",
  {
    turnOrder(state, frame, engine) {
      const player = firstInTurnOrder(noticed(state, frame), state.players, engine.rules.active?.(state) ?? 0);
      if (player === undefined) return "done";
      setSlot(state, frame, PLAYER, player);
      return "next";
    },
    next: {
      kind: "order",
      rule: "who has several triggers says which is next",
      forms: [{ kind: "next", members: { trigger: "words", card: "card", event: "words" } }],
      player: (state, frame) => slot(state, frame, PLAYER),
      candidates(state, into, frame, engine) {
        const list = noticed(state, frame);
        const player = slot(state, frame, PLAYER);
        for (let i = 0; i < list.length; i += WAITING)
          if (list[i] !== TAKEN && list[i + 2] === player && !repeatsOne(state, list, i, into, engine)) into.push(i);
      },
      action(state, i, frame, engine) {
        const list = noticed(state, frame);
        return {
          kind: "next",
          trigger: at(engine.table.triggers, at(list, i)).name,
          card: at(list, i + 1),
          event: list.slice(i + 3, i + 7).join(" "),
        };
      },
      carryOut(state, i, frame, engine) {
        begin(state, i, frame, engine);
        return "turnOrder";
      },
      prompt: () => "Which is carried out next?",
    },
  },
  { holds: true },
);

/** Begins to carry out the triggers that wait. */
export const beginWaiting = (state: State, engine: Engine): void => pushFrame(state, engine.indexOf(TRIGGERS), 0, 0, 0, 0);

/** Begins to carry out the triggers that happen at once, if there are any among those that wait. */
export function beginAtOnce(state: State, engine: Engine): boolean {
  const { waiting } = state;
  const urgent = (i: number): boolean => at(engine.table.triggers, at(waiting, i)).atOnce === true;
  let count = 0;
  for (let i = 0; i < waiting.length; i += WAITING) if (urgent(i)) count++;
  if (count === 0) return false;
  pushWideFrame(state, engine.indexOf(TRIGGERS), BATCH + count * WAITING);
  const frame = topFrame(state);
  setSlot(state, frame, SIZE, count * WAITING);
  let taken = BATCH;
  let left = 0;
  for (let i = 0; i < waiting.length; i += WAITING) {
    const now = urgent(i);
    for (let j = i; j < i + WAITING; j++) {
      if (now) setSlot(state, frame, taken++, at(waiting, j));
      else waiting[left++] = at(waiting, j);
    }
  }
  shorten(waiting, left);
  return true;
}

/** Whether triggers that happen at once are being carried out; `index` is that of `TRIGGERS`. */
export function isWithinBatch(state: View<State>, index: number): boolean {
  const { frames } = state;
  for (let end = frames.length; end > 0; ) {
    end -= at(frames, end - 1);
    if (frames[end] === index && slot(state, end, SIZE) > 0) return true;
  }
  return false;
}

/** The triggers that a frame works through. */
function noticed(state: View<State>, frame: Frame): readonly number[] {
  const size = slot(state, frame, SIZE);
  if (size === 0) return state.waiting;
  const batch: number[] = [];
  for (let i = 0; i < size; i++) batch.push(slot(state, frame, BATCH + i));
  return batch;
}

/** Who comes first in turn order among those who have triggers, or undefined if none is left. */
function firstInTurnOrder(list: readonly number[], players: number, active: Player): Player | undefined {
  for (let i = 0; i < players; i++) {
    const player = (active + i) % players;
    for (let j = 0; j < list.length; j += WAITING) if (list[j] !== TAKEN && list[j + 2] === player) return player;
  }
  return undefined;
}

/** Whether a trigger is the same as one of those of its player that are offered already: carrying out either is the same. */
function repeatsOne(state: View<State>, list: readonly number[], i: number, offered: readonly number[], engine: Engine): boolean {
  const source = at(list, i + 1);
  const { what, used } = meaningOf(state, list, i, engine);
  return offered.some((j) => {
    if (list[j + 1] !== source) return false;
    const other = meaningOf(state, list, j, engine);
    return other.what === what && other.used.length === used.length && other.used.every((value, n) => value === used[n]);
  });
}

/** What a waiting trigger carries out, and the numbers of the event that it looks at. */
function meaningOf(state: View<State>, list: readonly number[], i: number, engine: Engine) {
  const trigger = at(engine.table.triggers, at(list, i));
  const source = at(list, i + 1);
  const uses = trigger.uses?.(state, source, engine) ?? ALL;
  return { what: trigger.what?.(state, source, engine) ?? -1 - at(list, i), used: uses.map((arg) => at(list, i + 3 + arg)) };
}
const ALL = [0, 1, 2, 3];

function begin(state: View<State>, i: number, frame: Frame, engine: Engine): void {
  const [index = 0, source = 0, controller = 0, a = 0, b = 0, c = 0, d = 0, along = 0] = noticed(state, frame).slice(i, i + WAITING);
  if (slot(state, frame, SIZE) === 0) (state.waiting as number[]).splice(i, WAITING);
  else setSlot(state, frame, BATCH + i, TAKEN);
  at(engine.table.triggers, index).begin(state, source, [a, b, c, d], engine, { controller, along: along === 1 });
}
