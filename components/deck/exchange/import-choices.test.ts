/** What a person decides about a list that was read (story D13). */
import { expect, test } from "vitest";
import { readDecks } from "../../../engine/decks/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { MEGACORP_POOL } from "../../../tests/games/megacorp/pool.ts";
import { isOpen, withChoices, withLikeliest } from "./import-choices.ts";

test("the likeliest cards are taken for all lines at once; what was chosen by hand stays, and what names no card is left to check", () => {
  const reading = readDecks("4 Tidal Wav\n3 Public Highwey\n2 Tidal Wave\n1 zzzzzzzzzzzz", { game: "megacorp", pool: MEGACORP_POOL });
  if (!reading.ok) throw new Error(reading.error.message);
  const open = (choices: ReadonlyMap<string, string>) => reading.lines.filter((line) => isOpen(line, choices)).map(({ text }) => text);
  expect(open(new Map())).toEqual(["4 Tidal Wav", "3 Public Highwey", "1 zzzzzzzzzzzz"]);
  const all = withLikeliest(reading, new Map());
  expect([...all.values()]).toEqual(["Tidal Wave", "Public Highway"]);
  expect(open(all)).toEqual(["1 zzzzzzzzzzzz"]);
  const [highway = ""] = [...all].flatMap(([key, name]) => (name === "Public Highway" ? [key] : []));
  const byHand = withLikeliest(reading, new Map([[highway, "Tidal Wave"]]));
  expect(byHand.get(highway)).toBe("Tidal Wave");
  const rules = gameDefinition("megacorp").deck;
  if (!rules) throw new Error("Megacorp has decks");
  const [list] = withChoices(reading, all, MEGACORP_POOL, rules);
  expect(list && [...list.sections.main, ...list.sections.resources].map(({ count, name }) => `${count} ${name}`)).toContain(
    "3 Public Highway",
  );
});
