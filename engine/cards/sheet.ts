/**
 * Cards as the rows of a table: one column for each field that the game declares, and one for each column of people's own. What is written is
 * read back as the same card; what designers wrote for themselves is read by what its headings suggest, or by what they say that they are.
 */
import type { Card } from "./card.ts";
import { fromCell, toCell } from "./cell.ts";
import { guessedColumns, headingLabels } from "./headings.ts";
import { byNumber } from "./pool.ts";
import { columnsOf, type Draft, ownColumn, type SheetGame } from "./sheet-columns.ts";
import { type Row, readTable, unclosedQuote } from "./table.ts";
import type { Fault, SheetHeading, Typed } from "./work.ts";

const quoted = (cell: string): string => (/[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cards as CSV (RFC 4180, line feeds), in the order of set and number. Columns of cards' own come last. */
export function cardsToCsv(game: SheetGame, cards: readonly Card[]): string {
  const languages = [...new Set(cards.flatMap(({ names, flavors }) => [...Object.keys(names), ...Object.keys(flavors)]))].sort();
  const own = [...new Set(cards.flatMap(({ custom }) => Object.keys(custom ?? {})))].sort();
  const columns = columnsOf(game, languages, own);
  const rows = [columns.map(({ name }) => toCell(name)), ...cards.toSorted(byNumber).map((card) => columns.map(({ cell }) => cell(card)))];
  return rows.map((row) => `${row.map(quoted).join(",")}\n`).join("");
}

/** A row of a table: which card it names, and what it makes of that card. */
export type SheetRow = {
  /** Line where it begins, from 1. */
  readonly row: number;
  readonly id: string;
  readonly name: string;
  /** What the row says put upon what was there: the cells of columns that the table does not have stay. */
  readonly onto: (card: Typed) => { readonly value: Typed; readonly faults: readonly Fault[] };
};

export type Sheet = {
  readonly rows: readonly SheetRow[];
  /** What each column was taken for, in the order of the table. */
  readonly headings: readonly SheetHeading[];
  /** Headings that are no field of the game: they are kept with the cards. */
  readonly own: readonly string[];
  /** Where no column is the text of the cards: those that could be, since they hold sentences and nobody said what they are. */
  readonly texts: readonly string[];
};

/** The columns that a table of a game can have, by name, with what pages call them. */
export function sheetFields({ fields, kinds }: SheetGame): readonly { readonly column: string; readonly label: string }[] {
  const labels = new Map([...headingLabels(fields)].map(([label, column]) => [column, label]));
  return columnsOf({ fields, kinds }, [], []).map(({ name }) => ({ column: name, label: labels.get(name) ?? name }));
}

/**
 * Reads a table of cards. The error is a sentence about its headings.
 *
 * @param said by heading, whatever its capitals: the column that a person says it is; empty: none, it is kept with the cards
 */
export function readSheet(game: SheetGame, table: string, said: Readonly<Record<string, string>> = {}): Sheet | { readonly fault: string } {
  const text = table.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const delimiter = headDelimiter(text.split("\n", 1)[0] ?? "");
  const records = readTable(text, delimiter).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [head, ...rows] = records;
  if (!head) return { fault: "The table is empty. Its first line needs headings such as name, kind and text." };
  const unclosed = unclosedQuote(head);
  if (unclosed !== undefined) return { fault: unclosed };
  const written = head.cells.map((cell) => fromCell(cell).trim());
  const twice = written.find((heading, i) => heading !== "" && written.indexOf(heading) !== i);
  if (twice !== undefined) return { fault: `The heading “${twice.slice(0, 60)}” appears twice, so one column would be lost. Rename one.` };
  const languages = [...new Set(written.flatMap((heading) => /^(?:names|flavors)\.([a-z]{2})$/i.exec(heading)?.[1]?.toLowerCase() ?? []))];
  const known = new Map(columnsOf(game, languages, []).map((column) => [column.name, column]));
  const taken = takenFor(game, written, rows, [...known.keys()], said);
  if ("fault" in taken) return taken;
  const { columnOf, isSaid } = taken;
  const named = new Set(columnOf.values());
  if (!named.has("id") && !named.has("name"))
    return { fault: "The table has no “id” or “name” column, so rows cannot be matched to cards. Add one of them." };
  const columns = written.map((heading) =>
    heading === "" ? undefined : (known.get(columnOf.get(heading) ?? "") ?? ownColumn(heading.replace(/^own /, ""), heading)),
  );
  const at = (cells: readonly string[], name: string) => {
    const i = written.findIndex((heading) => columnOf.get(heading) === name);
    return i < 0 ? "" : fromCell(cells[i] ?? "").trim();
  };
  const cellsOf = (heading: string) => rows.flatMap(({ cells }) => fromCell(cells[written.indexOf(heading)] ?? "").trim() || []);
  const own = written.filter((heading) => heading !== "" && !columnOf.has(heading));
  return {
    own: own.map((heading) => heading.replace(/^own /, "")),
    headings: written.flatMap((heading) =>
      heading === ""
        ? []
        : { heading, column: columnOf.get(heading) ?? "", example: (cellsOf(heading)[0] ?? "").slice(0, LONGEST_EXAMPLE) },
    ),
    texts: named.has("text") ? [] : own.filter((heading) => !isSaid(heading) && areSentences(cellsOf(heading))),
    rows: rows.map((record) => rowOf(record)),
  };

  function rowOf(record: Row): SheetRow {
    const { at: row, cells } = record;
    return {
      row,
      id: at(cells, "id"),
      name: at(cells, "name"),
      onto: (card) => {
        const value: Draft = { ...card };
        const faults: Fault[] = [];
        const quote = unclosedQuote(record);
        if (quote !== undefined) faults.push({ path: "", message: quote });
        const extra = cells.slice(columns.length).find((cell) => cell.trim() !== "");
        if (extra !== undefined)
          faults.push({ path: "", message: `“${extra.slice(0, 40)}” is in a column without a heading. Add a heading.` });
        // What fields a card has depends on its kind.
        for (const [i, column] of [...columns.entries()].toSorted(
          ([, a], [, b]) => Number(b?.name === "kind") - Number(a?.name === "kind"),
        )) {
          // A row that ends early says nothing about the columns behind.
          const fault = column && cells[i] !== undefined ? column.take(cells[i], value) : undefined;
          if (column && fault !== undefined) faults.push({ path: written[i] ?? column.name, message: fault });
        }
        return { value, faults };
      },
    };
  }
}

const LONGEST_EXAMPLE = 80;

/** Whether cells are sentences rather than words: half of those that say something have three words or more. */
const areSentences = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.filter((cell) => cell.split(/\s+/).length >= 3).length * 2 >= cells.length;

/** Which column each heading is: what a person said, else what it is called outright, else what it suggests. */
function takenFor(
  game: SheetGame,
  written: readonly string[],
  rows: readonly Row[],
  names: readonly string[],
  said: Readonly<Record<string, string>>,
): { readonly columnOf: ReadonlyMap<string, string>; readonly isSaid: (heading: string) => boolean } | { readonly fault: string } {
  const wishes = new Map(Object.entries(said).map(([heading, column]) => [heading.trim().toLowerCase(), column] as const));
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]));
  const columnOf = new Map<string, string>();
  const claimed = new Set<string>();
  const open = written.filter((heading) => heading !== "");
  const isSaid = (heading: string) => wishes.has(heading.toLowerCase());
  const claim = (heading: string, name: string) => {
    if (claimed.has(name)) return;
    columnOf.set(heading, name);
    claimed.add(name);
  };
  for (const heading of open.filter(isSaid)) {
    const wish = wishes.get(heading.toLowerCase()) ?? "";
    const name = byName.get(wish.toLowerCase());
    if (name !== undefined) claim(heading, name);
    else if (wish !== "")
      return { fault: `Cards have no field “${wish.slice(0, 60)}”, so the column “${heading.slice(0, 60)}” cannot be it.` };
  }
  for (const heading of open.filter((one) => !isSaid(one))) {
    const name = byName.get(heading.toLowerCase());
    if (name !== undefined && (name !== "id" || holdsIds(rows, written.indexOf(heading)))) claim(heading, name);
  }
  const left = open.filter((heading) => !columnOf.has(heading) && !isSaid(heading) && !/^own /.test(heading));
  for (const [name, heading] of guessedColumns(game.fields, left, new Set(names.filter((one) => !claimed.has(one))))) claim(heading, name);
  const id = open.find((heading) => heading.toLowerCase() === "id" && !isSaid(heading));
  if (id !== undefined && !claimed.has("name")) claim(id, "id");
  return { columnOf, isSaid };
}

/** Whether a column called “id” holds ids of cards: a designer's own numbers are none. */
const holdsIds = (rows: readonly Row[], at: number): boolean => {
  const cells = rows.flatMap(({ cells }) => cells[at]?.trim() || []);
  return cells.length === 0 || cells.some((cell) => !/^[\p{L}\p{N}#. -]*$/u.test(cell));
};

/** The delimiter that splits the headings into most cells; a table of one column has a comma. */
function headDelimiter(line: string): "," | ";" | "\t" {
  const counts = ([",", ";", "\t"] as const).map((delimiter) => ({ delimiter, cells: line.split(delimiter).length }));
  return counts.reduce((best, one) => (one.cells > best.cells ? one : best)).delimiter;
}
