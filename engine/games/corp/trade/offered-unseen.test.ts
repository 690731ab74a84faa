/** A card that is offered from a hand of which a third player has seen cards (CORP-R3, CORP-R70): neither the offer nor the trade tells that player which one it was. */
import { describe, expect, test } from "vitest";
import { followed } from "../../../kernel/following.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { act, begin, built, cardOf, edit, GAME, inGarrison, inHand, noHands, reach, set } from "../corp.test-support.ts";
import { ACTIONS, type CorpState, cardsIn, HAND } from "../layout.ts";
import { openOffers } from "./offers.ts";

const HELD = ["AC-16", "AC-01", "AC-02", "AC-03"];
/** Three players, the first at the Trade step with four cards, all of which the third has seen, the second one of them. */
function seenBefore(seed: number): CorpState {
  const state = begin({ players: 3 }, seed);
  edit(state, ...noHands(state), set("supremacyFrom", 99), ...built(state, 0, [0, 1, 2]), ...inGarrison(state, 1, "RN-01"));
  reach(state, "trade", 0);
  edit(state, ...noHands(state), ...inHand(state, 0, ...HELD));
  const hand = cardsIn(state, HAND);
  hand.forEach((card, i) => {
    setNumber(state, "seen", card, i === 1 ? 7 : 5);
  });
  return edit(state, set("credits", 20, 1));
}
const designsSeen = (state: CorpState, player: number): number[] =>
  cardsIn(state, HAND)
    .filter((card) => (at(state.seen, card) & (1 << player)) !== 0)
    .map((card) => at(state.card, card))
    .sort((a, b) => a - b);

describe("A card offered from a hand that a third player has seen", () => {
  test("is told to the one who is asked, who still knows the rest; the third can tell no longer which it is", () => {
    for (let seed = 0; seed < 5; seed++) {
      const state = seenBefore(seed);
      const design = at(state.card, at(cardsIn(state, HAND), 0));
      const known = designsSeen(state, 1);
      const before = GAME.fork(state);
      const action = { kind: "offer a card for credits", player: 1, card: at(cardsIn(state, HAND), 0), credits: 5 };
      const chosen = GAME.decision(before)?.actions.indexOf(action) ?? -1;
      GAME.applyAt(state, chosen);
      expect([...followed(GAME, before, chosen, state, rngOf(seed))]).toEqual([]);
      const card = at(openOffers(state)[0]?.gives.cards ?? [], 0);
      expect([at(state.card, card), designsSeen(state, 1), designsSeen(state, 2)]).toEqual([
        design,
        [...known, design].sort((a, b) => a - b),
        [],
      ]);
      const answer = GAME.fork(state);
      act(state, "accept");
      expect([at(state.card, card), at(state.zone, card), at(state.seen, card) & 4]).toEqual([design, HAND + 1, 0]);
      act(answer, "refuse");
      expect([at(answer.zone, card), at(answer.seen, card) & 4]).toEqual([HAND, 0]);
    }
  });

  test("is named to nobody else by an offer beside decisions, nor by its acceptance", () =>
    expect(["offer", "accept an offer", "refuse an offer"].map((kind) => GAME.isSecretBeside(kind))).toEqual([true, true, false]));

  test.each([
    { two: false, isKnown: false },
    { two: true, isKnown: false },
    { two: false, isKnown: true },
  ])("looks the same to the third whichever it is, offered at a time of one's choice too (%j)", ({ two, isKnown }) => {
    const views = [0, 2, 3].map((i) => {
      const state = seenBefore(3);
      const hand = cardsIn(state, HAND);
      const named = two ? [at(hand, i), at(hand, i === 3 ? 0 : i + 1)] : [at(hand, i)];
      const designs = named.map((card) => at(state.card, card));
      // The second of them knows none of these beforehand, or one, as the third saw.
      for (const card of hand) setNumber(state, "seen", card, at(state.seen, card) & ~2);
      if (isKnown) setNumber(state, "seen", at(hand, 0), 7);
      expect(GAME.beside(state, 0, { kind: "offer", player: 1, gives: [0, ...named].join(" "), wants: "5" })).toBeUndefined();
      expect(openOffers(state)[0]?.gives.cards.map((card) => at(state.card, card))).toEqual(designs);
      expect(designsSeen(state, 2)).toEqual([]);
      const { seen, zones, fields } = GAME.observe(state, 2);
      return JSON.stringify([seen, zones, fields]);
    });
    // Where the second of two lies is left to chance: the first one has been mixed in with it.
    if (!two) expect(views).toEqual(views.map(() => views[0]));
  });

  test("who has looked at which card of a hand is told to its owner, to each of what they saw themselves, and to nobody else", () => {
    const state = seenBefore(1);
    const hand = cardsIn(state, HAND);
    hand.forEach((card, i) => {
      setNumber(state, "seen", card, at([1, 3, 5, 7], i));
    });
    const told = (viewer: number) => hand.map((card) => at(GAME.observe(state, viewer).seen, card));
    expect([0, 1, 2, -1].map(told)).toEqual([
      [1, 3, 5, 7],
      [1, 3, 1, 3],
      [1, 1, 5, 5],
      [1, 1, 1, 7],
    ]);
    const [deck = -1] = state.zones[ACTIONS] ?? [];
    setNumber(state, "seen", deck, 2);
    // What lies on the table everybody watches.
    expect([0, 1, 2].map((viewer) => at(GAME.observe(state, viewer).seen, deck))).toEqual([2, 2, 2]);
  });

  test("stays the instance that it is where nobody else has seen the hand", () => {
    const state = seenBefore(1);
    for (const card of cardsIn(state, HAND)) setNumber(state, "seen", card, 1);
    const card = at(cardsIn(state, HAND), 2);
    act(state, "offer a card for credits", { player: 1, card, credits: 5 });
    expect([openOffers(state)[0]?.gives.cards, at(state.seen, card), cardOf(state, "AC-04") >= 0]).toEqual([[card], 3, true]);
  });
});
