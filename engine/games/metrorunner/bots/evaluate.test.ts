/** What bots make of the evaluation: the game is played to its own end, and better than by chance. */
import { expect, test } from "vitest";
import { botsNamed } from "../../../bots/index.ts";
import { playout } from "../../../lab/index.ts";
import type { MetroState } from "../layout.ts";
import { SHIPPED } from "../metrorunner.test-support.ts";
import { STANDARD } from "../setup/options.ts";

test("a greedy player ends the game by its rules, ahead of one who chooses at random", () => {
  const bots = botsNamed("greedy,random", 2);
  if (!bots.ok) throw new Error(bots.error);
  for (const seed of [3, 4]) {
    const { round, trigger, score } = playout(SHIPPED, bots.value, { seed, options: STANDARD }) as MetroState;
    expect(round).toBeLessThan(60);
    expect(trigger).toBeGreaterThan(0);
    expect(score[0]).toBeGreaterThan((score[1] ?? 0) + 10);
  }
});
