import { expect, test } from "vitest";
import { playRandomTexts } from "../../../../tests/gates/play.ts";

/** More matches run by `node tests/gates/play.ts`. */
test.each([1, 2, 3])(
  "a random text on every card is played without a fault (seed %i)",
  (seed) => expect(playRandomTexts(seed)).toBeUndefined(),
  60_000,
);
