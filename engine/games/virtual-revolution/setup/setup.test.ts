/** Chapter VR-3: setting up. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { cityFaults } from "../city/city.ts";
import { contentFaults, vrContent } from "../content.ts";
import {
  AGENT_DISCARD,
  AGENT_SLOT,
  AGENTS_1,
  AGENTS_2,
  cardsIn,
  FINAL_NECRO,
  LOCATION_DECK,
  NECRO_DECK,
  OBJECTIVE,
  SET_ASIDE,
  SLOTS,
  topOf,
  VERSE_DECK,
  VERSE_SLOT,
} from "../layout.ts";
import { SILENT } from "../moments.ts";
import { begin, CONTENT, GAME, nameOf, SHIPPED, VR_BOARDS, VR_CARDS } from "../virtual-revolution.test-support.ts";

const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe("Setup (VR-3)", () => {
  test.each([
    [2, 8, 12],
    [3, 10, 8],
    [4, 9, 6],
  ])("VR-3.8 with %i players: reserves, and one Influence in each borough (VR-E1)", (players, reserve, cards) => {
    for (const seed of SEEDS) {
      const state = begin(seed, { players });
      const first = state.order.indexOf(0);
      expect(state.reserve).toEqual(state.returns.map((_, player) => reserve + (player === first ? 1 : 0)));
      expect(state.influence.reduce((sum, n) => sum + n, 0)).toBe(23);
      expect(Math.max(...state.influence)).toBe(1);
      expect(state.credits).toEqual(state.returns.map(() => 10));
      expect(state.immunity).toEqual(state.returns.map(() => 1));
      expect(state.revenue).toEqual(state.returns.map(() => 5));
      expect(cards * players).toBe(24);
    }
  });

  test("VR-3.7 the holder of the First Player card begins, the others follow clockwise", () => {
    const orders = new Set(SEEDS.map((seed) => begin(seed, { players: 4 }).order.join()));
    expect([...orders].sort()).toEqual(["0,1,2,3", "1,2,3,0", "2,3,0,1", "3,0,1,2"]);
    const state = begin(3, { players: 4 });
    expect(GAME.decision(state)?.player).toBe(state.order.indexOf(0));
  });

  test("VR-3.3, VR-3.11, VR-3.15, VR-3.16 the decks", () => {
    for (const seed of SEEDS) {
      const state = begin(seed, { players: 3 });
      expect(state.returns.map((_, player) => cardsIn(state, OBJECTIVE + player).length)).toEqual([2, 2, 2]);
      expect(cardsIn(state, SET_ASIDE).length).toBe(9);
      expect([cardsIn(state, AGENTS_1).length, cardsIn(state, AGENTS_2).length]).toEqual([10, 9]);
      expect([cardsIn(state, NECRO_DECK).length, cardsIn(state, FINAL_NECRO).length]).toEqual([4, 1]);
      expect(slots.every((slot) => topOf(state, VERSE_SLOT + slot) !== undefined)).toBe(true);
      expect(cardsIn(state, VERSE_DECK).length).toBe(19);
      expect(cardsIn(state, LOCATION_DECK).length).toBe(19);
    }
  });

  test("VR-3.13, VR-R65 an Agent stands where its Location card says, and one may be intercepted in any slot", () => {
    const intercepted = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const state = begin(seed);
      const empty = slots.filter((slot) => topOf(state, AGENT_SLOT + slot) === undefined);
      for (const slot of empty) intercepted.add(slot);
      expect(empty.length).toBe(cardsIn(state, AGENT_DISCARD).length);
      const stand = slots.flatMap((slot) => {
        const card = topOf(state, AGENT_SLOT + slot);
        return card === undefined ? [] : [at(state.borough, card)];
      });
      expect(new Set(stand).size).toBe(stand.length);
      expect(stand.every((borough) => borough >= 0)).toBe(true);
    }
    expect([...intercepted].sort()).toEqual(slots);
  });

  test("VR-3.9 who is dealt a whole district begins with its Title", () => {
    const titled = Array.from({ length: 300 }, (_, seed) => begin(seed)).flatMap((state) =>
      state.returns.flatMap((_, player) =>
        cardsIn(
          state,
          GAME.layout.places.findIndex((place) => place.zone === "title" && place.player === player),
        ).map((card) => ({ state, player, card })),
      ),
    );
    expect(titled.length).toBeGreaterThan(10);
    for (const { state, player, card } of titled) {
      const district = at(CONTENT.district, at(state.card, card));
      const boroughs = at(CONTENT.city.boroughsOf, district);
      expect(
        boroughs.every((borough) => state.influence[borough * 4 + player] === 1),
        nameOf(state, card),
      ).toBe(true);
    }
  });

  test("options", () => {
    const parse = (value: unknown) => SHIPPED.options.parse(value);
    expect(parse({ players: 3 })).toEqual({ ok: true, value: { players: 3, laterGets: [0, 0, 0, 0], cards: [] } });
    expect(parse({ balance: true })).toEqual({ ok: true, value: { players: 2, laterGets: [4, 0, 0, 0], cards: [] } });
    expect(parse({ players: 5 })).toEqual({ ok: false, error: "players is 2, 3 or 4 (VR-3.1)" });
    expect(parse({ laterGets: [0, 1, 2, 3], balance: true }).ok).toBe(false);
    const state = begin(5, { players: 4, laterGets: [0, 1, 2, 3] });
    expect(state.credits).toEqual(state.order.map((place) => 10 + place));
  });
});

describe("The city (VR-2)", () => {
  test("VR-R1 to VR-R3 23 boroughs in 7 districts, as table 3.8 has them", () => {
    expect(CONTENT.city.boroughs).toBe(23);
    expect(CONTENT.city.boroughsOf.map((boroughs) => boroughs.length)).toEqual([3, 4, 4, 3, 3, 3, 3]);
    expect(cityFaults(CONTENT.city)).toEqual([]);
  });

  test("a map whose adjacency is not symmetric, and a card of a borough that is not there, are refused", () => {
    const { city } = CONTENT;
    const oneWay = city.adjacent.map((others, borough) => (borough === 12 ? [...others, 0] : others));
    expect(cityFaults({ ...city, adjacent: oneWay })).toEqual(["borough 13 is adjacent to borough 1, but not the other way (VR-2.2)"]);
    const cards = VR_CARDS.map((card) => (card.number === "LO05" ? { ...card, fields: { ...card.fields, borough: 24 } } : card));
    expect(contentFaults(vrContent(cards, VR_BOARDS, SILENT)).map(({ message }) => message)).toContain(
      "There is no borough 24 on the map (VR-2.1)",
    );
  });
});
