/** The planner against a search that knows no shortcut, with every character of the game. */
import { describe, expect, test } from "vitest";
import { size } from "../../../../tests/size.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { CONTENT } from "../metrorunner.test-support.ts";
import { corePath, isOnPath, type Port } from "./circuit.ts";
import { BASIC, type Move } from "./moves.ts";
import { plan, type Wanted } from "./planner.ts";
import { randomGrid } from "./random-grid.test-support.ts";

const moved = (open: readonly number[], { from, turn }: Move): number[] =>
  from.map((source, cell) => {
    const quarters = at(turn, cell);
    const sides = at(open, source);
    return ((sides << quarters) | (sides >> (4 - quarters))) & 15;
  });
const holds = (open: readonly number[], { core, more = [] }: Wanted): boolean => {
  const path = corePath(open, core);
  return path !== 0 && more.every((ports) => isOnPath(open, path, ports));
};

/** The fewest manipulations, by trying them all. */
function fewest(open: readonly number[], wanted: Wanted, own: readonly Move[], most: number): number | undefined {
  if (holds(open, wanted)) return 0;
  if (most === 0) return undefined;
  let best: number | undefined;
  const take = (move: Move, left: readonly Move[]) => {
    const found = fewest(moved(open, move), wanted, left, Math.min(most - 1, (best ?? most + 1) - 2));
    if (found !== undefined && (best === undefined || found + 1 < best)) best = found + 1;
  };
  for (const move of BASIC) if (best === undefined || best > 1) take(move, own);
  for (const move of own) if (best === undefined || best > 1) take(move, []);
  return best;
}

const CHARACTERS: readonly (readonly Move[])[] = CONTENT.characters.map((design) => {
  const { first, count } = at(CONTENT.ownMoves, design);
  return CONTENT.moves.slice(first, first + count);
});
const wantedOf = (design: number, alpha: boolean): Wanted => ({
  core: at(CONTENT.core, design),
  more: alpha ? [at(CONTENT.alpha, design)] : ([] as (readonly Port[])[]),
});

describe("The planner", () => {
  test("finds the fewest manipulations there are, and a way that connects", () => {
    const rng = rngOf(20);
    for (let i = 0; i < (size === "whole" ? 200 : 20); i++) {
      const open = randomGrid(rng);
      const own = at(CHARACTERS, below(rng, CHARACTERS.length));
      const wanted = wantedOf(at(CONTENT.networks, below(rng, CONTENT.networks.length)), below(rng, 3) === 0);
      const most = size === "whole" || i % 10 === 0 ? 3 : 2;
      const found = plan(open, wanted, { basic: BASIC, own, most });
      expect(found?.moves.length).toBe(fewest(open, wanted, own, most));
      const all = [...BASIC, ...own];
      const end = found?.moves.reduce<readonly number[]>((grid, move) => moved(grid, at(all, move)), open);
      if (end !== undefined) expect(holds(end, wanted)).toBe(true);
      expect((found?.moves ?? []).filter((move) => move >= BASIC.length).length).toBeLessThan(2);
    }
  });

  test("stops where too much would have to be looked at, and remembers no more than it may", () => {
    const open = [0, 5, 5, 3, 3, 3, 7, 7, 7];
    const wanted: Wanted = {
      core: [
        { cell: 0, open: 1 },
        { cell: 8, open: 4 },
      ],
    };
    expect(plan(open, wanted, { basic: BASIC, most: 3, nodes: 20 })).toBeUndefined();
    expect(plan(open, wanted, { basic: BASIC, most: 3, remembered: 1 })?.moves.length).not.toBe(1);
  });
});
