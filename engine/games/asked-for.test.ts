/** What a game says of its kinds of questions and of its numbers is about those that it has. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { spoken } from "../scenarios/table.ts";
import { EXAMPLES } from "./lists/examples.ts";
import { openPlayable } from "./open-playable.ts";
import { PLAYABLE } from "./playable.ts";

const { content } = loadContent();

describe.each(PLAYABLE)("%s", (id) => {
  const { cards, keywords, decks, boards } = content[id];
  const lists = decks.map(({ id: deck, list }) => ({ id: deck, list }));
  const opened = openPlayable(id, { cards, keywords, decks: lists, ...(boards ? { boards } : {}) });
  const { askedFor, game } = opened.ok ? opened.value : expect.fail(JSON.stringify(opened.error));

  test("names kinds of questions and answers that its rules have", () => {
    const answers = new Set(game.words.forms?.map(({ kind }) => kind));
    const { going = [], secret = [], spot = [], way = [] } = askedFor;
    expect([...going, ...secret].filter((kind) => !answers.has(kind))).toEqual([]);
    expect([...spot, ...way].filter((kind) => !game.words.asks.includes(kind))).toEqual([]);
    expect(going.length).toBeGreaterThan(0);
  });

  test("tells positions by numbers that it has, and leaves out what only its rules count with", () => {
    const { counted = [], ofCards = {} } = EXAMPLES[id].told;
    const fields = Object.entries(game.layout.fields).map(([name, spec]) => ({ name: spoken(name), ...spec }));
    const named = (of: (field: (typeof fields)[number]) => boolean) => fields.filter(of).map(({ name }) => name);
    expect(counted.filter((name) => !named(({ per, inside }) => per !== "card" && inside === true).includes(name))).toEqual([]);
    expect(Object.keys(ofCards).filter((name) => !named(({ per }) => per === "card").includes(name))).toEqual([]);
  });
});
