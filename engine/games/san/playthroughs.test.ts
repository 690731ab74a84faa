/**
 * Golden playthroughs: whole games of random choices, in each mode, as text. A change of the rules shows as a difference: read it, and if it is
 * right, renew the files with `node node_modules/vitest/vitest.mjs run --project unit engine/games/san/playthroughs.test.ts -u` in the same commit.
 */
import { describe, expect, test } from "vitest";
import { writePlaythrough } from "../../kernel/playthrough.ts";
import { SHIPPED } from "./san.test-support.ts";

const FOLDER = "../../../content/san/playthroughs";

describe("Playthroughs", () => {
  test.each<[string, number, unknown]>([
    ["standard", 273, {}],
    ["first-game", 203, { firstGame: true }],
    ["handicap", 283, { handicap: { corporation: "STAR", hand: 8 } }],
  ])("%s", async (name, seed, options) => {
    const parsed = SHIPPED.options.parse(options);
    if (!parsed.ok) throw new Error(parsed.error);
    await expect(writePlaythrough(SHIPPED.game, seed, parsed.value)).toMatchFileSnapshot(`${FOLDER}/${name}.txt`);
  });
});
