import { expect, test } from "vitest";
import { playRandomTexts } from "../../../../tests/games/megacorp/random-texts.ts";

/** 200 matches: `npm run gates -- --only random-texts`. */
test.each([1])(
  "a random text on every card is played without a fault (seed %i)",
  (seed) => expect(playRandomTexts(seed)).toBeUndefined(),
  60_000,
);
