/** Samples of what the gate `print` does with every kit and every card. */
import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { testFolder } from "../../db/testing.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { PAPER_NAMES } from "../../faces/print/papers.ts";
import { BACKS, MARKS } from "../../faces/print/sheets.ts";
import { compareKits, type Looks } from "../../tests/gates/print-looks.ts";
import { printTable } from "../../tests/gates/print-table.ts";
import { compareWords } from "../../tests/gates/print-words.ts";

const folder = testFolder();
afterAll(() => folder.remove());
/** Cards of each game whose words are copied, and drawings of its kit that are compared. */
const [CARDS, DRAWINGS] = [5, 1];
/** The games whose kits are drawn: the first two. */
const DRAWN = GAME_IDS.slice(0, 2);

test.each(GAME_IDS)("the kit of %s lies on every paper as the layout says, with every kind of marks and backs", (game) => {
  const { faults, tables, places } = printTable({ games: [game], margins: [5], bleeds: [1.5] });
  expect(faults).toEqual([]);
  expect(tables).toBe(PAPER_NAMES.length * MARKS.length * BACKS.length);
  expect(places).toBeGreaterThan(2_000);
});

test("words of cards can be copied out of their PDF, line by line", async () => {
  const { content } = loadContent();
  for (const game of GAME_IDS) {
    const { cards } = libraryOf(content[game]);
    const every = Math.max(1, Math.floor(cards.length / CARDS));
    const file = folder.file(`${game}.pdf`);
    const { faults, lines } = await compareWords(
      game,
      cards.filter((_, i) => i % every === 0),
      file,
    );
    rmSync(file);
    expect(faults).toEqual([]);
    expect(lines, game).toBeGreaterThan(CARDS);
  }
});

test("what lies in a box is printed as its PNG shows it", async () => {
  const looks: Looks = { compared: 0, worst: 0, faults: [] };
  await compareKits(looks, () => undefined, { games: DRAWN, most: DRAWINGS });
  expect(looks.faults).toEqual([]);
  expect(looks.compared).toBe(DRAWINGS * DRAWN.length);
});
