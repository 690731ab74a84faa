/** What a card lacks before it is shown to others, and the games of bots that show it at work. */
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { db } from "../../db/client.ts";
import { addProof } from "../../db/queries/scenarios.ts";
import type { ApiError, CardHistory } from "../../engine/cards/library.ts";
import { stateWords } from "../../engine/cards/reading.ts";
import type { CardChecks, GamesRun, SetChecks } from "../../engine/cards/work.ts";
import * as cards from "../../server/api/cards.ts";
import * as publish from "../../server/api/publish.ts";
import * as studio from "../../server/api/studio-cards.ts";
import { serve } from "../../server/http.ts";
import { dismissGames } from "../../server/studio/clean-games.ts";
import { call, openStudio } from "../../server/testing.ts";
import { withoutRules } from "../../tests/without-rules.ts";

afterAll(openStudio());
afterEach(dismissGames);

type Handler = Parameters<typeof call>[0];
const ask = async <Told>(handler: Handler, id: string, options: { method?: string; body?: unknown } = {}) => {
  const [game = "", slug = ""] = id.split("/");
  const answer = await call(handler, "/x", { params: { game, slug }, ...options });
  return { status: answer.status, told: answer.value as Told };
};
const create = async (game: string, card: object) =>
  ((await call(serve(studio.createCard), "/x", { method: "POST", params: { game }, body: { card } })).value as CardHistory).card;
const open = async (id: string) =>
  (await ask<CardChecks>(serve(publish.readChecks), id)).told.checks.filter(({ passed }) => !passed).map(({ id: check }) => check);
const play = (id: string, games: number) =>
  ask<{ games: GamesRun } & ApiError>(serve(publish.playGames), id, { method: "POST", body: { games } });
const games = async (id: string) => (await ask<{ games: GamesRun | null }>(serve(publish.readGames), id)).told.games;
const known = async (id: string) => (await ask<CardHistory>(serve(cards.readCard), id)).told.card;
const EVENT = { kind: "event", name: "Proven", text: "Draw 1 card." };

describe("the checks of a card", () => {
  test("a new card lacks only somebody to show it at work", async () => {
    const { id } = await create("megacorp", EVENT);
    expect(await open(id)).toEqual(["shown"]);
    expect(stateWords(await known(id))).toBe("plays, text unverified");
  });
  test("a draft, a text that is too long and a picture without credit are each told", async () => {
    const { id } = await create("megacorp", {
      ...EVENT,
      name: "Draft",
      text: `Draw 1 card.\n${"Frobnicate the whole river. ".repeat(60)}`,
    });
    expect(await open(id)).toEqual(["text", "fit", "shown"]);
    expect(stateWords(await known(id))).toBe("draft: line 2 is not understood");
  });
  test("what nothing carries out on a card is told, with a way to write it", async () => {
    const text = "Draw 2 cards for each character.";
    const { id } = await create("megacorp", { kind: "character", name: "Idle Draw", text });
    const { checks } = (await ask<CardChecks>(serve(publish.readChecks), id)).told;
    expect(checks.find((check) => check.id === "text")).toEqual({
      id: "text",
      passed: false,
      sentence: expect.stringMatching(/^Nothing ever triggers “Draw 2 cards for each character”: .*“When this is deployed, draw 2 .*\.$/),
    });
    expect(await open((await create("megacorp", { kind: "event", name: "Played Draw", text })).id)).toEqual(["shown"]);
  });
  test("a shipped card is shown by the scenarios that came with it, and by their number", async () => {
    expect(await open("san/bagman")).toEqual([]);
    expect(stateWords(await known("san/bagman"))).toMatch(/^plays, \d+ scenarios? pass(es)?$/);
  });
  describe("of a game without rules", () => {
    withoutRules("corp");
    test("nothing has to be shown", async () => {
      expect(await open((await create("corp", { kind: "runner", name: "Ghost" })).id)).toEqual([]);
    });
  });
});

describe("games of bots", () => {
  test("are played in the background, ten of them prove nothing yet", async () => {
    const { id } = await create("san", {
      kind: "hacking",
      name: "Played",
      text: "Gain 2 Hacking.",
      fields: { cost: 3, crossing: 3, revenue: 1 },
    });
    const begun = await play(id, 10);
    expect([begun.status, begun.told.games.is]).toEqual([202, "playing"]);
    await vi.waitFor(async () => expect(await games(id)).toMatchObject({ is: "clean", played: 10, of: 10 }), {
      timeout: 150_000,
      interval: 50,
    });
    expect(await open(id)).toEqual(["shown"]);
  }, 180_000);
  test("200 clean ones do, as long as the card says what it said, in whatever revision", async () => {
    const card = await create("megacorp", { ...EVENT, name: "Often Played" });
    addProof(db(), { id: card.id, game: "megacorp", revision: 1, kind: "games", at: "2026-01-01T00:00:00.000Z" });
    expect(await open(card.id)).toEqual([]);
    expect(stateWords(await known(card.id))).toBe("plays, 200 clean games");
    const { revision: _r, state: _s, reading: _g, archived: _a, seen: _w, ...own } = card;
    const save = (base: number, text: string) =>
      ask(serve(studio.saveRevision), card.id, { method: "POST", body: { base, card: { ...own, text } } });
    await save(1, "Draw 2 cards.");
    expect(await open(card.id)).toEqual(["shown"]);
    await save(2, card.text);
    expect(await open(card.id)).toEqual([]);
    expect(await known(card.id)).toMatchObject({ revision: { number: 3 }, seen: { games: 200 } });
  });
  test("are stopped, and those of another card wait for them", async () => {
    const [first, second] = [await create("megacorp", { ...EVENT, name: "First" }), await create("megacorp", { ...EVENT, name: "Second" })];
    await play(first.id, 200);
    expect((await play(second.id, 10)).told.games.is).toBe("waiting");
    await ask(serve(publish.dropGames), first.id, { method: "DELETE" });
    expect([(await games(first.id))?.is, (await games(second.id))?.is]).toEqual(["stopped", "playing"]);
    await ask(serve(publish.dropGames), second.id, { method: "DELETE" });
    expect((await games(second.id))?.is).toBe("stopped");
  });
  test.each([["a draft", "megacorp", { ...EVENT, name: "Unread", text: "Frobnicate." }, "cannot be played yet: "]])(
    "%s is not played, and the message says why",
    async (_what, game, card, why) => {
      const answer = await play((await create(game, card)).id, 10);
      expect([answer.status, answer.told.error.message]).toEqual([409, expect.stringContaining(why)]);
    },
  );
  describe("a card of a game without rules", () => {
    withoutRules("corp");
    test("is not played, and the message says why", async () => {
      const answer = await play((await create("corp", { kind: "runner", name: "Idle" })).id, 10);
      expect([answer.status, answer.told.error.message]).toEqual([409, expect.stringContaining("bots cannot play its cards")]);
    });
  });
});

test("a set tells which of its cards lack what, and bots play with those that nothing shows", async () => {
  await create("san", {
    kind: "hacking",
    name: "In The Set",
    set: "MINE",
    text: "Gain 2 Hacking.",
    fields: { cost: 3, crossing: 3, revenue: 1 },
  });
  await create("san", { kind: "hacking", name: "Draft Of It", set: "MINE", text: "Frobnicate." });
  const set = (options: { method: string; body?: unknown } | undefined, handler: Handler) =>
    call(handler, "/x?set=MINE", { params: { game: "san" }, ...options });
  const told = (await set(undefined, serve(publish.readSetChecks))).value as SetChecks;
  expect([told.cards, told.open.map(({ name, checks }) => `${name}: ${checks.map(({ id }) => id).join(" ")}`)]).toEqual([
    2,
    ["In The Set: shown", "Draft Of It: text shown"],
  ]);
  const begun = (await set({ method: "POST", body: { set: "MINE", games: 10 } }, serve(publish.playSet))).value as SetChecks;
  expect(begun.runs).toMatchObject([{ is: "playing", of: 10 }]);
  const stopped = (await set({ method: "DELETE" }, serve(publish.dropSet))).value as SetChecks;
  expect(stopped.runs).toMatchObject([{ is: "stopped" }]);
});
