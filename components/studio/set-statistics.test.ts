import { describe, expect, test } from "vitest";
import { libraryCards, libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { buildIndex, search, withWords } from "../../engine/cards/search/index.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { setStatistics } from "./set-statistics.ts";

const { content } = loadContent();
const cardsOf = (game: (typeof GAME_IDS)[number]) => libraryCards(content[game].cards);
const megacorp = cardsOf("megacorp");
const of = (change: (card: LibraryCard, at: number) => LibraryCard) => setStatistics(gameDefinition("megacorp"), megacorp.map(change));

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
  test("two cards with one number in a set, and texts that read almost alike, are told with the cards", () => {
    const before = of((card) => card).warnings.length;
    const { warnings } = of((card, at) => (at === 1 ? { ...card, number: megacorp[0]?.number ?? "" } : card));
    expect(warnings.length).toBe(before + 1);
    expect(warnings.find(({ sentence }) => sentence.includes("have the number"))?.cards.map(({ name }) => name)).toEqual(
      megacorp.slice(0, 2).map(({ name }) => name),
    );
    const text = "When this is destroyed, each player draws two cards and gains 1M.";
    const twins = megacorp.filter((card) => card.kind === "event").slice(0, 2);
    const alike = of((card) => (twins.includes(card) ? { ...card, text: card === twins[0] ? text : text.replace("1M", "2M") } : card));
    expect(alike.warnings.map(({ sentence }) => sentence)).toContain(`${twins[0]?.name} and ${twins[1]?.name} read almost alike.`);
  });
  test("two cards of one name where decks go by names, and a keyword that one card alone has", () => {
    const { cards } = libraryOf(content.megacorp);
    const sentences = (changed: readonly LibraryCard[]) =>
      setStatistics(gameDefinition("megacorp"), changed).warnings.map(({ sentence }) => sentence);
    const [first, second] = cards;
    expect(sentences(cards.map((card) => (card === second ? { ...card, name: first?.name ?? "" } : card)))).toContain(
      `2 cards are called ${first?.name}: decks cannot tell them apart.`,
    );
    const reading = { keyword: ["knows-nobody"] };
    expect(sentences(cards.map((card) => (card === second ? { ...card, reading } : card)))).toContain(
      "Only one card has the keyword Knows-nobody.",
    );
  });
  test("what is put away does not count", () => {
    expect(of((card) => ({ ...card, archived: true })).kinds.every(({ count }) => count === 0)).toBe(true);
  });
});
