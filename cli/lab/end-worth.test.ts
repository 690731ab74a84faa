/** What an end score would have been worth in games of bots, by its words alone. */
import { describe, expect, test } from "vitest";
import { type Bot, botNamed } from "../../engine/bots/index.ts";
import type { VrState } from "../../engine/games/virtual-revolution/layout.ts";
import { SHIPPED, VR_CARDS } from "../../engine/games/virtual-revolution/virtual-revolution.test-support.ts";
import { at, type State } from "../../engine/kernel/state.ts";
import { endWorth, lastPositions } from "../../engine/lab/index.ts";
import { times } from "../../tests/size.ts";

function bots(name: string): Bot[] {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error);
  return [bot.value, bot.value];
}
const positions = [...lastPositions(SHIPPED, bots("random"), { games: times(100), seed: 7, options: SHIPPED.options.standard })];
const of = (text: string, cap = 99) => {
  const score = SHIPPED.endScore?.({ kind: "verse", text, fields: { cap } });
  if (score?.ok !== true) throw new Error(score?.error);
  return endWorth(positions, score.value);
};

describe("What an end score is worth", () => {
  test("is the mean of what each seat would have had, with an interval around it", () => {
    const revenues = positions.flatMap((state) => (state as VrState).revenue.slice(0, state.players));
    const found = of("Mission: None.\nBonus: None.\nEnd: 1 VP per Revenue.");
    expect(found?.games).toBe(positions.length);
    expect(found?.mean).toBeCloseTo(revenues.reduce((sum, one) => sum + one, 0) / revenues.length, 9);
    expect([found?.least, found?.most]).toEqual([Math.min(...revenues), Math.max(...revenues)]);
    expect(at([found?.low ?? 0], 0)).toBeLessThan(found?.mean ?? 0);
    expect(found?.high).toBeGreaterThan(found?.mean ?? 0);
  });

  test("twice the number is worth twice as much, and a cap holds", () => {
    const [one, two, capped] = [of("End: 1 VP per Revenue."), of("End: 2 VP per Revenue."), of("End: 2 VP per Revenue.", 3)];
    expect(two?.mean).toBeCloseTo(2 * (one?.mean ?? 0), 9);
    expect(capped?.most).toBeLessThanOrEqual(3);
  });

  test("every Verse and Objective has one; what has none says so", () => {
    for (const card of VR_CARDS.filter(({ kind }) => kind === "verse" || kind === "objective"))
      expect(SHIPPED.endScore?.(card).ok, card.name).toBe(true);
    expect(SHIPPED.endScore?.({ kind: "verse", text: "Bonus: None.", fields: { cap: 10 } })).toEqual({
      ok: false,
      error: "The text has no End line",
    });
    expect(SHIPPED.endScore?.({ kind: "verse", text: "End: 1 VP per Cat.", fields: {} }).ok).toBe(false);
    expect(endWorth([] as State[], () => 0)).toBeUndefined();
  });

  test("games of better bots are as good to look at", () => {
    const [state] = [...lastPositions(SHIPPED, bots("greedy"), { games: 1, seed: 1, options: SHIPPED.options.standard })];
    expect(state && SHIPPED.game.returns(state as VrState)).toBeDefined();
  });
});
