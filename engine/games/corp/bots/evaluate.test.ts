/** What bots make of the evaluation: two players end by supremacy, and better than by chance; they bargain, and take no trade that costs them. */
import { expect, test } from "vitest";
import { botsNamed } from "../../../bots/index.ts";
import { playout } from "../../../lab/index.ts";
import { GAME, SHIPPED } from "../corp.test-support.ts";
import type { CorpState } from "../layout.ts";
import { STANDARD } from "../setup/options.ts";

function games(seats: string, count: number): CorpState[] {
  const players = seats.split(",").length;
  const bots = botsNamed(seats, players);
  if (!bots.ok) throw new Error(bots.error);
  return Array.from({ length: count }, (_, seed) => playout(SHIPPED, bots.value, { seed, options: { ...STANDARD, players } }) as CorpState);
}

test("a greedy player beats one who chooses at random", () => {
  const won = [...games("greedy,random", 3), ...games("random,greedy", 3)].map((state, i) => GAME.returns(state)?.returns[i < 3 ? 0 : 1]);
  expect(won).toEqual([1, 1, 1, 1, 1, 1]);
});

test("two greedy players end by supremacy within 20 rounds (CORP-R19)", () => {
  for (const state of games("greedy,greedy", 3)) {
    expect(GAME.returns(state)?.reasons.map(({ rule }) => rule)).toEqual(["CORP-14.2"]);
    expect(state.round).toBeLessThanOrEqual(20);
  }
});
