/**
 * Cards as the rows of a table: one column for each field that the game declares, and one for each column of people's own. What is written is
 * read back as the same card.
 */
import type { Card, FieldValue } from "./card.ts";
import { fromCell, toCell } from "./cell.ts";
import type { FieldSpec, FieldSpecs } from "./fields.ts";
import { headingNames } from "./headings.ts";
import { byNumber } from "./pool.ts";
import { type Row, readTable, unclosedQuote } from "./table.ts";
import type { Fault, Typed } from "./work.ts";

/** A column: how a card's value is written in it, and how a cell changes a card. The error of `take` is a sentence. */
type Column = {
  readonly name: string;
  readonly cell: (card: Card) => string;
  readonly take: (cell: string, into: Draft) => string | undefined;
};
/** A card while its row is read. */
type Draft = Record<string, unknown>;

const NULL = "-";
/** What stands for no value in a cell of a table that people wrote. */
const isNull = (cell: string): boolean => /^[-–—]$/.test(cell);

const inside = (draft: Draft, member: string): Draft => {
  const known = draft[member];
  const own = typeof known === "object" && known !== null ? { ...known } : {};
  draft[member] = own;
  return own as Draft;
};

/** `needed`: no card is without it, so an empty cell says nothing. */
const text = (name: string, member: keyof Card, needed = true): Column => ({
  name,
  cell: (card) => toCell(String(card[member] ?? "")),
  take: (cell, into) => {
    if (cell !== "" || !needed) into[member] = fromCell(cell);
    return undefined;
  },
});

const within = (name: string, member: "art" | "credit", key: string): Column => ({
  name,
  cell: (card) => toCell(String((card[member] as Readonly<Record<string, unknown>>)[key] ?? "")),
  take: (cell, into) => {
    const own = inside(into, member);
    if (cell === "" && member === "art") delete own[key];
    else own[key] = fromCell(cell);
    return undefined;
  },
});

/** A value that no cell can say shorter than as JSON; empty: there is none. */
const asJson = (name: string, read: (card: Card) => unknown, put: (into: Draft, value: unknown) => void): Column => ({
  name,
  cell: (card) => {
    const value = read(card);
    return value === undefined ? "" : JSON.stringify(value);
  },
  take: (cell, into) => {
    try {
      put(into, cell === "" ? undefined : (JSON.parse(cell) as unknown));
      return undefined;
    } catch {
      return "This is not valid JSON. Leave the cell as exported, or clear it.";
    }
  },
});

const put = (into: Draft, member: string, value: unknown): void => {
  if (value === undefined) delete into[member];
  else into[member] = value;
};

/** The number of a cell, "3" or "3M"; null for "-"; a sentence when it is none. */
function numberIn(cell: string): number | null | string {
  if (isNull(cell)) return null;
  const digits = /^([+-]?\d{1,9})\s*[A-Za-z%¥$€]{0,3}$/.exec(cell.trim())?.[1];
  return digits === undefined ? `“${cell.slice(0, 40)}” is not a whole number. Write digits, or - for no value.` : Number(digits);
}

/** The columns of one declared field. An empty cell says nothing of a card whose kind does not have it. */
const fieldColumns = (name: string, spec: FieldSpec): Column[] =>
  columnsOfField(name, spec).map((column) => ({
    ...column,
    take: (cell, into) => (cell === "" && spec.on && !spec.on.includes(String(into["kind"])) ? undefined : column.take(cell, into)),
  }));

function columnsOfField(name: string, spec: FieldSpec): Column[] {
  const value = (card: Card): FieldValue | undefined => card.fields[name];
  const set = (into: Draft, fresh: unknown) => put(inside(into, "fields"), name, fresh);
  const one = (cell: (card: Card) => string, take: (cell: string) => { readonly value: unknown } | string): Column => ({
    name,
    cell,
    take: (written, into) => {
      if (written === "") {
        if (spec.optional) set(into, undefined);
        return undefined;
      }
      const read = take(written);
      if (typeof read === "string") return read;
      set(into, read.value);
      return undefined;
    },
  });
  switch (spec.is) {
    case "number":
      return [
        one(
          (card) => (value(card) === undefined ? "" : String(value(card) ?? NULL)),
          (cell) => {
            const number = numberIn(cell);
            return typeof number === "string" ? number : { value: number };
          },
        ),
      ];
    case "numbers":
      return spec.keys.map((key) => ({
        name: `${name}.${key}`,
        cell: (card) => {
          const numbers = value(card) as Readonly<Record<string, number | null>> | undefined;
          const number = numbers?.[key];
          return number === undefined ? "" : String(number ?? NULL);
        },
        take: (cell, into) => {
          // Where every key has to have a number or "-", an empty cell says nothing.
          if (cell === "" && !spec.sparse) return undefined;
          const numbers = inside(inside(into, "fields"), name);
          const number = cell === "" ? undefined : numberIn(cell);
          if (typeof number === "string") return number;
          put(numbers, key, number);
          if (spec.optional && Object.keys(numbers).length === 0) set(into, undefined);
          return undefined;
        },
      }));
    case "set":
      return [setColumn(name, spec, value, set)];
    case "flag":
      return [
        one(
          (card) => (value(card) === undefined ? "" : value(card) ? "yes" : "no"),
          (cell) => {
            const word = cell.trim().toLowerCase();
            if (/^(yes|true|1|x)$/.test(word)) return { value: true };
            return /^(no|false|0)$/.test(word) ? { value: false } : `"${cell.slice(0, 40)}" is not yes or no.`;
          },
        ),
      ];
    case "one":
    case "text":
      return [
        one(
          (card) => toCell(String(value(card) ?? "")),
          (cell) => ({ value: spec.is === "one" ? cell.trim() : fromCell(cell) }),
        ),
      ];
    case "record":
      return [asJson(name, value, set)];
    case "derived":
    case "fromText":
      return [];
  }
}

/** Words with "; " between them; as JSON where a word has one itself. "-" is a list of nothing where the field may be left out. */
function setColumn(
  name: string,
  spec: FieldSpec,
  value: (card: Card) => FieldValue | undefined,
  set: (into: Draft, fresh: unknown) => void,
): Column {
  return {
    name,
    cell: (card) => {
      const words = value(card) as readonly string[] | undefined;
      if (words === undefined) return "";
      if (words.length === 0) return spec.optional ? NULL : "";
      return words.some((word) => word.includes(";") || /^\[|^\s|\s$|^-$/.test(word)) ? JSON.stringify(words) : toCell(words.join("; "));
    },
    take: (cell, into) => {
      const written = fromCell(cell).trim();
      if (written === "") set(into, spec.optional ? undefined : []);
      else if (isNull(written)) set(into, []);
      else if (written.startsWith("[")) {
        try {
          set(into, JSON.parse(written));
        } catch {
          return "This list is not valid JSON. Write words separated by ;.";
        }
      } else
        set(
          into,
          written
            .split(";")
            .map((word) => word.trim())
            .filter((word) => word !== ""),
        );
      return undefined;
    },
  };
}

/** Every column that cards of a game can have, apart from their own ones. Languages are those that any of the cards has. */
function columnsOf(specs: FieldSpecs, languages: readonly string[], ownColumns: readonly string[]): Column[] {
  const fixed: Column = {
    name: "fixed",
    cell: ({ fixed }) => fixed.join(" "),
    take: (cell, into) => {
      into["fixed"] = cell.split(/\s+/).filter((path) => path !== "");
      return undefined;
    },
  };
  const count: Column = {
    name: "count",
    cell: (card) => String(card.count),
    take: (cell, into) => {
      const number = cell.trim() === "" ? 1 : numberIn(cell);
      if (typeof number !== "number") return number ?? "A card has at least 1 copy.";
      into["count"] = number;
      return undefined;
    },
  };
  const known = [
    ...[text("id", "id"), text("set", "set"), text("number", "number"), text("kind", "kind"), text("name", "name")],
    ...[text("text", "text", false), text("flavor", "flavor", false), count],
    ...Object.entries(specs).flatMap(([name, spec]) => fieldColumns(name, spec)),
    ...["motif", "seed", "palette", "image", "hint"].map((key) => within(`art.${key}`, "art", key)),
    asJson(
      "art.crop",
      ({ art }) => ("crop" in art ? art.crop : undefined),
      (into, crop) => put(inside(into, "art"), "crop", crop),
    ),
    within("artist", "credit", "artist"),
    within("licence", "credit", "licence"),
    text("provenance", "provenance"),
    fixed,
    ...(["names", "flavors"] as const).flatMap((member) =>
      languages.map(
        (lang): Column => ({
          name: `${member}.${lang}`,
          cell: (card) => toCell(card[member][lang] ?? ""),
          take: (cell, into) => {
            put(inside(into, member), lang, cell === "" ? undefined : fromCell(cell));
            return undefined;
          },
        }),
      ),
    ),
    asJson(
      "variants",
      ({ variants }) => variants,
      (into, value) => put(into, "variants", value),
    ),
  ];
  const taken = new Set([...known.map(({ name }) => name.toLowerCase()), ...headingNames(specs).keys()]);
  const called = (heading: string) => (taken.has(heading.toLowerCase()) || /^own /.test(heading) ? `own ${heading}` : heading);
  return [...known, ...ownColumns.map((heading) => ownColumn(heading, called(heading)))];
}

const ownColumn = (heading: string, name: string): Column => ({
  name,
  cell: ({ custom }) => toCell(custom?.[heading] ?? ""),
  take: (cell, into) => {
    const own = inside(into, "custom");
    put(own, heading, cell === "" ? undefined : fromCell(cell));
    if (Object.keys(own).length === 0) delete into["custom"];
    return undefined;
  },
});

const quoted = (cell: string): string => (/[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cards as CSV (RFC 4180, line feeds), in the order of set and number. Columns of cards' own come last. */
export function cardsToCsv(specs: FieldSpecs, cards: readonly Card[]): string {
  const languages = [...new Set(cards.flatMap(({ names, flavors }) => [...Object.keys(names), ...Object.keys(flavors)]))].sort();
  const own = [...new Set(cards.flatMap(({ custom }) => Object.keys(custom ?? {})))].sort();
  const columns = columnsOf(specs, languages, own);
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
  /** Headings that are no field of the game: they are kept with the cards. */
  readonly own: readonly string[];
};

/** Reads a table of cards. The error is a sentence about its headings. */
export function readSheet(specs: FieldSpecs, table: string): Sheet | { readonly fault: string } {
  const text = table.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const delimiter = headDelimiter(text.split("\n", 1)[0] ?? "");
  const records = readTable(text, delimiter).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [head, ...rows] = records;
  if (!head) return { fault: "The table is empty. Its first line needs headings such as name, kind and text." };
  const unclosed = unclosedQuote(head);
  if (unclosed !== undefined) return { fault: unclosed };
  const written = head.cells.map((cell) => fromCell(cell).trim());
  const labels = headingNames(specs);
  const isThere = new Set(written.map((heading) => heading.toLowerCase()));
  const headings = written.map((heading) => {
    const name = labels.get(heading.toLowerCase());
    return name === undefined || isThere.has(name.toLowerCase()) ? heading : name;
  });
  const twice = headings.find((heading, i) => heading !== "" && headings.indexOf(heading) !== i);
  if (twice !== undefined) return { fault: `The heading “${twice.slice(0, 60)}” appears twice, so one column would be lost. Rename one.` };
  const languages = [...new Set(headings.flatMap((heading) => /^(?:names|flavors)\.([a-z]{2})$/.exec(heading)?.[1] ?? []))];
  const known = new Map(columnsOf(specs, languages, []).map((column) => [column.name.toLowerCase(), column]));
  if (!headings.some((heading) => ["id", "name"].includes(heading.toLowerCase())))
    return { fault: "The table has no “id” or “name” column, so rows cannot be matched to cards. Add one of them." };
  const own = headings
    .filter((heading) => heading !== "" && !known.has(heading.toLowerCase()))
    .map((heading) => heading.replace(/^own /, ""));
  const columns = headings.map((heading) =>
    heading === "" ? undefined : (known.get(heading.toLowerCase()) ?? ownColumn(heading.replace(/^own /, ""), heading)),
  );
  const at = (cells: readonly string[], name: string) => {
    const i = headings.findIndex((heading) => heading.toLowerCase() === name);
    return i < 0 ? "" : fromCell(cells[i] ?? "").trim();
  };
  return {
    own,
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
          if (column && fault !== undefined) faults.push({ path: column.name, message: fault });
        }
        return { value, faults };
      },
    };
  }
}

/** The delimiter that splits the headings into most cells; a table of one column has a comma. */
function headDelimiter(line: string): "," | ";" | "\t" {
  const counts = ([",", ";", "\t"] as const).map((delimiter) => ({ delimiter, cells: line.split(delimiter).length }));
  return counts.reduce((best, one) => (one.cells > best.cells ? one : best)).delimiter;
}
