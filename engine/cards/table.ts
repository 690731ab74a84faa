/** Comma, semicolon or tab separated values as records of cells, each with the lines that it came from. */

export type Row = {
  /** First line, from 1. */
  readonly at: number;
  /** Word for word; a quoted cell may hold line breaks. */
  readonly text: string;
  readonly cells: readonly string[];
  /** Column, from 1, of a quote that is opened in its first line and never closed; it is taken as a letter. */
  readonly unclosed?: number;
};

const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The delimiter that splits a line into most cells; undefined when none splits it. */
export function delimiterOf(line: string): Delimiter | undefined {
  const sep = /^sep=(.)$/i.exec(line.trim())?.[1];
  const asked = DELIMITERS.find((delimiter) => delimiter === sep);
  if (asked) return asked;
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, cells: splitLine(line, delimiter).length }));
  const [most] = counts.filter(({ cells }) => cells > 1).sort((a, b) => b.cells - a.cells);
  return most?.delimiter;
}

/** All records. A quote that is never closed is taken as a letter, so that it cannot swallow the rest. */
export function readTable(text: string, delimiter: Delimiter): readonly Row[] {
  const lines = text.split("\n");
  const rows: Row[] = [];
  for (let i = 0; i < lines.length; ) {
    let record = lines[i] ?? "";
    let taken = 1;
    while (openQuote(record, delimiter) !== undefined && i + taken < lines.length && taken < MAX_LINES_OF_A_CELL) {
      record += `\n${lines[i + taken]}`;
      taken++;
    }
    const isUnclosed = openQuote(record, delimiter) !== undefined;
    if (isUnclosed) {
      record = lines[i] ?? "";
      taken = 1;
    }
    const quote = isUnclosed ? openQuote(record, delimiter) : undefined;
    rows.push({
      at: i + 1,
      text: record,
      cells: splitLine(record, delimiter),
      ...(quote === undefined ? {} : { unclosed: quote + 1 }),
    });
    i += taken;
  }
  return rows;
}

const MAX_LINES_OF_A_CELL = 50;

/** Where a quote stands that a record opens and does not close; undefined when there is none. */
const openQuote = (record: string, delimiter: Delimiter): number | undefined => split(record, delimiter).open;

/** What is said of a row whose quote is never closed; undefined where all are. */
export const unclosedQuote = ({ at, unclosed }: Row): string | undefined =>
  unclosed === undefined
    ? undefined
    : `Line ${at}, column ${unclosed}: this quote is never closed. Close it, or write two quotes for a literal one.`;

function splitLine(record: string, delimiter: Delimiter): readonly string[] {
  const { cells, open } = split(record, delimiter);
  return open === undefined ? cells : record.split(delimiter);
}

function split(record: string, delimiter: Delimiter): { readonly cells: readonly string[]; readonly open?: number } {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (record[at] === '"') {
      const end = closingQuote(record, at + 1);
      if (end === undefined) return { cells, open: at };
      const next = record.indexOf(delimiter, end);
      const rest = record.slice(end + 1, next < 0 ? undefined : next);
      cells.push(record.slice(at + 1, end).replaceAll('""', '"') + rest);
      if (next < 0) return { cells };
      at = next + 1;
    } else {
      const next = record.indexOf(delimiter, at);
      cells.push(record.slice(at, next < 0 ? undefined : next));
      if (next < 0) return { cells };
      at = next + 1;
    }
  }
}

function closingQuote(record: string, from: number): number | undefined {
  for (let at = record.indexOf('"', from); at >= 0; at = record.indexOf('"', at + 1)) {
    if (record[at + 1] !== '"') return at;
    at++;
  }
  return undefined;
}
