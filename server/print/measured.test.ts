/** Each paper with a game and one bleed of what the gate `print` measures on all of them. */
import { expect, test } from "vitest";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { PAPER_NAMES } from "../../faces/print/papers.ts";
import { TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { measurePrints, nothingMeasured } from "../../tests/gates/print-measured.ts";

const silent = () => undefined;
const SAMPLE = { games: ["metrorunner"], papers: ["A4"], bleeds: [1.5] } as const;

test("a kit lies in its file where the layout says, within 0.02 mm, with its marks", async () => {
  const measured = nothingMeasured();
  await measurePrints(measured, silent, SAMPLE);
  expect(measured.faults).toEqual([]);
  expect(measured.boxes).toBeGreaterThan(900);
  expect(measured.lines).toBeGreaterThan(900);
});

const ON_PAPERS = GAME_IDS.map((game, i) => [game, PAPER_NAMES[i % PAPER_NAMES.length] ?? "A4"] as const);
test.each(ON_PAPERS)("the kit of %s does so on %s", async (game, paper) => {
  const measured = nothingMeasured();
  await measurePrints(measured, silent, { games: [game], papers: [paper], bleeds: [3] });
  expect(measured.faults).toEqual([]);
  expect(measured.boxes).toBeGreaterThan(200);
});

test.each([
  ["backs that lie 0.5 mm off", { ...TRUE_PRINTER, backX: 0.5 }],
  ["a sheet that is 0.1 % too wide", { ...TRUE_PRINTER, x: 99.9 }],
])("%s are found", async (_, profile) => {
  const measured = nothingMeasured();
  await measurePrints(measured, silent, { ...SAMPLE, profile });
  expect(measured.faults.length).toBeGreaterThan(10);
});
