/** When a table passes for somebody who plays with bots. */
import { expect, test } from "vitest";
import { isBestToPass, passesAtOnce } from "./passing.ts";

const quiet = { urgent: false };
const urgent = { urgent: true };
const own = { urgent: false, own: true } as const;
const judged = (...worths: readonly (readonly [number, number])[]) => worths.map(([action, worth]) => ({ action, worth, states: 2 }));

test("where nothing but passing is worth a look it passes, also in the player's own time; else their own time is theirs", () => {
  expect([quiet, urgent, own].map((when) => passesAtOnce([3], 3, when))).toEqual([true, true, true]);
  expect([quiet, urgent, own].map((when) => passesAtOnce([0, 3], 3, when))).toEqual([undefined, undefined, false]);
});

test("it passes where a search would, and where it is urgent only if that is clear", () => {
  expect(isBestToPass(judged([3, 0.2], [0, 0.19]), 3, quiet)).toBe(true);
  expect(isBestToPass(judged([3, 0.2], [0, 0.19]), 3, urgent)).toBe(false);
  expect(isBestToPass(judged([3, 0.2], [0, 0.1]), 3, urgent)).toBe(true);
  expect(isBestToPass(judged([0, 0.2], [3, 0.1]), 3, quiet)).toBe(false);
});
