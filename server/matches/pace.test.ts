import { expect, test } from "vitest";
import { nodesFor } from "./pace.ts";
import { nodesAt, PACE_UNKNOWN } from "./paces.ts";

test("a search is given the nodes that it manages in 95 of 100 choices", () => {
  const quick = Array.from({ length: 38 }, () => 10);
  expect(nodesFor(quick, 24)).toBe(2900);
  // Two of forty are slow, and one may be.
  expect(nodesFor([...quick, 10, 400], 24)).toBe(2900);
  expect(nodesFor([...quick, 200, 200, 200], 24)).toBe(140);
});

test("however slow or fast a machine is, a search is one", () => {
  expect(nodesFor([60_000], 24)).toBe(10);
  expect(nodesFor([], 24)).toBeGreaterThanOrEqual(10);
  expect(nodesFor([0], 24)).toBe(10_000);
});

test("until a game was measured its searches are short", () => expect(nodesAt("san")).toBe(PACE_UNKNOWN));
