/** Looks one action ahead: takes what leads to the best states, over several that fit what the player knows. */
import type { Rng } from "../kernel/rng.ts";
import { at } from "../kernel/state.ts";
import type { Bot, Judged, Sight } from "./bot.ts";
import { distinctOf } from "./same.ts";
import { worthOf } from "./worth.ts";

/** How many states are imagined for a choice: few, where an evaluation tells what a state is worth; more, where chance does. */
const WORLDS = { evaluated: 2, played: 24 };
/** By how much an action may be worse than the best so far and still be looked at, where an evaluation tells. */
const CLOSE = 0.02;

export const GREEDY: Bot = { name: "greedy", choose: (sight, rng) => at(lookAhead(sight, rng), 0).action, judge: lookAhead };

/** What each action is worth one action ahead, one for all that come to the same; the best first. */
export function lookAhead(sight: Sight, rng: Rng): Judged[] {
  const { game, player } = sight;
  const tries = sight.tries();
  if (tries.length === 1) return tries.map((action) => ({ action, worth: 0, states: 0 }));
  const [worlds, close] = sight.evaluate ? [WORLDS.evaluated, CLOSE] : [WORLDS.played, Number.POSITIVE_INFINITY];
  let left: { readonly action: number; sum: number }[] = [];
  const dropped: Judged[] = [];
  for (let states = 1; states <= worlds; states++) {
    const world = sight.imagine(rng);
    // The first stands for all that come to the same.
    if (states === 1) left = distinctOf(game, world, tries).map((action) => ({ action, sum: 0 }));
    for (let i = 0; i < left.length; i++) {
      const candidate = at(left, i);
      // The last one needs no copy.
      const next = i === left.length - 1 ? world : game.fork(world);
      game.applyAt(next, candidate.action);
      candidate.sum += worthOf(sight, next, rng, player, true);
    }
    left.sort((a, b) => b.sum - a.sum);
    const best = at(left, 0).sum;
    const kept = left.filter(({ sum }) => sum >= best - close * states);
    // Where an evaluation tells, more states hardly part what comes to the same in one.
    const settled = states === worlds || kept.length === 1 || (sight.evaluate !== undefined && kept.every(({ sum }) => sum === best));
    const judged = (settled ? left : left.slice(kept.length)).map(({ action, sum }) => ({
      action,
      worth: sum / states,
      states,
    }));
    dropped.unshift(...judged);
    if (settled) break;
    left = kept;
  }
  return dropped;
}
