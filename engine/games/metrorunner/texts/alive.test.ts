/** What is understood matters: a text that did nothing would be found. The gate tries random texts: `npm run gates -- --only alive-metrorunner`. */
import { describe, expect, test } from "vitest";
import { METRORUNNER_LAYING } from "../../../../tests/games/metrorunner/alive.ts";
import { boardsAlive, isAlive, silentAmong } from "../../../../tests/gates/alive-boards.ts";

describe("a text that is understood makes a difference in some game", () => {
  test.each([
    ["job", "Reward: Gain 1 credit."],
    ["job", "Track: Notoriety +1."],
    ["job", "End: 2 points per completed job."],
    ["job", "Ongoing: Your moves cost 1 cube less."],
  ])("%s: %s", (kind, text) => expect(isAlive(METRORUNNER_LAYING, kind, text, 5)).toBe(true));
  test.each([["job", "Reward: If you have 19 credits, gain 1 credit."]])("%s: %s does nothing, and is found", (kind, text) =>
    expect(isAlive(METRORUNNER_LAYING, kind, text, 5)).toBe(false),
  );
});

test("of random texts few do nothing without being told so", () =>
  expect(silentAmong(boardsAlive(METRORUNNER_LAYING, 5, 20_261_130), 0.4)).toEqual([]));
