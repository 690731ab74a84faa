/** Archives: cards with their whole history, from studio to studio, byte for byte. */
import { strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { db, shareDb } from "../../db/client.ts";
import { sha256 } from "../../db/hash.ts";
import { addScenario } from "../../db/queries/scenarios.ts";
import { type DeckList, emptySections } from "../../engine/cards/deck.ts";
import type { ApiError, CardHistory } from "../../engine/cards/library.ts";
import type { ImportReport, TakenBack } from "../../engine/cards/work.ts";
import type { DeckId } from "../../engine/decks/stored.ts";
import * as cards from "../../server/api/cards.ts";
import * as pictures from "../../server/api/pictures.ts";
import * as studio from "../../server/api/studio-cards.ts";
import * as transfer from "../../server/api/transfer.ts";
import * as words from "../../server/api/words.ts";
import { createDecks, deckVersions, findDeck, nameVersion } from "../../server/decks.ts";
import { serve } from "../../server/http.ts";
import type { Picture } from "../../server/studio/pictures.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";

// Several studios are filled with all cards.
vi.setConfig({ testTimeout: 180_000 });

const remove = openStudio();
const home = db();
afterAll(() => {
  shareDb(home);
  remove();
});

const GAME = { game: "megacorp" };
const give = async (query: string): Promise<Uint8Array> => {
  const answer = await serve(transfer.exportGame)(new Request(`http://localhost/x?format=archive&${query}`), {
    params: Promise.resolve(GAME),
  });
  return new Uint8Array(await answer.arrayBuffer());
};
const take = (bytes: Uint8Array, more: object = { dryRun: false }) =>
  call(serve(transfer.importGame), "/x", {
    method: "POST",
    params: GAME,
    body: { format: "archive", data: Buffer.from(bytes).toString("base64"), ...more },
  });
const report = (answer: Answer) => answer.value as ImportReport;
const post = async (handler: Parameters<typeof call>[0], params: Record<string, string>, body: unknown) =>
  (await call(handler, "/x", { method: "POST", params: { ...GAME, ...params }, body })).value;
const read = async (slug: string) => (await call(serve(cards.readCard), "/x", { params: { ...GAME, slug } })).value as CardHistory;
const takeBack = async (steps: ImportReport["undo"]) => (await post(serve(transfer.undoImport), {}, { steps, author: "Ana" })) as TakenBack;
/** Lets another studio be the one that is spoken of, seeded at another moment. */
async function elsewhere(work: () => Promise<void>): Promise<void> {
  const remove = openStudio("2026-05-05T05:05:05.000Z");
  try {
    await work();
  } finally {
    shareDb(home);
    remove();
    shareDb(home);
  }
}
const own = ({ card }: CardHistory) => {
  const { revision: _r, state: _s, reading: _g, seen: _w, archived: _a, newer: _n, keywords: _k, ...rest } = card;
  return rest;
};

const SCENARIO = {
  name: "It blooms",
  rules: [],
  steps: [{ p1: "play Carried" }],
};

/** A keyword made of another one, a card that uses it with three revisions, a picture and a scenario, and a deck of it with a version. */
async function design(): Promise<DeckId> {
  await post(serve(words.createWord), { words: "keywords" }, { word: { print: "Root {n}", definition: "Draw {n} cards." } });
  await post(serve(words.createWord), { words: "keywords" }, { word: { print: "Bloom {n}", definition: "Root {n}." } });
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const kept = (await (
    await serve(pictures.addPicture)(new Request("http://localhost/x", { method: "POST", body: new Uint8Array(picture) }))
  ).json()) as Picture;
  const made = (await post(
    serve(studio.createCard),
    {},
    {
      card: { kind: "event", name: "Carried", text: "Bloom 2.", art: { image: kept.image }, fields: { tags: ["#Carried"] } },
      author: "Ana",
    },
  )) as CardHistory;
  const second = (await post(
    serve(studio.saveRevision),
    { slug: "carried" },
    { base: 1, card: { ...own(made), text: "Frobnicate." }, author: "Ben", note: "worse" },
  )) as CardHistory;
  await post(serve(studio.saveRevision), { slug: "carried" }, { base: 2, card: { ...own(second), text: "Bloom 3." }, note: "better" });
  addScenario(db(), {
    id: "a".repeat(20),
    game: "megacorp",
    card: "megacorp/carried",
    value: SCENARIO,
    author: "Ana",
    at: "2026-02-02T02:02:02.000Z",
  });
  const list: DeckList = {
    ...{ game: "megacorp", name: "Flowers", format: "core-rules", notes: "Grows.", swaps: [] },
    sections: { ...emptySections(), main: [{ name: "Carried", count: 3, note: "wins" }], unresolved: [{ line: "3 Nothing Known" }] },
  };
  const [deck] = createDecks([{ list, stepName: "New deck" }]);
  if (!deck) throw new Error("a deck was made");
  nameVersion(deck.id, "First", 1);
  return deck.id;
}

let deckId = "" as DeckId;

test("what one studio gives out another takes in and gives out as the same bytes", async () => {
  deckId = await design();
  const bytes = await give("card=carried");
  expect(await give("card=carried")).toEqual(bytes);
  const before = await read("carried");
  await elsewhere(async () => {
    const dry = report(await take(bytes, { dryRun: true }));
    expect(dry).toMatchObject({ written: false, counts: { new: 6, error: 0 }, undo: [] });
    expect(dry.rows.map(({ type, name }) => `${type} ${name}`)).toEqual([
      "set Own cards",
      "tag #Carried",
      "keyword Root",
      "keyword Bloom",
      "card Carried",
      "scenario It blooms",
    ]);
    expect((await call(serve(cards.readCard), "/x", { params: { ...GAME, slug: "carried" } })).status).toBe(404);
    expect(report(await take(bytes)).written).toBe(true);
    expect(await read("carried")).toEqual(before);
    expect(before).toMatchObject({
      card: { text: "Bloom 3.", state: "unverified" },
      revisions: [{ author: "Ana" }, { note: "worse" }, { note: "better" }],
    });
    expect(await give("card=carried")).toEqual(bytes);
    expect(report(await take(bytes)).counts).toMatchObject({ changed: 0, new: 0, error: 0 });
  });
});

test("a deck is carried with its list and its versions, and a whole set", async () => {
  const bytes = await give(`deck=${deckId}`);
  const set = await give("set=OWN");
  await elsewhere(async () => {
    expect(report(await take(bytes)).rows.at(-1)).toMatchObject({ type: "deck", name: "Flowers", outcome: "new" });
    expect(findDeck(deckId)?.deck.list).toMatchObject({ notes: "Grows.", sections: { unresolved: [{ line: "3 Nothing Known" }] } });
    expect(deckVersions(deckId)).toMatchObject([{ name: "First", pins: [{ id: "megacorp/carried", revision: 3 }] }]);
    expect(await give(`deck=${deckId}`)).toEqual(bytes);
    expect(await give("set=OWN")).toEqual(set);
  });
});

test("shipped cards are the same bytes from studios of different age, and come back from an edit with it", async () => {
  const shipped = await give("set=MC1");
  await elsewhere(async () => expect(await give("set=MC1")).toEqual(shipped));
});

test("an import is taken back: what is new is put away, what changed is as it was; what somebody changed since stays", async () => {
  await post(
    serve(studio.saveRevision),
    { slug: "tidal-wave" },
    { base: 1, card: { ...own(await read("tidal-wave")), flavor: "From home." }, author: "Ana" },
  );
  const [bytes, wave] = [await give("card=carried"), await give("card=tidal-wave")];
  await elsewhere(async () => {
    const done = report(await take(bytes));
    expect(await takeBack(done.undo)).toEqual({ taken: done.undo.length, left: [] });
    expect((await read("carried")).card.archived).toBe(true);
    const changed = report(await take(wave));
    expect((await read("tidal-wave")).card.flavor).toBe("From home.");
    expect(await takeBack(changed.undo)).toEqual({ taken: 1, left: [] });
    expect((await read("tidal-wave")).card).toMatchObject({ state: "plays", revision: { origin: "shipped", note: "Undone" } });
    expect(await takeBack(changed.undo)).toEqual({ taken: 0, left: ["Tidal Wave"] });
  });
});

test("an edit of a shipped card joins its history elsewhere, and what was edited there stays in it", async () => {
  await post(
    serve(studio.saveRevision),
    { slug: "rail-carbine" },
    { base: 1, card: { ...own(await read("rail-carbine")), flavor: "From home." }, author: "Ana" },
  );
  const bytes = await give("card=rail-carbine");
  await elsewhere(async () => {
    await post(
      serve(studio.saveRevision),
      { slug: "rail-carbine" },
      { base: 1, card: { ...own(await read("rail-carbine")), flavor: "From here." }, author: "Ben" },
    );
    expect(report(await take(bytes)).rows.find(({ type }) => type === "card")).toMatchObject({
      outcome: "changed",
      changes: ["revision 2"],
    });
    const { card, revisions } = await read("rail-carbine");
    expect([card.flavor, revisions.map(({ author }) => author)]).toEqual(["From home.", ["Arcology", "Ben", "Ana"]]);
  });
});

const repacked = async (change: (files: Record<string, Uint8Array>) => void): Promise<Uint8Array> => {
  const files = { ...unzipSync(await give("card=tidal-wave")) };
  change(files);
  return zipSync(files);
};
const manifestOf = (files: Record<string, Uint8Array>) =>
  JSON.parse(new TextDecoder().decode(files["manifest.json"])) as {
    objects: { type: string; id: string; head: number; revisions: { number: number; hash: string }[] }[];
    game: string;
  };
/** Bytes that say of themselves, in both headers of a ZIP, that they are few. */
function lying(): Uint8Array {
  const bytes = zipSync({ "manifest.json": new Uint8Array(9_000_000) });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let i = 0; i + 30 < bytes.length; i++) {
    const mark = view.getUint32(i, true);
    if (mark === 0x04034b50) view.setUint32(i + 22, 20, true);
    if (mark === 0x02014b50) view.setUint32(i + 24, 20, true);
  }
  return bytes;
}
/** An archive of one card whose only revision is another value. */
const holding = (text: string) =>
  repacked((files) => {
    const manifest = manifestOf(files);
    const objects = manifest.objects.filter(({ type }) => type === "card");
    for (const object of objects) {
      const [first] = object.revisions;
      if (!first) continue;
      object.head = 1;
      object.revisions = [{ ...first, number: 1, hash: sha256(text) }];
    }
    files["manifest.json"] = strToU8(JSON.stringify({ ...manifest, objects, scenarios: [], decks: [], pictures: [] }));
    files[`revisions/${sha256(text)}.json`] = strToU8(text);
  });

test.each<readonly [string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ["no ZIP", () => strToU8("hello"), "is not a studio archive"],
  ["a ZIP of something else", () => zipSync({ "a.txt": strToU8("x") }), "is not a studio archive"],
  ["a ZIP that was cut", async () => (await give("card=tidal-wave")).subarray(0, 400), "archive"],
  ["a file that claims to be huge", () => zipSync({ "manifest.json": new Uint8Array(11_000_000) }), "would be larger"],
  ["a file that is larger than it says", lying, "archive"],
  ["a way out of the folder", () => repacked((files) => (files["../../evil.json"] = strToU8("{}"))), "it contains “../../evil.json”"],
  ["a manifest that is cut", () => repacked((files) => (files["manifest.json"] = strToU8('{"format":'))), "its manifest cannot be read"],
  [
    "another game",
    () => repacked((files) => (files["manifest.json"] = strToU8(JSON.stringify({ ...manifestOf(files), game: "san" })))),
    "This archive is for san",
  ],
])("%s is refused with a sentence", async (_what, bytes, message) => {
  const answer = await take(await bytes());
  expect([answer.status, (answer.value as ApiError).error.message]).toEqual([400, expect.stringContaining(message)]);
});

test.each([
  ["nests without end", `{"fields":${"[".repeat(200_000)}${"]".repeat(200_000)}}`, "does not match its hash"],
  ["is written in another way", '{ "text": "Draw 1 card." }', "does not match its hash"],
  ["is no object", '"Draw 1 card."', "does not match its hash"],
  ["is no card", '{"text":"<script>alert(1)</script>"}', ""],
])("a revision that %s is told at its row, and nothing is written", async (_what, text, message) => {
  const answer = await take(await holding(text));
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(report(answer)).toMatchObject({ written: false, rows: [{ outcome: "error" }] });
  expect(report(answer).rows[0]?.faults[0]?.message).toContain(message);
});

test("a revision that is not what its hash says is told at its row, and nothing is written", async () => {
  const bytes = await repacked((files) => {
    for (const name of Object.keys(files)) if (name.startsWith("revisions/")) files[name] = strToU8('{"text":"<script>"}');
  });
  const answer = report(await take(bytes));
  expect(answer.written).toBe(false);
  expect(answer.rows.every(({ outcome }) => outcome === "error")).toBe(true);
});
