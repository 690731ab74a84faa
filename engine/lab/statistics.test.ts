import { describe, expect, test } from "vitest";
import { summary, wilson } from "./statistics.ts";

describe("Wilson's interval", () => {
  test.each([
    [8, 10],
    [360, 400],
    [1, 3],
  ])("%i of %i: at both ends the share is 1.96 standard deviations away", (successes, trials) => {
    const { low, high } = wilson(successes, trials);
    const share = successes / trials;
    for (const [end, side] of [
      [low, 1],
      [high, -1],
    ] as const)
      expect((side * (share - end)) / Math.sqrt((end * (1 - end)) / trials)).toBeCloseTo(1.95996, 4);
  });
  test("of none and of all it goes on beyond what was seen", () => {
    expect([wilson(0, 10).low, wilson(10, 10).high]).toEqual([0, 1]);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(10, 10).low).toBeCloseTo(0.7225, 4);
  });
  test("of nothing everything is possible", () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));
});

describe("A summary", () => {
  test("orders by value, not by text", () => {
    expect(summary({ 9: 1, 10: 2, 100: 1 })).toEqual({ mean: 32.25, min: 9, tenth: 9, median: 10, ninetieth: 100, max: 100 });
  });
  test("of one value is that value", () => {
    expect(summary({ 7: 5 })).toEqual({ mean: 7, min: 7, tenth: 7, median: 7, ninetieth: 7, max: 7 });
  });
  test("of nothing is nothing", () => expect(summary({})).toBeUndefined());
});
