import { describe, expect, test } from "vitest";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { MEGACORP } from "../../../engine/games/megacorp/index.ts";
import { givenWords, isGiven } from "./card-data.tsx";

const card = (fixed: readonly string[], provenance: LibraryCard["provenance"] = "completed"): LibraryCard => ({
  id: "megacorp/a" as LibraryCard["id"],
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
  fields: { faction: "corp", back: "blue", valuation: 2, traitCost: {}, scores: { IQ: 1, EQ: 0, MQ: null, BQ: 2 }, tags: [] },
  art: { motif: "portrait", seed: "a", palette: "corp" },
  credit: { artist: "", licence: "" },
  provenance,
  fixed,
  revision: { number: 1, hash: "", author: "", note: "", at: "", origin: "shipped" },
  state: "unchecked",
  archived: false,
});

describe("what the rulebook gives", () => {
  test("a score alone, and not its neighbours", () => {
    expect(isGiven(card(["fields.scores.BQ"]), "scores.BQ")).toBe(true);
    expect(isGiven(card(["fields.scores.BQ"]), "scores.IQ")).toBe(false);
  });
  test("all scores at once", () => expect(isGiven(card(["fields.scores"]), "scores.IQ")).toBe(true));
  test("all of a card that is from it", () => expect(isGiven(card([], "rulebook"), "valuation")).toBe(true));
  test("in words", () => expect(givenWords(card(["name", "kind", "fields.scores.BQ"]), MEGACORP)).toBe("name, type, BQ"));
  test("nothing of a card that is ours", () => expect(givenWords(card([], "original"), MEGACORP)).toBe(""));
});
