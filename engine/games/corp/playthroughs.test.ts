/**
 * Golden playthroughs: whole games, as text. Those of two, four and six players were played by bots that look one action ahead; what was chosen is read from the file, so that the games
 * stay what they are as far as they can. The short one tells everything of a game of random choices, to be read. A change shows as a difference: read it, and if it is right, renew the files
 * with `node node_modules/vitest/vitest.mjs run --project unit engine/games/corp/playthroughs.test.ts -u` in the same commit.
 */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choicesIn, writePlaythrough } from "../../kernel/playthrough.ts";
import { SHIPPED } from "./corp.test-support.ts";

const FOLDER = "content/corp/playthroughs";

describe("Playthroughs", () => {
  test.each<[string, number, unknown, "all" | "choices"]>([
    ["short", 3, { players: 2, maxRounds: 2 }, "all"],
    ["two-players", 2, { players: 2 }, "choices"],
    ["four-players", 4, { players: 4 }, "choices"],
    ["six-players-even", 6, { players: 6, even: true }, "choices"],
  ])("%s", async (name, seed, options, tells) => {
    const parsed = SHIPPED.options.parse(options);
    if (!parsed.ok) throw new Error(parsed.error);
    const file = `${FOLDER}/${name}.txt`;
    const chosen = existsSync(file) ? choicesIn(readFileSync(file, "utf8")) : [];
    await expect(writePlaythrough(SHIPPED.game, seed, parsed.value as never, chosen, tells)).toMatchFileSnapshot(`../../../${file}`);
  });
});
