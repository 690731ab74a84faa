import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { findHead } from "../../db/queries/objects.ts";
import { seed } from "../../db/seed.ts";
import { editAsPerson } from "../../db/testing.ts";
import type { ApiError, CardDifference, CardHistory, LibraryPayload, SavedQuery } from "../../engine/cards/library.ts";
import * as cards from "../../server/api/cards.ts";
import * as queries from "../../server/api/queries.ts";
import { serve } from "../../server/http.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const AT = "2026-02-01T00:00:00.000Z";
const codeOf = (answer: Answer) => `${answer.status} ${(answer.value as ApiError).error.code}`;
const library = (headers: Record<string, string> = {}) =>
  call(serve(cards.listCards), "/api/games/megacorp/cards", { params: { game: "megacorp" }, headers });
const find = (q: string, more = "") =>
  call(serve(cards.listCards), `/api/games/megacorp/cards?q=${encodeURIComponent(q)}${more}`, { params: { game: "megacorp" } });
const card = (slug: string, query = "") =>
  call(serve(cards.readCard), `/api/cards/megacorp/${slug}${query}`, { params: { game: "megacorp", slug } });
const settle = (slug: string, take: string) =>
  call(serve(cards.settleNewerCard), "", { method: "POST", body: { take }, params: { game: "megacorp", slug } });
const difference = (slug: string, query = "") => call(serve(cards.compareRevisions), `/x${query}`, { params: { game: "megacorp", slug } });

/** A person edits a card, then the studio ships another text of it. */
function editAndShip(slug: string): void {
  const id = `megacorp/${slug}`;
  const value = findHead(db(), "card", id)?.value as { text: string };
  editAsPerson(
    db(),
    { type: "card", game: "megacorp", id, value: { ...value, text: "Mine." } },
    { author: "Ana", note: "Shorter", at: AT },
  );
  seed(db(), [{ name: "later", objects: [{ type: "card", game: "megacorp", id, value: { ...value, text: "Shipped later." } }] }], {
    at: AT,
  });
}

describe("the library", () => {
  test("holds every card with its words, and its ETag answers 304 until something changes", async () => {
    const first = await library();
    const payload = first.value as LibraryPayload;
    expect(payload.cards.length).toBeGreaterThan(150);
    expect(payload.cards.every((one) => ["plays", "unverified"].includes(one.state) && one.revision.origin === "shipped")).toBe(true);
    expect(payload.tags.length * payload.keywords.length * payload.sets.length).toBeGreaterThan(0);
    const etag = first.headers.get("etag") ?? "";
    expect((await library({ "if-none-match": etag })).status).toBe(304);
    expect((await library({ "if-none-match": `W/${etag}, "other"` })).status).toBe(304);
    expect((await library({ "if-none-match": '"other"' })).status).toBe(200);
    const known = findHead(db(), "card", "megacorp/tidal-wave");
    editAsPerson(
      db(),
      { type: "card", game: "megacorp", id: "megacorp/tidal-wave", value: known?.value },
      { author: "Ana", note: "", at: AT },
    );
    expect((await library({ "if-none-match": etag })).status).toBe(200);
  });
  test("an unknown game is refused", async () => {
    expect(codeOf(await call(serve(cards.listCards), "/x", { params: { game: "chess" } }))).toBe("400 invalid");
  });
});

describe("searching", () => {
  const names = async (q: string) => ((await find(q)).value as { cards: { name: string }[] }).cards.map(({ name }) => name);
  test("finds by half a name and by fields", async () => {
    expect(await names("tid wav")).toEqual(["Tidal Wave"]);
    expect(await names('!"Tidal Wave" t:event')).toEqual(["Tidal Wave"]);
  });
  test("runs regular expressions, also inside a saved search", async () => {
    expect(await names("n:/^tidal.w/i")).toEqual(["Tidal Wave"]);
    await call(serve(queries.putQuery), "", { method: "PUT", body: { game: "megacorp", name: "waves", text: "n:/wave$/i" } });
    expect(await names("@waves tidal")).toEqual(["Tidal Wave"]);
  });
  test("says what it ignored", async () => {
    expect((await find("fction:corp")).value).toMatchObject({ ignored: [{ text: "fction:corp", suggestion: "faction:corp" }] });
  });
  test("answers a part of what it found, and how much there is", async () => {
    const { cards: page, total } = (await find("", "&limit=3&offset=2")).value as { cards: { number: string }[]; total: number };
    expect([page.length, page[0]?.number, total > 150]).toEqual([3, "3", true]);
  });
  test.each(["(a+)+$/", "/(a+)+$/", '"', "((((((", "@", "-".repeat(2000), "\u202E<script>", "'; drop table objects; --"])(
    "%j is answered",
    async (q) => {
      expect((await find(q)).status).toBe(200);
    },
  );
  test("a question of 3,000 characters is refused", async () => {
    expect(codeOf(await find("a".repeat(3000)))).toBe("400 invalid");
  });
});

describe("one card", () => {
  test("with its history", async () => {
    expect((await card("hypermarket")).value).toMatchObject({
      isHead: true,
      card: { name: "Hypermarket", revision: { number: 1 } },
      revisions: [{ number: 1, origin: "shipped" }],
    });
  });
  test("that is not there", async () => {
    expect(codeOf(await card("no-such-card"))).toBe("404 no-such-card");
    expect(codeOf(await card("hypermarket", "?revision=9"))).toBe("404 no-such-revision");
    expect(codeOf(await card("hypermarket", "?revision=0"))).toBe("400 invalid");
  });
  test("under a new name redirects to where it is", async () => {
    const value = { ...(findHead(db(), "card", "megacorp/stampede")?.value as object), name: "Great Stampede" };
    seed(
      db(),
      [
        {
          name: "renamed",
          objects: [{ type: "card", game: "megacorp", id: "megacorp/stampede", value, alias: "megacorp/great-stampede" }],
        },
      ],
      { at: AT },
    );
    const moved = await card("great-stampede", "?revision=1");
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/api/cards/megacorp/stampede?revision=1"]);
  });
});

describe("what a text comes to", () => {
  test("goes with the card, and each revision has its own", async () => {
    editAndShip("stampede");
    const now = ((await card("stampede")).value as CardHistory).card;
    expect([now.state, now.reading?.problems?.length]).toEqual(["draft", 1]);
    const before = ((await card("stampede", "?revision=1")).value as CardHistory).card;
    expect([before.state, before.reading?.does, before.reading?.problems]).toEqual([
      expect.stringMatching(/^(plays|unverified)$/),
      ["damage"],
      undefined,
    ]);
    const found = (await call(serve(cards.listCards), "/x?q=is%3Adraft%20stampede", { params: { game: "megacorp" } })).value;
    expect((found as { cards: { id: string }[] }).cards.map(({ id }) => id)).toEqual(["megacorp/stampede"]);
  });
  test("the words to ask by come with the library", async () => {
    const { words } = (await library()).value as LibraryPayload;
    expect(words?.does.map(({ value }) => value)).toContain("damage");
    expect(words?.numbers.map(({ name }) => name)).toContain("deaddrop");
    const corp = (await call(serve(cards.listCards), "/x", { params: { game: "corp" } })).value as LibraryPayload;
    expect(corp.words?.when.map(({ value }) => value)).toContain("profits");
    expect(corp.cards.filter(({ text, reading }) => text !== "" && reading?.does === undefined)).toEqual([]);
  });
});

describe("a newer version was shipped", () => {
  test("the person's stays, and the difference is told", async () => {
    editAndShip("carapace");
    expect((await card("carapace")).value).toMatchObject({ card: { text: "Mine.", newer: 3, revision: { number: 2, author: "Ana" } } });
    const { changes, from, to } = (await difference("carapace")).value as CardDifference;
    expect([from.revision.number, to.revision.number]).toEqual([2, 3]);
    expect(changes).toEqual([{ path: "text", from: "Mine.", to: "Shipped later." }]);
  });
  test("taken: it is the card", async () => {
    editAndShip("vat-gladiator");
    const taken = (await settle("vat-gladiator", "shipped")).value as CardHistory;
    expect(taken.card).toMatchObject({ text: "Shipped later.", revision: { number: 3 } });
    expect(taken.card.newer).toBeUndefined();
    expect(codeOf(await settle("vat-gladiator", "shipped"))).toBe("409 nothing-newer");
  });
  test("mine kept: it is said no more, and both can still be read", async () => {
    editAndShip("siege-of-horns");
    const kept = (await settle("siege-of-horns", "mine")).value as CardHistory;
    expect([kept.card.text, kept.card.newer, kept.revisions.length]).toEqual(["Mine.", undefined, 3]);
    expect((await card("siege-of-horns", "?revision=3")).value).toMatchObject({ isHead: false, card: { text: "Shipped later." } });
    expect(codeOf(await difference("siege-of-horns"))).toBe("404 nothing-newer");
    expect(((await difference("siege-of-horns", "?from=1&to=3")).value as CardDifference).changes.map(({ path }) => path)).toEqual([
      "text",
    ]);
  });
});

describe("pictures", () => {
  const picture = (query: string) => call(serve(cards.drawArt), `/x${query}`, { params: { game: "megacorp", slug: "hypermarket" } });
  test("with the hash of the revision are kept for ever, without it they are not", async () => {
    const hash = findHead(db(), "card", "megacorp/hypermarket")?.revision.hash;
    const kept = await picture(`?r=${hash}&w=300&h=200`);
    expect(kept.text).toMatch(/^<svg [^>]*width="300"/);
    expect([kept.headers.get("content-type"), kept.headers.get("cache-control")]).toEqual([
      "image/svg+xml; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    expect((await picture("")).headers.get("cache-control")).toBe("no-cache");
    expect((await picture("?r=0")).headers.get("cache-control")).toBe("no-cache");
  });
  test.each(["?w=0", "?w=1e9", "?w=NaN", "?h=-1", '?w="><script>'])("%s is refused", async (query) => {
    expect(codeOf(await picture(query))).toBe("400 invalid");
  });
});

describe("saved searches (C9)", () => {
  const save = (body: object) => call(serve(queries.putQuery), "", { method: "PUT", body: { game: "megacorp", ...body } });
  const saved = async () => ((await call(serve(queries.listQueries), "/x?game=megacorp")).value as { queries: SavedQuery[] }).queries;
  test("a new name follows into the searches that use the old one, of this game only", async () => {
    const folk = (await save({ name: "folk", text: "#human" })).value as SavedQuery;
    await save({ name: "cheap-folk", text: "@Folk cost<=3 -@folk" });
    await save({ game: "san", name: "other", text: "@folk" });
    expect((await save({ id: folk.id, name: "all people", text: "#human or #cyborg" })).status).toBe(200);
    const texts = Object.fromEntries((await saved()).map(({ name, text }) => [name, text]));
    expect(texts).toMatchObject({ "all people": "#human or #cyborg", "cheap-folk": '@"all people" cost<=3 -@"all people"' });
    expect(((await call(serve(queries.listQueries), "/x?game=san")).value as { queries: SavedQuery[] }).queries[0]?.text).toBe("@folk");
  });
  test("a name that is taken is refused, whatever its capitals", async () => {
    await save({ name: "walls", text: "t:location" });
    expect(codeOf(await save({ name: "WALLS", text: "t:event" }))).toBe("409 name-taken");
  });
  test.each([
    { name: "", text: "x" },
    { name: 'a "b"', text: "x" },
    { name: "n", text: "  " },
    { name: "n", text: "x".repeat(2001) },
    { id: "short", name: "n", text: "x" },
  ])("%j is refused", async (body) => {
    expect(codeOf(await save(body))).toBe("400 invalid");
  });
  test("an id that no search of the game has is refused, and nothing is saved", async () => {
    const before = await saved();
    expect(codeOf(await save({ id: "a".repeat(20), name: "nobody's", text: "x" }))).toBe("404 no-such-query");
    const elsewhere = (await save({ game: "san", name: "elsewhere", text: "x" })).value as SavedQuery;
    expect(codeOf(await save({ id: elsewhere.id, name: "moved", text: "x" }))).toBe("404 no-such-query");
    expect(await saved()).toEqual(before);
  });
  test("is removed once; then it can be saved anew, and no longer changed", async () => {
    const query = (await save({ name: "gone", text: "x" })).value as SavedQuery;
    const drop = () => call(serve(queries.deleteQuery), `/x?id=${query.id}`, { method: "DELETE" });
    expect((await drop()).status).toBe(200);
    expect(codeOf(await drop())).toBe("404 no-such-query");
    expect(codeOf(await save({ id: query.id, name: "gone", text: "y" }))).toBe("404 no-such-query");
    expect((await save({ name: "gone", text: "x" })).value).toMatchObject({ name: "gone" });
  });
});
