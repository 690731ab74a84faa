/** What is left of matches when the process that plays them is killed. The gate `matches` does the same 200 times. */
import { expect, test } from "vitest";
import { killMatches } from "../../tests/gates/matches.ts";

test("kill -9 in the middle of matches: each goes on from exactly what was answered, to its end", async () => {
  const { matches, kills, answered, faults } = await killMatches(2, { seed: 3, atOnce: 2, kills: 2 });
  expect(faults).toEqual([]);
  expect([matches, kills]).toEqual([2, 2]);
  expect(answered).toBeGreaterThan(50);
}, 180_000);
