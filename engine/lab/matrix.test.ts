import { describe, expect, test } from "vitest";
import { type Bot, type BotGame, botNamed } from "../bots/index.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { addTally, emptyTally, type MatrixExperiment, matrixReport, pairsOf, playPairs } from "./index.ts";

const TOY: BotGame = { game: openToy(), turns: (state) => Number((state as unknown as { turn: number }).turn) };
const RANDOM = botNamed("random");
const bot: Bot = RANDOM.ok ? RANDOM.value : { name: "none", choose: () => 0 };
const DECKS = ["a", "b", "c"];
const experiment: MatrixExperiment = { bot, seed: 7, pairs: pairsOf(DECKS.length).map(() => [undefined, undefined] as const) };

describe("A matrix", () => {
  test("has every pair of decks once", () => {
    expect(pairsOf(4)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(pairsOf(1)).toEqual([]);
  });

  test("is the same in one part and in many, and the pairs take turns", () => {
    const whole = playPairs(TOY, experiment, 0, 9);
    expect(whole.map(({ games }) => games)).toEqual([6, 6, 6]);
    expect(playPairs(TOY, experiment, 0, 4).map(({ games }) => games)).toEqual([4, 2, 2]);
    const parts = experiment.pairs.map(() => emptyTally(2));
    for (const [from, to] of [
      [4, 9],
      [0, 4],
    ] as const)
      playPairs(TOY, experiment, from, to).forEach((tally, i) => {
        const into = parts[i];
        if (into) addTally(into, tally);
      });
    expect(parts).toEqual(whole);
  });

  test("has no shuffle in two pairs: equal decks do not play the same games", () => {
    const [first, second] = playPairs(TOY, experiment, 0, 30);
    expect(first?.games).toBe(second?.games);
    expect(first?.decisions).not.toEqual(second?.decisions);
  });

  test("counts by deck, not by seat: with equal decks each pair is level", () => {
    const report = matrixReport(DECKS, playPairs(TOY, experiment, 0, 30));
    expect(report.games).toBe(60);
    expect(report.decks.map(({ deck, played }) => [deck, played])).toEqual(DECKS.map((deck) => [deck, 40]));
    for (const { first, second, games, played, drawn } of report.pairs) {
      expect(DECKS.indexOf(first)).toBeLessThan(DECKS.indexOf(second));
      // The same seed in both seatings is the same game: what a deck wins on one seat it loses on the other.
      expect(2 * games + drawn).toBe(played);
    }
    expect(report.pairs.reduce((sum, { games, played, drawn }) => sum + games + (played - drawn - games) + drawn, 0)).toBe(60);
    expect(report.endings.reduce((sum, { games }) => sum + games, 0)).toBe(60);
    expect(report.turns?.max).toBeGreaterThan(0);
  });

  test("of no games says nothing and does not divide by it", () => {
    const report = matrixReport(
      DECKS,
      experiment.pairs.map(() => emptyTally(2)),
    );
    expect([report.games, report.decks[0]?.share, report.turns, report.endings]).toEqual([0, 0, undefined, []]);
  });
});
