/** The shape of what was counted. */

/** Values by how often they came up: sums of whole numbers, so that it does not matter who counted which. */
export type Histogram = { [value: number]: number };

export type Summary = {
  readonly mean: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
  /** A tenth of the games lie below the first, a tenth above the second. */
  readonly tenth: number;
  readonly ninetieth: number;
};

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
