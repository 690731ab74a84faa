/** One card or word of the database that is none: the library answers without it and says so, and decks keep their lines. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { findHead, listHeads } from "../../db/queries/objects.ts";
import { seed } from "../../db/seed.ts";
import { editAsPerson } from "../../db/testing.ts";
import { type DeckList, emptySections } from "../../engine/cards/deck.ts";
import type { ApiError, LibraryPayload } from "../../engine/cards/library.ts";
import type { StoredDeck } from "../../engine/decks/stored.ts";
import * as cards from "../../server/api/cards.ts";
import * as decks from "../../server/api/decks.ts";
import { viewCard } from "../../server/card-view.ts";
import { checkList } from "../../server/decks.ts";
import { serve } from "../../server/http.ts";
import { call, openStudio } from "../../server/testing.ts";

const AT = "2026-02-01T00:00:00.000Z";
const BROKEN = "megacorp/tidal-wave";
type Value = { readonly name: string; readonly text: string; readonly fields: object };
const shipped = () => findHead(db(), "card", BROKEN)?.value as Value;
let original: Value;
const store = (value: unknown) =>
  editAsPerson(db(), { type: "card", game: "megacorp", id: BROKEN, value }, { author: "Ana", note: "", at: AT });
const library = async () => {
  const answer = await call(serve(cards.listCards), "/x", { params: { game: "megacorp" } });
  return { status: answer.status, ...(answer.value as LibraryPayload) };
};
const at = { params: { game: "megacorp", slug: "tidal-wave" } };

afterAll(openStudio());
beforeAll(() => {
  original = shipped();
});

test.each([
  ["an unknown field", () => ({ ...original, fields: { ...original.fields, charm: 3 } }), /"fields": .*"charm"/],
  [
    "a field of another kind",
    () => ({ ...original, fields: { ...original.fields, valuation: "five" } }),
    /"fields.valuation": "five" is not allowed/,
  ],
  ["a kind that is gone", () => ({ ...original, kind: "ritual" }), /"kind": Megacorp has no card kind ritual/],
  ["a picture from elsewhere", () => ({ ...original, art: { image: "https://example.org/a.png" } }), /"art.*": .*a picture must be/],
  ["no name", () => ({ ...original, name: "" }), /^megacorp\/tidal-wave \(/],
  ["not even an object", () => 7, /must be an object/],
])("a card with %s is left out of the library, with its reason", async (_, value, reason) => {
  const before = (await library()).hash;
  store(value());
  const { status, cards: found, skipped, hash } = await library();
  expect([status, found.length > 150, found.some(({ id }) => id === BROKEN), hash === before]).toEqual([200, true, false, false]);
  expect(skipped).toEqual([{ id: BROKEN, name: expect.any(String), message: expect.stringMatching(reason), newer: false }]);
});

test("search, page, card and picture say it", async () => {
  store({ ...original, fields: {} });
  const found = await call(serve(cards.listCards), "/x?q=tidal", { params: { game: "megacorp" } });
  expect(found.value).toMatchObject({ total: 0, skipped: [{ id: BROKEN }] });
  for (const answer of [
    await call(serve(cards.readCard), "/x", at),
    await call(serve(cards.compareRevisions), "/x", at),
    await call(serve(cards.drawArt), "/x", at),
  ]) {
    expect([answer.status, (answer.value as ApiError).error.code]).toEqual([409, "left-out"]);
  }
  expect(viewCard("megacorp", { slug: "tidal-wave" })).toMatchObject({ found: false, skipped: { id: BROKEN, name: "Tidal Wave" } });
});

test("a deck keeps its lines of it, and the check names them", async () => {
  const main = [
    { name: "Tidal Wave", count: 3 },
    { name: "Forest", count: 1 },
  ];
  const list: DeckList = {
    game: "megacorp",
    name: "Tides",
    format: "core-rules",
    notes: "",
    sections: { ...emptySections(), main },
    swaps: [],
  };
  const made = await call(serve(decks.createDeck), "/x", { method: "POST", body: { list } });
  const { id } = made.value as StoredDeck;
  expect((await call(serve(decks.listDecks), "/x")).value).toMatchObject({ decks: [{ id, counts: { main: 1 } }] });
  expect((await call(serve(decks.readDeck), "/x", { params: { id } })).value).toMatchObject({ list: { sections: { main } } });
  const { problems } = checkList(list) ?? expect.fail("Megacorp has deck rules");
  expect(problems.find(({ code }) => code === "UNKNOWN_CARD")?.cards).toEqual(["Tidal Wave"]);
});

test.each(["set", "tag", "keyword"] as const)("a %s that is none is left out and named, and the cards stay", async (type) => {
  const before = await library();
  const head = listHeads(db(), type, "megacorp")[0] ?? expect.fail(`Megacorp has a ${type}`);
  editAsPerson(db(), { type, game: "megacorp", id: head.id, value: { id: 7 } }, { author: "Ana", note: "", at: AT });
  const { status, skipped, ...now } = await library();
  editAsPerson(db(), { type, game: "megacorp", id: head.id, value: head.value }, { author: "Ana", note: "", at: AT });
  const list = ({ set: "sets", tag: "tags", keyword: "keywords" } as const)[type];
  expect([status, now.cards.length, now[list].length]).toEqual([200, before.cards.length, before[list].length - 1]);
  expect(skipped).toContainEqual({
    id: head.id,
    name: head.id,
    message: expect.stringContaining(`The ${type} ${head.id} cannot be shown. "`),
    newer: false,
  });
});

test("taking a shipped version that fits brings it back", async () => {
  seed(db(), [{ name: "later", objects: [{ type: "card", game: "megacorp", id: BROKEN, value: { ...original, text: "Draw a card." } }] }], {
    at: AT,
  });
  expect((await library()).skipped).toMatchObject([{ newer: true, message: expect.stringContaining("take it to restore the card") }]);
  expect((await call(serve(cards.settleNewerCard), "", { method: "POST", body: { take: "shipped" }, ...at })).status).toBe(200);
  expect((await library()).skipped).toBeUndefined();
});
