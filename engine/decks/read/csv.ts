/** Reads a list from a table with any headers: columns are guessed from their headers or their content, or given by whoever asks. */

import { fromCell } from "../../cards/cell.ts";
import { foldKey } from "../../cards/fold.ts";
import { delimiterOf, type Row, readTable, unclosedQuote } from "../../cards/table.ts";
import { Collector } from "./collect.ts";
import { isNameLike, isPrintingLike, tidy } from "./line.ts";
import { CSV_FIELDS, type CsvColumns, type CsvField, type CsvLayout, type ReadOptions } from "./reading.ts";
import { placed, type Resolver } from "./resolve.ts";

/** What others call our columns, folded. */
const HEADERS: Readonly<Record<CsvField, readonly string[]>> = {
  count: [
    "count",
    "qty",
    "quantity",
    "amount",
    "copies",
    "anzahl",
    "menge",
    "quantite",
    "nombre",
    "cantidad",
    "numberofcopies",
    "indeck",
    "total",
  ],
  name: ["name", "card", "cardname", "cardtitle", "title", "karte", "kartenname", "nom", "carte", "nombredecarta", "carta"],
  set: ["set", "setcode", "edition", "editioncode", "expansion", "cycle", "pack"],
  number: ["number", "collectornumber", "cardnumber", "collector", "no", "nr", "num", "collectorno"],
  section: ["section", "board", "zone", "category", "deck", "part", "bereich"],
  rev: ["rev", "revision"],
  note: ["note", "notes", "comment", "comments", "remark", "remarks"],
  id: ["id", "cardid"],
};

/** Quotes that are told one by one. */
const MOST_WARNINGS = 3;
/** Columns that are looked at. */
const MAX_COLUMNS = 100;
/** Characters of a line that may hold headers. */
const MAX_HEAD = 4_000;

/** How the columns of a table would be read; undefined when the text does not look like a table with headers. */
export function headedColumns(text: string): CsvColumns | undefined {
  const first = text.split("\n", 20).find((line) => tidy(line) !== "" && !/^sep=/i.test(line));
  const delimiter = first === undefined || first.length > MAX_HEAD ? undefined : delimiterOf(first);
  if (first === undefined || !delimiter) return undefined;
  const columns = fromHeaders(readTable(first, delimiter)[0]?.cells ?? []);
  return columns.name === undefined || Object.keys(columns).length < 2 ? undefined : columns;
}

/** Whether lines without headers that we know are a table all the same: each splits into as many cells, and most hold a count and a card's name. */
export function isPlainTable(text: string, resolver: Resolver): boolean {
  const lines = text
    .split("\n", 50)
    .filter((line) => tidy(line) !== "")
    .slice(0, 20);
  const [first] = lines;
  const delimiter = first === undefined || lines.some((line) => line.length > MAX_HEAD) ? undefined : delimiterOf(first);
  if (!delimiter || lines.length < 2) return false;
  const rows = lines.flatMap((line) => readTable(line, delimiter));
  const width = rows[0]?.cells.length;
  return rows.every(({ cells }) => cells.length === width) && rows.filter((row) => holdsCard(row, resolver)).length * 2 >= rows.length;
}

const isCount = (cell: string): boolean => /^\d{1,3}x?$/.test(tidy(cell));
const holdsCard = ({ cells }: Row, resolver: Resolver): boolean =>
  cells.some(isCount) && cells.slice(0, MAX_COLUMNS).some((cell) => resolver.isName(tidy(cell)));

export function readCsv(text: string, options: ReadOptions, resolver: Resolver): { readonly into: Collector; readonly layout: CsvLayout } {
  const into = new Collector(options.game);
  const first = text.split("\n", 20).find((line) => tidy(line) !== "") ?? "";
  const rows = readTable(text, delimiterOf(first) ?? ",");
  for (const row of rows.filter(({ unclosed }) => unclosed !== undefined).slice(0, MOST_WARNINGS)) into.warn(unclosedQuote(row) ?? "");
  const isSep = (row: Row) => /^sep=.$/i.test(row.text.trim());
  const isRule = (row: Row) => /^[\s|:-]*$/.test(row.text);
  const isFilled = (row: Row) => row.cells.some((cell) => cell !== "" && tidy(cell) !== "") && !isSep(row) && !isRule(row);
  const filled = rows.filter(isFilled);
  const [head] = filled;
  const known = head === undefined ? {} : fromHeaders(head.cells);
  const headed = known.name !== undefined || isTitleRow(filled, resolver);
  const columns = options.columns ?? withContent(known, headed ? filled.slice(1) : filled, resolver);
  for (const row of rows) {
    if (isSep(row) || (headed && row === head)) into.line("columns", row.at, row.text);
    else if (!isFilled(row)) into.line("blank", row.at, row.text);
    else readRow(row, columns, into, resolver);
  }
  if (columns.name === undefined) into.warn("No column seems to contain card names. Choose the right one.");
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...filled.slice(0, 100).map(({ cells }) => cells.length)));
  const headers = Array.from({ length: width }, (_, i) => (headed && tidy(head?.cells[i] ?? "")) || `Column ${i + 1}`);
  return { into, layout: { headers, headed, columns } };
}

function readRow(row: Row, columns: CsvColumns, into: Collector, resolver: Resolver): void {
  const cell = (field: CsvField) => {
    const column = columns[field];
    return column === undefined ? "" : tidy(fromCell(row.cells[column] ?? ""));
  };
  const name = cell("name");
  const count = countOf(cell("count"));
  const section = resolver.sectionOf(cell("section"));
  if (section === "unresolved" && name !== "") {
    into.unresolved(row.at, row.text, [], fromCell(row.cells[columns.name ?? -1] ?? ""));
  } else if (!isNameLike(name) || count === undefined || !isPrintingLike(cell("set")) || !isPrintingLike(cell("number"))) {
    into.unresolved(row.at, row.text, resolver.suggest(name));
  } else {
    const rev = /^\d{1,7}$/.test(cell("rev")) ? { rev: Number(cell("rev")) } : {};
    const text = (field: "set" | "number" | "note" | "id") => (cell(field) === "" ? {} : { [field]: cell(field) });
    const written = { name, count, ...rev, ...text("set"), ...text("number"), ...text("note"), ...text("id") };
    const asked = section === "unresolved" ? undefined : section;
    into.card({ at: row.at, text: row.text, ...placed(resolver.resolve(written), asked, resolver) });
  }
}

/** "4", "4x", "x4", "4.0", "-6"; nothing is 1. Undefined: no number. */
function countOf(text: string): number | undefined {
  if (text === "") return 1;
  const digits = /^x?\s*([+-]?\d{1,9}(?:\.\d{1,4})?)\s*[x×]?$/i.exec(text.replace(/^−/, "-"))?.[1];
  return digits === undefined ? undefined : Number(digits) + 0;
}

function fromHeaders(cells: readonly string[]): CsvColumns {
  const keys = cells.slice(0, MAX_COLUMNS).map((cell) => (tidy(cell) === "#" ? "count" : foldKey(cell)));
  const found = CSV_FIELDS.flatMap((field) => {
    const column = HEADERS[field].map((word) => keys.indexOf(word)).find((at) => at >= 0);
    return column === undefined ? [] : [[field, column] as const];
  });
  return Object.fromEntries(found);
}

/** Whether the first row holds headers that we do not know: neither a count nor a card, above a row that holds both. */
function isTitleRow([head, next]: readonly Row[], resolver: Resolver): boolean {
  if (!head || !next || head.cells.length !== next.cells.length || !holdsCard(next, resolver)) return false;
  return !head.cells.some((cell) => isCount(cell) || resolver.isName(tidy(cell)));
}

/** What the headers say; without a name among them what the cells say. A column of sections is known by its cells under any header. */
function withContent(known: CsvColumns, rows: readonly Row[], resolver: Resolver): CsvColumns {
  const guessed = fromContent(rows, resolver);
  if (known.name === undefined) return guessed;
  const { section } = guessed;
  return section === undefined || Object.values(known).includes(section) ? known : { section, ...known };
}

/** Without headers that we know: the columns with most card names, most whole numbers and most sections. */
function fromContent(rows: readonly Row[], resolver: Resolver): CsvColumns {
  const sample = rows.slice(0, 50);
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...sample.map(({ cells }) => cells.length)));
  const best = (fits: (cell: string) => boolean, except?: number): number | undefined => {
    const scores = Array.from({ length: width }, (_, i) =>
      i === except ? 0 : sample.filter(({ cells }) => fits(tidy(cells[i] ?? ""))).length,
    );
    const most = Math.max(0, ...scores);
    return most > 0 ? scores.indexOf(most) : undefined;
  };
  const name = best(resolver.isName) ?? best((cell) => /\p{L}{3}/u.test(cell));
  const count = best(isCount, name);
  const section = best((cell) => resolver.sectionOf(cell) !== undefined, name);
  return {
    ...(name === undefined ? {} : { name }),
    ...(count === undefined ? {} : { count }),
    ...(section === undefined ? {} : { section }),
  };
}
