/** What people design and the games that are played meanwhile. */
import { afterAll, expect, test } from "vitest";
import type { CardHistory } from "../../engine/cards/library.ts";
import { PLAYABLE } from "../../engine/games/playable.ts";
import * as studio from "../../server/api/studio-cards.ts";
import { serve } from "../../server/http.ts";
import { pinToday } from "../../server/matches/contents.ts";
import { call, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const create = async (game: string, card: object) =>
  ((await call(serve(studio.createCard), "/x", { method: "POST", params: { game }, body: { card } })).value as CardHistory).card;

test("a draft and a card of one's own set do not keep the shipped games from being played", async () => {
  const draft = await create("megacorp", { kind: "event", name: "Half Written", text: "Draw 2 crds." });
  const own = await create("san", { kind: "hacking", name: "In My Set", text: "Gain 2 Hacking." });
  const opened = PLAYABLE.map((game) => pinToday(game));
  expect(opened.map((one) => one.ok && one.value.playable.cards.some(({ id }) => id === draft.id || id === own.id))).toEqual(
    PLAYABLE.map(() => false),
  );
  expect(opened.map(({ ok }) => ok)).toEqual(PLAYABLE.map(() => true));
  const tried = pinToday("san", { tried: own.id });
  expect(tried.ok && tried.value.playable.cards.some(({ id }) => id === own.id)).toBe(true);
});

test("a card that the rules cannot take is left out of the game, and named when it is tried", async () => {
  const green = await create("megacorp", { kind: "event", name: "Green Event", fields: { back: "green" }, text: "Draw 2 cards." });
  const fine = await create("megacorp", { kind: "event", name: "Blue Event", text: "Draw 2 cards." });
  const opened = pinToday("megacorp");
  const ids = opened.ok ? opened.value.playable.cards.map(({ id }) => id) : [];
  expect([ids.includes(green.id), ids.includes(fine.id)]).toEqual([false, true]);
  expect(pinToday("megacorp", { tried: green.id })).toMatchObject({
    ok: false,
    error: expect.stringContaining("Green Event: A card with a green back"),
  });
});
