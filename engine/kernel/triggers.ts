/** Triggers that wait: in turn order, beginning with the active player; who has several says which is next. */
import type { Engine } from "./engine.ts";
import { WAITING } from "./event-frame.ts";
import { setSlot, slot } from "./frames.ts";
import { type Procedure, procedures } from "./procedure.ts";
import { at, type Player, type State, type View } from "./state.ts";

const procedure = procedures<State, unknown>();

/** The procedure that carries out what waits until nothing does. */
export const TRIGGERS: Procedure<State, unknown> = procedure(
  "triggers",
  {
    turnOrder(state, frame, engine) {
      if (state.waiting.length === 0) return "done";
      setSlot(state, frame, 0, firstInTurnOrder(state, engine.rules.active?.(state) ?? 0));
      return "next";
    },
    next: {
      kind: "order",
      rule: "who has several triggers says which is next",
      player: (state, frame) => slot(state, frame, 0),
      candidates(state, into, frame, engine) {
        for (let i = 0; i < state.waiting.length; i += WAITING)
          if (at(state.waiting, i + 2) === slot(state, frame, 0) && !repeatsEarlier(state, i, engine)) into.push(i);
      },
      action: ({ waiting }, i, _frame, engine) => ({
        kind: "next",
        trigger: at(engine.table.triggers, at(waiting, i)).name,
        card: at(waiting, i + 1),
        event: waiting.slice(i + 3, i + WAITING).join(" "),
      }),
      carryOut(state, i, _frame, engine) {
        begin(state, i, engine);
        return "turnOrder";
      },
      prompt: () => "Which is carried out next?",
    },
  },
  { holds: true },
);

function firstInTurnOrder(state: View<State>, active: Player): Player {
  for (let i = 0; i < state.players; i++) {
    const player = (active + i) % state.players;
    for (let j = 2; j < state.waiting.length; j += WAITING) if (state.waiting[j] === player) return player;
  }
  throw new Error("A trigger waits for nobody");
}

/** Whether an equal trigger waits before this one: carrying out either is the same. */
function repeatsEarlier(state: View<State>, i: number, engine: Engine): boolean {
  const { waiting } = state;
  const uses = at(engine.table.triggers, at(waiting, i)).uses?.(state, at(waiting, i + 1), engine) ?? ALL;
  for (let j = 0; j < i; j += WAITING) {
    const alike = (k: number): boolean => waiting[j + k] === waiting[i + k];
    if (alike(0) && alike(1) && alike(2) && uses.every((arg) => alike(arg + 3))) return true;
  }
  return false;
}
const ALL = [0, 1, 2, 3];

function begin(state: View<State>, i: number, engine: Engine): void {
  const [index = 0, source = 0, , a = 0, b = 0, c = 0, d = 0] = (state.waiting as number[]).splice(i, WAITING);
  at(engine.table.triggers, index).begin(state, source, [a, b, c, d], engine);
}
