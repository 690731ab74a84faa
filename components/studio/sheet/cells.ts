/**
 * What is done to many cards at once: every act makes one new sheet, so that each is one step to undo. A sheet holds the cards that
 * differ from what is saved.
 */
import type { Draft } from "../card/draft.ts";
import { same } from "../card/draft.ts";
import type { SheetColumn } from "./columns.ts";

/** Changed cards by id. */
export type Sheet = ReadonlyMap<string, Draft>;
export type Row = { readonly id: string; readonly saved: Draft };

/** Cells from one corner to the other, both included. */
export type Range = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };

export const rowNow = (sheet: Sheet, row: Row): Draft => sheet.get(row.id) ?? row.saved;

/** The sheet with other cards; a card that equals its saved version is not a change. */
export function withCards(sheet: Sheet, rows: readonly Row[], change: (draft: Draft, at: number) => Draft): Sheet {
  const next = new Map(sheet);
  for (const [at, row] of rows.entries()) {
    const draft = change(rowNow(sheet, row), at);
    if (same(draft, row.saved)) next.delete(row.id);
    else next.set(row.id, draft);
  }
  return sameSheet(next, sheet) ? sheet : next;
}
const sameSheet = (a: Sheet, b: Sheet): boolean => a.size === b.size && [...a].every(([id, draft]) => b.get(id) === draft);

/** A text from a spreadsheet as cells: tabs between columns, quotes around what holds a line break. */
export function readCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const normal = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let i = 0; i < normal.length; i++) {
    const char = normal[i] ?? "";
    if (quoted) {
      if (char !== '"') cell += char;
      else if (normal[i + 1] === '"') cell += normal[++i];
      else quoted = false;
    } else if (char === '"' && cell === "") quoted = true;
    else if (char === "\t" || char === "\n") {
      rows.at(-1)?.push(cell);
      cell = "";
      if (char === "\n") rows.push([]);
    } else cell += char;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

/** Cells as a text that spreadsheets take. */
export const printCells = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t")).join("\n");

/** What a range holds, as text. */
export const copyRange = (sheet: Sheet, rows: readonly Row[], columns: readonly SheetColumn[], range: Range): string =>
  printCells(
    rows
      .slice(range.top, range.bottom + 1)
      .map((row) => columns.slice(range.left, range.right + 1).map((column) => column.print(rowNow(sheet, row)))),
  );

/** Pastes cells with their corner at the range's; a single cell fills the whole range. Cells that do not fit are counted and left out. */
export function pasteCells(
  sheet: Sheet,
  rows: readonly Row[],
  columns: readonly SheetColumn[],
  range: Range,
  cells: readonly (readonly string[])[],
): { readonly sheet: Sheet; readonly written: number; readonly outside: number } {
  const single = cells.length === 1 && cells[0]?.length === 1;
  const [high, wide] = single
    ? [range.bottom - range.top + 1, range.right - range.left + 1]
    : [cells.length, Math.max(...cells.map((row) => row.length))];
  const into = rows.slice(range.top, range.top + high);
  let written = 0;
  const next = withCards(sheet, into, (draft, at) => {
    let card = draft;
    const line = single ? Array<string>(wide).fill(cells[0]?.[0] ?? "") : (cells[at] ?? []);
    for (const [i, text] of line.entries()) {
      const column = columns[range.left + i];
      if (!column) continue;
      written++;
      card = column.write(card, text);
    }
    return card;
  });
  const all = single ? high * wide : cells.reduce((sum, row) => sum + row.length, 0);
  return { sheet: next, written, outside: all - written };
}

/** Puts the first row of a range into all rows below it. */
export function fillDown(sheet: Sheet, rows: readonly Row[], columns: readonly SheetColumn[], range: Range): Sheet {
  const first = rows[range.top];
  if (!first) return sheet;
  const source = rowNow(sheet, first);
  return withCards(sheet, rows.slice(range.top + 1, range.bottom + 1), (draft) =>
    columns.slice(range.left, range.right + 1).reduce((card, column) => column.write(card, column.print(source)), draft),
  );
}

export const clearRange = (sheet: Sheet, rows: readonly Row[], columns: readonly SheetColumn[], range: Range): Sheet =>
  withCards(sheet, rows.slice(range.top, range.bottom + 1), (draft) =>
    columns.slice(range.left, range.right + 1).reduce((card, column) => column.write(card, ""), draft),
  );

/** One text that a replacing changes. */
export type Replacement = { readonly row: Row; readonly column: SheetColumn; readonly before: string; readonly after: string };

/** Where a text occurs in a column, and what it becomes; with `whole` the whole cell must match. Upper and lower case matter. */
export function findReplacements(
  sheet: Sheet,
  rows: readonly Row[],
  columns: readonly SheetColumn[],
  find: string,
  by: string,
): readonly Replacement[] {
  if (find === "") return [];
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const before = column.print(rowNow(sheet, row));
      const after = before.replaceAll(find, by);
      return after === before ? [] : [{ row, column, before, after }];
    }),
  );
}

export const applyReplacements = (sheet: Sheet, found: readonly Replacement[]): Sheet =>
  found.reduce((now, { row, column, after }) => withCards(now, [row], (draft) => column.write(draft, after)), sheet);

/** A calculation typed into a cell: "=+1", "=cost*2". `of` names a column by its label or path. */
export type Formula = { readonly of: string | undefined; readonly sign: "+" | "-" | "*"; readonly by: number };
export function readFormula(text: string): Formula | undefined {
  const read = /^=\s*([\p{L}][\p{L}\d. :]*?)?\s*([+\-*])\s*(\d{1,6})$/u.exec(text.trim());
  if (!read) return undefined;
  const [, of, sign = "+", by = "0"] = read;
  return { of: of?.trim(), sign: sign === "*" ? "*" : sign === "-" ? "-" : "+", by: Number(by) };
}

/** What a calculation gives for a card; undefined where the card has no number there. */
export function calculate({ of, sign, by }: Formula, columns: readonly SheetColumn[], own: SheetColumn, draft: Draft): string | undefined {
  const named = of?.toLowerCase();
  const column =
    named === undefined
      ? own
      : columns.find(
          ({ id, label }) => label.toLowerCase() === named || id.toLowerCase() === named || id.toLowerCase().endsWith(`.${named}`),
        );
  const text = column?.numeric ? column.print(draft) : "";
  if (!/^-?\d+$/.test(text)) return undefined;
  const value = Number(text);
  return String(sign === "+" ? value + by : sign === "-" ? value - by : value * by);
}

/** Writes a text, or the result of a calculation, into every cell of a range. */
export function writeRange(sheet: Sheet, rows: readonly Row[], columns: readonly SheetColumn[], range: Range, text: string): Sheet {
  const formula = readFormula(text);
  return withCards(sheet, rows.slice(range.top, range.bottom + 1), (draft) =>
    columns.slice(range.left, range.right + 1).reduce((card, column) => {
      if (!formula) return column.write(card, text);
      const result = calculate(formula, columns, column, card);
      return result === undefined ? card : column.write(card, result);
    }, draft),
  );
}
