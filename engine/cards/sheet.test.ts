/** A table of cards is read back as the same cards. */
import { describe, expect, test } from "vitest";
import type { Card } from "./card.ts";
import { cardFields } from "./fields.ts";
import { cardsToCsv, readSheet, type Sheet } from "./sheet.ts";
import type { SheetGame } from "./sheet-columns.ts";
import type { Typed } from "./work.ts";

const specs = cardFields({
  cost: { is: "number", min: 0, nullable: true, label: "Cost", search: ["cost"] },
  scores: { is: "numbers", keys: ["IQ", "BQ"], nullable: true, label: "Scores" },
  price: { is: "numbers", keys: ["red", "blue"], sparse: true, label: "Price", search: ["cost.{key}"] },
  tags: { is: "set", of: "tag", label: "Tags" },
  docks: { is: "set", of: ["N", "S"], optional: true, label: "Docks" },
  notes: { is: "set", of: "text", optional: true, label: "Notes" },
  founder: { is: "flag", optional: true, label: "Founder" },
  more: { is: "record", optional: true, label: "More" },
});
const game: SheetGame = {
  fields: specs,
  kinds: [
    { id: "event", name: "Event", plural: "Events" },
    { id: "starting-job", name: "Starting job", plural: "Starting jobs" },
  ],
};
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
const sheetOf = (csv: string, said?: Readonly<Record<string, string>>): Sheet => {
  const sheet = readSheet(game, csv, said);
  if ("fault" in sheet) throw new Error(sheet.fault);
  return sheet;
};
const rowsOf = (csv: string): Sheet["rows"] => sheetOf(csv).rows;

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
    const csv = cardsToCsv(game, [card]);
    const [row, ...others] = rowsOf(csv);
    expect(row?.onto(EMPTY)).toEqual({ value: card, faults: [] });
    expect(others).toEqual([]);
  });
});

test("a spreadsheet runs no cell", () => {
  const csv = cardsToCsv(game, [{ ...CARD, name: "=HYPERLINK(1)", text: "@x", flavor: "-2+3", custom: { a: "+1" } }]);
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
  test("is told of the headings", () => expect(readSheet(game, '"name,kind\nOne,event\n')).toEqual({ fault: said(1, 1) }));
  test("is a letter within a cell", () => expect(rowsOf('name,kind\nFive 5" Disks,event\n')[0]?.onto(CARD).faults).toEqual([]));
});

describe("a designer's own spreadsheet", () => {
  const taken = (sheet: Sheet) => Object.fromEntries(sheet.headings.map(({ heading, column }) => [heading, column]));
  test.each(["Rules", "Text box", "Textbox", "rules_text", "Card Text", "Effect (en)", "Abilities:"])("%j is the text", (heading) => {
    const sheet = sheetOf(`Card Name,Type,${heading}\nA,Event,Draw 1 card.\n`);
    expect(taken(sheet)).toEqual({ "Card Name": "name", Type: "kind", [heading]: "text" });
    expect(sheet.rows[0]?.onto(EMPTY)).toMatchObject({ value: { name: "A", kind: "event", text: "Draw 1 card." }, faults: [] });
  });
  test("types, words and lists are read whatever their capitals; prices as they are written", () => {
    const [row] = rowsOf('Name,Type,Tags,Docks,Cost\nA,STARTING JOBS,"human, #cyborg","n, S",4 + 2 blue\n');
    expect(row?.onto(EMPTY)).toEqual({
      faults: [],
      value: expect.objectContaining({
        kind: "starting-job",
        fields: expect.objectContaining({ tags: ["#Human", "#cyborg"], docks: ["N", "S"], cost: 4, price: { blue: 2 } }),
      }),
    });
  });
  test("the most telling heading is the field, the others are kept; a number of one's own is no id", () => {
    const sheet = sheetOf("ID,Name,Effect,Rules\n7,A,Boom,Draw 1 card.\n");
    expect([taken(sheet), sheet.own]).toEqual([{ ID: "", Name: "name", Effect: "", Rules: "text" }, ["ID", "Effect"]]);
    expect(sheet.rows[0]).toMatchObject({ id: "", name: "A" });
  });
  test("what a person says goes before what a heading suggests, and before its name", () => {
    const csv = "Name,Rules,Text,Power\nA,old,Draw 1 card.,3\n";
    expect(taken(sheetOf(csv))).toMatchObject({ Rules: "", Text: "text", Power: "" });
    expect(taken(sheetOf(csv, { rules: "text", POWER: "cost" }))).toMatchObject({ Rules: "text", Text: "", Power: "cost" });
    expect(taken(sheetOf(csv, { Text: "" }))).toMatchObject({ Text: "", Rules: "text" });
    expect(readSheet(game, csv, { Power: "might" })).toEqual({
      fault: "Cards have no field “might”, so the column “Power” cannot be it.",
    });
  });
  test("sentences that are no field are asked about until somebody says what they are", () => {
    const csv = "Name,Playtest,What happens then\nA,ok,When this is destroyed draw 2 cards.\nB,,Draw 1 card.\n";
    expect(sheetOf(csv).texts).toEqual(["What happens then"]);
    expect(sheetOf(csv, { "What happens then": "" }).texts).toEqual([]);
    expect(sheetOf(csv, { "What happens then": "text" })).toMatchObject({ texts: [], own: ["Playtest"] });
  });
  test("a heading is told with a cell of it", () => {
    expect(sheetOf("Name,Rules\nA,\nB,Draw 1 card.\n").headings[1]).toEqual({ heading: "Rules", column: "text", example: "Draw 1 card." });
  });
});
