/** Looks one action ahead: takes what leads to the best states, over several that fit what the player knows. */
import type { Rng } from "../kernel/rng.ts";
import { at } from "../kernel/state.ts";
import type { Bot, Judged, Sight } from "./bot.ts";
import { distinctOf, keysOf } from "./same.ts";
import { worthOf } from "./worth.ts";

/** How many states are imagined for a choice: few, where an evaluation tells what a state is worth; more, where chance does. */
const WORLDS = { evaluated: 4, played: 24 };

export const GREEDY: Bot = { name: "greedy", choose: (sight, rng) => at(judge(sight, rng), 0).action, judge };

function judge(sight: Sight, rng: Rng): Judged[] {
  const { game, player } = sight;
  const worlds = sight.evaluate ? WORLDS.evaluated : WORLDS.played;
  let firsts: number[] = [];
  const sums: number[] = [];
  for (let i = 0; i < worlds; i++) {
    const world = sight.imagine(rng);
    // The first action of each key stands for all that come to the same.
    if (i === 0) firsts = distinctOf(keysOf(game, world));
    for (const [nth, action] of firsts.entries()) {
      const next = game.fork(world);
      game.applyAt(next, action);
      sums[nth] = (sums[nth] ?? 0) + at(worthOf(sight, next, rng), player);
    }
  }
  return firsts.map((action, nth) => ({ action, worth: at(sums, nth) / worlds, states: worlds })).sort((a, b) => b.worth - a.worth);
}
