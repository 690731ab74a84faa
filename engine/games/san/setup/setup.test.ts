/** Chapter 1.4: what lies where before the first turn. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { san } from "../fields.ts";
import { STAR, SUN } from "../layout.ts";
import { begin, cardsAt, GAME, nameOf, SHIPPED } from "../san.test-support.ts";

const parse = (value: unknown) => {
  const parsed = SHIPPED.options.parse(value);
  return parsed.ok ? parsed.value : parsed.error;
};

describe("Setup", () => {
  test("82 cards lie where SAN-4.1 to SAN-4.8 say", () => {
    const state = begin();
    expect(state.card).toHaveLength(82);
    for (const player of [SUN, STAR]) {
      expect(cardsAt(state, "deck", player)).toHaveLength(6);
      expect(cardsAt(state, "hand", player)).toHaveLength(6);
      expect(cardsAt(state, "virus stack", player).map((card) => nameOf(state, card))).toEqual([1, 2, 3, 4, 5].map((n) => `Firewall ${n}`));
      expect(state.stage[player]).toBe(1);
    }
    expect(cardsAt(state, "supply")).toHaveLength(42);
    for (let slot = 0; slot < 6; slot++) expect(cardsAt(state, "river", 0, slot)).toHaveLength(1);
    expect(GAME.faults(state)).toEqual([]);
  });

  test("both see the top card of the Supply and no other of it (SAN-R2)", () => {
    const state = begin();
    const supply = cardsAt(state, "supply");
    for (const player of [SUN, STAR]) {
      const { card } = GAME.observe(state, player);
      expect(supply.map((id) => card[id] !== null)).toEqual(supply.map((_, i) => i === 41));
    }
  });

  test("the higher Crossing Cost of the first pair that differs starts, with the marker on its own Virus 5 (SAN-4.11, SAN-4.12)", () => {
    let ties = 0;
    const starters = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const state = begin(seed);
      const crossing = [0, 1, 2, 3, 4, 5].map((slot) => {
        const card = at(cardsAt(state, "river", 0, slot), 0);
        return Number(san(at(SHIPPED.cards, at(state.card, card))).crossing);
      });
      const lead = [0, 1, 2].map((k) => at(crossing, k) - at(crossing, 5 - k)).find((difference) => difference !== 0);
      if (lead === undefined) {
        ties++;
        starters.add(state.active);
      } else expect(state.active).toBe(lead > 0 ? SUN : STAR);
      expect([state.markerOn, state.markerSpace]).toEqual([state.active + 1, 1]);
    }
    // SAN-R7: a tie is broken by lot.
    expect(ties).toBeGreaterThan(5);
    expect(starters.size).toBe(2);
  });

  test("a first game and a handicap change the hands (SAN-4.9, SAN-4.10)", () => {
    const hands = (baseHand: readonly [number, number]) => {
      const state = begin(1, { baseHand });
      return [SUN, STAR].map((player) => cardsAt(state, "hand", player).length);
    };
    expect(hands([7, 7])).toEqual([7, 7]);
    expect(hands([6, 8])).toEqual([6, 8]);
  });
});

describe("Options", () => {
  test("what is left out is standard, and what comes out goes in again", () => {
    for (const value of [undefined, {}, { firstGame: true }, { handicap: { corporation: "STAR", hand: 8 } }, { tokenStages: [6, 2] }])
      expect(parse(parse(value))).toEqual(parse(value));
    expect(parse({})).toEqual(SHIPPED.options.standard);
    expect(parse({ firstGame: true })).toMatchObject({ baseHand: [7, 7] });
    expect(parse({ handicap: { corporation: "STAR", hand: 8 } })).toMatchObject({ baseHand: [6, 8] });
    expect(parse({ tokenStages: [6, 2] })).toMatchObject({ tokenStages: [2, 6] });
  });

  test.each<[unknown, RegExp]>([
    [{ hands: 7 }, /has no option "hands". Its options are baseHand/],
    [{ baseHand: [6] }, /two numbers/],
    [{ baseHand: [6, 0] }, /whole number from 1 to 12/],
    [{ firstGame: 1 }, /true or false/],
    [{ handicap: { corporation: "MOON", hand: 7 } }, /A handicap gives/],
    [{ handicap: { corporation: "SUN", hand: 9 } }, /A handicap gives/],
    [{ tokenStages: [3, 3] }, /different stages/],
    [{ tokenStages: [7] }, /different stages/],
    [{ turnLimit: 201 }, /from 1 to 200/],
    [{ firstGame: true, baseHand: [6, 6] }, /Set the hand sizes only once/],
    [7, /an object with any of/],
  ])("%j is answered with a sentence", (value, sentence) => expect(parse(value)).toMatch(sentence));
});
