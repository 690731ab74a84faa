/** Intervals of what is counted by game: they hold the true value in about 95 of 100 runs. */
import { expect, test } from "vitest";
import { below, nextUint32, rngOf } from "../kernel/rng.ts";
import { at } from "../kernel/state.ts";
import { ratioInterval } from "../lab/statistics/index.ts";
import { placesOf } from "./feel.ts";

const RUNS = 600;

test.each([3, 4, 6])("places of %i players who are alike", (players) => {
  const rng = rngOf(100 + players);
  let held = 0;
  for (let run = 0; run < RUNS; run++) {
    const pairs = Array.from({ length: players * players }, () => 0);
    for (let game = 0; game < 150; game++) {
      const ranks = Array.from({ length: players }, () => nextUint32(rng));
      ranks.forEach((one, i) => {
        ranks.forEach((other, j) => {
          if (i !== j) pairs[i * players + j] = at(pairs, i * players + j) + 1 + Math.sign(one - other);
        });
      });
    }
    const [first] = placesOf([pairs], players);
    if (first && first.low <= 0 && first.high >= 0) held++;
  }
  expect(held / RUNS).toBeGreaterThan(0.92);
  expect(held / RUNS).toBeLessThan(0.98);
});

test("a place that always ends first is told apart, and two players have none", () => {
  const pairs = [0, 200, 200, 0, 0, 100, 0, 100, 0];
  const [first, second, third] = placesOf([pairs], 3);
  expect(first?.low).toBeGreaterThan(second?.high ?? 0);
  expect(second?.rating).toBeCloseTo(third?.rating ?? 0);
  expect(placesOf([[]], 2)).toEqual([]);
});

test("a share of choices whose games differ", () => {
  const rng = rngOf(7);
  let held = 0;
  const mean = 0.3;
  for (let run = 0; run < RUNS; run++) {
    const sums = { part: 0, whole: 0, partSquares: 0, both: 0, wholeSquares: 0 };
    const games = 60;
    for (let game = 0; game < games; game++) {
      const whole = 20 + below(rng, 200);
      // Each game has a share of its own, so its choices are alike.
      const own = below(rng, 2) === 0 ? 0.2 : 0.4;
      let part = 0;
      for (let i = 0; i < whole; i++) if (below(rng, 1000) < own * 1000) part++;
      sums.part += part;
      sums.whole += whole;
      sums.partSquares += part * part;
      sums.both += part * whole;
      sums.wholeSquares += whole * whole;
    }
    const { low, high } = ratioInterval(games, sums);
    if (low <= mean && high >= mean) held++;
  }
  // Two games that are added to sixty make it a little wider than it has to be.
  expect(held / RUNS).toBeGreaterThan(0.94);
});

test("a share of choices in two games that are alike is not certain", () => {
  const { low, high } = ratioInterval(2, { part: 0, whole: 100, partSquares: 0, both: 0, wholeSquares: 5_000 });
  expect(low).toBe(0);
  expect(high).toBeGreaterThan(0.5);
});
