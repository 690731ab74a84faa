/** The ladder: numbers from results that are planted, and the same counts in whichever parts it is played. */
import { expect, test } from "vitest";
import type { Bot, BotGame } from "../bots/index.ts";
import { at, listOf } from "../kernel/state.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { addLadder, ladderReport, playLadder } from "./ladder.ts";

const TOY: BotGame = { game: openToy() };
/** Takes the last of what is offered, or the first. */
const bot = (name: string, last: boolean): Bot => ({ name, choose: ({ offers }) => (last ? offers - 1 : 0) });

test("tells by how much each is stronger than the one before, and how much is missing to 100 points", () => {
  // Of 100 games: the second won 64 of the first's, 55 went to the third against the second, all against the first.
  const counts = { pairs: [36, 0, 45].map((lost) => ({ games: 100, halves: 2 * lost })) };
  const { games, steps, bots, pairs } = ladderReport(["a", "b", "c"], 2, counts);
  expect(games).toBe(300);
  expect(steps.map(({ from, to }) => `${from} ${to}`)).toEqual(["a b", "b c"]);
  expect(pairs.map(({ share }) => share)).toEqual([0.64, 1, 0.55]);
  expect(at(steps, 0).points).toBeCloseTo(400 * Math.log10(64.5 / 36.5), 6);
  expect(at(steps, 0).short).toBeCloseTo(100 - 400 * Math.log10(64.5 / 36.5), 6);
  expect(at(steps, 1).short).toBeCloseTo(100 - 400 * Math.log10(55.5 / 45.5), 6);
  for (const { low, points, high } of steps) expect(low < points && points < high).toBe(true);
  expect(bots.map(({ rating }) => rating)).toEqual(bots.map(({ rating }) => rating).toSorted((a, b) => a - b));
  expect(bots.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(0, 6);
});

test("counts a game once, however many meet in it, and two games alone as one comparison", () => {
  const of = (players: number, halves: number) => ladderReport(["a", "b"], players, { pairs: [{ games: 40, halves }] }).pairs;
  expect(at(of(4, 40 * 2 * 4 * 0.25), 0)).toEqual(at(of(2, 40 * 2 * 0.25), 0));
  expect(at(of(3, 40 * 2 * 2 * 0.25), 0).share).toBe(0.75);
  const [alone, two] = [at(of(1, 20), 0), at(of(2, 20), 0)];
  expect(alone.share).toBe(two.share);
  expect(alone.high - alone.low).toBeGreaterThan(two.high - two.low);
});

test("is the same in whichever parts it is played, with the seats swapped", () => {
  const experiment = { bots: [bot("first", false), bot("last", true), bot("last too", true)], options: undefined, seed: 4, players: 2 };
  const whole = playLadder(TOY, experiment, 0, 12);
  expect(addLadder(playLadder(TOY, experiment, 5, 12), playLadder(TOY, experiment, 0, 5))).toEqual(whole);
  expect(whole.pairs.map(({ games }) => games)).toEqual([8, 8, 8]);
  // Who always does the last thing passes, and loses to whoever plays cards.
  expect(at(whole.pairs, 0).halves).toBe(16);
  // The same bot on both sides wins as much as it loses: each seed is played from both seats.
  expect(at(whole.pairs, 2).halves).toBe(8);
});

test("compares ends by the game's evaluation where each plays alone", () => {
  const alone: BotGame = {
    ...TOY,
    evaluate: (state) => at(listOf(state, "money"), 0),
    game: {
      ...TOY.game,
      start: (start, options) => TOY.game.start({ ...start, players: 2 }, options),
      decision: (state) => {
        const asked = TOY.game.decision(state);
        return asked && new Proxy(asked, { get: (one, name) => (name === "player" ? 0 : Reflect.get(one, name, one)) });
      },
    },
  };
  const one = { bots: [bot("first", false), bot("last", true)], options: undefined, seed: 1, players: 1 };
  const { pairs } = playLadder(alone, one, 0, 6);
  expect(at(pairs, 0).games).toBe(12);
  expect(at(pairs, 0).halves).not.toBe(12);
});
