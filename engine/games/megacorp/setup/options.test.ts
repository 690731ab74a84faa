/** Decks as options (MC-3). */
import { describe, expect, test } from "vitest";
import type { CardId } from "../../../cards/card.ts";
import { at } from "../../../kernel/state.ts";
import { listOf, writtenDeck } from "../decks/written-deck.ts";
import { CARDS, DECK } from "../megacorp.test-support.ts";
import { parseMegacorpOptions } from "./options-schema.ts";

/** A card for the main deck. */
const CARD = at(
  CARDS,
  CARDS.findIndex(({ id }) => id === "megacorp/clerk"),
);
const KNOWN = { cards: CARDS, decks: [] };
const parse = (value: unknown) => parseMegacorpOptions(value, KNOWN);
const error = (value: unknown) => {
  const parsed = parse(value);
  return parsed.ok ? "" : parsed.error;
};

describe("The options of a match", () => {
  test("two to four legal decks; what comes out is accepted again", () => {
    // At most 4 copies of a card (MC-3.4), and CARDS are few.
    expect(error({ decks: [DECK, DECK] })).toContain("The main deck has 12 copies of Clerk; the limit is 4 (MC-3.4)");
  });

  test("what is no deck, or no list of decks, is answered with a sentence", () => {
    expect(error({})).toContain("must list 2 to 4 decks");
    expect(error({ decks: [DECK] })).toContain("must list 2 to 4 decks");
    expect(error({ decks: [DECK, DECK], money: 3 })).toBe('Megacorp has no option "money". Its option is decks');
    expect(error({ decks: ["nobody", DECK] })).toContain('There is no ready deck "nobody"');
    expect(error(7)).toContain("an object with decks");
  });

  test("every finding of the deck check is said", () => {
    const bad = { ...DECK, business: "megacorp/boss", resources: [["megacorp/nothing", 2]] };
    expect(error({ decks: [bad, DECK] })).toContain("“megacorp/nothing”");
    expect(error({ decks: [bad, DECK] })).toContain("MC-3.5");
  });

  test("a list with more than one Business or Founder, or none, is judged as it is (MC-3.5, MC-3.6)", () => {
    const list = listOf(DECK, CARDS);
    const { business, founder } = list.sections;
    const changed = (sections: Partial<typeof list.sections>) =>
      writtenDeck({ ...list, sections: { ...list.sections, ...sections } }, CARDS);
    const messages = (sections: Partial<typeof list.sections>) => error({ decks: [changed(sections), DECK] });
    expect(writtenDeck(list, CARDS)).toEqual(DECK);
    expect(messages({ business: [...business, { name: "Boss", count: 1 }] })).toContain(
      "The deck has 2 Businesses; it needs exactly 1 (MC-3.5)",
    );
    expect(messages({ business: business.map((entry) => ({ ...entry, count: 3 })) })).toContain(
      "The deck has 3 Businesses; it needs exactly 1 (MC-3.5)",
    );
    expect(messages({ founder: [...founder, ...founder] })).toContain("The deck has 2 Founders; it needs exactly 1 (MC-3.6)");
    expect(messages({ founder: [] })).toContain("The deck has no Founder (MC-3.6)");
  });

  test("a deck that was written with lists is a deck like any other once it is legal", () => {
    const legal = { ...DECK, main: Array.from({ length: 10 }, (_, i): [string, number] => [`megacorp/card-${i}`, 4]) };
    const many = legal.main.map(([id], i) => ({ ...CARD, id: id as CardId, name: `Card ${i}` }));
    const known = { cards: [...CARDS, ...many], decks: [] };
    const parsed = parseMegacorpOptions({ decks: [{ ...legal, business: [[DECK.business, 1]] }, legal] }, known);
    expect(parsed).toEqual({ ok: true, value: { decks: [legal, legal] } });
  });
});
