/** "Did you mean": the candidates nearest to a mistyped word. */
import { fold } from "./fold.ts";

/**
 * Edits that turn one text into the other: a letter more, less or different, or two neighbours swapped
 * (optimal string alignment). Stops early and answers `limit + 1` when there are more than `limit`.
 */
export function distance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
      if (edits < least) least = edits;
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

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
