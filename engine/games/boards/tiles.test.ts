import { describe, expect, test } from "vitest";
import { below, rngOf } from "../../kernel/rng.ts";
import { partOf } from "./board.ts";
import { parsed, SMALL } from "./boards.test-support.ts";
import { attached, carried, gridOf, joined, openings, shifted, swapped, turnedOpen } from "./tiles.ts";

const boards = parsed(SMALL);
const grid = gridOf(partOf(boards, "grid"));
const BIG = { ...grid, columns: 3, rows: 3 };

describe("turning tiles", () => {
  test("a turn goes clockwise, four are none", () => {
    expect([0, 1, 2, 3, 4, -1].map((turns) => turnedOpen(3, turns))).toEqual([3, 6, 12, 9, 3, 9]);
  });

  test("a swap and a shift move what lies in the cells, and nothing else", () => {
    const list = [10, 11, 12, 13, 14, 15, 16, 17, 18];
    expect(carried(list, swapped(BIG, 0, 3))).toEqual([13, 11, 12, 10, 14, 15, 16, 17, 18]);
    expect(carried(list, shifted(BIG, { row: 1 }, 1))).toEqual([10, 11, 12, 15, 13, 14, 16, 17, 18]);
    expect(carried(list, shifted(BIG, { column: 0 }, -1))).toEqual([13, 11, 12, 16, 14, 15, 10, 17, 18]);
    expect(carried(carried(list, shifted(BIG, { column: 2 }, 1)), shifted(BIG, { column: 2 }, -1))).toEqual(list);
  });

  test("cells are joined as a slow recount finds", () => {
    const rng = rngOf(5);
    for (let i = 0; i < 300; i++) {
      const open = Array.from({ length: 9 }, () => below(rng, 16));
      const groups = joined(BIG, open);
      const alike = groups.map((group) => groups.flatMap((other, cell) => (other === group ? [cell] : [])));
      expect(alike).toEqual(groups.map((_, cell) => [...slowJoined(open, cell)].sort((a, b) => a - b)));
    }
  });

  test("a node is attached where its tile is open to it; a forced cell is open everywhere", () => {
    const open = openings(grid, [1, 2, 0, 3], [0, 2, 0, 0]);
    expect(open).toEqual([5, 12, 0, 11]);
    const groups = joined(grid, open);
    expect(["N1", "W1", "N2"].map((node) => attached(grid, open, groups, node) >= 0)).toEqual([true, false, false]);
    expect(attached(grid, open, groups, "E2")).toBe(groups[1]);
    const forced = openings(grid, [1, 2, 0, 3], [0, 2, 0, 0], 0);
    expect(attached(grid, forced, joined(grid, forced), "W1")).toBe(joined(grid, forced)[3]);
  });
});

/** Cells of a grid of 3 by 3 that can be reached from one, link by link. */
function slowJoined(open: readonly number[], from: number): ReadonlySet<number> {
  const reached = new Set([from]);
  for (const cell of reached) {
    const [x, y] = [cell % 3, Math.floor(cell / 3)];
    const steps = [
      [0, -1, 1, 4],
      [1, 0, 2, 8],
      [0, 1, 4, 1],
      [-1, 0, 8, 2],
    ] as const;
    for (const [dx, dy, out, back] of steps) {
      const other = (y + dy) * 3 + x + dx;
      if (x + dx < 0 || x + dx > 2 || y + dy < 0 || y + dy > 2) continue;
      if ((open[cell] ?? 0) & out && (open[other] ?? 0) & back) reached.add(other);
    }
  }
  return reached;
}
