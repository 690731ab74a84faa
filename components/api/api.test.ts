import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type DeckList, emptySections } from "../../engine/cards/deck.ts";
import type { DeckId } from "../../engine/decks/stored.ts";
import { cardQueries, showKeptLibrary } from "./cards.ts";
import { deckQueries } from "./deck-queries.ts";
import { saveDeck } from "./decks.ts";
import { loadLibrary } from "./kept-library.ts";
import { ApiFailure, request } from "./request.ts";

/** What the browser keeps; `broken` is a browser that keeps nothing for this page. */
const browser = vi.hoisted(() => ({ kept: new Map<string, unknown>(), broken: false }));
vi.mock("idb-keyval", () => {
  const working = () => {
    if (browser.broken) throw new DOMException("not allowed", "SecurityError");
  };
  return {
    createStore: working,
    get: async (key: string) => {
      working();
      return browser.kept.get(key);
    },
    set: async (key: string, value: unknown) => {
      working();
      browser.kept.set(key, value);
    },
  };
});

type Sent = { readonly path: string; readonly init: RequestInit };
let sent: Sent[] = [];
let answers: (() => Response)[] = [];
beforeEach(() => {
  sent = [];
  answers = [];
  browser.kept.clear();
  browser.broken = false;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    const answer = answers.shift();
    if (!answer) throw new TypeError("fetch failed");
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(value), { status, headers });
const error = (status: number, code: string, more: object = {}) =>
  json({ error: { code, message: `It is ${code}.`, field: "base" }, ...more }, status);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: unknown) => reason as ApiFailure,
  );

describe("a request", () => {
  test("that nobody answers is offline, with a sentence", async () => {
    const failed = await failure(request("/api/games"));
    expect([failed?.isOffline, failed?.code, failed?.message.includes("is not responding")]).toEqual([true, "offline", true]);
  });
  test("that is refused carries code, sentence and field", async () => {
    answers.push(error(400, "invalid"));
    expect(await failure(request("/api/decks"))).toMatchObject({
      status: 400,
      code: "invalid",
      message: "It is invalid.",
      field: "base",
      isOffline: false,
    });
  });
  test("that a proxy answers in HTML is unreadable, and not taken for data", async () => {
    answers.push(
      () => new Response("<html>", { status: 200 }),
      () => new Response("<html>", { status: 502 }),
    );
    expect((await failure(request("/api/games")))?.code).toBe("unreadable");
    expect((await failure(request("/api/games")))?.status).toBe(502);
  });
  test("that was called off is not offline", async () => {
    const off = AbortSignal.abort(new Error("called off"));
    expect(await failure(request("/api/games", { signal: off }))).not.toBeInstanceOf(ApiFailure);
  });
});

describe("the library", () => {
  const LIBRARY = { game: "san", cards: [{ name: "Palm Greaser" }], hash: "1" };
  const NEWER = { ...LIBRARY, hash: "2" };
  const first = () => {
    answers.push(json(LIBRARY, 200, { etag: '"1"' }));
    return loadLibrary("san");
  };
  test("is asked for with what the browser keeps, and kept again when it changed", async () => {
    await first();
    answers.push(
      () => new Response(null, { status: 304 }),
      json(NEWER, 200, { etag: '"2"' }),
      () => new Response(null, { status: 304 }),
    );
    expect([await loadLibrary("san"), await loadLibrary("san"), await loadLibrary("san")]).toEqual([LIBRARY, NEWER, NEWER]);
    expect(sent.map(({ init }) => (init.headers as Record<string, string>)["if-none-match"])).toEqual([undefined, '"1"', '"1"', '"2"']);
  });
  test("is what the browser keeps while nobody answers", async () => {
    await first();
    expect(await loadLibrary("san")).toEqual(LIBRARY);
    expect((await failure(loadLibrary("corp")))?.isOffline).toBe(true);
  });
  test("is not hidden by what is kept when the studio refuses", async () => {
    await first();
    answers.push(error(500, "internal"));
    expect((await failure(loadLibrary("san")))?.code).toBe("internal");
  });
  test("comes without a browser that keeps anything", async () => {
    browser.broken = true;
    expect(await first()).toEqual(LIBRARY);
    expect(browser.kept.size).toBe(0);
  });
  test("shows what is kept at once and counts as old", async () => {
    await first();
    const client = new QueryClient();
    await showKeptLibrary(client, "san");
    const state = client.getQueryState(cardQueries.library("san").queryKey);
    expect(state?.data).toEqual(LIBRARY);
    expect(Date.now() - (state?.dataUpdatedAt ?? 0)).toBeGreaterThan(5 * 60_000);
  });
});

describe("saving a deck", () => {
  const id = "a".repeat(20) as DeckId;
  const list: DeckList = { game: "megacorp", name: "Skyline", format: "core-rules", notes: "", sections: emptySections(), swaps: [] };
  const stored = { id, list, step: 2, createdAt: "", updatedAt: "" };
  const save = (client = new QueryClient()) => saveDeck(client, id, { base: 1, list, step: "Renamed" });

  test("accepted: the deck is known everywhere at once", async () => {
    answers.push(json(stored));
    const client = new QueryClient();
    expect(await save(client)).toEqual({ kind: "accepted", deck: stored });
    expect(client.getQueryData(deckQueries.detail(id).queryKey)).toEqual(stored);
    expect(sent).toMatchObject([
      { path: `/api/decks/${id}`, init: { method: "PUT", body: JSON.stringify({ base: 1, list, step: "Renamed" }) } },
    ]);
  });
  test("stale: what is there comes along", async () => {
    answers.push(error(409, "stale", { deck: stored }));
    expect(await save()).toEqual({ kind: "stale", deck: stored });
  });
  test.each([
    [404, "no-deck"],
    [410, "deleted"],
  ])("%i %s: gone", async (status, code) => {
    answers.push(error(status, code));
    expect(await save()).toEqual({ kind: "gone" });
  });
  test("refused: the sentence", async () => {
    answers.push(error(413, "too-large"));
    expect(await save()).toEqual({ kind: "refused", message: "It is too-large." });
  });
  test.each([
    [503, "busy"],
    [507, "disk-full"],
  ])("%i %s: to be tried again", async (status, code) => {
    answers.push(error(status, code));
    expect((await failure(save()))?.code).toBe(code);
  });
  test("unanswered: to be tried again", async () => {
    expect((await failure(save()))?.isOffline).toBe(true);
  });
});
