import { describe, expect, test } from "vitest";
import type { Draw, Script } from "./rng.ts";
import { openToy, type ToyState } from "./toy/toy.test-support.ts";

const DECK = 0;
const HAND = 2;
const DISCARD = 4;
const toy = openToy();

/** The start of a match with a few cards laid otherwise. */
function laid(change: (zones: number[][]) => void) {
  const from = toy.start({ seed: 1 }, undefined);
  const zones = from.zones.map((ids) => [...ids]);
  change(zones);
  return { from, zones, seen: from.card.map(() => 0) };
}

describe("A position that is written down", () => {
  test("is taken up at the point that it names, and the match that it is built from stays as it is", () => {
    const { from, zones, seen } = laid((all) => {
      all[DISCARD] = all[HAND] ?? [];
      all[HAND] = [];
    });
    const before = toy.digest(from);
    const built = toy.build(from, { zones, seen, fields: { active: 1, money: [7, 9] }, stand: "play" });
    expect(built.ok && { at: toy.standing(built.value), money: built.value.money, discard: built.value.zones[DISCARD] }).toEqual({
      at: "play",
      money: [7, 9],
      discard: zones[DISCARD],
    });
    expect(built.ok && toy.decision(built.value)).toMatchObject({ player: 1, kind: "play" });
    expect(built.ok && toy.faults(built.value)).toEqual([]);
    expect(toy.digest(from)).toBe(before);
  });

  test("runs on from a step that does not ask", () => {
    const { from, zones, seen } = laid(() => undefined);
    const built = toy.build(from, { zones, seen, fields: { active: 0 }, stand: "draw" });
    expect(built.ok && [built.value.zones[HAND]?.length, toy.standing(built.value)]).toEqual([4, "play"]);
  });

  test.each<[string, Parameters<typeof toy.build>[1], string]>([
    ["a point that the rules do not name", { ...laid(() => undefined), fields: {}, stand: "buy" }, "stand"],
    ["a card in two places", { ...laid((zones) => zones[HAND]?.push(zones[DECK]?.[0] ?? 0)), fields: {} }, "law"],
    ["a number below zero", { ...laid(() => undefined), fields: { money: [-1, 0] } }, "law"],
  ])("is refused with %s", (_title, position, code) => {
    const built = toy.build(toy.start({ seed: 1 }, undefined), position);
    expect(built.ok ? "built" : built.error.code).toBe(code);
  });
});

describe("Draws that are written down", () => {
  const script = (...draws: Draw[]): Script => ({ draws, used: 0, missed: [] });
  /** The deck of the first player, top first, as designs. */
  const deck = (state: ToyState) => (state.zones[DECK] ?? []).toReversed().map((id) => state.card[id]);
  const hand = (state: ToyState) => (state.zones[HAND] ?? []).map((id) => state.card[id]);

  test("lay the cards of a shuffle, and leave the others to the seed", () => {
    const written = script({ what: "shuffle", place: 0, cards: [3, 3, 3, 2] }, { what: "shuffle", place: 1, cards: [] });
    const state = toy.start({ seed: 1, script: written }, undefined);
    expect(hand(state)).toEqual([3, 3, 3]);
    expect(deck(state)[0]).toBe(2);
    expect([written.used, written.missed]).toEqual([2, []]);
  });

  test("do not show in digests, saves and forks, and change no match in which nothing is written", () => {
    const plain = toy.start({ seed: 1 }, undefined);
    const written = script({ what: "shuffle", place: 0, cards: [] }, { what: "shuffle", place: 1, cards: [] });
    const state = toy.start({ seed: 1, script: written }, undefined);
    expect(toy.digest(state)).toBe(toy.digest(plain));
    expect(toy.save(state)).toBe(toy.save(plain));
    expect(toy.fork(state).rng.script).toBeUndefined();
  });

  test("are missed when another draw comes, or cards that are not there", () => {
    const wrong = script({ what: "start", value: 1 });
    toy.start({ seed: 1, script: wrong }, undefined);
    expect([wrong.used, wrong.missed.map(({ what, place }) => `${what} ${place}`)]).toEqual([0, ["shuffle 0", "shuffle 1"]]);
    const many = script({ what: "shuffle", place: 0, cards: [3, 3, 3, 3, 3] });
    toy.start({ seed: 1, script: many }, undefined);
    expect(many.missed[0]).toEqual({ what: "shuffle", place: 0, limit: 16, next: 0 });
  });
});
