/** How often a hack can be done. */
import { expect, test } from "vitest";
import { rngOf } from "../../../kernel/rng.ts";
import { portsOf } from "./current.ts";
import { type HackOdds, isCounted, MOST_DEEP, MOST_GRIDS, NO_ODDS, withGrid } from "./odds.ts";

const TILES = [0, 5, 5, 3, 3, 3, 11, 11, 11];
const WANTED = { core: portsOf(["W1", "E3"]) };

test("grids are added one by one, and a seed gives the same ones", () => {
  const count = (n: number) => {
    const rng = rngOf(7);
    let odds: HackOdds = NO_ODDS;
    for (let i = 0; i < n; i++) odds = withGrid(odds, TILES, WANTED, rng);
    return odds;
  };
  const odds = count(60);
  expect(odds).toEqual(count(60));
  expect(odds.grids).toBe(60);
  expect(odds.two).toBeGreaterThan(20);
  expect(odds.three).toBeGreaterThanOrEqual(odds.two);
  expect(odds.deep).toBe(0);
});

test("those with four manipulations come last, and then it is counted", () => {
  const last = { ...NO_ODDS, grids: MOST_GRIDS, deep: MOST_DEEP - 1 };
  const all = withGrid(last, TILES, WANTED, rngOf(1));
  expect([all.deep, isCounted(last), isCounted(all)]).toEqual([MOST_DEEP, false, true]);
  expect(withGrid(all, TILES, WANTED, rngOf(1))).toEqual(all);
});

test("a node that no tile can reach is never connected", () => {
  const closed = TILES.map(() => 0);
  expect(withGrid(NO_ODDS, closed, WANTED, rngOf(1))).toEqual({ ...NO_ODDS, grids: 1 });
});
