/** What is understood matters: a text that did nothing would be found. The gate tries random texts: `npm run gates -- --only alive-corp`. */
import { describe, expect, test } from "vitest";
import { CORP_LAYING } from "../../../../tests/games/corp/alive.ts";
import { boardsAlive, isAlive, silentAmong } from "../../../../tests/gates/alive-boards.ts";

describe("a text that is understood makes a difference in some game", () => {
  test.each([
    ["asset", "At the end of your turn, gain 3M."],
    ["asset", "Each runner you hire costs you 1M less, but at least 1M."],
    ["runner", "Its team rolls 2 more Stealth dice."],
    ["security", "Whenever a team meets this, gain 2M."],
  ])("%s: %s", (kind, text) => expect(isAlive(CORP_LAYING, kind, text, 5)).toBe(true));
  test.each([
    ["asset", "At the end of your turn, pay you 3M."],
    ["asset", "At the end of your turn, if you have 9 or more buildings, gain 3M."],
  ])("%s: %s does nothing, and is found", (kind, text) => expect(isAlive(CORP_LAYING, kind, text, 5)).toBe(false));
});

test("of random texts few do nothing without being told so", () =>
  expect(silentAmong(boardsAlive(CORP_LAYING, 5, 20_261_130), 0.4)).toEqual([]));
