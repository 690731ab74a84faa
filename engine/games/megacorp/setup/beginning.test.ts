/** Setup (MC-4). */
import { describe, expect, test } from "vitest";
import type { Engine } from "../../../kernel/engine.ts";
import { observeState } from "../../../kernel/observe.ts";
import type { State } from "../../../kernel/state.ts";
import { HAND, MAIN_DECK, RESOURCE_DECK } from "../layout.ts";
import { begin, type Table } from "../megacorp.test-support.ts";

/** Everybody bids; the founders go to the first side that is offered. */
function bids(t: Table, ...amounts: readonly number[]): Table {
  if (t.asked?.kind === "bidding") t.act("bid for the first turn");
  for (const n of amounts) t.act("bid", { n });
  return t;
}
const keepAll = (t: Table): Table => {
  while (t.asked?.kind === "mulligan") t.act("keep");
  return t;
};

describe("Bidding (MC-4.2 to MC-4.5)", () => {
  test("MC-4.3 who bids most goes first and starts with 10M less the bid, the others with 10M (MC-E4)", () => {
    const t = bids(begin(3), 2, 7, 4);
    expect([t.state.first, t.state.money]).toEqual([1, [10, 3, 10]]);
    expect(t.asked?.player).toBe(1);
  });

  test("MC-4.2 bids from 0 to 10 are secret until all are made (MC-R11)", () => {
    const t = begin(2);
    t.act("bid for the first turn");
    expect(t.offered("bid").map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(t.asked?.isSecret({ kind: "bid" })).toBe(true);
    t.act("bid", { n: 9 });
    const seenBy = (player: number) => JSON.stringify(observeState(t.engine as Engine, t.state as State, player).fields["bid"]);
    expect([seenBy(0), seenBy(1)]).toEqual(["[10,null]", "[null,0]"]);
  });

  test("MC-R110 bids that were revealed are known to everybody, until the next is made", () => {
    const t = bids(begin(2), 9, 9);
    const seenBy = (player: number) => JSON.stringify(observeState(t.engine as Engine, t.state as State, player).fields["shownBid"]);
    expect([seenBy(0), seenBy(1), seenBy(-1)]).toEqual(["[10,10]", "[10,10]", "[10,10]"]);
    expect([t.act("bid", { n: 3 }), t.act("bid", { n: 4 })].map(({ state }) => state.shownBid).at(-1)).toEqual([4, 5]);
  });

  test("MC-4.4 a tie for the highest bid is bid again, a lower one decides nothing (MC-R13)", () => {
    const t = bids(begin(3), 5, 5, 1);
    expect(t.asked?.kind).toBe("bid");
    expect(bids(t, 3, 3, 4).state.money).toEqual([10, 10, 6]);
  });

  test("MC-4.4 after three ties chance decides, and nobody pays (MC-R12)", () => {
    const t = bids(begin(2), 5, 5, 6, 6, 10, 10);
    expect(t.asked?.kind).toBe("mulligan");
    expect(t.state.money).toEqual([10, 10]);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => bids(begin(2, seed), 5, 5, 6, 6, 10, 10).state.first))).toEqual(new Set([0, 1]));
  });

  test("MC-4.5 if all decline there is no bid; if one insists there is (MC-R154)", () => {
    const none = begin(2).act("do not bid").act("do not bid");
    expect([none.asked?.kind, none.state.money]).toEqual(["mulligan", [10, 10]]);
    expect(begin(2).act("do not bid").act("bid for the first turn").asked?.kind).toBe("bid");
  });
});

describe("Opening hands (MC-4.7, MC-4.8)", () => {
  test("five cards; a mulligan draws one fewer, as often as wished (MC-R14)", () => {
    const t = bids(begin(2), 1, 0);
    expect([t.hand(0).length, t.hand(1).length, t.asked?.player]).toEqual([5, 5, 0]);
    for (const left of [4, 3, 2, 1, 0]) expect(t.act("mulligan").state.zones[HAND]).toHaveLength(left);
    // With nothing left there is nothing to decide.
    expect(t.asked?.player).toBe(1);
    expect(t.state.zones[MAIN_DECK]).toHaveLength(40);
  });
});

describe("Business and Founder (MC-4.9)", () => {
  test("the Business at (0,0), the Founder on one of its four sides, in turn order (MC-R144)", () => {
    const t = keepAll(bids(begin(2), 0, 1));
    expect([t.asked?.kind, t.asked?.player]).toEqual(["founder", 1]);
    expect(t.offered("place").map(({ x, y }) => [x, y])).toEqual([
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ]);
    t.act("place", { card: t.card("Boss", (id) => t.state.owner[id] === 1), network: 1, x: 1, y: 0 });
    t.act("place", { card: t.card("Boss", (id) => t.state.owner[id] === 0), network: 0, x: 0, y: 1 });
    expect(t.network(0)).toEqual(["Tower", "Boss"]);
    expect(t.state.turn).toBe(1);
    expect(t.state.active).toBe(1);
    expect(t.state.zones[RESOURCE_DECK]).toHaveLength(20);
  });

  test("MC-5.2 step 6: the first player does not draw on the first turn (MC-R119), the next player does (MC-17.4)", () => {
    const t = keepAll(bids(begin(2), 1, 0)).until("resource");
    t.act("decline", { card: Number(t.offered("decline")[0]?.["card"]) });
    expect(t.hand(0)).toHaveLength(5);
    t.until("resource");
    t.act("decline", { card: Number(t.offered("decline")[0]?.["card"]) });
    expect(t.hand(1)).toHaveLength(6);
  });
});
