/** Cards made in the studio in a match: they join or replace, what set-up counts stays, and what cannot be is told. */
import { describe, expect, test } from "vitest";
import type { Card, CardId } from "../../../cards/card.ts";
import { AGENTS_1, AGENTS_2, CORRUPTION_DECK, cardsIn, NECRO_DECK, NECRO_UNUSED, SET_ASIDE, type VrState } from "../layout.ts";
import { openVirtualRevolution } from "../open.ts";
import { VR_BOARDS, VR_CARDS } from "../virtual-revolution.test-support.ts";
import type { VrOptions } from "./options.ts";

const printed = (number: string): Card => {
  const card = VR_CARDS.find((one) => one.number === number);
  if (card === undefined) throw new Error(`No card ${number}`);
  return card;
};
/** A card like a printed one, made in the studio. */
const made = (number: string, name: string, more: Partial<Card> = {}): Card => ({
  ...printed(number),
  id: `virtual-revolution/${name.toLowerCase()}` as CardId,
  number: `X-${name}`,
  name,
  provenance: "mine",
  ...more,
});

const own = [
  made("AG01", "Sable", { text: "Activation: Gain 7 €.\nPromotion: Draw 1 Corruption. Gain 1 Revenue.\nBoost: With Work: Gain 1 €." }),
  made("AG17", "Mirror"),
  made("CO16-CO19", "Levy", { count: 2, text: "Lose 4 €." }),
  made("NC01", "Blackout"),
  made("NC12", "Collapse"),
  made("TI-PI", "Vigil"),
];
const opened = openVirtualRevolution({ cards: [...VR_CARDS, ...own], keywords: [], boards: VR_BOARDS });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, options, cards } = opened.value;

function begin(value: unknown, seed = 1): VrState {
  const parsed = options.parse(value);
  if (!parsed.ok) throw new Error(parsed.error);
  return game.start({ seed }, parsed.value as VrOptions);
}
const names = (state: VrState): string[] => state.card.map((design) => cards[design]?.name ?? "");
const has = (state: VrState, name: string): number => names(state).filter((one) => one === name).length;
const agents = (state: VrState): number[] => [AGENTS_1, AGENTS_2, SET_ASIDE].map((place) => cardsIn(state, place).length);
const refused = (...cards: readonly unknown[]): string => {
  const parsed = options.parse({ cards });
  return parsed.ok ? "" : parsed.error;
};

describe("Cards made in the studio", () => {
  test("are in no match that does not say so", () => {
    const state = begin({});
    expect(own.map(({ name }) => has(state, name))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.card.length).toBe(157);
  });

  test("join: one more of its level is set aside, decks of Corruption grow, of Necro cards one more is unused", () => {
    const state = begin({ cards: [{ card: "Sable" }, { card: "Mirror" }, { card: "Levy" }, { card: "Blackout" }] });
    expect(agents(state)).toEqual([10, 9, 11]);
    expect([has(state, "Sable"), has(state, "Levy"), cardsIn(state, CORRUPTION_DECK).length]).toEqual([1, 2, 38]);
    expect([cardsIn(state, NECRO_DECK).length, cardsIn(state, NECRO_UNUSED).length]).toEqual([4, 8]);
  });

  test("replace the card that is said, or the nearest of their place, as often as that is there", () => {
    const state = begin({
      cards: [
        { card: "Sable", replaces: "Zero" },
        { card: "Levy", replaces: "nearest" },
      ],
    });
    expect([has(state, "Zero"), has(state, "Sable"), has(state, "Fine"), has(state, "Levy")]).toEqual([0, 1, 0, 4]);
    expect(agents(state)).toEqual([10, 9, 9]);
    expect(options.parse({ cards: [{ card: "Mirror", replaces: "nearest" }] })).toMatchObject({
      value: { cards: [{ card: "virtual-revolution/mirror", replaces: expect.stringMatching(/.+/) }] },
    });
    const [wish] = (options.parse({ cards: [{ card: "Mirror", replaces: "nearest" }] }) as { value: VrOptions }).value.cards;
    const nearest = cards.find(({ id }) => id === wish?.replaces);
    expect([nearest?.fields["level"], nearest?.fields["agentType"]]).toEqual([2, "technician"]);
  });

  test("all at once: they join, but a Title takes the place of its own; or all replace", () => {
    const joined = begin({ ownCards: "join" });
    expect([has(joined, "Vigil"), has(joined, "Pigalle"), joined.card.length]).toEqual([1, 0, 157 + 6]);
    const replaced = begin({ ownCards: "replace" });
    expect([replaced.card.length, has(replaced, "Collapse"), has(replaced, "Computer Virus")]).toEqual([157, 1, 0]);
  });

  test("what the options say is accepted again, and their texts are carried out", () => {
    const parsed = options.parse({ ownCards: "replace", players: 4 });
    expect(parsed.ok && options.parse(parsed.value)).toEqual(parsed);
    const tried = opened.value.tried?.(own[0] as Card);
    expect(tried).toMatchObject({ ok: true, value: { options: { cards: [{ card: "virtual-revolution/sable" }] } } });
    expect(options.with?.(own[5] as Card)).toMatchObject({ cards: [{ replaces: printed("TI-PI").id }] });
  });

  test.each([
    [[{ card: "Nobody" }], 'There is no card "Nobody" that can be played'],
    [[{ card: "Zero" }], "Zero is a printed card; it is in every match"],
    [[{ card: "Sable" }, { card: "Sable" }], "Sable is named twice"],
    [[{ card: "Vigil" }], "Vigil cannot join: the game has all it needs (Title of PI). It can replace one (VR-1.3)"],
    [[{ card: "Sable", replaces: "Nash" }], "Sable (agent of level 1) cannot replace Nash (agent of level 2)"],
    [[{ card: "Collapse", replaces: "Corruption" }], "Collapse (final Necro card) cannot replace Corruption (Necro card)"],
    [[{ card: "Sable", replaces: "Mirror" }], "Mirror is no printed card, so Sable cannot replace it"],
    [[{ card: "Levy" }, { card: "Sable", replaces: "Nowhere" }], 'There is no card "Nowhere" that Sable could replace'],
  ])("what cannot be is told: %j", (wishes, sentence) => expect(refused(...wishes)).toBe(sentence));

  test("one of two ways to say it", () => {
    expect(options.parse({ ownCards: "join", cards: [] })).toEqual({
      ok: false,
      error: "Use cards or ownCards, not both",
    });
    expect(options.parse({ ownCards: "some" })).toMatchObject({ ok: false });
  });
});
