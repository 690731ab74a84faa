/** A sample of the gate `presses`: what the table passes, a search passes too. */
import { expect, test } from "vitest";
import { MOST_PRESSES, megacorpPresses } from "../../../../tests/games/megacorp/presses.ts";

test("the table passes for a person only where a search would, and most moments of a game are such", () => {
  const { turns, asked, presses, automatic, differ } = megacorpPresses(6, 60);
  expect(differ).toEqual([]);
  expect(asked).toBe(60);
  expect(automatic).toBeGreaterThan(20);
  expect(turns).toBeGreaterThan(0);
  expect(presses / turns).toBeLessThanOrEqual(MOST_PRESSES);
  expect(presses + automatic).toBeLessThanOrEqual(asked);
}, 60_000);
