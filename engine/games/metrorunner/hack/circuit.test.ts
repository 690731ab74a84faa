/** Connections against a plain flood fill, on random grids (MR-11.13). */
import { describe, expect, test } from "vitest";
import { size } from "../../../../tests/size.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { gridOf, partOf } from "../../boards/index.ts";
import { BOARDS } from "../metrorunner.test-support.ts";
import { corePath, isOnPath, type Port, packed, unpack } from "./circuit.ts";
import { randomGrid } from "./random-grid.test-support.ts";

const PORTS: readonly Port[] = gridOf(partOf(BOARDS, "grid")).nodes.map(({ cell, side }) => ({ cell, open: 1 << side }));

/** Whether one may walk from node to node: squares of a 7×7 picture in which cells, links and nodes are drawn. */
function isJoined(open: readonly number[], a: Port, b: Port): boolean {
  const drawn = new Set<string>();
  const OUT: readonly (readonly [bit: number, x: number, y: number])[] = [
    [1, 0, -1],
    [2, 1, 0],
    [4, 0, 1],
    [8, -1, 0],
  ];
  const square = (cell: number): readonly [number, number] => [(cell % 3) * 2 + 1, Math.floor(cell / 3) * 2 + 1];
  open.forEach((sides, cell) => {
    const [x, y] = square(cell);
    if (sides !== 0) drawn.add(`${x},${y}`);
    // A link is drawn where both of its cells are open to it, or where it leads out of the grid.
    for (const [bit, dx, dy] of OUT) {
      if ((sides & bit) === 0) continue;
      const [nx, ny] = [x + dx, y + dy];
      const other = [x + 2 * dx, y + 2 * dy];
      const cells = open.findIndex((_, one) => square(one).join() === other.join());
      const back = OUT.find(([, bx, by]) => bx === -dx && by === -dy)?.[0] ?? 0;
      if (cells < 0 || ((open[cells] ?? 0) & back) !== 0) drawn.add(`${nx},${ny}`);
    }
  });
  const edge = ({ cell, open: bit }: Port): string => {
    const [x, y] = square(cell);
    const [, dx = 0, dy = 0] = OUT.find(([one]) => one === bit) ?? [];
    return `${x + dx},${y + dy}`;
  };
  const walked = new Set<string>();
  const queue = [edge(a)];
  for (const here of queue) {
    if (walked.has(here) || !drawn.has(here)) continue;
    walked.add(here);
    const [x = 0, y = 0] = here.split(",").map(Number);
    queue.push(`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`);
  }
  return walked.has(edge(b)) && a !== b ? true : walked.has(edge(a)) && a === b;
}

describe("Connections (MR-11.13)", () => {
  test("are those of a flood fill on random grids", () => {
    const rng = rngOf(11);
    let connected = 0;
    for (let i = 0; i < (size === "whole" ? 100_000 : 4000); i++) {
      const open = randomGrid(rng);
      const [a, b, c] = [at(PORTS, below(rng, 12)), at(PORTS, below(rng, 12)), at(PORTS, below(rng, 12))];
      const path = corePath(open, [a, b]);
      expect(path !== 0).toBe(isJoined(open, a, b));
      if (path === 0) continue;
      connected++;
      expect(isOnPath(open, path, [c])).toBe(isJoined(open, a, c));
    }
    expect(connected).toBeGreaterThan(100);
  });

  test("a grid is one number, and back", () => {
    const rng = rngOf(12);
    const into: number[] = [];
    const seen = new Set<number>();
    for (let i = 0; i < 500; i++) {
      const open = randomGrid(rng);
      unpack(packed(open), into);
      expect(into).toEqual(open);
      seen.add(packed(open));
    }
    expect(seen.size).toBeGreaterThan(490);
  });
});
