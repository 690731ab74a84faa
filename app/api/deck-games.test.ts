/** What a deck can pay for in bot games, as a page asks for it. */
import { afterAll, expect, test, vi } from "vitest";
import type { DeckGamesTold } from "../../engine/decks/deck-games.ts";
import { at } from "../../engine/kernel/state.ts";
import { botGamesOfDeck } from "../../server/api/deck-games.ts";
import { dismissDeckGames } from "../../server/deck-games/runs.ts";
import { serve } from "../../server/http.ts";
import { shippedDecks } from "../../server/shipped-decks.ts";
import { call, openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissDeckGames();
  close();
});

const { list } = at(shippedDecks("megacorp"), 0);
const ask = async (act: "look" | "play" | "stop", deck: unknown = list) =>
  call(serve(botGamesOfDeck), "/x", { method: "POST", body: { list: deck, act } });
const games = async (act: "look" | "play" | "stop", deck?: unknown) => (await ask(act, deck)).value as DeckGamesTold;

test("before any games there are no figures, and looking begins none", async () => {
  expect(await games("look")).toEqual({ of: 40, played: 0, running: false });
  expect(await games("look")).toEqual({ of: 40, played: 0, running: false });
});

test("a deck that is not legal is told why", async () => {
  const refused = await ask("play", { ...list, sections: { ...list.sections, business: [] } });
  expect([refused.status, (refused.value as { error: { code: string } }).error.code]).toEqual([409, "cannot-play"]);
  expect((refused.value as { error: { message: string } }).error.message).toMatch(/Business/);
});

test("games are played in the background, one deck after the other, and stay until they are stopped; name and notes change nothing", async () => {
  const other = at(shippedDecks("megacorp"), 1).list;
  expect(await games("play")).toEqual({ of: 40, played: 0, running: true });
  expect(await games("play", other)).toMatchObject({ played: 0, running: true });
  await vi.waitFor(async () => expect((await games("look")).played).toBeGreaterThanOrEqual(1), { timeout: 90_000, interval: 100 });
  expect((await games("look", other)).played).toBe(0);
  const stopped = await games("stop");
  expect(stopped.running).toBe(false);
  const renamed = await games("look", { ...list, name: "Another name", notes: "Some words." });
  expect(renamed).toEqual(stopped);
  const { turns, cards } = stopped.power ?? { turns: [], cards: [] };
  expect(at(turns, 0).games).toBe(stopped.played);
  expect(cards.map(({ name }) => name)).toEqual(list.sections.main.map(({ name }) => name));
  await vi.waitFor(async () => expect((await games("look", other)).played).toBeGreaterThanOrEqual(1), { timeout: 90_000, interval: 100 });
}, 200_000);
