/** The line of a match's moments: where turns begin, where one is, what is told of a moment. A moment is an entry of the record; 0 is the start. */
import type { LogItem, Moment } from "../../engine/matches/told.ts";

/** Moments that were fetched, put together with those that came since, without those that were taken back. */
export function momentsNow(fetched: readonly Moment[], log: readonly LogItem[]): readonly Moment[] {
  const known = new Map<number, Moment>(fetched.map((moment) => [moment.n, moment]));
  for (const item of log) {
    if (item.kind === "undo") {
      for (const n of [...known.keys()]) if (n > (item.to ?? 0) && n < item.n) known.delete(n);
    } else if (!item.undone) known.set(item.n, item);
  }
  return [...known.values()];
}

/** The index in `moments` of entry `n`, or of the last one before it; -1 is the start. */
export const indexOfMoment = (moments: readonly Moment[], n: number): number => moments.findLastIndex((moment) => moment.n <= n);

/** The entry at an index, 0 for the start. */
export const entryAt = (moments: readonly Moment[], index: number): number => moments[Math.min(index, moments.length - 1)]?.n ?? 0;

/** The indexes at which another turn than before has begun. */
export const turnStarts = (moments: readonly Moment[]): readonly number[] =>
  moments.flatMap(({ turn }, i) => (turn !== undefined && turn !== (i === 0 ? undefined : moments[i - 1]?.turn) ? [i] : []));

/** Where one comes to from `index` by a step of turns: the beginning of this turn or of the one before, or of the next. */
export function byTurn(moments: readonly Moment[], index: number, direction: 1 | -1): number {
  const starts = turnStarts(moments);
  return direction > 0 ? (starts.find((start) => start > index) ?? moments.length - 1) : (starts.findLast((start) => start < index) ?? -1);
}

/** "Moment 12 of 184, turn 5, Buy". */
export function momentWords(moments: readonly Moment[], index: number, phases: readonly string[]): string {
  const moment = moments[index];
  if (!moment) return `The start, before the first of ${moments.length} moments`;
  const parts = [`Moment ${index + 1} of ${moments.length}`];
  if (moment.turn) parts.push(`turn ${moment.turn}`);
  const phase = moment.phase === undefined ? undefined : phases[moment.phase];
  if (phase !== undefined) parts.push(phase);
  if (moment.marks) parts.push(moment.marks.join(", "));
  return parts.join(", ");
}
