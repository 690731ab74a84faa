/** What many games tell, and how far it can be relied on. */

/** Values by how often they came up: sums of whole numbers, so that it does not matter who counted which. */
export type Histogram = { [value: number]: number };

/** A value between two others: in 95 of 100 such experiments the true one lies between them. */
export type Interval = { readonly low: number; readonly high: number };

export type Summary = {
  readonly mean: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
  /** A tenth of the games lie below the first, a tenth above the second. */
  readonly tenth: number;
  readonly ninetieth: number;
};

/** Standard deviations on both sides of the mean that hold 95 of 100 draws. */
const Z95 = 1.959963984540054;

/** Wilson's interval of a share: good for few trials and for shares near 0 and 1. Of no trials: 0 … 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z95 / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
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

/** Mean, extremes and quantiles of what was counted; undefined of nothing. A quantile is a value that came up: the first that enough do not exceed. */
export function summary(histogram: Histogram): Summary | undefined {
  const counted = Object.entries(histogram)
    .map(([value, count]) => [Number(value), count] as const)
    .sort((a, b) => a[0] - b[0]);
  const [first] = counted;
  const last = counted[counted.length - 1];
  if (first === undefined || last === undefined) return undefined;
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const quantile = (share: number): number => {
    let below = 0;
    for (const [value, count] of counted) {
      below += count;
      if (below >= share * total) return value;
    }
    return last[0];
  };
  return {
    mean: counted.reduce((sum, [value, count]) => sum + value * count, 0) / total,
    min: first[0],
    tenth: quantile(0.1),
    median: quantile(0.5),
    ninetieth: quantile(0.9),
    max: last[0],
  };
}
