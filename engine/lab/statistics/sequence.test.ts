import { describe, expect, test } from "vitest";
import { chanceOfZero, type Moments, meanInterval, meanSequence, momentsOf, shareSequence, wilson } from "./index.ts";
import { simulated } from "./simulated.test-support.ts";

describe("An interval that holds at every moment", () => {
  test("of a share ends where the mixture is twenty times as likely", () => {
    // Of 1 in 1: B(2, 1) = 1/2, so p is in while 1/2 < 20 p.
    expect(shareSequence(1, 1)).toEqual({ low: expect.closeTo(1 / 40, 9), high: 1 });
    // Of 1 in 2: B(2, 2) = 1/6, so p is in while 1/6 < 20 p (1 - p).
    const { low, high } = shareSequence(1, 2);
    for (const end of [low, high]) expect(end * (1 - end)).toBeCloseTo(1 / 120, 9);
    expect(shareSequence(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test("of a mean is as the paper has it", () => {
    const moments: Moments = { n: 1000, sum: 100, squares: 900 };
    const variance = (900 - 10 + 8) / 1002;
    const r2 = (-2 * Math.log(0.05) + Math.log(-2 * Math.log(0.05) + 1)) / 500;
    const half = Math.sqrt(variance) * Math.sqrt(((2 * (1000 * r2 + 1)) / (1000 ** 2 * r2)) * Math.log(Math.sqrt(1000 * r2 + 1) / 0.05));
    expect(meanSequence(moments, 4).high).toBeCloseTo(0.1 + half, 12);
    expect(meanSequence(moments, 4).low).toBeCloseTo(0.1 - half, 12);
  });

  test("is wider than one that is looked at once, by about twice at most", () => {
    for (const n of [100, 500, 3000, 20_000]) {
      const once = wilson(n * 0.54, n);
      const always = shareSequence(n * 0.54, n);
      const factor = (always.high - always.low) / (once.high - once.low);
      expect(factor).toBeGreaterThan(1);
      expect(factor).toBeLessThan(2.1);
    }
  });

  test("leaves out 0 exactly when it is unlikely enough", () => {
    for (const sum of [-200, -90, -60, 10, 70, 80, 150]) {
      const moments: Moments = { n: 1000, sum, squares: 900 };
      const { low, high } = meanSequence(moments, 4);
      expect(chanceOfZero(moments, 4) < 0.05).toBe(low > 0 || high < 0);
    }
    expect(chanceOfZero({ n: 0, sum: 0, squares: 0 }, 4)).toBe(1);
  });

  test("is wide of few values that are all alike", () => {
    const alike = momentsOf({ 1: 5 });
    expect(alike).toEqual({ n: 5, sum: 5, squares: 5 });
    const { low, high } = meanInterval(alike, 4);
    expect(high - low).toBeGreaterThan(1);
  });

  test("stops wrongly in at most 5 of 100 runs that are looked at all the time, and once it holds in 94 to 96", () => {
    // The same at full length: npm run gates -- --only statistics.
    const { everWrong, holds } = simulated(400, 250, 0.5, 77);
    for (const share of Object.values(everWrong)) expect(share).toBeLessThanOrEqual(0.05);
    for (const share of Object.values(holds)) expect(Math.abs(share - 0.95)).toBeLessThan(0.035);
  });
});
