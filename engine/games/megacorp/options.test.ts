/** Decks as options (MC-3). */
import { describe, expect, test } from "vitest";
import { CARDS, DECK } from "./megacorp.test-support.ts";
import { parseMegacorpOptions } from "./options-schema.ts";

const KNOWN = { cards: CARDS, decks: [] };
const parse = (value: unknown) => parseMegacorpOptions(value, KNOWN);
const error = (value: unknown) => {
  const parsed = parse(value);
  return parsed.ok ? "" : parsed.error;
};

describe("The options of a match", () => {
  test("two to four legal decks; what comes out is accepted again", () => {
    // At most 4 copies of a card (MC-3.4), and CARDS are few.
    expect(error({ decks: [DECK, DECK] })).toContain("12 copies of Clerk; at most 4 (MC-3.4)");
  });

  test("what is no deck, or no list of decks, is answered with a sentence", () => {
    expect(error({})).toContain("a list of 2 to 4 decks");
    expect(error({ decks: [DECK] })).toContain("a list of 2 to 4 decks");
    expect(error({ decks: [DECK, DECK], money: 3 })).toBe('Megacorp has no option "money"; it has decks');
    expect(error({ decks: ["nobody", DECK] })).toContain('There is no shipped deck "nobody"');
    expect(error(7)).toContain("an object with decks");
  });

  test("every finding of the deck check is said", () => {
    const bad = { ...DECK, business: "megacorp/boss", resources: [["megacorp/nothing", 2]] };
    expect(error({ decks: [bad, DECK] })).toContain("“megacorp/nothing”");
    expect(error({ decks: [bad, DECK] })).toContain("MC-3.5");
  });
});
