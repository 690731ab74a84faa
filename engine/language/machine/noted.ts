/** Checks the records of texts in a state from outside: the stack, delayed texts and used limits. */
import { at, fieldsOf, type State, type View } from "../../kernel/state.ts";
import { KEPT, USED } from "./events.ts";
import type { Programs } from "./program.ts";
import { CONTROLLER, PROGRAM, SOURCE } from "./scene.ts";
import { NO_TEXT, STACK, TRIGGERED } from "./stack.ts";

/** Why the recorded texts of a state cannot be carried out with these programs, in a sentence; undefined if they can. Never throws. */
export function notedFault(programs: Programs, state: View<State>): string | undefined {
  const isPart = (program: number, part: number, parts: "stacked" | "delayed") => programs[program]?.[parts][part] !== undefined;
  const isOf = ({ source, controller }: Noted) => source in state.card && controller >= 0 && controller < state.players;
  for (const one of noted(listIn(state, STACK), STACK_HEAD)) {
    if (one === undefined) return "The record of the stack is incomplete";
    const [, kind = -1, source = -1, , controller = -1, program = NO_TEXT, part = 0] = one.head;
    const isText = program === NO_TEXT || isPart(program, part, "stacked");
    if (kind < 0 || kind > TRIGGERED || !isOf({ source, controller }) || !isText) return "An entry on the stack does not exist";
  }
  for (const one of noted(listIn(state, KEPT), KEPT_HEAD)) {
    if (one === undefined) return "The record of a delayed text is incomplete";
    const [part = 0] = one.head;
    const [program, source, controller] = [PROGRAM, SOURCE, CONTROLLER].map((n) => one.slots[n] ?? -1);
    if (!isOf({ source: source ?? -1, controller: controller ?? -1 }) || !isPart(program ?? -1, part, "delayed"))
      return "A delayed text waits for a time that does not exist";
  }
  return listIn(state, USED).length % USED_SIZE === 0 ? undefined : "The record of a used limit is incomplete";
}

type Noted = { readonly source: number; readonly controller: number };

/** Numbers of an entry before its slots, the number of slots not among them: see stack.ts and events.ts. */
const STACK_HEAD = 7;
const KEPT_HEAD = 1;
const USED_SIZE = 3;

/** A field that only some games have. */
const listIn = (state: View<State>, field: string): readonly number[] => {
  const value = fieldsOf(state)[field];
  return Array.isArray(value) ? value : [];
};

type Entry = { readonly head: readonly number[]; readonly slots: readonly number[] };

/** The entries of a list in which each begins with how many slots it has; undefined, as the last, for one that is cut short. */
function noted(list: readonly number[], head: number): readonly (Entry | undefined)[] {
  const entries: (Entry | undefined)[] = [];
  for (let i = 0; i < list.length; ) {
    const size = at(list, i);
    const end = i + 1 + head + size;
    if (size < 0 || end > list.length) return [...entries, undefined];
    entries.push({ head: list.slice(i + 1, i + 1 + head), slots: list.slice(i + 1 + head, end) });
    i = end;
  }
  return entries;
}
