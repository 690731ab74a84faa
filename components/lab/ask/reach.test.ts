import { expect, test } from "vitest";
import { gamesFor, reachOf } from "./reach.ts";

test("so many games as are told for a precision reach it, and a tenth fewer do not", () => {
  for (const within of [0.001, 0.005, 0.02, 0.04, 0.1, 0.25]) {
    const games = gamesFor(within) ?? expect.fail(`no number of games reaches ${within}`);
    expect(reachOf(games)).toBeLessThanOrEqual(within);
    expect(reachOf(Math.floor(games * 0.85))).toBeGreaterThan(within);
  }
});

test("no games say nothing, and a precision that no number of games reaches has no number", () => {
  expect(reachOf(0)).toBe(1);
  expect(gamesFor(0)).toBeUndefined();
});
