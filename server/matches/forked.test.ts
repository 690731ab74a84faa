/** Playing on from random moments of matches. The gate `forks` does the same at 1,000 moments. */
import { expect, test } from "vitest";
import { PLAYABLE } from "../../engine/games/game.ts";
import { forkAtRandom } from "../../tests/gates/forks.ts";

test("a fork at a random moment is what the match was then, and the same choices bring the same", { timeout: 180_000 }, () => {
  const { points, choices, faults } = forkAtRandom(30, 7, 30 / PLAYABLE.length);
  expect(faults).toEqual([]);
  expect(points).toBe(30);
  expect(choices).toBeGreaterThan(60);
});
