/** How fast connections are found and hacks are planned: for `bench`. */
import { below, type Rng, shuffled } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import type { Measure } from "../../measure.ts";
import type { MetroContent } from "../content.ts";
import { connectedOf } from "./grid.ts";
import { BASIC } from "./moves.ts";
import { plan, type Wanted } from "./planner.ts";

const GRIDS = 1024;
/** An opening that no tile has: what it is wanted with is never connected, so that a plan is looked for to its full depth. */
const NO_OPENING = 16;

/** A grid of the game's own tiles, each lying anywhere and turned any way (MR-3.12). */
function gridOf({ kindOfTile, opened }: MetroContent, rng: Rng): readonly number[] {
  const order = shuffled(
    rng,
    kindOfTile.map((_, tile) => tile),
  );
  return order.map((tile) => at(opened, tile * 4 + below(rng, 4)));
}

/** Connections of core, alpha and beta on random grids, and plans that find nothing, with the character that has the most manipulations of its own. */
export function hackMeasures(content: MetroContent): readonly Measure[] {
  const networkOf = (rng: Rng): number => at(content.networks, below(rng, content.networks.length));
  const [own = []] = content.characters
    .map((design) => at(content.ownMoves, design))
    .map(({ first, count }) => content.moves.slice(first, first + count))
    .sort((a, b) => b.length - a.length);
  const planned = (most: number, goal: number): Measure => ({
    id: `plan${most}`,
    words: `a plan of depth ${most} that finds nothing`,
    goal,
    prepare(rng) {
      const wanted = (design: number): Wanted => ({ core: at(content.core, design), more: [[{ cell: 0, open: NO_OPENING }]] });
      return { each: 1, call: () => plan(gridOf(content, rng), wanted(networkOf(rng)), { basic: BASIC, own, most }) };
    },
  });
  return [
    {
      id: "connections",
      words: "what of a network is connected",
      goal: 0.3,
      prepare(rng) {
        const grids = Array.from({ length: GRIDS }, () => ({ open: gridOf(content, rng), design: networkOf(rng) }));
        return {
          each: GRIDS,
          call() {
            let found = 0;
            for (const { open, design } of grids) found += connectedOf(open, content, design);
            return found;
          },
        };
      },
    },
    planned(3, 30_000),
    planned(4, 1_000_000),
  ];
}
