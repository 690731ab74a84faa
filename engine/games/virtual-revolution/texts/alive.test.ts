/** What is understood matters: a text that did nothing would be found. The gate tries random texts: `npm run gates -- --only alive-virtual-revolution`. */
import { describe, expect, test } from "vitest";
import { VIRTUAL_REVOLUTION_LAYING } from "../../../../tests/games/virtual-revolution/alive.ts";
import { boardsAlive, isAlive, silentAmong } from "../../../../tests/gates/alive-boards.ts";

describe("a text that is understood makes a difference in some game", () => {
  test.each([
    ["agent", "Activation: Gain 1 Immunity."],
    ["agent", "Boost: With Work: Gain 2 €."],
    ["verse", "End: 3 VP per Agent."],
    ["verse", "At the beginning of your turn, gain 3 €."],
  ])("%s: %s", (kind, text) => expect(isAlive(VIRTUAL_REVOLUTION_LAYING, kind, text, 7)).toBe(true));
  test.each([
    ["agent", "Activation: None."],
    ["agent", "Activation: If you have 99 Immunity, gain 1 Immunity."],
  ])("%s: %s does nothing, and is found", (kind, text) => expect(isAlive(VIRTUAL_REVOLUTION_LAYING, kind, text, 5)).toBe(false));
});

test("of random texts few do nothing without being told so", () =>
  expect(silentAmong(boardsAlive(VIRTUAL_REVOLUTION_LAYING, 5, 20_261_130), 0.4)).toEqual([]));
