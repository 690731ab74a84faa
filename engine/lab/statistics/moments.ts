/** Sums of whole numbers from which means and their spread follow, whoever added them up and in whichever order. */
import { type Interval, Z95 } from "./shares.ts";
import type { Histogram } from "./summary.ts";

/** How many values, their sum, and the sum of their squares. */
export type Moments = { readonly n: number; readonly sum: number; readonly squares: number };

export const NO_MOMENTS: Moments = { n: 0, sum: 0, squares: 0 };

export const addMoments = (a: Moments, b: Moments): Moments => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares });

/** The moments of what was counted. */
export function momentsOf(histogram: Histogram): Moments {
  let [n, sum, squares] = [0, 0, 0];
  for (const [text, count] of Object.entries(histogram)) {
    const value = Number(text);
    n += count;
    sum += value * count;
    squares += value * value * count;
  }
  return { n, sum, squares };
}

/** The mean; of nothing 0. */
export const meanOf = ({ n, sum }: Moments): number => (n === 0 ? 0 : sum / n);

/**
 * The variance of values that lie between two ends. One value at each end is added to those that were seen: where all were alike, nothing is certain yet.
 *
 * @param width from the least possible value to the greatest
 */
export function varianceOf({ n, sum, squares }: Moments, width: number): number {
  const spread = n === 0 ? 0 : Math.max(0, squares - (sum * sum) / n);
  return (spread + (width * width) / 2) / (n + 2);
}

/** The interval of a mean where somebody looks once: 95 of 100 hold the true one, of enough values that do not depend on each other. Of none: no end. */
export function meanInterval(moments: Moments, width: number, z = Z95): Interval {
  if (moments.n === 0) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const half = z * Math.sqrt(varianceOf(moments, width) / moments.n);
  return { low: meanOf(moments) - half, high: meanOf(moments) + half };
}

/** Sums over games of a part, of the whole that it is of, of their squares, and of their products. */
export type Ratio = {
  readonly part: number;
  readonly whole: number;
  readonly partSquares: number;
  readonly both: number;
  readonly wholeSquares: number;
};

/**
 * The interval of a ratio of two sums, where somebody looks once: 95 of 100 or more hold the true one, of games that do not depend on each other
 * (W. G. Cochran, "Sampling Techniques", 1977, chapter 6). One game that is all part and one that is none are added to those that were seen: where all
 * were alike, nothing is certain yet. From 0 to 1; of no games all of it.
 */
export function ratioInterval(games: number, { part, whole, partSquares, both, wholeSquares }: Ratio): Interval {
  if (games === 0 || whole === 0) return { low: 0, high: 1 };
  const [share, usual] = [part / whole, whole / games];
  const seen = Math.max(0, partSquares - 2 * share * both + share * share * wholeSquares);
  const added = usual * usual * (share ** 2 + (1 - share) ** 2);
  const half = (Z95 * Math.sqrt((seen + added) / (games + 2) / games)) / usual;
  return { low: Math.max(0, share - half), high: Math.min(1, share + half) };
}
