/** What a game says of its kinds of questions and answers is about kinds that it has. */
import { expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { openPlayable, PLAYABLE } from "./playable.ts";

const { content } = loadContent();

test.each(PLAYABLE)("%s names kinds that its rules have", (id) => {
  const { cards, keywords, decks, boards } = content[id];
  const lists = decks.map(({ id: deck, list }) => ({ id: deck, list }));
  const opened = openPlayable(id, { cards, keywords, decks: lists, ...(boards ? { boards } : {}) });
  const { askedFor, game } = opened.ok ? opened.value : expect.fail(JSON.stringify(opened.error));
  const answers = new Set(game.words.forms?.map(({ kind }) => kind));
  const { going = [], secret = [], spot = [], way = [] } = askedFor;
  expect([...going, ...secret].filter((kind) => !answers.has(kind))).toEqual([]);
  expect([...spot, ...way].filter((kind) => !game.words.asks.includes(kind))).toEqual([]);
  expect(going.length).toBeGreaterThan(0);
});
