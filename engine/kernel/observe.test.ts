import { describe, expect, test } from "vitest";
import { eventFor } from "./log.ts";
import { rngOf } from "./rng.ts";
import { at, SPECTATOR } from "./state.ts";
import { DECK, DISCARD, HAND, openToy, type ToyState } from "./toy/toy.test-support.ts";
import { moveCard, shufflePlace } from "./zones.ts";

const game = openToy();
/** Player 1 has bid 2; player 2 is asked. */
function bidding(): ToyState {
  const state = game.start({ seed: 5, log: true }, undefined);
  game.apply(state, { kind: "bid", n: 2 });
  return state;
}

describe("Observations", () => {
  test("a hand is known to its player, a deck to nobody", () => {
    const state = bidding();
    const own = game.observe(state, 0);
    for (const id of at(state.zones, HAND)) expect(own.card[id]).toBe(state.card[id]);
    for (const place of [DECK, DECK + 1, HAND + 1])
      for (const id of at(state.zones, place)) expect([own.card[id], own.owner[id]]).toEqual([null, null]);
    expect(game.observe(state, SPECTATOR).card.every((card) => card === null)).toBe(true);
  });

  test("with open lists a region is known as a sorted multiset, with hidden lists not at all", () => {
    const state = bidding();
    const own = game.observe(state, 0);
    expect(own.unseen?.map((records) => records.length)).toEqual([13, 16, 0, 0]);
    expect(own.unseen?.[1]?.map(([card]) => card)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(game.observe(state, 0, "hidden").unseen).toBeUndefined();
  });

  test("a secret bid shows to the bidder alone, in the state and in the log", () => {
    const state = bidding();
    expect(game.observe(state, 0).fields["bid"]).toEqual([2, null]);
    expect(game.observe(state, 1).fields["bid"]).toEqual([null, 0]);
    expect(game.observe(state, SPECTATOR).fields["bid"]).toEqual([null, null]);
    const [entry] = state.log ?? [];
    expect(entry && [0, 1, SPECTATOR].map((viewer) => eventFor(entry, viewer, 3).args)).toEqual([
      [0, 2],
      [0, -1],
      [0, -1],
    ]);
  });

  test("the actions are told to the one who chooses", () => {
    const state = bidding();
    expect(game.observe(state, 1).decision).toMatchObject({ player: 1, kind: "bid", actions: [{ kind: "bid", n: 0 }, { n: 1 }, { n: 2 }] });
    expect(game.observe(state, 0).decision).toEqual({ player: 1, kind: "bid", rule: "T1" });
  });

  test("a card that was open stays known in a hand, and is lost in a shuffle", () => {
    const state = bidding();
    const id = at(at(state.zones, HAND), 0);
    moveCard(state, game.layout, id, DISCARD);
    expect(game.observe(state, 1).card[id]).toBe(state.card[id]);
    moveCard(state, game.layout, id, DECK);
    expect(game.observe(state, 1).card[id]).toBe(state.card[id]);
    shufflePlace(state, game.layout, DECK);
    expect(at(state.zones, DECK).map((card) => game.observe(state, 0).card[card])).toEqual(Array.from({ length: 14 }, () => null));
  });

  test("a card that somebody does not know cannot leave its region", () => {
    const state = bidding();
    const id = at(at(state.zones, DECK), 0);
    expect(() => moveCard(state, game.layout, id, HAND + 1)).toThrow(`Card ${id} would leave its region unseen`);
  });
});

describe("Imagined states", () => {
  test("fit the observation and differ in what is hidden", () => {
    const state = bidding();
    const rng = rngOf(1);
    const observation = game.observe(state, 0);
    const hands = new Set<string>();
    const bids = new Set<number>();
    for (let i = 0; i < 50; i++) {
      const imagined = game.imagine(observation, rng);
      expect(game.observe(imagined, 0)).toEqual(observation);
      expect(game.faults(imagined)).toEqual([]);
      hands.add(
        at(imagined.zones, HAND + 1)
          .map((id) => imagined.card[id])
          .join(""),
      );
      bids.add(at(imagined.bid, 0));
    }
    expect(hands.size).toBeGreaterThan(20);
    expect([...bids]).toEqual([2]);
    expect(new Set(Array.from({ length: 30 }, () => at(game.imagine(game.observe(state, 1), rng).bid, 0)))).toEqual(new Set([0, 1, 2]));
  });

  test("are the same one after the other as one by one, and go their own ways", () => {
    const observation = game.observe(bidding(), 0);
    const draws = rngOf(7);
    const imagine = game.imagining(observation);
    const first = imagine(draws);
    const second = imagine(draws);
    const before = game.save(second);
    while (game.offers(first) > 0) game.applyAt(first, 0);
    expect(game.save(second)).toBe(before);
    const again = rngOf(7);
    game.imagine(observation, again);
    expect(game.save(game.imagine(observation, again))).toBe(before);
    expect(again).toEqual(draws);
  });

  test("take the lists that the caller supposes", () => {
    const state = bidding();
    const observation = game.observe(state, 0, "hidden");
    expect(() => game.imagine(observation, rngOf(1))).toThrow("The lists are hidden");
    const supposed = [13, 16, 0, 0].map((length, region) => Array.from({ length }, () => [3, region % 2, 0]));
    expect(
      new Set(
        at(game.imagine(observation, rngOf(1), supposed).zones, HAND + 1).map(
          (id) => game.imagine(observation, rngOf(1), supposed).card[id],
        ),
      ),
    ).toEqual(new Set([3]));
    expect(() => game.imagine(observation, rngOf(1), supposed.slice(1))).toThrow("unseen cards and a list of");
  });
});
