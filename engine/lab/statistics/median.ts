/** The median of what was counted, with an interval that holds at every moment. */
import { shareSequence } from "./sequence.ts";
import type { Interval } from "./shares.ts";
import { type Histogram, summary } from "./summary.ts";

/** Both ends are tested, each with half of it. */
const ALPHA = 0.05 / 2;

export type Median = Interval & { readonly median: number; readonly n: number };

/**
 * The values that can be the median: not more than half of all lie below one, and not less than half up to it, as far as `shareSequence` can tell at any
 * moment (S. R. Howard and A. Ramdas, "Sequential estimation of quantiles with applications to A/B testing and best-arm identification", Bernoulli 28,
 * 2022, section 3: a quantile is in while the test of its share is not refused). No assumption but independence is needed. Undefined of nothing.
 */
export function medianSequence(histogram: Histogram): Median | undefined {
  const found = summary(histogram);
  if (found === undefined) return undefined;
  const values = Object.keys(histogram)
    .map(Number)
    .filter((value) => (histogram[value] ?? 0) > 0)
    .sort((a, b) => a - b);
  const n = values.reduce((sum, value) => sum + (histogram[value] ?? 0), 0);
  let [low, high, before] = [found.max, found.min, 0];
  for (const value of values) {
    const upTo = before + (histogram[value] ?? 0);
    if (shareSequence(upTo, n, ALPHA).high >= 0.5) low = Math.min(low, value);
    if (shareSequence(before, n, ALPHA).low <= 0.5) high = Math.max(high, value);
    before = upTo;
  }
  return { median: found.median, low, high, n };
}
