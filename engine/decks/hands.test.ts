import { describe, expect, test } from "vitest";
import { listOf, MEGACORP_POOL, SHIPPED_DECKS } from "../../tests/games/megacorp/pool.ts";
import type { DeckDraws } from "../cards/deck.ts";
import { drawsOf } from "./draw-pile.ts";
import { drawWords, firstWords, rulesOfDraws } from "./draw-words.ts";
import { canMulligan, type Deal, deal, handStatistics, mulligan, nextTurn } from "./hands.ts";
import { cardsSeen } from "./odds.ts";

const DRAWS = drawsOf("megacorp") ?? expect.fail("Megacorp has decks");
const list = SHIPPED_DECKS[0]?.list ?? listOf({});

const turnsOn = (opening: Deal, turns: number): Deal => Array.from({ length: turns }).reduce<Deal>((at) => nextTurn(at), opening);

describe("Hands (MC-4, MC-5.2)", () => {
  test("the same seed gives the same hand, another seed another one", () => {
    expect(deal(list, MEGACORP_POOL, DRAWS, 7)).toEqual(deal(list, MEGACORP_POOL, DRAWS, 7));
    expect(deal(list, MEGACORP_POOL, DRAWS, 8).hand).not.toEqual(deal(list, MEGACORP_POOL, DRAWS, 7).hand);
  });

  test("MC-4.7 five cards, and no card is made or lost", () => {
    const opening = deal(list, MEGACORP_POOL, DRAWS, 7);
    expect([opening.hand.length, opening.pile.length, opening.beside.length]).toEqual([5, 35, 20]);
    const again = mulligan(opening);
    expect([...again.hand, ...again.pile].sort()).toEqual([...opening.hand, ...opening.pile].sort());
  });

  test("MC-4.8 one card fewer each time, down to none", () => {
    let at = deal(list, MEGACORP_POOL, DRAWS, 7);
    const sizes = [at.hand.length];
    for (let i = 0; i < 6; i++) {
      at = mulligan(at);
      sizes.push(at.hand.length);
    }
    expect(sizes).toEqual([5, 4, 3, 2, 1, 0, 0]);
    expect(at.mulligans).toBe(5);
  });

  test("MC-5.2 who goes first does not draw on turn 1; a mulligan is over then", () => {
    const first = nextTurn(deal(list, MEGACORP_POOL, DRAWS, 7, true));
    expect([first.turn, first.hand.length, nextTurn(first).hand.length]).toEqual([1, 5, 6]);
    expect(nextTurn(deal(list, MEGACORP_POOL, DRAWS, 7, false)).hand.length).toBe(6);
    expect(mulligan(first)).toBe(first);
  });

  test("MC-5.2 the revealed resource goes to the bottom", () => {
    const opening = deal(list, MEGACORP_POOL, DRAWS, 7);
    const first = nextTurn(opening);
    expect(first.revealed).toEqual([opening.beside[0]]);
    expect(first.beside).toEqual([...opening.beside.slice(1), opening.beside[0]]);
  });

  test("MC-5.5 an empty resource deck reveals nothing, an empty main deck draws nothing", () => {
    const at = nextTurn(nextTurn(deal(listOf({ main: ["2 Forest"] }), MEGACORP_POOL, DRAWS, 7)));
    expect(at.revealed).toEqual([]);
    expect(at.hand).toEqual(["Forest", "Forest"]);
  });

  test("a hundred hands with a rule: kept when they hold a Forest", () => {
    const stats = handStatistics(listOf({ main: ["20 Forest", "20 Blackout"] }), MEGACORP_POOL, DRAWS, 7, 100, (hand) =>
      hand.includes("Forest"),
    );
    expect(stats.keptAfter.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(stats.keptAfter[0]).toBeGreaterThan(90);
    const mean = Object.fromEntries(stats.mean.map(({ name, copies }) => [name, copies]));
    expect((mean["Forest"] ?? 0) + (mean["Blackout"] ?? 0)).toBeLessThanOrEqual(5);
    expect(mean["Forest"]).toBeGreaterThan(2);
  });

  test("a rule that nothing meets ends at the empty hand", () => {
    expect(handStatistics(list, MEGACORP_POOL, DRAWS, 7, 10, () => false).keptAfter).toEqual([0, 0, 0, 0, 0, 10]);
  });

  test("another game draws as its own data say: two a turn from the third on, one mulligan for as many, two cards shown", () => {
    const other: DeckDraws = {
      from: "resources",
      opening: { cards: 3, rule: "XX-1.1" },
      mulligan: { fewer: 0, most: 1, rule: "XX-1.2" },
      turn: { cards: 2, from: { first: 3, second: 1 }, when: "at its end", rule: "XX-2.1" },
      reveal: { section: "main", cards: 2, when: "at once", rule: "XX-2.2", words: { one: "omen", several: "omens" } },
    };
    const opening = deal(list, MEGACORP_POOL, other, 7);
    expect([opening.hand.length, opening.pile.length, opening.beside.length]).toEqual([3, 17, 40]);
    const again = mulligan(opening);
    expect([again.hand.length, canMulligan(again), mulligan(again) === again]).toEqual([3, false, true]);
    const turns = [1, 2, 3, 4].map((turn) => turnsOn(again, turn));
    expect(turns.map(({ hand }) => hand.length)).toEqual([3, 3, 5, 7]);
    expect(turns[1]?.revealed).toEqual(again.beside.slice(2, 4));
    for (const turn of [1, 2, 3, 4]) {
      const seen = { turn, first: true, mulligans: 1 };
      expect(cardsSeen({ ...seen, section: "resources" }, other)).toBe(turns[turn - 1]?.hand.length);
      expect(cardsSeen({ ...seen, section: "main" }, other)).toBe(2 * turn);
      expect(cardsSeen({ ...seen, section: "founder" }, other)).toBe(0);
    }
    expect(drawWords(other, 3, true, "Omens")).toBe(
      "3 cards at the start (XX-1.1); no draw before turn 3, then 2 each turn, at its end (XX-2.1). Omens: 2 are revealed each turn, at once (XX-2.2).",
    );
    expect(firstWords(other)).toBe("the first player draws no card before turn 3 (XX-2.1)");
  });

  test("what is drawn is said with the numbers of its rules", () => {
    expect([true, false].map((first) => drawWords(DRAWS, 5, first, "Resources"))).toEqual([
      "5 cards at the start (MC-4.7); no draw on turn 1, then one each turn, in the Accounting phase (MC-5.2). Resources: one is revealed each turn, in the Accounting phase (MC-5.2).",
      "5 cards at the start (MC-4.7), then one more each turn, in the Accounting phase (MC-5.2). Resources: one is revealed each turn, in the Accounting phase (MC-5.2).",
    ]);
    expect(rulesOfDraws(DRAWS)).toEqual(["MC-4.7", "MC-5.2", "MC-5.2"]);
  });

  test("an absurd count is dealt from without laying out every copy", () => {
    expect(deal(listOf({ main: ["999999999 Forest"] }), MEGACORP_POOL, DRAWS, 7).pile.length).toBe(995);
  });
});
