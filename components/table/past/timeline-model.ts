/** The line of a match's moments: where turns begin, the current place, the words for a moment. A moment is an entry of the record; 0 is the start. */
import type { Comment } from "../../../engine/matches/stored.ts";
import type { LogItem, MatchView, Moment } from "../../../engine/matches/told.ts";

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

/** Labels of turns have so much of the line each, at least. */
const LABEL = 0.035;

/** The turns that have room for a label, and where on the line they begin, from 0 to 1. */
export function turnLabels(moments: readonly Moment[]): readonly { readonly turn: number; readonly at: number }[] {
  let free = 0;
  return turnStarts(moments).flatMap((i) => {
    const [turn, at] = [moments[i]?.turn ?? 0, i / moments.length];
    if (turn === 0 || at < free || at > 1 - LABEL) return [];
    free = at + LABEL;
    return [{ turn, at }];
  });
}

/** Where one comes to from `index` by a step of turns: the beginning of this turn or of the one before, or of the next. */
export function byTurn(moments: readonly Moment[], index: number, direction: 1 | -1): number {
  const starts = turnStarts(moments);
  return direction > 0 ? (starts.find((start) => start > index) ?? moments.length - 1) : (starts.findLast((start) => start < index) ?? -1);
}

/** Messages about the moments of a match, in order: what was fetched, and what came since. */
export function commentsNow(fetched: readonly Comment[], notes: MatchView["notes"]): readonly Comment[] {
  const known = new Map(fetched.map((comment) => [comment.number, comment]));
  for (const note of notes) if (note.kind === "comment") known.set(note.number, note);
  return [...known.values()].sort((a, b) => a.number - b.number);
}

/** The nearest moment after or before `index` with a mark or a comment; `index` if there is none. */
export function byMark(moments: readonly Moment[], comments: readonly Comment[], index: number, direction: 1 | -1): number {
  const said = new Set(comments.map(({ entry }) => entry));
  const worth = ({ n, marks }: Moment) => marks !== undefined || said.has(n);
  const found =
    direction > 0 ? moments.findIndex((one, i) => i > index && worth(one)) : moments.findLastIndex((one, i) => i < index && worth(one));
  return found < 0 ? index : found;
}

/** "Moment 12 of 184, turn 5, Buy, bought, 1 comment". */
export function momentWords(
  moments: readonly Moment[],
  index: number,
  phases: readonly string[],
  comments: readonly Comment[] = [],
): string {
  const moment = moments[index];
  if (!moment) return `The start, before the first of ${moments.length} moments`;
  const parts = [`Moment ${index + 1} of ${moments.length}`];
  if (moment.turn) parts.push(`turn ${moment.turn}`);
  const phase = moment.phase === undefined ? undefined : phases[moment.phase];
  if (phase !== undefined) parts.push(phase);
  if (moment.marks) parts.push(moment.marks.join(", "));
  const said = comments.filter(({ entry }) => entry === moment.n).length;
  if (said > 0) parts.push(said === 1 ? "1 comment" : `${said} comments`);
  return parts.join(", ");
}
