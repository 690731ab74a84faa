/** Abilities that cost nothing: each use has to change something, so that nobody plays for time (MC-R137). */
import { fieldsOf, type State, type View } from "../../../kernel/state.ts";
import type { LimitRun } from "../../../language/index.ts";
import type { MegacorpContent } from "../content.ts";
import { LAYOUT, type MegacorpState, type MegacorpView } from "../layout.ts";

/** What says nothing about the game itself: what waits on the stack, and which limits are used up. */
const ASIDE: ReadonlySet<string> = new Set(["stack", "stacked", "usedLimits"]);
const NAMES = Object.keys(LAYOUT.fields).filter((name) => !ASIDE.has(name));

/** A number of 31 bits for where all cards are and what every number is; the same as long as nothing changes. */
function standing(state: MegacorpView): number {
  const fields = fieldsOf(state as View<State>);
  let mark = 0;
  const mix = (value: number): void => {
    mark = Math.imul(mark ^ value, 0x9e3779b1);
    mark ^= mark >>> 15;
  };
  for (const ids of state.zones) for (const id of [ids.length, ...ids]) mix(id);
  for (const name of NAMES) for (const value of [fields[name] ?? 0].flat()) mix(value);
  return mark >>> 1;
}

/** It may be used again when something has changed since it was used last. */
export const FREE_ABILITY: LimitRun<MegacorpState, MegacorpContent> = {
  is: "limit",
  rule: "MC-R137",
  stamp: standing,
  reason: "It costs nothing, and nothing has changed since it was last used",
};
