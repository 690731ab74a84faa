import { expect, test } from "vitest";
import { clockTerms, clockTime } from "./clock.ts";

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [61_500, "1:01"],
  [3_723_000, "1:02:03"],
  [-5, "0:00"],
])("%i milliseconds are %s", (ms, words) => expect(clockTime(ms)).toBe(words));

test("the terms of a clock are said in sentences", () => {
  expect(clockTerms({})).toEqual([]);
  expect(clockTerms({ minutes: 1, away: 5 })).toEqual([
    "Each player has 1 minute for all their choices. Who runs out of time loses.",
    "If a player who has to choose is away for 5 minutes, another player can claim the win. Coming back in time stops it.",
  ]);
});
