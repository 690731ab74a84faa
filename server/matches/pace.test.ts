import { expect, test } from "vitest";
import { SHIPPED } from "../../engine/games/san/san.test-support.ts";
import { nodesFor, paceOf } from "./pace.ts";
import { nodesAt, PACE_UNKNOWN } from "./paces.ts";

test("a search is given the nodes that it manages in 95 of 100 choices", () => {
  const quick = Array.from({ length: 38 }, () => 10);
  expect(nodesFor(quick)).toBe(2900);
  // Two of forty are slow, and one may be.
  expect(nodesFor([...quick, 10, 400])).toBe(2900);
  expect(nodesFor([...quick, 200, 200, 200])).toBe(140);
});

test("however slow or fast a machine is, a search is one", () => {
  expect(nodesFor([60_000])).toBe(10);
  expect(nodesFor([])).toBeGreaterThanOrEqual(10);
  expect(nodesFor([0])).toBe(4_000);
});

test("a game is measured in its own positions; until it was, searches are short", () => {
  expect(nodesAt("san")).toBe(PACE_UNKNOWN);
  expect(paceOf(SHIPPED)).toBeGreaterThanOrEqual(10);
});
