/** Archives: cards with their whole history, from studio to studio, byte for byte. */
import { strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { db, shareDb } from "../../db/client.ts";
import type { ApiError, CardHistory } from "../../engine/cards/library.ts";
import type { ImportReport } from "../../engine/cards/work.ts";
import * as cards from "../../server/api/cards.ts";
import * as pictures from "../../server/api/pictures.ts";
import * as studio from "../../server/api/studio-cards.ts";
import * as transfer from "../../server/api/transfer.ts";
import * as words from "../../server/api/words.ts";
import { serve } from "../../server/http.ts";
import type { Picture } from "../../server/studio/pictures.ts";
import { type Answer, call, openStudio } from "../../server/testing.ts";

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
const own = ({ card }: CardHistory) => {
  const { revision: _r, state: _s, reading: _g, archived: _a, newer: _n, ...rest } = card;
  return rest;
};

/** A keyword, a card that uses it with three revisions and a picture, and an edit of a shipped card. */
async function design(): Promise<void> {
  await post(serve(words.createWord), { words: "keywords" }, { word: { print: "Bloom {n}", definition: "Draw {n} cards." } });
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
}

test("what one studio gives out another takes in and gives out as the same bytes", async () => {
  await design();
  const bytes = await give("card=carried");
  expect(await give("card=carried")).toEqual(bytes);
  const before = await read("carried");
  const removeOther = openStudio();
  try {
    expect(report(await take(bytes, { dryRun: true }))).toMatchObject({ written: false, counts: { new: 4, error: 0 } });
    expect((await call(serve(cards.readCard), "/x", { params: { ...GAME, slug: "carried" } })).status).toBe(404);
    expect(report(await take(bytes)).written).toBe(true);
    expect(await read("carried")).toEqual(before);
    expect(before).toMatchObject({
      card: { text: "Bloom 3.", state: "unverified" },
      revisions: [{ author: "Ana" }, { note: "worse" }, { note: "better" }],
    });
    expect(await give("card=carried")).toEqual(bytes);
    expect(report(await take(bytes)).counts).toMatchObject({ unchanged: 4, changed: 0, new: 0 });
  } finally {
    shareDb(home);
    removeOther();
    shareDb(home);
  }
});

test("an edit of a shipped card joins its history elsewhere, and what was edited there stays in it", async () => {
  await post(
    serve(studio.saveRevision),
    { slug: "rail-carbine" },
    { base: 1, card: { ...own(await read("rail-carbine")), flavor: "From home." }, author: "Ana" },
  );
  const bytes = await give("card=rail-carbine");
  const removeOther = openStudio();
  try {
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
  } finally {
    shareDb(home);
    removeOther();
    shareDb(home);
  }
});

const repacked = async (change: (files: Record<string, Uint8Array>) => void): Promise<Uint8Array> => {
  const files = { ...unzipSync(await give("card=tidal-wave")) };
  change(files);
  return zipSync(files);
};
const manifestOf = (files: Record<string, Uint8Array>) =>
  JSON.parse(new TextDecoder().decode(files["manifest.json"])) as { objects: { type: string; id: string }[]; game: string };

test.each<readonly [string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ["no ZIP", () => strToU8("hello"), "is no archive"],
  ["a ZIP of something else", () => zipSync({ "a.txt": strToU8("x") }), "is no archive"],
  ["a ZIP that was cut", async () => (await give("card=tidal-wave")).subarray(0, 400), "archive"],
  ["a file that claims to be huge", () => zipSync({ "manifest.json": new Uint8Array(11_000_000) }), "would be larger"],
  [
    "another game",
    () => repacked((files) => (files["manifest.json"] = strToU8(JSON.stringify({ ...manifestOf(files), game: "san" })))),
    "This archive holds san",
  ],
])("%s is refused with a sentence", async (_what, bytes, message) => {
  const answer = await take(await bytes());
  expect([answer.status, (answer.value as ApiError).error.message]).toEqual([400, expect.stringContaining(message)]);
});

test("a revision that is not what its hash says is told at its row, and nothing is written", async () => {
  const bytes = await repacked((files) => {
    for (const name of Object.keys(files)) if (name.startsWith("revisions/")) files[name] = strToU8('{"text":"<script>"}');
  });
  const answer = report(await take(bytes));
  expect(answer.written).toBe(false);
  expect(answer.rows.every(({ outcome, faults }) => outcome === "error" && faults[0]?.message.includes("damaged"))).toBe(true);
});
