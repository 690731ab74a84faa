/** Who won how many meetings, and ratings: numbers from results that are planted. */
import { expect, test } from "vitest";
import type { BotGame } from "../bots/index.ts";
import { at, listOf } from "../kernel/state.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { meetingsWon, mostOf, pointsOf, RUNG, shareOf } from "./ladder.ts";
import { playout } from "./playout.ts";

const TOY: BotGame = { game: openToy() };
const STATE = playout(
  TOY,
  [0, 1].map(() => ({ name: "first", choose: () => 0 })),
  { seed: 4, options: undefined },
);
const ended = (...returns: number[]) => ({ ...STATE, returns });

test("100 points more win 64 of 100 games", () => {
  expect(shareOf(RUNG)).toBeCloseTo(0.64, 3);
  for (const points of [-250, 0, 100, 700]) expect(pointsOf(shareOf(points))).toBeCloseTo(points, 9);
  expect([pointsOf(0), pointsOf(1)]).toEqual([-1_000, 1_000]);
});

test("each seat of the one meets each of the other, whoever sits where", () => {
  expect([1, 2, 3, 4, 5, 6].map(mostOf)).toEqual([2, 4, 8, 16, 24, 36]);
  // The first bot has the even seats of the first game and the odd ones of the second.
  expect(meetingsWon(TOY, ended(1, -1), ended(-1, 1))).toBe(mostOf(2));
  expect(meetingsWon(TOY, ended(1, -1), ended(1, -1))).toBe(2);
  expect(meetingsWon(TOY, ended(0, 0), ended(0, 0))).toBe(2);
  // Seats 0 and 2 against 1: better than it, worse; then seat 1 against 0 and 2: alike, better.
  expect(meetingsWon(TOY, ended(3, 2, 1), ended(2, 2, 1))).toBe(2 + 0 + 1 + 2);
  expect(meetingsWon(TOY, ended(4, 1, 3, 2), ended(1, 4, 2, 3))).toBe(mostOf(4));
});

test("alone the better end counts, by the game's evaluation", () => {
  const alone: BotGame = { ...TOY, evaluate: (state) => at(listOf(state, "money"), 0) };
  const rich = { ...ended(-1), money: [7, 0] };
  const poor = { ...ended(-1), money: [3, 0] };
  expect([meetingsWon(alone, rich, poor), meetingsWon(alone, poor, rich), meetingsWon(alone, poor, poor)]).toEqual([2, 0, 1]);
  expect(meetingsWon(TOY, ended(1), ended(-1))).toBe(2);
});
