/** A table of cards is read back as the same cards. */
import { describe, expect, test } from "vitest";
import type { Card } from "./card.ts";
import { cardFields } from "./fields.ts";
import { cardsToCsv, readSheet, type Sheet } from "./sheet.ts";
import type { Typed } from "./work.ts";

const specs = cardFields({
  cost: { is: "number", min: 0, nullable: true, label: "Cost" },
  scores: { is: "numbers", keys: ["IQ", "BQ"], nullable: true, label: "Scores" },
  price: { is: "numbers", keys: ["red", "blue"], sparse: true, label: "Price" },
  tags: { is: "set", of: "tag", label: "Tags" },
  docks: { is: "set", of: ["N", "S"], optional: true, label: "Docks" },
  notes: { is: "set", of: "text", optional: true, label: "Notes" },
  founder: { is: "flag", optional: true, label: "Founder" },
  more: { is: "record", optional: true, label: "More" },
});
const CARD = {
  ...{
    id: "megacorp/a",
    game: "megacorp",
    set: "OWN",
    number: "1",
    kind: "event",
    name: "A",
    names: {},
    text: "",
    flavor: "",
    flavors: {},
    count: 1,
  },
  fields: { cost: 3, scores: { IQ: null, BQ: 0 }, price: {}, tags: [] },
  art: { motif: "skyline", seed: "a", palette: "neutral" },
  ...{ credit: { artist: "", licence: "" }, provenance: "mine", fixed: [] },
} as unknown as Card;

const EMPTY: Typed = { game: "megacorp", names: {}, flavors: {}, fields: {}, art: {}, credit: {} };
const rowsOf = (csv: string): Sheet["rows"] => {
  const sheet = readSheet(specs, csv);
  if ("fault" in sheet) throw new Error(sheet.fault);
  return sheet.rows;
};

describe("there and back", () => {
  test.each<readonly [string, Partial<Card>]>([
    ["numbers and dashes", { fields: { cost: null, scores: { IQ: 2, BQ: null }, price: { blue: 2 }, tags: ["#Human", "#Cyborg"] } }],
    ["empty lists and none", { fields: { ...CARD.fields, docks: [], founder: false } }],
    ["lists that have the separator in them", { fields: { ...CARD.fields, notes: ["a; b", "-", " c "], docks: ["N"] } }],
    ["records", { fields: { ...CARD.fields, more: { a: [1, { b: "," }] } } }],
    ["formulas, quotes and line ends", { name: "=1+1", text: 'He said "no",\nthen left;\tlate', flavor: "'=x", custom: { "@note": "+1" } }],
    ["blanks at the ends", { flavor: "  deep  ", text: " x " }],
    ["other languages and printings", { names: { fr: "Été" }, flavors: { de: "Ä" }, variants: [{ ...CARD, flavor: "x" }] as never }],
    ["a column of one's own that is called like a field", { custom: { cost: "much", Cost: "more", Type: "bold", IQ: "low" } }],
    ["a picture of one's own", { art: { image: "pictures/a.webp", crop: { x: 0, y: 0.25, width: 0.5 } } }],
  ])("%s", (_what, change) => {
    const card = { ...CARD, ...change };
    const csv = cardsToCsv(specs, [card]);
    const [row, ...others] = rowsOf(csv);
    expect(row?.onto(EMPTY)).toEqual({ value: card, faults: [] });
    expect(others).toEqual([]);
  });
});

test("a spreadsheet runs no cell", () => {
  const csv = cardsToCsv(specs, [{ ...CARD, name: "=HYPERLINK(1)", text: "@x", flavor: "-2+3", custom: { a: "+1" } }]);
  const cells = csv.split("\n")[1]?.split(",") ?? [];
  expect(cells.filter((cell) => /^[=@+]|^-./.test(cell))).toEqual([]);
});

test.each([
  ["cost", "many", "“many” is not a whole number"],
  ["founder", "maybe", '"maybe" is not yes or no'],
  ["more", "{", "This is not valid JSON"],
  ["notes", "[1", "This list is not valid JSON"],
  ["count", "-", "A card has at least 1 copy"],
])("a cell of %s that says %j is told at its column", (column, cell, message) => {
  const [row] = rowsOf(`name,${column}\nA,${cell}`);
  expect(row?.onto(EMPTY).faults).toEqual([{ path: column, message: expect.stringContaining(message) }]);
});

test("headings that pages show are those of the columns, unless the table has both", () => {
  const [row] = rowsOf("Name,Type,IQ,Price: red,Flavour\nA,event,2,1,Deep\n");
  expect(row?.onto(EMPTY).value).toMatchObject({
    name: "A",
    kind: "event",
    flavor: "Deep",
    fields: { scores: { IQ: 2 }, price: { red: 1 } },
  });
  const [both] = rowsOf("name,kind,type\nA,event,bold\n");
  expect(both?.onto(EMPTY).value).toMatchObject({ kind: "event", custom: { type: "bold" } });
});

describe("a quote that is never closed", () => {
  const said = (line: number, column: number) =>
    `Line ${line}, column ${column}: this quote is never closed. Close it, or write two quotes for a literal one.`;
  test("is a fault of its row, and the rows behind it are read", () => {
    const [first, second, third] = rowsOf('name,kind,text\nOne,event,"Draw\n1 card."\nTwo,event,"Draw 1 card.\nThree,event,Draw 1 card.\n');
    const faults = [first, second, third].map((row) =>
      row
        ?.onto(CARD)
        .faults.filter(({ path }) => path === "")
        .map(({ message }) => message),
    );
    expect(faults).toEqual([[], [said(4, 11)], []]);
  });
  test("is told of the headings", () => expect(readSheet(specs, '"name,kind\nOne,event\n')).toEqual({ fault: said(1, 1) }));
  test("is a letter within a cell", () => expect(rowsOf('name,kind\nFive 5" Disks,event\n')[0]?.onto(CARD).faults).toEqual([]));
});
