/**
 * Golden playthroughs: whole games with shipped decks. Those for two, three and four players were played by bots that look ahead; a digest stands before each decision, and what
 * was chosen is read from the file, so that the games stay what they are as far as they can. The short one tells everything, to be read. A change shows as a difference: read it, and if it is right, renew the files with
 * `node node_modules/vitest/vitest.mjs run --project unit engine/games/megacorp/playthroughs.test.ts -u` in the same commit.
 */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { choicesIn, writePlaythrough } from "../../kernel/playthrough.ts";
import { openMegacorp } from "./open.ts";

const FOLDER = "content/megacorp/playthroughs";

const { cards, keywords, decks } = loadContent().content.megacorp;
const opened = openMegacorp({ cards, keywords, decks });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, options } = opened.value;

describe("Playthroughs", () => {
  test.each<[string, number, string[], "all" | "choices"]>([
    ["short", 12, ["Apex Predators", "Garden of Splices"], "all"],
    ["two-players", 2, ["Testament", "Skyline Takeover"], "choices"],
    ["three-players", 3, ["Apex Predators", "Hostile Quarter", "The Last Page"], "choices"],
    ["four-players", 4, ["Garden of Splices", "Testament", "Apex Predators", "Skyline Takeover"], "choices"],
  ])(
    "%s",
    async (name, seed, players, tells) => {
      const parsed = options.parse({ decks: players });
      if (!parsed.ok) throw new Error(parsed.error);
      const file = `${FOLDER}/${name}.txt`;
      const chosen = existsSync(file) ? choicesIn(readFileSync(file, "utf8")) : [];
      await expect(writePlaythrough(game, seed, parsed.value, chosen, tells)).toMatchFileSnapshot(`../../../${file}`);
    },
    120_000,
  );
});
