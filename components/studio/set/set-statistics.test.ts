import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { libraryCards } from "../../../content/library-cards.ts";
import { loadContent } from "../../../content/load.ts";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { buildIndex, search, withWords } from "../../../engine/cards/search/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { setStatistics } from "./set-statistics.ts";

const { content } = loadContent();
const cardsOf = (game: (typeof GAME_IDS)[number]) => libraryCards(content[game].cards);

describe("A set in numbers (S12)", () => {
  test.each(GAME_IDS)("%s: every bar counts the cards that its question finds", (id) => {
    const game = gameDefinition(id);
    const { cards, words } = libraryOf(content[id]);
    const { kinds, curve, complexity, groups, tags, keywords } = setStatistics(game, cards);
    expect(complexity?.reduce((sum, bar) => sum + bar.count, 0)).toBe(words && cards.length);
    const index = buildIndex(cards, withWords(game, words));
    for (const bar of [
      ...kinds,
      ...(curve?.bars ?? []),
      ...(complexity ?? []),
      ...keywords,
      ...groups.flatMap(({ bars }) => bars),
      ...tags,
    ]) {
      const found = search(index, bar.query, { today: "2026-01-01" });
      expect(found.ignored, bar.query).toEqual([]);
      expect(found.total, bar.query).toBe(bar.count);
    }
  });
  test("what is put away does not count", () => {
    const away = cardsOf("megacorp").map((card) => ({ ...card, archived: true }));
    expect(setStatistics(gameDefinition("megacorp"), away).kinds.every(({ count }) => count === 0)).toBe(true);
  });
});
