import { expect, test } from "vitest";
import { loadContent } from "../content/load.ts";
import type { GameAbout } from "../engine/games/game-about.ts";
import { ABOUT } from "../engine/games/lists/about.ts";
import { openPlayable } from "../engine/games/open-playable.ts";
import { PLAYABLE } from "../engine/games/playable.ts";
import { seatNames } from "../engine/games/seats.ts";
import { gameListFaults, toldAt } from "./game-lists.ts";

test("the lists of games agree", () => expect(gameListFaults()).toEqual([]));

test("a fault has its line, where the file can be read", () => {
  const message = "Wrong.";
  expect(toldAt({ file: "engine/cards/game-ids.ts", find: "export const", message })).toBe("engine/cards/game-ids.ts:2: Wrong.");
  expect(toldAt({ file: "engine/cards/nothing.ts", find: "x", message })).toBe("engine/cards/nothing.ts: Wrong.");
});

test.each(PLAYABLE)("%s has the seats that every page names", (game) => {
  const { cards, keywords, decks, boards } = loadContent().content[game];
  const opened = openPlayable(game, { cards, keywords, decks, ...(boards ? { boards } : {}) });
  expect(opened.ok && [opened.value.id, opened.value.seats]).toEqual([game, seatNames(game)]);
});

test.each(PLAYABLE)("%s says on every page whether its cards can score at the end", (game) => {
  const { cards, keywords, decks, boards } = loadContent().content[game];
  const opened = openPlayable(game, { cards, keywords, decks, ...(boards ? { boards } : {}) });
  const begins = (ABOUT[game] as GameAbout).endScores;
  expect(opened.ok && opened.value.endScore !== undefined).toBe(begins !== undefined);
  if (!opened.ok || begins === undefined) return;
  const scoring = opened.value.cards.filter((card) => opened.value.endScore?.(card).ok);
  expect(scoring.length).toBeGreaterThan(0);
  expect(scoring.filter(({ text }) => !text.includes(begins)).map(({ name }) => name)).toEqual([]);
});
