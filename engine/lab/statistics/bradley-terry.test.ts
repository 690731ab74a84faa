import { expect, test } from "vitest";
import { ratings } from "./index.ts";

/** American League, Eastern Division, 1987: games that the team of the row won against that of the column (A. Agresti, "Categorical Data Analysis"). */
const BASEBALL = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];
const POINTS = 400 / Math.LN10;

test("The strengths of the baseball teams of 1987 are those that Agresti prints", () => {
  const found = ratings(BASEBALL).map(({ rating }) => rating / POINTS);
  const last = found[6] ?? 0;
  const printed = [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0];
  for (const [i, one] of found.entries()) expect(one - last).toBeCloseTo(printed[i] ?? 0, 2);
});

test("Of two the interval is that of the log odds", () => {
  const [first] = ratings([
    [0, 60],
    [40, 0],
  ]);
  // Each is half of the difference away from the average; the variance of log odds is 1/60 + 1/40.
  expect((first?.rating ?? 0) * 2).toBeCloseTo(POINTS * Math.log(60 / 40), 6);
  expect((first?.high ?? 0) - (first?.low ?? 0)).toBeCloseTo(1.959964 * POINTS * Math.sqrt(1 / 60 + 1 / 40), 3);
});

test("Who won everything has a rating where games are supposed", () => {
  const found = ratings(
    [
      [0, 10, 10],
      [0, 0, 5],
      [0, 5, 0],
    ],
    0.5,
  );
  expect(found.every(({ low, rating, high }) => Number.isFinite(rating) && low < rating && rating < high)).toBe(true);
  expect(found[0]?.rating).toBeGreaterThan(found[1]?.high ?? 0);
});
