/** The fixed set of sixty questions (product.md 5, A Search): each can be asked, and the answer is that of plain code. */
import { beforeAll, describe, expect, test } from "vitest";
import { libraryOf } from "../../../../content/library.ts";
import { loadContent } from "../../../../content/load.ts";
import type { LibraryCard } from "../../../cards/card.ts";
import { slugOf } from "../../../cards/card.ts";
import { buildIndex, loadRegex, parseQuery, search, withWords } from "../../../cards/search/index.ts";
import { playedSectionIds } from "../../../cards/sections.ts";
import { MEGACORP } from "../index.ts";
import { PREDICATES } from "./fixtures/predicates.ts";
import questions from "./fixtures/questions.json" with { type: "json" };

const content = loadContent().content.megacorp;
/** The shipped cards, as if a third each had been changed on 15, 14 and 13 November, every fifth by Ana, every second twice. */
const library = libraryOf(content);
const cards = library.cards.map(
  (card, i): LibraryCard => ({
    ...card,
    revision: {
      number: i % 2 === 0 ? 2 : 1,
      hash: "",
      author: i % 5 === 0 ? "Ana" : "Arcology",
      note: "",
      at: ["2026-11-15T08:00:00Z", "2026-11-14T23:59:59Z", "2026-11-13T00:00:00Z"][i % 3] ?? "",
      origin: "shipped",
    },
  }),
);
const deck = content.decks.find(({ list }) => list.name === "Skyline Takeover")?.list;
const game = withWords(MEGACORP, library.words);
const index = buildIndex(cards, game);
const context = { deck, decks: (name: string) => content.decks.find(({ list }) => list.name === name)?.list, today: "2026-11-20" };

const copies = (name: string): number =>
  playedSectionIds("megacorp")
    .flatMap((section) => deck?.sections[section] ?? [])
    .filter((entry) => entry.name === name)
    .reduce((sum, entry) => sum + entry.count, 0);

beforeAll(loadRegex);

describe("sixty questions", () => {
  test("there are sixty, each with its own number", () => expect(new Set(questions.map(({ id }) => id)).size).toBe(60));

  test.each(questions)("$id: $question: $query", ({ id, query, count, cards: expected, later }) => {
    const result = search(index, query, context);
    const predicate = PREDICATES[id];
    if (!predicate) {
      expect(result.ignored.map((each) => each.later)).toEqual(later);
      expect(result.total).toBe(cards.length);
      return;
    }
    const slugs = result.cards.map((card) => slugOf(card.id)).toSorted();
    expect(result.ignored).toEqual([]);
    const byHand = cards.filter((card) => predicate(card, { copies })).map((card) => slugOf(card.id));
    expect(slugs).toEqual(byHand.toSorted());
    expect(result.total).toBe(count);
    if (expected) expect(slugs).toEqual(expected);
  });

  test("only the questions with regular expressions load their engine", () => {
    const needing = questions.filter(({ query }) => parseQuery(query, game).needsRegex).map(({ query }) => query);
    expect(needing).toEqual(questions.map(({ query }) => query).filter((query) => query.includes(":/")));
  });
});
