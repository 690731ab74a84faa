/** What bots make of the evaluation: two players end by supremacy, and better than by chance; they bargain, and take no trade that costs them. */
import { expect, test } from "vitest";
import { botsNamed } from "../../../bots/index.ts";
import { playout } from "../../../lab/index.ts";
import { begin, edit, GAME, noHands, SHIPPED, set, team } from "../corp.test-support.ts";
import { type CorpState, teamIndex } from "../layout.ts";
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

test("loot on its way home counts the less, the sooner the market may close before it is there (CORP-R44)", () => {
  const worth = (round: number): number => {
    const state = begin({ players: 4 });
    edit(state, ...noHands(state), ...team(state, 0, 0, "G7", "RN-17", "RN-02"), set("round", round));
    const carrying = (loot: number) => SHIPPED.evaluate?.(edit(state, set("lootCredits", loot, teamIndex(0, 0))), 0) ?? 0;
    return carrying(8) - carrying(1);
  };
  expect(worth(5)).toBeGreaterThan(0);
  expect(worth(18)).toBeGreaterThan(0);
  expect(worth(18)).toBeLessThan(worth(5) / 2);
});
