/**
 * Information-set tree search: one tree over what the searching player can tell apart, grown through many states that fit what that player
 * knows (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search", single observer). Thinks for a number of nodes, not for
 * a time, so a choice can be repeated.
 */
import type { Rng } from "../kernel/rng.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import type { Bot, Sight } from "./bot.ts";
import { keysOf } from "./same.ts";
import { worthOf } from "./worth.ts";

/** States imagined for one choice; the nodes are grown through them in turn. */
const WORLDS = 32;
/** How much a rarely tried action is preferred to a good one. Worths are -1 … 1. */
const EXPLORATION = 0.3;

type Node = {
  /** Who chose the action that leads here. */
  readonly mover: Player;
  visits: number;
  /** How often the action could have been chosen. */
  offered: number;
  /** Worth to the mover, summed over the visits. */
  sum: number;
  readonly children: Map<string, Node>;
};

/** A search bot that looks at `nodes` positions for each choice. */
export const searchBot = (nodes: number): Bot => ({
  name: `search:${nodes}`,
  choose(sight, rng) {
    const worlds: State[] = [];
    const root = nodeOf(sight.player);
    for (let i = 0; i < nodes; i++) {
      if (worlds.length < WORLDS) worlds.push(sight.imagine(rng));
      grow(sight, root, sight.game.fork(at(worlds, i % WORLDS)), rng);
    }
    const keys = keysOf(sight.game, at(worlds, 0));
    const visits = keys.map((key) => root.children.get(key)?.visits ?? 0);
    return visits.indexOf(Math.max(...visits));
  },
});

const nodeOf = (mover: Player): Node => ({ mover, visits: 0, offered: 0, sum: 0, children: new Map() });

/** Follows the tree through one imagined state to a node that is new, and tells all nodes on the way what it is worth. */
function grow(sight: Sight, root: Node, state: State, rng: Rng): void {
  const { game } = sight;
  const path: Node[] = [root];
  for (let fresh = false; !fresh && game.offers(state) > 0; ) {
    const { children } = at(path, path.length - 1);
    const keys = keysOf(game, state);
    const next = pick(children, keys);
    const key = at(keys, next);
    let child = children.get(key);
    if (child === undefined) {
      child = nodeOf(game.decision(state)?.player ?? 0);
      children.set(key, child);
      fresh = true;
    }
    path.push(child);
    game.applyAt(state, next);
  }
  const worth = worthOf(sight, state, rng);
  for (const node of path) {
    node.visits++;
    node.sum += at(worth, node.mover);
  }
}

/** The action to follow: one that was never tried, else the one with the highest upper confidence bound among those on offer. */
function pick(children: ReadonlyMap<string, Node>, keys: readonly string[]): number {
  let best = 0;
  let bound = Number.NEGATIVE_INFINITY;
  for (const [i, key] of keys.entries()) {
    const child = children.get(key);
    if (child === undefined) return i;
    child.offered++;
    const upper = child.sum / child.visits + EXPLORATION * Math.sqrt(Math.log(child.offered) / child.visits);
    if (upper > bound) [best, bound] = [i, upper];
  }
  return best;
}
