import { expect, test } from "vitest";
import { parseQuery } from "../../../engine/cards/search/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { readAddress, withoutDirective, withSort, writeAddress } from "./address.ts";

const MEGACORP = gameDefinition("megacorp");
const query = (text: string) => parseQuery(text, MEGACORP);

test("an address is read back as it was written", () => {
  const address = { q: 'f:corp "a b" #x', view: "table", sort: "cost,-iq", cols: ["name", "scores.IQ"] } as const;
  expect(readAddress(Object.fromEntries(new URLSearchParams(writeAddress(address))))).toEqual(address);
});
test("what is as usual is left out", () => expect(writeAddress({ q: "", view: "grid", sort: "", cols: [] })).toBe(""));
test("what is not understood is left out", () =>
  expect(readAddress({ view: "mosaic", sort: "cost;drop", q: ["a", "b"] })).toEqual({ q: "a", view: "grid", sort: "costdrop", cols: [] }));
test("a directive goes, the rest stays", () =>
  expect(withoutDirective(query("f:corp view:table cost<=3 sort:cost"), "view")).toBe("f:corp cost<=3 sort:cost"));
test("the address's sort comes after an open quote and gives way to the query's own", () => {
  expect(withSort(query('"tidal'), "cost")).toBe('"tidal" sort:cost');
  expect(withSort(query("sort:iq"), "cost")).toBe("sort:iq");
});
