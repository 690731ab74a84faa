/** What may go wrong with a question: each is one clear sentence, and a run keeps what it has. */
import { afterAll, expect, test, vi } from "vitest";
import { db } from "../../db/client.ts";
import type { RunTold } from "../../engine/questions/index.ts";
import * as lab from "../../server/api/lab.ts";
import * as studio from "../../server/api/studio-cards.ts";
import { serve } from "../../server/http.ts";
import { dismissLab } from "../../server/lab/runs.ts";
import { findShippedDeck } from "../../server/shipped-decks.ts";
import { call, openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissLab();
  close();
});

const LONG = { timeout: 60_000, interval: 40 };
const ask = (wish: object) => call(serve(lab.askQuestion), "/x", { method: "POST", body: { bots: ["random"], seed: 3, ...wish } });
const refused = async (wish: object) => {
  const { status, value } = await ask(wish);
  return [status, (value as { error: { message: string } }).error.message];
};
const read = async (id: string) => (await call(serve(lab.readRun), "/x", { params: { id } })).value as RunTold;

test("an illegal deck is named with what is wrong with it", async () => {
  const list = findShippedDeck("megacorp", "apex-predators")?.list;
  if (!list) throw new Error("There is no such deck.");
  const [first] = list.sections.main;
  const changed = { ...list, name: "Too many", sections: { ...list.sections, main: [{ ...first, count: 60 }] } };
  expect(await refused({ game: "megacorp", question: "decks", decks: [{ list: changed }, { shipped: "testament" }] })).toEqual([
    409,
    expect.stringMatching(/^The deck Too many cannot play: .+/),
  ]);
  expect(await refused({ game: "megacorp", question: "decks", decks: [{ shipped: "gone" }, { shipped: "testament" }] })).toEqual([
    400,
    "One of the decks no longer exists. Choose another one.",
  ]);
});

test("a draft card cannot be asked about", async () => {
  const card = { kind: "hacking", name: "Odd Hack", text: "frobnicate the river" };
  const made = await call(serve(studio.createCard), "/x", { method: "POST", params: { game: "san" }, body: { card, author: "Ana" } });
  expect(made.status).toBe(201);
  expect(await refused({ game: "san", question: "card", card: "odd-hack" })).toEqual([
    400,
    "Odd Hack is a draft: the engine cannot carry out its text, so bots cannot play it. Finish it in the studio first.",
  ]);
});

test("a full disk is said while the run goes on, and nothing is lost when there is room again", async () => {
  const { value } = await ask({ game: "san", question: "cards", options: { turnLimit: 20 }, most: 1_000_000, within: 0.001 });
  const { id } = value as { id: string };
  const client = db().$client;
  client.pragma(`max_page_count = ${client.pragma("page_count", { simple: true })}`);
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await vi.waitFor(async () => expect((await read(id)).trouble).toMatch(/^The run cannot be saved: the disk may be full\./), LONG);
  const { games } = (await read(id)).answer;
  await vi.waitFor(async () => expect((await read(id)).answer.games).toBeGreaterThan(games), LONG);
  client.pragma("max_page_count = 1000000");
  await vi.waitFor(async () => expect((await read(id)).trouble).toBeNull(), LONG);
  said.mockRestore();
  await call(serve(lab.actOnRun), "/x", { method: "POST", params: { id }, body: { act: "stop" } });
  await vi.waitFor(async () => expect((await read(id)).state).toBe("stopped"), LONG);
  expect((await read(id)).answer.games).toBeGreaterThan(games);
}, 200_000);
