/**
 * Golden playthroughs: whole games in each mode, as text. Those of several players and the one alone were played by bots that look one action ahead; what was chosen is read from the file,
 * so that the games stay what they are as far as they can. The short one tells everything of a solo game of random choices, to be read. A change shows as a difference: read it, and if it is right, renew the files with
 * `node node_modules/vitest/vitest.mjs run --project unit engine/games/metrorunner/playthroughs.test.ts -u` in the same commit.
 */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choicesIn, writePlaythrough } from "../../kernel/playthrough.ts";
import { SHIPPED } from "./metrorunner.test-support.ts";

const FOLDER = "content/metrorunner/playthroughs";

describe("Playthroughs", () => {
  test.each<[string, number, unknown, "all" | "choices"]>([
    ["short", 4, { players: 1, boards: ["purple"] }, "all"],
    ["alone", 1, { players: 1, boards: ["black"] }, "choices"],
    ["two-players", 2, { players: 2, boards: ["blue", "red"] }, "choices"],
    ["three-players", 3, { players: 3 }, "choices"],
    ["two-players-even", 6, { players: 2, even: true }, "choices"],
    ["four-players", 4, { players: 4 }, "choices"],
    ["five-players", 5, { players: 5 }, "choices"],
  ])("%s", async (name, seed, options, tells) => {
    const parsed = SHIPPED.options.parse(options);
    if (!parsed.ok) throw new Error(parsed.error);
    const file = `${FOLDER}/${name}.txt`;
    const chosen = existsSync(file) ? choicesIn(readFileSync(file, "utf8")) : [];
    await expect(writePlaythrough(SHIPPED.game, seed, parsed.value as never, chosen, tells)).toMatchFileSnapshot(`../../../${file}`);
  });
});
