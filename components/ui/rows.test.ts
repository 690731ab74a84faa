import { expect, test } from "vitest";
import { edgesOf, heightOf, type RowPlan, rowsInSight, rowsToDraw, scrollFor } from "./rows.ts";

const even: RowPlan = { count: 100, size: 50, padding: 4 };
const SIZES = [30, 100, 20, 60];
const uneven: RowPlan = { count: 4, size: 50, padding: 4, edges: edgesOf(4, 50, 4, (row) => SIZES[row]) };

test("all rows are as high as their sum with the room around them", () => {
  expect(heightOf(even)).toBe(5008);
  expect(heightOf(uneven)).toBe(218);
  expect(heightOf({ ...even, count: 0 })).toBe(0);
});

test("a row that was not measured counts with the guess", () => {
  expect(edgesOf(3, 50, 4, (row) => (row === 1 ? 10 : undefined))).toEqual([4, 54, 64, 114]);
});

test.each([
  [0, 0, 3],
  [53, 0, 4],
  [54, 1, 4],
  [4808, 96, 99],
  // Fewer results than before, and the page has not been scrolled back yet.
  [90_000, 96, 99],
])("even rows in sight from %i px: %i to %i", (top, first, last) => {
  expect(rowsInSight(even, top, 200)).toEqual({ first, last });
});

test.each([
  [0, 0, 1],
  [33, 0, 1],
  [34, 1, 1],
  [40, 1, 2],
  [118, 1, 3],
  [400, 1, 3],
])("uneven rows in sight from %i px: %i to %i", (top, first, last) => {
  expect(rowsInSight(uneven, top, 100)).toEqual({ first, last });
});

test("rows ahead stay within the list, and the row of the tab stop is always drawn", () => {
  expect(rowsToDraw(even, 0, 100, 2, 0)).toEqual([0, 1, 2, 3]);
  expect(rowsToDraw(even, 1000, 100, 0, 3)).toEqual([3, 19, 20, 21]);
  expect(rowsToDraw(even, 1000, 100, 0, 99)).toEqual([19, 20, 21, 99]);
  expect(rowsToDraw(even, 0, 100, 0, 100)).toEqual([0, 1]);
  expect(rowsToDraw({ ...even, count: 0 }, 0, 100, 3, 0)).toEqual([]);
  expect(rowsToDraw(even, 0, 0, 3, 0)).toEqual([]);
});

test("scrolling to a row goes the shortest way, and to the very edge at both ends", () => {
  expect(scrollFor(even, 10, 400, 200)).toBeUndefined();
  expect(scrollFor(even, 2, 400, 200)).toBe(104);
  expect(scrollFor(even, 20, 400, 200)).toBe(854);
  expect(scrollFor(even, 0, 400, 200)).toBe(0);
  expect(scrollFor(even, 99, 400, 200)).toBe(4808);
});
