import { describe, expect, test } from "vitest";
import { wilson } from "./shares.ts";

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
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("%i of %i as R. G. Newcombe prints it (Statistics in Medicine 17, 1998, table I)", (successes, trials, low, high) => {
    const found = wilson(successes, trials);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
  test("of nothing everything is possible", () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));
});
