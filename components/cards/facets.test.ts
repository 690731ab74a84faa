import { describe, expect, test } from "vitest";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { MEGACORP } from "../../engine/games/megacorp/index.ts";
import { columnsOf, printCell } from "./columns.ts";
import { facetOf } from "./facets.ts";

const card = (valuation: number, tags: readonly string[], mq: number | null): LibraryCard => ({
  id: `megacorp/${valuation}-${tags.join("-")}` as LibraryCard["id"],
  game: "megacorp",
  set: "MC1",
  number: "1",
  kind: "character",
  name: "A",
  names: {},
  text: "",
  flavor: "",
  flavors: {},
  count: 1,
  fields: { faction: "corp", back: "blue", valuation, traitCost: {}, scores: { IQ: 1, EQ: 0, MQ: mq, BQ: 2 }, tags },
  art: { motif: "portrait", seed: "a", palette: "corp" },
  credit: { artist: "", licence: "" },
  provenance: "original",
  fixed: [],
  revision: { number: 1, hash: "", author: "", note: "", at: "", origin: "shipped" },
  state: "unchecked",
  archived: false,
});
const CARDS = [card(2, ["human"], null), card(4, ["human", "cyborg"], 3), card(2, [], 0)];
const facet = (id: string) => {
  const column = columnsOf(MEGACORP).find((one) => one.id === id);
  return column && facetOf(column, CARDS);
};

describe("facets", () => {
  test("numbers have a bar for every whole number between", () =>
    expect(facet("valuation")).toMatchObject({
      kind: "numbers",
      bars: [
        { value: "2", count: 2 },
        { value: "3", count: 0 },
        { value: "4", count: 1 },
      ],
      none: 0,
    }));
  test("a printed dash is no number and is not 0", () =>
    expect(facet("scores.MQ")).toMatchObject({
      none: 1,
      bars: [
        { value: "0", count: 1 },
        { value: "1", count: 0 },
        { value: "2", count: 0 },
        { value: "3", count: 1 },
      ],
    }));
  test("a card counts once for each of its tags", () =>
    expect(facet("tags")).toMatchObject({
      counts: [
        { value: "human", count: 2 },
        { value: "cyborg", count: 1 },
      ],
    }));
  test("a field that no card has is no facet", () => expect(facet("complexity")).toBeUndefined());
});

test.each([
  [4, "M", "4M"],
  [10, "VP", "10 VP"],
  [3, "$", "$3"],
  [null, "M", "–"],
  [undefined, undefined, ""],
] as const)("%s with the unit %s reads %s", (cell, unit, expected) => expect(printCell(cell, unit)).toBe(expected));
