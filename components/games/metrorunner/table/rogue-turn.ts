/** The last turn of the Rogue A.I., as the log tells it. Pure. */
import type { LogItem } from "../../../../engine/matches/told.ts";

/** The event with which its turn begins, and the line that tells it. */
const REVEALS = "reveal an A.I. card";
const FIRST = /^the A\.I\. reveals /;

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Its newest turn in sentences, and the entry that it came with; undefined before its first one. */
export function rogueTurn(items: readonly LogItem[]): { readonly at: number; readonly steps: readonly string[] } | undefined {
  const last = items.findLast(({ events, undone }) => !undone && events.some(({ event }) => event === REVEALS));
  if (!last) return undefined;
  const first = last.lines.findIndex((line) => FIRST.test(line));
  return first < 0 ? undefined : { at: last.n, steps: last.lines.slice(first).map(capital) };
}
