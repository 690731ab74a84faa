/**
 * Nodes of a tree of decisions that many imagined states share: a node is what its player knows to have been chosen, not one state. An action stands for all that
 * look alike to whoever chooses; how often it was on offer counts, since it is not in every state (P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set
 * Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012).
 */
import type { Action } from "../kernel/choice.ts";
import type { Game } from "../kernel/game.ts";
import { at, listOf, type Player, type State } from "../kernel/state.ts";

/** An action of a node. Worths are -1 … 1 for whoever chooses. */
export type Branch = {
  /** How it looked one action ahead, in the first state in which it was on offer; 0 where no evaluation tells. */
  readonly look: number;
  /** Walks in which it was on offer, and in which it was chosen. */
  offered: number;
  visits: number;
  /** Of what came of it. */
  sum: number;
  readonly next: Map<string, TreeNode>;
};

/** A branch on offer, and the index of the action that it is now. */
export type Offered = { readonly branch: Branch; readonly index: number };

/** Branches that may be tried besides the first for each root of a visit: more, the longer a node is looked at (progressive widening). */
const WIDER = 0.7;
/** By how much a branch may be worse than the best and still be tried. */
const CLOSE = 0.25;

export class TreeNode {
  readonly player: Player;
  readonly branches = new Map<string, Branch>();
  visits = 0;
  /** Of what came of all walks less how their branches had looked: what is judged late is often judged otherwise. */
  #shift = 0;
  readonly #looks: boolean;

  /** @param looks whether an evaluation tells how an action looks one ahead; else each is tried before one is tried again */
  constructor(player: Player, looks: boolean) {
    this.player = player;
    this.#looks = looks;
  }

  /** What a branch is worth by all that is known of it. */
  worthOf({ look, visits, sum }: Branch): number {
    if (!this.#looks) return visits === 0 ? 0 : sum / visits;
    const shift = this.visits === 0 ? 0 : this.#shift / this.visits;
    return (sum + look + shift) / (visits + 1);
  }

  /** The branch that is tried next: one of the better ones that was never tried, else the best by its worth and by how little is known of it. @param bold what a doubt of one is worth */
  pick(offered: readonly Offered[], bold: number): Offered {
    for (const { branch } of offered) branch.offered++;
    const among = this.#looks && offered.length > 1 ? this.#better(offered) : offered;
    let [best, highest] = [at(among, 0), Number.NEGATIVE_INFINITY];
    for (const one of among) {
      const { branch } = one;
      const doubt = Math.sqrt(Math.log(1 + branch.offered) / (branch.visits + 1));
      const score = branch.visits === 0 ? Number.POSITIVE_INFINITY : this.worthOf(branch) + bold * doubt;
      if (score > highest) [best, highest] = [one, score];
    }
    return best;
  }

  /** The better ones, the best first: more of them, the longer the node is looked at. */
  #better(offered: readonly Offered[]): readonly Offered[] {
    const sorted = offered.toSorted((a, b) => this.worthOf(b.branch) - this.worthOf(a.branch));
    const least = this.worthOf(at(sorted, 0).branch) - CLOSE;
    return sorted.slice(0, 1 + Math.floor(WIDER * Math.sqrt(this.visits))).filter(({ branch }) => this.worthOf(branch) >= least);
  }

  /** Notes what came of a branch. */
  note(branch: Branch, worth: number): void {
    this.visits++;
    this.#shift += worth - branch.look;
    branch.visits++;
    branch.sum += worth;
  }
}

/**
 * What an action is to whoever chooses, so that it is the same in states that look the same: a card by its design, its place and its own numbers; a card
 * that they cannot see by its place alone.
 */
export function keyOf(game: Game, state: State, player: Player, action: Action): string {
  let key = action.kind;
  for (const name in action) {
    const value = action[name];
    if (name === "kind") continue;
    if (name !== "card" || typeof value !== "number" || value < 0) {
      key += ` ${name} ${value}`;
      continue;
    }
    key += ` @${at(state.zone, value)}`;
    if ((at(state.seen, value) & (1 << player)) === 0) continue;
    key += ` ${at(state.card, value)}`;
    for (const field of game.layout.cardFields) key += `,${at(listOf(state, field), value)}`;
  }
  return key;
}
