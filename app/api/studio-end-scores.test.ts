/** What an end score would have been worth in bot games, as the studio asks for it. */
import { afterAll, describe, expect, test, vi } from "vitest";
import type { EndGamesRun, EndScoreTold } from "../../engine/cards/work.ts";
import * as endScores from "../../server/api/end-scores.ts";
import { serve } from "../../server/http.ts";
import { findCard } from "../../server/library.ts";
import { dismissEndGames } from "../../server/studio/end-games.ts";
import { call, openStudio } from "../../server/testing.ts";
import { withoutRules } from "../../tests/without-rules.ts";

const close = openStudio();
afterAll(async () => {
  await dismissEndGames();
  close();
});

const GAME = { game: "virtual-revolution" };
function verse(text?: string) {
  const card = findCard("virtual-revolution/westland");
  if (!card) throw new Error("The studio has no Westland");
  const { revision: _r, state: _s, reading: _g, archived: _a, seen: _w, ...own } = card;
  return text === undefined ? own : { ...own, text, fields: { ...own.fields, cap: 99 } };
}
const ask = (card: unknown, params: { readonly game: string } = GAME) =>
  call(serve(endScores.readEndScore), "/x", { method: "POST", params, body: { card } });
const score = async (card: unknown) => (await ask(card)).value as { readonly score: EndScoreTold | null };
const END = (vp: number) => `Mission: None.\nBonus: None.\nEnd: ${vp} VP per Revenue.`;

test("before any games there is a score and no figure; a text without an End line has none", async () => {
  expect(await score(verse())).toEqual({ score: { games: null, players: 2, worth: null } });
  expect(await score(verse("Mission: None.\nBonus: None."))).toEqual({ score: null });
  const typed = await ask({ ...verse(), fields: { ...verse().fields, cap: "many" } });
  expect([typed.status, (typed.value as { error: { code: string } }).error.code]).toEqual([400, "does-not-fit"]);
});

describe("a game without rules", () => {
  withoutRules("corp");
  test("has no games of bots", async () => {
    expect((await call(serve(endScores.playEndGames), "/x", { method: "POST", params: { game: "corp" }, body: {} })).status).toBe(409);
  });
});

test("games are played in the background; the figure grows with them and follows the text without new games", async () => {
  const begun = await call(serve(endScores.playEndGames), "/x", { method: "POST", params: GAME, body: {} });
  expect([begun.status, (begun.value as { games: EndGamesRun }).games]).toEqual([202, { of: 200, played: 0, running: true }]);
  await vi.waitFor(async () => expect((await score(verse(END(1)))).score?.worth?.games).toBeGreaterThanOrEqual(2), {
    timeout: 90_000,
    interval: 100,
  });
  await call(serve(endScores.dropEndGames), "/x", { method: "DELETE", params: GAME });
  const [one, two] = [await score(verse(END(1))), await score(verse(END(2)))];
  expect(one.score?.games?.running).toBe(false);
  expect(two.score?.worth?.games).toBe(one.score?.worth?.games);
  expect(one.score?.worth?.mean).toBeGreaterThan(0);
  expect(two.score?.worth?.mean).toBeGreaterThan(one.score?.worth?.mean ?? 0);
}, 120_000);
