/** Texts that are understood, changed on both sides alike: read as the changed meaning, or not at all. */
import { describe, expect, test } from "vitest";
import { changedGate, MOST_LOST } from "../../../tests/gates/changed.ts";
import { renumbered, swapped } from "../../../tests/gates/changed-words.ts";
import { LANGUAGE_GAMES } from "../../games/game.ts";

/** The full size, 2,000 for each game and seed: `npm run gates -- --only changed`. */
const TEXTS = 40;
const SEED = 20_261_130;

describe(`an understood text is understood with another word, moment, price, condition or sentence too (seed ${SEED})`, () => {
  test.each(LANGUAGE_GAMES)("%s", (game) => {
    const { tried, lost, misread, by } = changedGate(game, TEXTS, SEED);
    expect(misread).toEqual([]);
    expect(tried).toBe(TEXTS);
    expect(lost.length).toBeLessThanOrEqual(TEXTS * MOST_LOST * 2);
    expect(Object.keys(by).length).toBeGreaterThan(5);
  });
});

describe("words are changed where they are the same words of the meaning", () => {
  test.each<[readonly [string, string], string, string, readonly [string, string] | undefined]>([
    [
      ["A human you control gets +1 BQ.", "A #Human you control gets +1 BQ."],
      "#Human",
      "#Implant",
      ["An implant you control gets +1 BQ.", "An #Implant you control gets +1 BQ."],
    ],
    [["Destroy all units.", "Destroy each character."], "character|characters", "location|locations", undefined],
    [["Destroy a character.", "Destroy a character."], "character|characters", "event|events", ["Destroy an event.", "Destroy an event."]],
    [["+1 IQ, -1 BQ", "gets +1 IQ and -1 BQ"], "IQ", "BQ", ["+1 BQ, -1 IQ", "gets +1 BQ and -1 IQ"]],
    [["IQ", "IQ and BQ"], "IQ", "BQ", undefined],
  ])("%j, %s ↔ %s", (texts, a, b, changed) => expect(swapped(texts, a, b)).toEqual(changed));
  test("and numbers", () => {
    expect(renumbered(["Draw two cards.", "Draw 2 cards."], 2, 5)).toEqual(["Draw five cards.", "Draw 5 cards."]);
    expect(renumbered(["Draw two or 2.", "Draw 2 cards."], 2, 5)).toBeUndefined();
    expect(renumbered(["Draw 2, then 5.", "Draw 2, then 5."], 2, 5)).toBeUndefined();
  });
});
