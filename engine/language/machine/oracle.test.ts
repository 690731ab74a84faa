import { describe, expect, test } from "vitest";
import { difference, MACHINE_GAMES, oracleGate, oracleLanguage } from "../../../tests/gates/oracle.ts";
import { readText } from "../reading/read.ts";

/** The full size, 20,000 programs for each game: `npm run gates -- --only oracle`. */
const PROGRAMS = 150;
const SEED = 20_261_121;

describe(`random texts are carried out as the documents say (seed ${SEED})`, () => {
  test.each(MACHINE_GAMES)("core and %s", (game) => {
    const { failures, questions } = oracleGate(game, PROGRAMS, SEED);
    expect(failures).toEqual([]);
    // In games whose words seldom leave a choice the fewest are asked.
    expect(questions).toBeGreaterThan(PROGRAMS / 3);
  });
});

describe("a machine that did something else would be noticed", () => {
  const check = (order: "sequence" | "group", text: string, other: string) =>
    test(`“${text}” is not “${other}”`, () => {
      const language = oracleLanguage("san", order);
      const [one, another] = [readText(language, text), readText(language, other)];
      const seeds = Array.from({ length: 12 }, (_, seed) => seed);
      expect(seeds.map((seed) => difference(language, one, seed))).toEqual(seeds.map(() => undefined));
      expect(seeds.some((seed) => difference(language, one, seed, undefined, another) !== undefined)).toBe(true);
    });
  check("sequence", "You may draw 1 card. If you do, gain 1M.", "You may draw 1 card. Gain 1M.");
  check("sequence", "Each player draws 1 card, then gains 1M.", "Each player gains 1M, then draws 1 card.");
  check("sequence", "Destroy up to 2 cards.", "Destroy 2 cards.");
  check("sequence", "Destroy target card.", "Destroy a card.");
  check("sequence", "At the end of this turn, draw 1 card.", "Draw 1 card.");
  check("sequence", "Gain 1M. Repeat this 2 times.", "Gain 1M. Repeat this 1 time.");
  check(
    "sequence",
    "Choose 2 cards. Destroy 1 of those cards, then reveal the rest.",
    "Choose 2 cards. Destroy 1 of those cards, then reveal those cards.",
  );
  check("group", "Draw up to 2 cards. Gain 1M.", "Draw 2 cards. Gain 1M.");
  check("group", "Draw up to 1 card. You may gain 1M.", "You may gain 1M. Draw up to 1 card.");
});
