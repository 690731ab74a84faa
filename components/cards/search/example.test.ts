import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { buildIndex, search, withWords } from "../../../engine/cards/search/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";

import { exampleQuery } from "./example.ts";

const { content } = loadContent();

describe.each(GAME_IDS)("the example in the search box of %s", (game) => {
  const definition = gameDefinition(game);
  const { cards, words } = libraryOf(content[game]);
  const index = buildIndex(cards, withWords(definition, words));

  test("is understood and finds some of the cards, and by each of its halves more of them", () => {
    const query = exampleQuery(definition);
    const { total, ignored } = search(index, query);
    expect(ignored).toEqual([]);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(cards.length);
    expect(query.split(" ")).toHaveLength(2);
    expect(search(index, query.split(" ")[0] ?? "").total).toBeGreaterThan(total);
  });
});
