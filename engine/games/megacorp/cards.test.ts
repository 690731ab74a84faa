/** The cards that are shipped are those of the rules beside them. */
import { describe, expect, test } from "vitest";
import { libraryCards } from "../../../content/library-cards.ts";
import { loadContent } from "../../../content/load.ts";
import { cardsOf, countBy, kindsAndCopies, lineOf, number, numbersOf, table } from "../../../content/shipped.test-support.ts";
import type { Card } from "../../cards/card.ts";
import type { DeckEntry } from "../../cards/deck.ts";
import { makePool } from "../../cards/pool.ts";
import { megacorp, TRAITS } from "./fields.ts";
import { MEGACORP } from "./index.ts";

const { tags, keywords, decks } = loadContent().content.megacorp;

describe("The shipped cards", () => {
  const cards = cardsOf("megacorp");

  test("its designs of each kind, and their copies", () =>
    expect(kindsAndCopies("megacorp")).toEqual([{ business: 6, character: 87, event: 43, equipment: 23, location: 27 }, 186]));

  test.each([
    ["megacorp/stock-market-crash", "event, 2M + 1 IQ"],
    ["megacorp/the-glass-man", "founder, 10M"],
    ["megacorp/splice-tourists", "resource, 1M"],
  ])("%s is read in a list as: %s", (id, line) => expect(lineOf(id)).toBe(line));

  test("the rules define every number once", () => {
    const numbers = numbersOf("megacorp");
    expect(numbers.length).toBeGreaterThanOrEqual(448);
    expect(numbers).toEqual(expect.arrayContaining(["MC-3.10", "MC-G46", "MC-R152", "MC-C21", "MC-T1", "MC-E1"]));
  });

  test("the pool is the table of MC-T1", () => {
    const rows = table("megacorp", "| group | R chars |").slice(0, 4);
    const columns = ["resource", "character", "event", "equipment", "location", "business", "founder"];
    const place = (card: Card) => (megacorp(card).founder ? "founder" : megacorp(card).back === "green" ? "resource" : card.kind);
    const counted = countBy(cards, (card) => `${megacorp(card).faction} ${place(card)}`);
    const expected = rows.flatMap(([group, ...cells]) =>
      columns.map((column, i) => [`${group?.toLowerCase()} ${column}`, number(cells[i]) ?? 0] as const).filter(([, n]) => n > 0),
    );
    expect(counted).toEqual(Object.fromEntries(expected));
  });

  test("a card that the rulebook prints in full is as it prints it", () => {
    const neonate = cards.find((card) => card.name === "Incarnate Neonate");
    expect(neonate?.fields).toMatchObject({ faction: "incarnate", back: "blue", valuation: 2, traitCost: {}, scores: { IQ: 2, BQ: 2 } });
    const hierarch = cards.find((card) => card.name === "Incarnate Hierarch");
    expect(hierarch).toMatchObject({ text: "Mutation 4.", fields: { valuation: 4, traitCost: { BQ: 3 } } });
  });

  test("the figures of the designer's note", () => {
    const scores = cards.flatMap((card) => TRAITS.map((trait) => megacorp(card).scores[trait]));
    expect(scores.filter((score) => score === null)).toHaveLength(171);
    expect(scores.filter((score) => score === 0)).toHaveLength(106);
    expect(cards.filter((card) => Object.keys(megacorp(card).traitCost).length > 0)).toHaveLength(78);
    expect(cards.filter((card) => card.text === "")).toHaveLength(16);
    expect(cards.filter((card) => card.text.startsWith("Unique."))).toHaveLength(11);
    expect(countBy(cards, (card) => String(megacorp(card).complexity))).toEqual({ simple: 103, standard: 76, expert: 7 });
    expect(cards.reduce((sum, card) => sum + megacorp(card).valuation, 0)).toBe(717);
  });

  test("every #Tag is on a card, and every #Tag of a text or keyword is one of the game's", () => {
    const used = new Set(cards.flatMap((card) => megacorp(card).tags));
    expect(tags.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
    const said = [...cards.map(({ text }) => text), ...keywords.map(({ reminder }) => reminder)].join(" ").match(/#\p{L}+/gu) ?? [];
    expect([...new Set(said)].filter((tag) => !tags.some(({ name }) => name === tag))).toEqual([]);
  });
});

describe("the shipped decks", () => {
  const cards = cardsOf("megacorp");

  test("are six, each with a plan, and every line names a card of the pool", () => {
    expect(decks.map(({ id, list }) => [id, list.name])).toEqual([
      ["apex-predators", "Apex Predators"],
      ["garden-of-splices", "Garden of Splices"],
      ["hostile-quarter", "Hostile Quarter"],
      ["skyline-takeover", "Skyline Takeover"],
      ["testament", "Testament"],
      ["the-last-page", "The Last Page"],
    ]);
    const names = new Set(cards.map(({ name }) => name));
    for (const { id, list } of decks) {
      expect(list, id).toMatchObject({
        game: "megacorp",
        format: "core-rules",
        notes: expect.stringMatching(/ .*\bWins by [a-z, -]+\.$/s),
      });
      const entries = [...list.sections.business, ...list.sections.founder, ...list.sections.main, ...list.sections.resources];
      expect(
        entries.filter(({ name }) => !names.has(name)),
        id,
      ).toEqual([]);
      expect(list.sections.unresolved, id).toEqual([]);
    }
  });

  test("are legal (MC-T7): 1 business, 1 founder, 40 main, 20 resources", () => {
    const pool = makePool("megacorp", libraryCards(cards));
    const count = (entries: readonly DeckEntry[]) => entries.reduce((sum, entry) => sum + entry.count, 0);
    for (const { id, list } of decks) {
      expect(MEGACORP.deck.judge(list, pool), id).toEqual([]);
      const { business, founder, main, resources } = list.sections;
      expect([count(business), count(founder), count(main), count(resources)], id).toEqual([1, 1, 40, 20]);
    }
  });
});
