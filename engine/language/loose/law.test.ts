import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { looseGate } from "../../../tests/gates/loose.ts";
import { LANGUAGE_GAMES } from "../../games/game.ts";

/** The full size, 20,000 for each vocabulary: `npm run gates -- --only language`. */
const TEXTS = 120;
const SEED = 20_261_123;

describe(`what is written loosely is read as it is meant, or not at all (seed ${SEED})`, () => {
  test.each(LANGUAGE_GAMES)("%s", (game) => {
    const { failures, understood } = looseGate(shippedLanguage(game), TEXTS, SEED);
    expect(failures).toEqual([]);
    expect(understood).toBeGreaterThan(TEXTS / 10);
  });
});
