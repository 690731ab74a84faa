import { expect, test } from "vitest";
import { boxOf, ruleOf } from "./box.test-support.ts";
import { loadContent } from "./load.ts";

test("the box holds the table of MR-1.3, its cards too", () => {
  const { counts } = boxOf("metrorunner");
  const rows = [...ruleOf("metrorunner", "MR-1.3").matchAll(/^\| ([^|]+) \| (\d+) \|/gm)].map(
    ([, name = "", count]) => [name, Number(count)] as const,
  );
  expect(rows.length).toBe(21);
  const ENTRIES: Readonly<Record<string, string>> = {
    "Game board": "board",
    "Runner boards": "runner board",
    "Runner figures": "figure",
    "Influence markers": "influence marker",
    "Notoriety markers": "notoriety marker",
    "Resource cubes": "cube",
    "Credit tokens": "credit",
    "PANOP tiles": "tile",
    "Brute force tokens": "brute force",
    "Start player token": "start player",
    "Contract tokens": "contract token",
    "Reference cards": "reference card",
    "Rogue tokens": "rogue token",
    Scorepad: "score pad",
  };
  const kinds: Readonly<Record<string, string>> = {
    "Character cards": "character",
    "Job cards": "job",
    "Starting job cards": "starting-job",
    "Network cards": "network",
    "Contract cards": "contract",
    "A.I. cards": "ai",
  };
  for (const [name, count] of rows) {
    const [entry, kind] = [ENTRIES[name], kinds[name]];
    if (entry) expect(counts[entry], name).toBe(count);
    else if (kind) expect(loadContent().content.metrorunner.cards.filter((card) => card.kind === kind).length, name).toBe(count);
    else if (name === "Upgrade tokens") expect((counts["alpha"] ?? 0) + (counts["beta"] ?? 0)).toBe(count);
    else throw new Error(`The kit has nothing for “${name}”.`);
  }
});
