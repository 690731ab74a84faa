/** Grids for tests of connections and plans. */
import { below, type Rng } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { CONTENT } from "../metrorunner.test-support.ts";

/** A grid of the game's own tiles; one time of four with a brute force token. */
export function randomGrid(rng: Rng): number[] {
  const tiles = Array.from({ length: 9 }, (_, tile) => tile);
  const open = Array.from({ length: 9 }, () => at(CONTENT.opened, (tiles.splice(below(rng, tiles.length), 1)[0] ?? 0) * 4 + below(rng, 4)));
  if (below(rng, 4) === 0) open[below(rng, 9)] = 15;
  return open;
}
