import { describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import type { CardId, LibraryCard } from "../cards/card.ts";
import { setWarnings } from "./set-warnings.ts";

const { cards } = libraryOf(loadContent().content.megacorp);
const card = (name: string): LibraryCard => {
  const found = cards.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
/** What is told of Megacorp with one card changed. */
const told = (name: string, change: (card: LibraryCard) => Partial<LibraryCard>, isOfSet: (card: LibraryCard) => boolean = () => true) =>
  setWarnings(
    cards.map((one) => (one.name === name ? { ...one, ...change(one) } : one)),
    isOfSet,
  );
const sentences = (...asked: Parameters<typeof told>) => told(...asked).map(({ sentence }) => sentence);
const scores = (scores: Record<string, number | null>) => (one: LibraryCard) => ({ fields: { ...one.fields, scores } });

describe("What is worth a look in a set (S12)", () => {
  test("two cards with one number in a set, with the cards", () => {
    const [first, second] = [card("Forest"), card("Concrete Wall")];
    expect(told(second.name, () => ({ number: first.number }))).toContainEqual({
      sentence: `2 cards have the number ${first.number} in MC1.`,
      cards: expect.arrayContaining([first, second].map(({ id, name }) => ({ id, name }))),
    });
  });
  test("two cards of one name where decks go by names, and a keyword that one card alone has", () => {
    expect(sentences("Concrete Wall", () => ({ name: "forest" }))).toContainEqual(expect.stringContaining("decks cannot tell them apart."));
    expect(sentences("Forest", () => ({ reading: { keyword: ["knows-nobody"] } }))).toContain(
      "Only one card has the keyword Knows-nobody.",
    );
  });
  test("texts that no language reads and that have almost the same words", () => {
    const text = "When this is destroyed, each player draws two cards and gains 1M.";
    const { reading: _, ...one } = card("Tidal Wave");
    const pair = [
      { ...one, text },
      { ...one, id: card("Stampede").id, name: "Stampede", number: "0", text: text.replace("1M", "2M") },
    ];
    expect(setWarnings(pair, () => true).map(({ sentence }) => sentence)).toContain("Tidal Wave and Stampede read almost alike.");
  });
  test("a card far from the line of its kind, with the numbers and its neighbours", () => {
    const better = sentences("Concrete Wall", scores({ IQ: 3, EQ: 3, MQ: 3, BQ: 3 })).find((one) => one.startsWith("Concrete Wall is"));
    expect(better).toMatch(
      /^Concrete Wall is much better than its price, judging by its scores: 12 in total for 1M, where 2 is usual\. Half of the 27 locations are within 1 of/,
    );
    expect(better).toMatch(/Nearest in price: (.+ \d+ for 1M, ){2}.+ \d+ for 1M\. The value of its text is not counted\.$/);
    const worse = sentences("Orbital Gunship", scores({ IQ: null, EQ: null, MQ: null, BQ: 1 }));
    expect(worse).toContainEqual(
      expect.stringMatching(/^Orbital Gunship is much worse than its price.*: 1 in total for 7M \+ 2 IQ \+ 2 BQ, where 9\.5 is usual/),
    );
  });
  test("of the shipped cards few stand out, and the usual ones do not", () => {
    const far = setWarnings(cards, () => true).filter(({ sentence }) => sentence.includes("than its price"));
    expect(far.map(({ cards: [one] }) => one?.name)).toEqual(["The Third Testament", "Living Rampart"]);
  });
  test.each([
    ["Infrastructrue", "“infrastructrue” is on no other card. Did you mean “infrastructure”?"],
    ["A tall Buildng", "“buildng” is on no other card. Did you mean “building”?"],
    ["Charactter", "“charactter” is on no other card. Did you mean “character”?"],
    // Another end, a short word, and a word that nobody else has.
    ["Characters", undefined],
    ["Cannon", undefined],
    ["Zymurgist", undefined],
  ])("a flavour that says “%s”", (flavor, sentence) => {
    const found = sentences("Forest", () => ({ flavor })).filter((one) => one.includes("is on no other card"));
    expect(found).toEqual(sentence === undefined ? [] : [sentence]);
  });
  test("only cards of the set are told, and what is put away counts nothing", () => {
    const odd = scores({ IQ: 9, EQ: 9, MQ: 9, BQ: 9 });
    expect(told("Concrete Wall", odd, ({ name }) => name === "Forest").filter(({ sentence }) => sentence.includes("price"))).toEqual([]);
    expect(sentences("Concrete Wall", (one) => ({ ...odd(one), archived: true })).join()).not.toContain("Concrete Wall");
  });
  test("a pool of twenty thousand cards is looked at too", () => {
    const many = Array.from({ length: 20_000 }, (_, i): LibraryCard => {
      const one = cards[i % cards.length] as LibraryCard;
      return { ...one, id: `${one.id}-${i}` as CardId, name: `${one.name} ${i}`, fields: { ...one.fields, valuation: i % 97 } };
    });
    expect(setWarnings(many, () => true).length).toBeGreaterThan(10);
  });
});
