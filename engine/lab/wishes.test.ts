import { describe, expect, test } from "vitest";
import { type Bot, type BotGame, botNamed } from "../bots/index.ts";
import type { Game } from "../kernel/game.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { tryWishes, type WishReport } from "./index.ts";

const RANDOM = botNamed("random");
const bot: Bot = RANDOM.ok ? RANDOM.value : { name: "none", choose: () => 0 };
/** Its triggers are put in order by a rule without a number. */
const toy = openToy() as unknown as Game;
const game: Game = {
  ...toy,
  why: (...asked) =>
    toy.why(...asked).map((one) => ({
      ...one,
      reasons: one.reasons.map((reason) => reason.replace("(who has several triggers says which is next)", "(T0)")),
    })),
};

const tried = (why: Game["why"], verbs = ["play"]): WishReport =>
  tryWishes({ game: { ...game, why } } as BotGame, { wishes: verbs, bots: [bot], tables: [undefined], seed: 3 }, 30);

describe("Wishes at positions", () => {
  test("are on offer, refused with a rule, or answered with what is asked instead", () => {
    const report = tried(game.why);
    expect([report.positions, report.silent, report.contradictory, report.examples]).toEqual([30, 0, 0, []]);
    expect(report.offered + report.refused + report.otherwise).toBe(report.wishes);
    expect(Object.values(report.asked).reduce((sum, n) => sum + n, 0)).toBe(30);
    expect(report.offered).toBeGreaterThan(0);
  });

  test("that have no reason, or one without a rule, are found", () => {
    for (const reasons of [[], ["It is Tuesday"], ["It is Tuesday (T1)", "and late"]]) {
      const report = tried((...asked) => game.why(...asked).map((one) => (one.reasons.length > 0 ? { ...one, reasons } : one)));
      expect(report.silent).toBeGreaterThan(0);
      expect(report.examples[0]).toMatch(/^seed 3, decision \d+ \([\w ]+\): play /);
    }
    expect(tried(() => []).silent).toBeGreaterThan(0);
  });

  test("that are on offer and refused are found", () => {
    const report = tried((...asked) => game.why(...asked).map((one) => ({ ...one, reasons: ["It is Tuesday (XX-1)"] })));
    expect(report.contradictory).toBe(report.offered);
    expect(report.contradictory).toBeGreaterThan(0);
  });
});
