/** What bots find that they could hack: the shortest ways, as the planner finds them, and only what is unlocked. */
import { expect, test } from "vitest";
import { rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { ALPHA_HACK, CORE, connectedOf } from "../hack/grid.ts";
import { BASIC } from "../hack/moves.ts";
import { plan, stepsOf, takeStep } from "../hack/planner.ts";
import { randomGrid } from "../hack/random-grid.test-support.ts";
import { CONTENT } from "../metrorunner.test-support.ts";
import { reachOf } from "./reach.ts";

const WITHOUT = { own: [], canForce: false };

test("the way to the core is as short as the planner's, and connects what it says", () => {
  const reach = reachOf(CONTENT);
  const rng = rngOf(11);
  let found = 0;
  for (let i = 0; i < 40; i++) {
    const open = randomGrid(rng);
    const design = at(CONTENT.networks, i % CONTENT.networks.length);
    const ways = reach(open, design, { ...WITHOUT, unlocked: CORE + ALPHA_HACK }, -1, 2);
    const shortest = plan(open, { core: at(CONTENT.core, design) }, { basic: BASIC, most: 2 })?.moves.length;
    const lengths = ways.map(({ moves }) => moves.length);
    expect(ways.length === 0 ? undefined : Math.min(...lengths)).toBe(shortest);
    for (const { moves, connects } of ways) {
      let cells = open.slice();
      for (const move of moves) {
        const next = cells.slice();
        takeStep(stepsOf(BASIC)[move], cells, next);
        cells = next;
      }
      expect(connectedOf(cells, CONTENT, design) & (CORE + ALPHA_HACK)).toBe(connects);
      found++;
    }
  }
  expect(found).toBeGreaterThan(20);
});

test("what is not unlocked is no way of its own, and a brute force token stands for a tile that is open to all sides", () => {
  const reach = reachOf(CONTENT);
  const rng = rngOf(12);
  let forced = 0;
  for (let i = 0; i < 40; i++) {
    const open = randomGrid(rng);
    const design = at(CONTENT.networks, i % CONTENT.networks.length);
    expect(reach(open, design, { ...WITHOUT, unlocked: CORE }, -1, 2).every(({ connects }) => connects === CORE)).toBe(true);
    for (const { brute, moves } of reach(open, design, { own: [], canForce: true, unlocked: CORE }, -1, 0)) {
      if (brute < 0) continue;
      const cells = open.map((sides, cell) => (cell === brute ? 15 : sides));
      expect([moves, connectedOf(cells, CONTENT, design) & CORE]).toEqual([[], CORE]);
      forced++;
    }
  }
  expect(forced).toBeGreaterThan(2);
});
