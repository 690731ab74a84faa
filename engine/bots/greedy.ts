/** Looks one action ahead: takes what leads to the best states, over several that fit what the player knows. */
import type { Rng } from "../kernel/rng.ts";
import { at, missing, type Player, type State } from "../kernel/state.ts";
import type { Bot, Judged, Sight } from "./bot.ts";
import { distinctOf } from "./same.ts";
import { isJudged, worthOf } from "./worth.ts";

/** How many states are imagined for a choice: few, where an evaluation tells what a state is worth; more, where chance does. */
const WORLDS = { evaluated: 2, played: 24 };
/** By how much an action may be worse than the best so far and still be looked at, where an evaluation tells. */
const CLOSE = 0.02;

const judge = (sight: Sight, rng: Rng): Judged[] => lookAhead(sight, rng, true);
export const GREEDY: Bot = { name: "greedy", choose: (sight, rng) => at(judge(sight, rng), 0).action, judge };

/** An action that is still in question: what it was worth in all states so far, what in the last, and whether it may be worth something else in another. */
type Candidate = { readonly action: number; sum: number; last: number; varies: boolean };

/** What each action is worth one action ahead, one for all that come to the same; the best first. `now`: of those alone whose time it is (`timely`). */
export function lookAhead(sight: Sight, rng: Rng, now = false): Judged[] {
  const tries = now ? sight.due() : sight.tries();
  if (tries.length === 1) return tries.map((action) => ({ action, worth: 0, states: 0 }));
  const [worlds, close] = sight.evaluate ? [WORLDS.evaluated, CLOSE] : [WORLDS.played, Number.POSITIVE_INFINITY];
  let left: Candidate[] = [];
  const dropped: Judged[] = [];
  for (let states = 1; states <= worlds; states++) {
    const world = sight.imagine(rng);
    if (states === 1) left = lookedAt(sight, world, tries, now).map((action) => ({ action, sum: 0, last: 0, varies: true }));
    if (left.length === 1 && now) return left.map(({ action }) => ({ action, worth: 0, states: 0 }));
    for (let i = 0; i < left.length; i++) {
      const candidate = at(left, i);
      // The last one needs no copy.
      if (candidate.varies) look(sight, world, candidate, rng, i === left.length - 1);
      candidate.sum += candidate.last;
    }
    left.sort((a, b) => b.sum - a.sum);
    const best = at(left, 0).sum;
    const kept = left.filter(({ sum }) => sum >= best - close * states);
    // Where an evaluation tells, more states hardly part what comes to the same in one.
    const settled =
      states === worlds ||
      kept.length === 1 ||
      (sight.evaluate !== undefined && (kept.every(({ sum }) => sum === best) || !kept.some(({ varies }) => varies)));
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

/** Of the actions that are worth a look those that are looked at: the first of all that come to the same, and of these what the game finds promising. */
function lookedAt(sight: Sight, world: State, tries: readonly number[], now: boolean): readonly number[] {
  const different = distinctOf(sight.game, world, tries);
  return different.length === 1 ? different : (sight.promising?.(world, sight.player, different, now) ?? different);
}

/** Finds what an action comes to one action ahead. `spent`: nobody needs the state any more. */
function look(sight: Sight, world: State, candidate: Candidate, rng: Rng, spent: boolean): void {
  const { game, player, ahead, evaluate } = sight;
  if (ahead && isJudged(world)) {
    candidate.last = ahead(world, candidate.action, player, spent);
    candidate.varies = false;
    return;
  }
  const { seen } = world;
  const { drawn } = world.rng;
  const next = spent ? world : game.fork(world);
  game.applyAt(next, candidate.action);
  // What shows nothing that the player did not know comes to the same in every state that fits.
  candidate.varies = evaluate === undefined || next.rng.drawn !== drawn || showsMore(seen, next.seen, player);
  candidate.last = worthOf(sight, next, rng, player, true);
}

/** Whether a player knows a card that the player did not know before. */
function showsMore(before: readonly number[], after: readonly number[], player: Player): boolean {
  if (before === after) return false;
  const bit = 1 << player;
  for (let i = 0; i < after.length; i++) {
    const knows = after[i] ?? missing(after, i);
    const knew = before[i] ?? missing(before, i);
    if (knows !== knew && (knows & ~knew & bit) !== 0) return true;
  }
  return false;
}
