/** Playing on from random moments of matches. The gate `forks` does the same at 1,000 moments. */
import { expect, test } from "vitest";
import { PLAYABLE } from "../../engine/games/game.ts";
import { forkAtRandom } from "../../tests/gates/forks.ts";

const POINTS = 15;

test("a fork at a random moment is what the match was then, and the same choices bring the same", { timeout: 180_000 }, () => {
  const { points, choices, faults } = forkAtRandom(POINTS, 7, POINTS / PLAYABLE.length);
  expect(faults).toEqual([]);
  expect(points).toBe(POINTS);
  expect(choices).toBeGreaterThan(2 * POINTS);
});
