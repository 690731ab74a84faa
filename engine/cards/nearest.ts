/** "Did you mean": the candidates nearest to a mistyped word. */
import { distance } from "../kernel/distance.ts";
import { fold } from "./fold.ts";

/** Edits that still look like a slip of the finger: one up to four letters, two up to eight, then three. */
const slips = (length: number): number => (length <= 4 ? 1 : length <= 8 ? 2 : 3);

/**
 * The candidates that a mistyped word may stand for, best first, at most `max` of them; empty when nothing is near.
 * Compares folded, so case, accents and punctuation count nothing. A word of two letters or more that a candidate
 * begins with counts as near ("fac" → "faction"); equally near ones keep their order. One letter suggests nothing.
 */
export function nearest(word: string, candidates: Iterable<string>, max = 3): string[] {
  const asked = fold(word);
  if (asked.length < 2) return [];
  const limit = slips(asked.length);
  const near: { readonly candidate: string; readonly edits: number }[] = [];
  for (const candidate of candidates) {
    const folded = fold(candidate);
    // A prefix is a word not typed to its end: behind one slip, before two.
    const prefix = folded.startsWith(asked) ? 1.5 : Number.POSITIVE_INFINITY;
    const edits = Math.min(prefix, distance(asked, folded, Math.min(limit, Math.max(asked.length, folded.length) - 1)));
    if (edits <= limit || edits === prefix) near.push({ candidate, edits });
  }
  return near
    .sort((a, b) => a.edits - b.edits)
    .slice(0, max)
    .map(({ candidate }) => candidate);
}
