/**
 * Golden playthroughs: whole games of random choices for each number of players, as text. If a rules change shows as a difference and is right, renew the files with
 * `node node_modules/vitest/vitest.mjs run --project unit engine/games/virtual-revolution/playthroughs.test.ts -u` in the same commit.
 */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choicesIn, writePlaythrough } from "../../kernel/playthrough.ts";
import type { VrOptions } from "./setup/options.ts";
import { SHIPPED } from "./virtual-revolution.test-support.ts";

const FOLDER = "content/virtual-revolution/playthroughs";

describe("Playthroughs", () => {
  test.each<[string, number, unknown, "all" | "choices"]>([
    ["two-players", 21, { players: 2 }, "all"],
    ["three-players", 22, { players: 3 }, "choices"],
    ["four-players", 23, { players: 4 }, "choices"],
    ["balance", 24, { players: 3, balance: true }, "choices"],
  ])("%s", async (name, seed, options, tells) => {
    const parsed = SHIPPED.options.parse(options);
    if (!parsed.ok) throw new Error(parsed.error);
    const file = `${FOLDER}/${name}.txt`;
    const chosen = existsSync(file) ? choicesIn(readFileSync(file, "utf8")) : [];
    await expect(writePlaythrough(SHIPPED.game, seed, parsed.value as VrOptions, chosen, tells)).toMatchFileSnapshot(`../../../${file}`);
  });
});
