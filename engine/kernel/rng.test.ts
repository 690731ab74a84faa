import { describe, expect, test } from "vitest";
import { below, nextUint32, orderOf, rngOf, shuffled } from "./rng.ts";

describe("Seeded randomness", () => {
  test("a seed and a number of draws say what comes next", () => {
    const rng = rngOf(7);
    const first = [nextUint32(rng), nextUint32(rng), nextUint32(rng)];
    const again = { seed: 7, drawn: 1 };
    expect([nextUint32(again), nextUint32(again)]).toEqual(first.slice(1));
  });

  test("a copy branches", () => {
    const rng = rngOf(7);
    const branch = { ...rng };
    nextUint32(branch);
    expect(rng.drawn).toBe(0);
  });

  test("there is none below 0: an error, and no endless draw", () => {
    expect(() => below(rngOf(1), 0)).toThrow(RangeError);
  });

  test("every number below the limit is about equally likely, over neighbouring seeds too", () => {
    const counts = Array.from({ length: 7 }, () => 0);
    for (let seed = 0; seed < 1000; seed++) {
      const rng = rngOf(seed);
      for (let i = 0; i < 10; i++) {
        const drawn = below(rng, 7);
        counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
    }
    // 10,000 draws: expected 1,429 each, standard deviation 35.
    for (const count of counts) expect(Math.abs(count - 10_000 / 7)).toBeLessThan(150);
  });

  test("a limit that does not divide 2³² is fair too", () => {
    const rng = rngOf(1);
    let low = 0;
    for (let i = 0; i < 6000; i++) if (below(rng, 3 * 2 ** 30) < 2 ** 30) low++;
    // Expected 2,000 with standard deviation 37; were the last block not drawn again it would be 3,000.
    expect(Math.abs(low - 2000)).toBeLessThan(150);
  });

  test("the greatest limit takes every number of 32 bits", () => {
    expect(below(rngOf(7), 2 ** 32)).toBe(nextUint32(rngOf(7)));
  });

  test("shuffling keeps the cards and gives each order of three about a sixth", () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const order = shuffled(rngOf(seed), ["a", "b", "c"]).join("");
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("an order takes one after the other of those that are left, by the same draws", () => {
    for (const count of [0, 1, 2, 31, 32, 33, 64, 77, 300]) {
      const [rng, same] = [rngOf(count), rngOf(count)];
      const left = Array.from({ length: count }, (_, i) => i);
      const expected = left.map(() => 0).map((_, i) => left.splice(below(same, count - i), 1)[0]);
      expect(orderOf(rng, count)).toEqual(expected);
      expect(rng).toEqual(same);
    }
  });

  test("a named draw brings what is written for it, and only that", () => {
    const script = { draws: [{ what: "roll", value: 4 }], used: 0, missed: [] };
    const rng = { ...rngOf(1), script };
    expect(below(rng, 6)).toBe(below(rngOf(1), 6));
    expect(below(rng, 6, "roll")).toBe(4);
    expect(script.used).toBe(1);
    below(rng, 6, "roll");
    expect(script.missed).toEqual([{ what: "roll", limit: 6, next: 1 }]);
    const wide = { draws: [{ what: "roll", value: 6 }], used: 0, missed: [] };
    expect(below({ ...rngOf(1), script: wide }, 6, "roll")).toBeLessThan(6);
    expect(wide).toMatchObject({ used: 0, missed: [{ what: "roll", limit: 6 }] });
  });
});
