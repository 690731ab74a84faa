/** Shares and means of games, and how far they can be relied on where somebody looks once. */

/** A value between two others: in 95 of 100 such experiments the true one lies between them. */
export type Interval = { readonly low: number; readonly high: number };

/** Standard deviations on both sides of the mean that hold 95 of 100 draws. */
export const Z95 = 1.959963984540054;

/**
 * Wilson's interval of a share (E. B. Wilson, JASA 22, 1927): good for few trials and for shares near 0 and 1. Of no trials: 0 … 1.
 *
 * @param z standard deviations on both sides; left out, an interval that holds 95 of 100
 */
export function wilson(successes: number, trials: number, z = Z95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = z * z;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (z / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return { low: successes === 0 ? 0 : centre - half, high: successes === trials ? 1 : centre + half };
}

/** The interval of a mean, of values that do not depend on each other: the mean on both sides where one value tells nothing of the spread. */
export function interval(values: readonly number[]): Interval {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = n < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const half = Z95 * Math.sqrt(variance / n);
  return { low: mean - half, high: mean + half };
}
