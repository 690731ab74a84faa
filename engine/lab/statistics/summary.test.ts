import { describe, expect, test } from "vitest";
import { summary } from "./summary.ts";

describe("A summary", () => {
  test("orders by value, not by text", () => {
    expect(summary({ 9: 1, 10: 2, 100: 1 })).toEqual({ mean: 32.25, min: 9, tenth: 9, median: 10, ninetieth: 100, max: 100 });
  });
  test("of one value is that value", () => {
    expect(summary({ 7: 5 })).toEqual({ mean: 7, min: 7, tenth: 7, median: 7, ninetieth: 7, max: 7 });
  });
  test("of nothing is nothing", () => expect(summary({})).toBeUndefined());
});
