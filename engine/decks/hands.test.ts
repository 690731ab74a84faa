import { describe, expect, test } from "vitest";
import { listOf, MEGACORP_POOL, SHIPPED_DECKS } from "../../tests/games/megacorp/pool.ts";
import { drawsOf } from "./draw-pile.ts";
import { deal, handStatistics, mulligan, nextTurn } from "./hands.ts";

const DRAWS = drawsOf("megacorp") ?? expect.fail("Megacorp has decks");
const list = SHIPPED_DECKS[0]?.list ?? listOf({});

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

  test("an absurd count is dealt from without laying out every copy", () => {
    expect(deal(listOf({ main: ["999999999 Forest"] }), MEGACORP_POOL, DRAWS, 7).pile.length).toBe(995);
  });
});
