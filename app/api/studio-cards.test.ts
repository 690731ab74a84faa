/** Cards made and edited in the studio: typing, saving, conflicts, history, copies. */
import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { listUnsaid } from "../../db/queries/unsaid.ts";
import { seed } from "../../db/seed.ts";
import { type Card, GAME_IDS } from "../../engine/cards/card.ts";
import type { ApiError, CardHistory, LibraryPayload } from "../../engine/cards/library.ts";
import type { CardWork, Fault } from "../../engine/cards/work.ts";
import * as cards from "../../server/api/cards.ts";
import * as studio from "../../server/api/studio-cards.ts";
import { serve } from "../../server/http.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

type Refusal = ApiError & { readonly faults?: readonly Fault[]; readonly head?: Card; readonly work?: CardWork["work"] };
const refusal = (answer: Answer) => answer.value as Refusal;
const history = (answer: Answer) => answer.value as CardHistory;
const post = (handler: Parameters<typeof call>[0], params: Record<string, string>, body: unknown, method = "POST") =>
  call(handler, "/x", { method, params, ...(body === undefined ? {} : { body }) });

const create = (game: string, card: object) => post(serve(studio.createCard), { game }, { card, author: "Ana" });
const at = (id: string) => ({ game: id.split("/")[0] ?? "", slug: id.split("/")[1] ?? "" });
const save = (id: string, body: object) => post(serve(studio.saveRevision), at(id), body);
const type = (id: string, body: object) => post(serve(studio.writeCardWork), at(id), body, "PUT");
const work = async (id: string) => (await call(serve(studio.readCardWork), "/x", { params: at(id) })).value as CardWork;
const restore = (id: string, body: object) => post(serve(studio.restoreRevision), at(id), body);
const read = (id: string, query = "") => call(serve(cards.readCard), `/x${query}`, { params: at(id) });
const library = async (game: string) => (await call(serve(cards.listCards), "/x", { params: { game } })).value as LibraryPayload;
/** A card as it is saved: without what is known about it. */
function own({ card }: CardHistory): Card {
  const { revision: _r, state: _s, reading: _g, seen: _w, archived: _a, newer: _n, ...rest } = card;
  return rest;
}

describe("a new card", () => {
  test.each(GAME_IDS)("of %s is a legal card of every kind with a picture", async (game) => {
    const games = (await call(serve(cards.listGames), "/x")).value as { games: { id: string; kinds: { id: string }[] }[] };
    for (const { id: kind } of games.games.find(({ id }) => id === game)?.kinds ?? []) {
      const answer = await create(game, { kind, name: `First ${kind}` });
      expect(answer.status, answer.text).toBe(201);
      const { card, revisions } = history(answer);
      expect(card).toMatchObject({
        id: `${game}/first-${kind}`,
        kind,
        set: "OWN",
        provenance: "mine",
        revision: { number: 1, author: "Ana", origin: "person" },
      });
      expect(card.art).toHaveProperty("motif");
      expect(revisions).toHaveLength(1);
    }
    expect((await library(game)).sets).toContainEqual({ code: "OWN", name: "Own cards" });
  });
  test("without a name has an address of chance, and its later name leads to it", async () => {
    const made = history(await create("megacorp", { kind: "event" }));
    expect(made.card.id).toMatch(/^megacorp\/card-[a-z2-7]{4}$/);
    expect(made.card.name).toMatch(/^Untitled card/);
    await save(made.card.id, { base: 1, card: { ...own(made), name: "Night of the Auditors" } });
    const answer = await read("megacorp/night-of-the-auditors");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, `/api/cards/${made.card.id}`]);
  });
  test("with the name of another one has an address of its own", async () => {
    expect(history(await create("megacorp", { kind: "event", name: "Tidal Wave" })).card.id).toBe("megacorp/tidal-wave-2");
    expect(history(await create("megacorp", { kind: "event", name: "Tidal Wave" })).card.id).toBe("megacorp/tidal-wave-3");
  });
  test("that fits nothing is refused with every fault at its field, and no set or tag is left behind", async () => {
    const answer = await create("megacorp", {
      kind: "character",
      set: "NOSET",
      name: "<b>bold</b>",
      fields: { valuation: -1, tags: ["#Fine", "No Tag!"], charm: 3 },
    });
    expect(answer.status).toBe(400);
    expect(refusal(answer).faults?.map(({ path }) => path)).toEqual(["fields.valuation", "fields"]);
    const tagged = await create("megacorp", { kind: "character", set: "NOSET", fields: { tags: ["#Fine", "No Tag!"] } });
    expect(refusal(tagged)).toMatchObject({ faults: [{ path: "fields.tags.1" }] });
    const { sets, tags } = await library("megacorp");
    expect(sets.some(({ code }) => code === "NOSET") || tags.some(({ id }) => id === "fine")).toBe(false);
  });
  test("keeps HTML as plain text, and makes the tags that are new", async () => {
    const answer = await create("megacorp", { kind: "character", name: "<img src=x onerror=alert(1)>", fields: { tags: ["#Spy-Drone"] } });
    expect(history(answer).card).toMatchObject({ id: "megacorp/img-src-x-onerror-alert-1", name: "<img src=x onerror=alert(1)>" });
    expect((await library("megacorp")).tags).toContainEqual({ id: "spy-drone", name: "#Spy-Drone" });
  });
});

describe("saving", () => {
  test("makes a revision with author and note, changes the library, and writes nothing when nothing changed", async () => {
    const before = await library("san");
    const first = history(await create("san", { kind: "hacking", name: "Loud Hack", text: "gain 2 hacking" }));
    expect(first.card).toMatchObject({ text: "Gain 2 Hacking.", state: "unverified" });
    const saved = history(await save(first.card.id, { base: 1, card: { ...own(first), flavor: "Boo." }, author: "Ben", note: "Louder" }));
    expect(saved.revisions.map(({ number, author, note }) => [number, author, note])).toEqual([
      [1, "Ana", ""],
      [2, "Ben", "Louder"],
    ]);
    const same = history(await save(first.card.id, { base: 2, card: own(saved) }));
    expect(same.revisions).toHaveLength(2);
    const after = await library("san");
    expect(after.hash).not.toBe(before.hash);
    expect(after.cards.find(({ id }) => id === first.card.id)?.flavor).toBe("Boo.");
  });
  test("a text that is not understood makes a draft, as it was typed", async () => {
    const first = history(await create("san", { kind: "hacking", name: "Odd Hack" }));
    const text = "gain 2 hacking.  frobnicate the river";
    const saved = history(await save(first.card.id, { base: 1, card: { ...own(first), text } }));
    expect(saved.card).toMatchObject({ text, state: "draft" });
    expect((await library("san")).cards.find(({ id }) => id === first.card.id)?.state).toBe("draft");
  });
  test("a text in other words is saved in those of the language, and its note keeps what was typed", async () => {
    const made = history(await create("megacorp", { kind: "character", name: "Quillon Varr" }));
    const text = "When Quillon Varr enters play, draw two cards.";
    const { card, revisions } = history(await save(made.card.id, { base: 1, card: { ...own(made), text }, note: "A draw" }));
    expect(card.text).toBe("When this is deployed, draw 2 cards.");
    expect(revisions.at(-1)?.note).toBe(`A draw. Typed as: ${text}`);
    const spelt = { ...own(made), text: "when this is destroyed,draw 1 card" };
    const again = history(await save(made.card.id, { base: 2, card: spelt }));
    expect([again.card.text, again.revisions.at(-1)?.note]).toEqual(["When this is destroyed, draw 1 card.", ""]);
  });
  test("on an older revision is refused with what everybody sees, and writes nothing", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Two Windows" }));
    const id = first.card.id;
    await save(id, { base: 1, card: { ...own(first), flavor: "left" }, author: "Ana" });
    const answer = await save(id, { base: 1, card: { ...own(first), flavor: "right" }, author: "Ben" });
    expect([answer.status, refusal(answer).error.code, refusal(answer).head?.flavor]).toEqual([409, "changed-meanwhile", "left"]);
    expect(refusal(answer).error.message).toContain("Ana saved revision 2");
    expect(history(await read(id)).revisions).toHaveLength(2);
  });
  test("never moves a card to another id or game", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Stay" }));
    const saved = history(await save(first.card.id, { base: 1, card: { ...own(first), id: "san/bagman", game: "san", flavor: "x" } }));
    expect(saved.card).toMatchObject({ id: "megacorp/stay", game: "megacorp", flavor: "x" });
  });
  test("keeps variants and columns of one's own", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Promo" }));
    const variants = [{ set: "PROMO", number: "P1", flavor: "Shiny.", art: first.card.art, credit: { artist: "Ana", licence: "CC0" } }];
    const saved = history(await save(first.card.id, { base: 1, card: { ...own(first), variants, custom: { Playtest: "3" } } }));
    expect(saved.card).toMatchObject({ variants, custom: { Playtest: "3" } });
    const rules = await save(first.card.id, { base: 2, card: { ...own(saved), variants: [{ ...variants[0], text: "Draw 9 cards." }] } });
    expect(refusal(rules).error.message).toContain('"variants.0"');
  });
});

describe("typing", () => {
  test("is kept step by step, finished or not, and says what keeps it from being saved", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Typed" }));
    const id = first.card.id;
    expect(await work(id)).toMatchObject({ work: null, head: { id } });
    const unfinished = { ...own(first), name: "", text: "Draw 2 crds", fields: { ...first.card.fields, valuation: null } };
    const answer = (await type(id, { step: 1, base: 1, card: unfinished, author: "Ana" })).value as CardWork;
    expect(answer.work).toMatchObject({ step: 1, base: 1, author: "Ana", value: unfinished });
    expect(answer.faults.map(({ path }) => path)).toEqual(["name", "fields.valuation"]);
    expect(answer.problems[0]).toMatchObject({ from: expect.any(Number), message: expect.any(String) });
    expect((await library("megacorp")).cards.find((card) => card.id === id)?.name).toBe("Typed");
    expect(
      ((await call(serve(studio.listCardWork), "/x", { params: { game: "megacorp" } })).value as { work: object[] }).work,
    ).toContainEqual(expect.objectContaining({ id, step: 1, author: "Ana" }));
  });
  test("the second writer of a step gets what stands there; a step that is sent twice changes nothing", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Racing" }));
    const id = first.card.id;
    const mine = { step: 1, base: 1, card: { ...own(first), flavor: "mine" }, author: "Ana" };
    expect((await type(id, mine)).status).toBe(200);
    expect((await type(id, mine)).status).toBe(200);
    const theirs = await type(id, { ...mine, card: { ...own(first), flavor: "theirs" }, author: "Ben" });
    expect([theirs.status, refusal(theirs).error.code, refusal(theirs).work?.value["flavor"]]).toEqual([409, "stale", "mine"]);
    expect((await type(id, { ...mine, step: 7 })).status).toBe(409);
  });
  test("is put away when it is saved, unless somebody typed on", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Saved Typing" }));
    const id = first.card.id;
    const card = { ...own(first), flavor: "new" };
    await type(id, { step: 1, base: 1, card });
    await type(id, { step: 2, base: 1, card: { ...card, flavor: "newer" } });
    await save(id, { base: 1, card, step: 1 });
    expect((await work(id)).work?.value["flavor"]).toBe("newer");
    await save(id, { base: 2, card: { ...card, flavor: "newer" }, step: 2 });
    expect((await work(id)).work).toBeNull();
    const late = await type(id, { step: 3, base: 1, card });
    expect([late.status, refusal(late).work, refusal(late).head?.flavor]).toEqual([409, null, "newer"]);
  });
  test("can be thrown away and put there again", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Thrown" }));
    const id = first.card.id;
    await type(id, { step: 1, base: 1, card: { ...own(first), flavor: "gone" } });
    const dropped = await post(serve(studio.dropCardWork), at(id), undefined, "DELETE");
    expect([dropped.value, (await work(id)).work]).toEqual([{ dropped: true }, null]);
    expect((await type(id, { step: 1, base: 1, card: { ...own(first), flavor: "gone" } })).status).toBe(200);
  });
  test("refuses what nests without end", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Nested" }));
    let deep: unknown = 1;
    for (let i = 0; i < 2000; i++) deep = { deep };
    const answer = await type(first.card.id, { step: 1, base: 1, card: { deep } });
    expect([answer.status, refusal(answer).error.message]).toEqual([400, expect.stringContaining("nested too deeply")]);
  });
});

describe("what cannot be said", () => {
  test("is kept once with card, author and date; what is half typed, understood or only misspelt is not", async () => {
    const { card } = history(await create("san", { kind: "hacking", name: "Moon Hack" }));
    const texts = ["The moon", "The moon is made of cheese.", "The moon is made of cheese. Gian 1 Hacking.", "Gain 1 Hacking."];
    for (const [i, text] of texts.entries())
      expect((await type(card.id, { step: i + 1, base: 1, card: { ...card, text }, author: "Ana" })).status).toBe(200);
    expect(listUnsaid(db(), "san")).toMatchObject([{ sentence: "The moon is made of cheese.", card: "san/moon-hack", author: "Ana" }]);
  });
});

describe("history", () => {
  test("an older revision is restored as a new one", async () => {
    const first = history(await create("megacorp", { kind: "event", name: "Old Days" }));
    const id = first.card.id;
    await save(id, { base: 1, card: { ...own(first), flavor: "worse" } });
    const back = history(await restore(id, { revision: 1, author: "Ana" }));
    expect(back.card).toMatchObject({ flavor: "", revision: { number: 3, note: "Restored revision 1", hash: first.card.revision.hash } });
    const none = await restore(id, { revision: 9 });
    expect([none.status, refusal(none).error.code]).toEqual([404, "no-such-revision"]);
    expect(refusal(await restore(id, { shipped: true })).error.code).toBe("never-shipped");
  });
  test("a shipped card is edited as a new revision, is put back, and then follows what is shipped again", async () => {
    const id = "megacorp/rail-carbine";
    const shipped = history(await read(id));
    await save(id, { base: 1, card: { ...own(shipped), text: "Draw 2 cards." }, author: "Ana" });
    const back = history(await restore(id, { shipped: true, author: "Ana" }));
    expect(back.card).toMatchObject({
      text: shipped.card.text,
      revision: { number: 3, origin: "shipped", note: "Restored the shipped version" },
    });
    expect(back.card.state).toBe(shipped.card.state);
    const later = { ...own(shipped), flavor: "Shipped later." };
    seed(db(), [{ name: "later", objects: [{ type: "card", game: "megacorp", id, value: later }] }], { at: "2026-03-01T00:00:00.000Z" });
    expect(history(await read(id)).card.flavor).toBe("Shipped later.");
    // What was not in that one group is shipped no more, so it cannot be taken out again.
    const gone = await post(serve(studio.unarchiveCard), at("megacorp/tidal-wave"), undefined);
    expect([gone.status, refusal(gone).error.code]).toEqual([409, "no-longer-shipped"]);
  });
  test("a card is put away and taken out again", async () => {
    const { card } = history(await create("san", { kind: "equipment", name: "Shelf" }));
    expect(history(await post(serve(studio.archiveCard), at(card.id), undefined)).card.archived).toBe(true);
    expect((await library("san")).cards.find(({ id }) => id === card.id)?.archived).toBe(true);
    expect(history(await post(serve(studio.unarchiveCard), at(card.id), undefined)).card.archived).toBe(false);
  });
  test("a copy is a card of one's own", async () => {
    const shipped = history(await read("san/bagman"));
    const copy = history(await post(serve(studio.duplicateCard), at("san/bagman"), { author: "Ana" }));
    expect(copy.card).toMatchObject({
      id: "san/bagman-copy",
      name: "Bagman (copy)",
      text: shipped.card.text,
      set: "OWN",
      provenance: "mine",
      fixed: [],
      art: shipped.card.art,
    });
    expect(history(await post(serve(studio.duplicateCard), at("san/bagman"), {})).card.name).toBe("Bagman (copy 2)");
    expect((await post(serve(studio.duplicateCard), at("san/nobody"), {})).status).toBe(404);
  });
});
