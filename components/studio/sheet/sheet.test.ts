import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { libraryCards } from "../../../content/library-cards.ts";
import { loadContent } from "../../../content/load.ts";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { draftOf, get, same } from "../card/draft.ts";
import { problemsOf } from "../form/problems.ts";
import {
  applyReplacements,
  copyRange,
  fillDown,
  findReplacements,
  pasteCells,
  printCells,
  type Row,
  readCells,
  readFormula,
  rowNow,
  type Sheet,
  writeRange,
} from "./cells.ts";
import { hasColumn, sheetColumns } from "./columns.ts";

const { content } = loadContent();
const rowsOf = (game: (typeof GAME_IDS)[number]): Row[] =>
  libraryCards(content[game].cards).map((card) => ({ id: card.id, saved: draftOf(card) }));
const game = gameDefinition("megacorp");
const columns = sheetColumns(game, []);
const rows = rowsOf("megacorp").slice(0, 6);
const at = (id: string) => columns.findIndex((column) => column.id === id);
const cell = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const NONE: Sheet = new Map();

describe("The bulk table (S9)", () => {
  test.each(GAME_IDS)("%s: what a cell shows, typed again, is the same card", (id) => {
    for (const row of rowsOf(id))
      for (const column of sheetColumns(gameDefinition(id), []))
        if (hasColumn(gameDefinition(id), String(row.saved["kind"]), column.id))
          expect(same(column.write(row.saved, column.print(row.saved)), row.saved), `${row.id} ${column.id}`).toBe(true);
  });
  test("what is copied and pasted onto itself changes nothing", () => {
    const range = cell(0, 0, rows.length - 1, columns.length - 1);
    expect(pasteCells(NONE, rows, columns, range, readCells(copyRange(NONE, rows, columns, range))).sheet).toBe(NONE);
  });
  test("cells with tabs, quotes and line breaks come back as they were", () => {
    const text = fc.string({ unit: fc.constantFrom("a", '"', "\t", "\n", " ", "é") });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 }), (cells) => {
        expect(readCells(printCells(cells))).toEqual(cells);
      }),
    );
  });
  test("paste from a spreadsheet: a dash is no score, nonsense stays and is told, what has no cell is counted", () => {
    const left = at("fields.scores.IQ");
    const { sheet, outside } = pasteCells(NONE, rows, columns, cell(4, left), readCells("1\t-\n0\tx\n9\t9"));
    expect(outside).toBe(2);
    const [a, b] = [rowNow(sheet, rows[4] as Row), rowNow(sheet, rows[5] as Row)];
    expect([get(a, "fields.scores.IQ"), get(a, "fields.scores.EQ"), get(b, "fields.scores.IQ"), get(b, "fields.scores.EQ")]).toEqual([
      1,
      null,
      0,
      "x",
    ]);
    expect([...problemsOf(game, b).keys()]).toEqual(["fields.scores.EQ"]);
  });
  test("one cell fills a range; fill down takes the first row", () => {
    const faction = at("fields.faction");
    const filled = pasteCells(NONE, rows, columns, cell(0, faction, 5), [["GNOST"]]).sheet;
    expect(rows.map((row) => get(rowNow(filled, row), "fields.faction"))).toEqual(Array(6).fill("gnost"));
    const price = at("fields.valuation");
    const down = fillDown(writeRange(NONE, rows, columns, cell(0, price), "7"), rows, columns, cell(0, price, 3));
    expect(rows.slice(0, 4).map((row) => get(rowNow(down, row), "fields.valuation"))).toEqual([7, 7, 7, 7]);
  });
  test("a calculation: on the cell itself, or on another column", () => {
    const price = at("fields.valuation");
    const before = rows.map((row) => Number(get(row.saved, "fields.valuation")));
    const dearer = writeRange(NONE, rows, columns, cell(0, price, 5), "=+1");
    expect(rows.map((row) => get(rowNow(dearer, row), "fields.valuation"))).toEqual(before.map((n) => n + 1));
    const copies = writeRange(NONE, rows, columns, cell(0, at("count"), 5), "=valuation*2");
    expect(rows.map((row) => get(rowNow(copies, row), "count"))).toEqual(before.map((n) => n * 2));
    expect([readFormula("=x"), readFormula("3"), readFormula("= cost - 2")]).toEqual([
      undefined,
      undefined,
      { of: "cost", sign: "-", by: 2 },
    ]);
  });
  test("find and replace shows what it will do, and does just that", () => {
    const text = columns.filter(({ id }) => id === "text");
    const found = findReplacements(NONE, rowsOf("megacorp"), text, "#Building", "#Tower");
    const sheet = applyReplacements(NONE, found);
    expect(found.length).toBeGreaterThan(0);
    expect(sheet.size).toBe(found.length);
    for (const { row, after } of found) expect(get(rowNow(sheet, row), "text")).toBe(after);
  });
  test("a card that is again as it was saved is no change", () => {
    const changed = writeRange(NONE, rows, columns, cell(0, 0), "Other");
    expect(changed.size).toBe(1);
    expect(writeRange(changed, rows, columns, cell(0, 0), String(rows[0]?.saved["name"])).size).toBe(0);
  });
});
