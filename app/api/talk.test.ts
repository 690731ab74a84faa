/** Pictures for talking, and previews of links that a person made public. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { db, sharedBeside } from "../../db/client.ts";
import { type DeckList, emptySections } from "../../engine/cards/deck.ts";
import type { StoredDeck } from "../../engine/decks/stored.ts";
import { LETTERS_HEADER } from "../../faces/print/letters-header.ts";
import { createDeck } from "../../server/api/decks.ts";
import * as talk from "../../server/api/talk.ts";
import { makeDoor } from "../../server/door.ts";
import { serve } from "../../server/http.ts";
import { libraryOf } from "../../server/library.ts";
import { previewOf, previewTags } from "../../server/previews.ts";
import { call, openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(close);

const HOSTILE = `"><script>alert(1)</script>漢`;
const deckWith = async (count: number) => {
  const { cards } = libraryOf("megacorp");
  const main = cards.slice(30, 30 + count).map(({ name, id }) => ({ name, id, count: 2 }));
  const business = cards
    .filter(({ kind }) => kind === "business")
    .slice(0, 1)
    .map(({ name, id }) => ({ name, id, count: 1 }));
  const list: DeckList = {
    game: "megacorp",
    name: HOSTILE,
    format: "core-rules",
    notes: "",
    sections: { ...emptySections(), business, main },
    swaps: [],
  };
  return (await call(serve(createDeck), "/api/decks", { method: "POST", body: { list } })).value as StoredDeck;
};
/** Calls a route that answers a picture, and measures it. */
async function drawn(handler: Parameters<typeof call>[0], params: Readonly<Record<string, string>>, body?: object, query = "") {
  const request = new Request(`http://localhost/x${query}`, {
    headers: { host: "localhost", ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const answer = await handler(request, { params: Promise.resolve(params) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return { status: answer.status };
  const { width, height, format } = await sharp(bytes).metadata();
  return { status: 200, width, height, format };
}

describe("a picture", () => {
  test("of a deck is as large as link previews are, and grows with a long list", async () => {
    const small = await deckWith(12);
    expect(await drawn(serve(talk.drawDeck), { id: small.id })).toEqual({ status: 200, width: 1200, height: 630, format: "png" });
    const long = await drawn(serve(talk.drawDeck), { id: (await deckWith(100)).id });
    expect(long).toMatchObject({ status: 200, width: 1200 });
    expect(long.height).toBeGreaterThan(900);
    expect((await drawn(serve(talk.drawDeck), { id: "a".repeat(20) })).status).toBe(404);
  });

  test("of a hand has a card beside the other; cards that are gone are left out, and none at all is told", async () => {
    const hand = libraryOf("san")
      .cards.slice(0, 5)
      .map(({ id }) => id);
    const of = (cards: readonly string[]) => drawn(serve(talk.drawCards), { game: "san" }, { cards, caption: HOSTILE });
    expect(await of([...hand, "san/nobody"])).toMatchObject({ status: 200, width: 64 + 5 * 320 + 4 * 20 });
    expect((await of(["san/nobody"])).status).toBe(404);
    expect((await of([])).status).toBe(400);
  });
});

test("a picture says which letters are boxes on it", async () => {
  const told = async (deck: StoredDeck, more: readonly string[]) => {
    const main = more.map((name) => ({ name, count: 1 }));
    const list = { ...deck.list, sections: { ...deck.list.sections, main } };
    const { id } = (await call(serve(createDeck), "/api/decks", { method: "POST", body: { list } })).value as StoredDeck;
    const answer = await serve(talk.drawDeck)(new Request("http://localhost/x", { headers: { host: "localhost" } }), {
      params: Promise.resolve({ id }),
    });
    return decodeURIComponent(answer.headers.get(LETTERS_HEADER) ?? "");
  };
  const deck = await deckWith(1);
  expect(await told(deck, ["Tidal Wave"])).toBe("");
  expect(await told(deck, ["Tide 漢\uD800"])).toMatch(/^No font has some letters of 1 card, .*Tide 漢/u);
  expect(
    (
      await told(
        deck,
        Array.from({ length: 9 }, (_, i) => `${"漢".repeat(180)}${i}`),
      )
    ).length,
  ).toBeLessThan(700);
});

describe("the picture of a link is 1200 x 630", () => {
  const EXACT = { status: 200, width: 1200, height: 630, format: "png" };
  test.each<[string, Parameters<typeof call>[0], Readonly<Record<string, string>>]>([
    ["of the studio", serve(talk.drawStudio), {}],
    ["of a ready deck", serve(talk.drawReadyDeck), { game: "megacorp", slug: "testament" }],
    ["of a card", serve(talk.drawCardLink), { game: "san", slug: "shredder" }],
  ])("%s", async (_, handler, params) => {
    expect(await drawn(handler, params, undefined, "?link=true")).toEqual(EXACT);
  });

  test("of a deck, however long its list and many its leaders", async () => {
    for (const count of [1, 12, 100])
      expect(await drawn(serve(talk.drawDeck), { id: (await deckWith(count)).id }, undefined, "?link=true")).toEqual(EXACT);
  });

  test("and of nothing there is none", async () => {
    expect(await drawn(serve(talk.drawReadyDeck), { game: "megacorp", slug: "nobody" })).toEqual({ status: 404 });
    expect(await drawn(serve(talk.drawCardLink), { game: "san", slug: "nobody" })).toEqual({ status: 404 });
  });
});

describe("the preview of a link", () => {
  const shelf = () => sharedBeside(db().$client.name);
  const set = (body: object) => call(serve(talk.setPreview), "/x", { method: "POST", body });

  test("is public by a press and not before, shows name and picture only, and is taken back", async () => {
    const { id } = await deckWith(3);
    const path = `/decks/${id}`;
    const door = makeDoor("0.0.0.0", "secret", Date.now, false, (asked) => {
      const preview = previewOf(shelf(), asked);
      return preview && previewTags(preview, "https://studio.example");
    });
    const server = createServer((request, response) => (door.admits(request) ? response.end("inside") : door.turnAway(request, response)));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const page = async (where: string) => {
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${where}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect((await page(path)).status).toBe(401);
    const { value } = await set({ about: { deck: id }, public: true });
    expect(value).toMatchObject({ public: true, image: expect.stringMatching(/^\/shared\/[0-9a-f]{32}\.png$/) });
    expect((await call(serve(talk.showPreview), `/x?path=${path}`)).value).toEqual({ public: true });
    const shown = await page(path);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`<meta property="og:image" content="https://studio.example${(value as { image: string }).image}">`);
    expect(shown.text).toContain("og:title");
    expect(shown.text).not.toContain("<script>");
    expect(shown.text).not.toContain("inside");
    expect(shown.text).toContain('name="passphrase"');
    for (const other of ["/decks", `${path}x`, "/api/decks"]) expect((await page(other)).status, other).toBe(401);
    await set({ about: { deck: id }, public: false });
    expect((await page(path)).status).toBe(401);
    await new Promise((closed) => server.close(closed));
  });

  test("of a card has its words; of what is not there there is none", async () => {
    const [card] = libraryOf("san").cards;
    const slug = card?.id.split("/")[1];
    expect((await set({ about: { card: { game: "san", slug } }, public: true })).status).toBe(200);
    expect(previewOf(shelf(), `/san/cards/${slug}`)).toMatchObject({ title: card?.name });
    expect((await set({ about: { card: { game: "san", slug: "nobody" } }, public: true })).status).toBe(404);
    expect((await set({ about: { ready: { game: "megacorp", slug: "testament" } }, public: true })).status).toBe(200);
    expect(previewOf(shelf(), "/decks/ready/megacorp/testament")).toMatchObject({ title: "Testament" });
    expect((await set({ about: { ready: { game: "megacorp", slug: "nobody" } }, public: true })).status).toBe(404);
    expect((await set({ about: { deck: "a".repeat(20) }, public: true })).status).toBe(404);
  });
});
