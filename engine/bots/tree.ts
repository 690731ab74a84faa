/**
 * A tree search over imagined states (information set Monte Carlo tree search, see `branches.ts`): every walk imagines a state that fits what the player knows and goes
 * down one tree that all walks share, in which each player does what has proved best for them. What is new looks as the game's evaluation has it one action ahead; behind the tree
 * everybody goes on as habit has it, or as the evaluation likes best, until the turn is over. Thinks for a number of nodes, not for a time, so a choice can be repeated.
 *
 * It does not see: that others do not know the state that is imagined for them, so it neither bluffs nor fears that it is bluffed; beyond the end of the turn (with habits, of the
 * next one), but by the evaluation; and it takes what chance brings as it comes, so what is rare and grave it may never meet.
 */
import type { Decision } from "../kernel/decision.ts";
import type { Rng } from "../kernel/rng.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import { type Bot, type Judged, type Sight, triesOf } from "./bot.ts";
import { type Branch, keyOf, type Offered, TreeNode } from "./branches.ts";
import { distinctOf } from "./same.ts";
import { isJudged, worthOf } from "./worth.ts";

/** A walk is left after so many choices. */
const LONGEST = 400;
/** What a doubt is worth, in deviations of what walks came to. */
const BOLD = 0.6;
/** The least that a deviation counts as, so that walks which all come to the same still try something else. */
const LEAST = 0.03;
/** Turns that a walk goes on after the one in which it begins, with habits and without, and how much the worth at the end of each counts. */
const ENDS = { habits: [0.33, 0.67], none: [1] } as const;

/** A bot that for each choice comes to at most `nodes` positions of imagined games, or to one for each action; without an evaluation, what is played on by chance counts as one. */
export const treeBot = (nodes: number): Bot => {
  const judge = (sight: Sight, rng: Rng): readonly Judged[] => new Tree(sight, rng, nodes).judged();
  return { name: `tree:${nodes}`, choose: (sight, rng) => at(judge(sight, rng), 0).action, judge };
};

class Tree {
  readonly #sight: Sight;
  readonly #rng: Rng;
  readonly #nodes: number;
  readonly #root: TreeNode;
  /** The actions of the root by index, one for all that come to the same. */
  #actions: readonly number[] = [];
  /** Positions that were come to. */
  #used = 0;
  /** Of what walks came to for the player: how many, mean, and sum of squares about it (B. P. Welford 1962). */
  readonly #came = { n: 0, mean: 0, squares: 0 };

  constructor(sight: Sight, rng: Rng, nodes: number) {
    this.#sight = sight;
    this.#rng = rng;
    this.#nodes = nodes;
    this.#root = new TreeNode(sight.player, sight.evaluate !== undefined);
  }

  /** Whatever was tried most first. */
  judged(): readonly Judged[] {
    const tries = this.#sight.tries();
    if (tries.length > 1) {
      const world = this.#sight.imagine(this.#rng);
      this.#actions = distinctOf(this.#sight.game, world, tries);
    } else this.#actions = tries;
    if (this.#actions.length === 1) return this.#actions.map((action) => ({ action, worth: 0, states: 0 }));
    while (this.#walk());
    const looks = this.#sight.evaluate ? 1 : 0;
    return this.#actions
      .flatMap((action) => {
        const branch = this.#root.branches.get(String(action));
        return branch ? [{ action, branch, worth: this.#root.worthOf(branch) }] : [];
      })
      .sort((a, b) => b.branch.visits - a.branch.visits || b.worth - a.worth)
      .map(({ action, branch, worth }) => ({ action, worth: Math.max(-1, Math.min(1, worth)), states: branch.visits + looks }));
  }

  /** Goes down the tree once. False when there are no nodes left for it. */
  #walk(): boolean {
    const { game, player, follow, turns } = this.#sight;
    const state = this.#sight.imagine(this.#rng);
    const path: { readonly node: TreeNode; readonly branch: Branch }[] = [];
    const worths = new Worths(this.#sight, this.#rng);
    const begun = turns?.(state) ?? 0;
    const ends = follow ? ENDS.habits : ENDS.none;
    let [end, mover, inTree] = [0, player, true];
    for (let choices = 0; choices < LONGEST && state.ended === 0; choices++) {
      if (this.#used >= this.#nodes) return false;
      while (turns && end < ends.length && turns(state) > begun + end) worths.add(state, path, at(ends, end++));
      if (end === ends.length) break;
      const decision = game.decision(state);
      if (decision === undefined || (!turns && this.#sight.evaluate && decision.player !== mover)) break;
      if (!inTree && (follow || !this.#sight.evaluate)) {
        if (!follow) break;
        follow(state);
        this.#used++;
        continue;
      }
      mover = decision.player;
      const tries = path.length === 0 ? this.#actions : triesOf(this.#sight, decision);
      if (tries.length === 1) {
        game.applyAt(state, at(tries, 0));
        this.#used++;
        continue;
      }
      const node = this.#nodeAt(path.at(-1)?.branch, decision);
      const offered = this.#offeredAt(node, state, decision, tries);
      if (offered === undefined || this.#used >= this.#nodes) return false;
      const { branch, index } = node.pick(offered, this.#bold());
      inTree &&= branch.visits > 0;
      path.push({ node, branch });
      game.applyAt(state, index);
      this.#used++;
    }
    for (; end < ends.length; end++) worths.add(state, path, at(ends, end));
    this.#used++;
    for (const { node, branch } of path) node.note(branch, worths.of(node.player));
    this.#met(worths.of(player));
    return this.#used < this.#nodes;
  }

  #nodeAt(from: Branch | undefined, { player, kind }: Decision): TreeNode {
    if (from === undefined) return this.#root;
    const key = `${player} ${kind}`;
    let node = from.next.get(key);
    if (node === undefined) {
      node = new TreeNode(player, this.#sight.evaluate !== undefined);
      from.next.set(key, node);
    }
    return node;
  }

  /** The branches on offer, each once; new ones are looked at. Undefined if there are no nodes left for that. */
  #offeredAt(node: TreeNode, state: State, { player, actions }: Decision, tries: readonly number[]): readonly Offered[] | undefined {
    const { game, evaluate } = this.#sight;
    const found = new Map<string, Offered>();
    for (const index of tries) {
      const key = node === this.#root ? String(index) : keyOf(game, state, player, actions.at(index));
      if (found.has(key)) continue;
      let branch = node.branches.get(key);
      if (branch === undefined) {
        if (node !== this.#root && this.#used >= this.#nodes) return undefined;
        branch = { look: evaluate ? this.#look(state, index, player) : 0, offered: 0, visits: 0, sum: 0, next: new Map() };
        node.branches.set(key, branch);
      }
      found.set(key, { branch, index });
    }
    return [...found.values()];
  }

  #look(state: State, index: number, player: Player): number {
    const { game } = this.#sight;
    const next = game.fork(state);
    game.applyAt(next, index);
    this.#used++;
    return worthOf(this.#sight, next, this.#rng, player, true);
  }

  #bold(): number {
    const { n, squares } = this.#came;
    if (!this.#sight.evaluate) return 1;
    return BOLD * Math.max(LEAST, n < 2 ? 0 : Math.sqrt(squares / (n - 1)));
  }

  #met(worth: number): void {
    const came = this.#came;
    const off = worth - came.mean;
    came.n++;
    came.mean += off / came.n;
    came.squares += off * (worth - came.mean);
  }
}

/** What a walk came to, for each player who chose on it. */
class Worths {
  readonly #sight: Sight;
  readonly #rng: Rng;
  readonly #sums = new Map<Player, { sum: number; share: number }>();

  constructor(sight: Sight, rng: Rng) {
    this.#sight = sight;
    this.#rng = rng;
  }

  /** Where a turn has ended: this part of the worth of whoever has chosen so far. */
  add(state: State, path: readonly { readonly node: TreeNode }[], share: number): void {
    const { player, evaluate, outlook = evaluate, turns } = this.#sight;
    for (const one of new Set([player, ...path.map(({ node }) => node.player)])) {
      const worth =
        evaluate && isJudged(state)
          ? turns && outlook
            ? outlook(state, one)
            : evaluate(state, one)
          : worthOf(this.#sight, state, this.#rng, one, false);
      const known = this.#sums.get(one) ?? { sum: 0, share: 0 };
      this.#sums.set(one, { sum: known.sum + share * worth, share: known.share + share });
    }
  }

  of(player: Player): number {
    const { sum, share } = this.#sums.get(player) ?? { sum: 0, share: 1 };
    return sum / share;
  }
}
