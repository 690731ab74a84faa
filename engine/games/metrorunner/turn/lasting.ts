/** What texts give for a time: four numbers each, what, whose, how much, and the last turn in which it counts (MR-R63). */
import type { MetroView } from "../layout.ts";

/** The next job costs so many cubes less. */
export const NEXT_JOB = 0;
/** So many more actions in this turn. */
export const MORE_ACTIONS = 1;
/** No figure can stop on a station; its number is the amount. */
export const BLOCKED = 2;

/** How much of something a player has now. */
export function lastingOf({ lasting, turn }: MetroView, what: number, player: number): number {
  let sum = 0;
  for (let i = 0; i < lasting.length; i += 4)
    if (lasting[i] === what && lasting[i + 1] === player && turn <= (lasting[i + 3] ?? 0)) sum += lasting[i + 2] ?? 0;
  return sum;
}

/** Whether no figure can stop on a station now. */
export function isBlocked({ lasting, turn }: MetroView, station: number): boolean {
  for (let i = 0; i < lasting.length; i += 4)
    if (lasting[i] === BLOCKED && lasting[i + 2] === station && turn <= (lasting[i + 3] ?? 0)) return true;
  return false;
}

/** What still counts in a turn that begins. */
export function stillLasting(lasting: readonly number[], turn: number): number[] {
  const kept: number[] = [];
  for (let i = 0; i < lasting.length; i += 4) if (turn <= (lasting[i + 3] ?? 0)) kept.push(...lasting.slice(i, i + 4));
  return kept;
}
