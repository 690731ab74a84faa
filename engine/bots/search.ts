/**
 * Search over imagined states ("perfect information Monte Carlo"): every action is tried in the same states that fit what the player knows, and
 * each is played on: as habit has it, in games that say what that is (`lines.ts`); else by the game's evaluation until the turn has been round, or by chance
 * to the end. Actions that do worse are dropped by halves (Karnin, Koren and Somekh 2013, "Almost Optimal Exploration in Multi-Armed Bandits"), so
 * that close ones are looked at longest, and at once when hardly anything can be lost by it (`doubt.ts`). Thinks for a number of nodes, not for a time, so a choice can be repeated.
 */
import type { Rng } from "../kernel/rng.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import { type Bot, type Judged, type Sight, triesOf } from "./bot.ts";
import { isOutOfDoubt } from "./doubt.ts";
import { lookAhead } from "./greedy.ts";
import { hasLines, judgedByLines } from "./lines.ts";
import { distinctOf } from "./same.ts";
import { worthOf } from "./worth.ts";

/** A line of play goes on until somebody else has chosen this often: the rest of the turn, and the answer to it. */
const HANDOVERS = 1;
/** A line of play is left after so many choices. */
const LONGEST = 80;

/**
 * A search bot that for each choice follows about `nodes` lines of play, having looked one action ahead; or, in a game whose players have no habits, looks at
 * about `nodes` positions, but tries each action at least once.
 */
export const searchBot = (nodes: number): Bot => {
  const judge = (sight: Sight, rng: Rng): readonly Judged[] =>
    hasLines(sight) ? judgedByLines(sight, lookAhead(sight, rng), rng, nodes) : new Search(sight, rng).judged(nodes);
  return { name: `search:${nodes}`, choose: (sight, rng) => at(judge(sight, rng), 0).action, judge };
};

/** An action that is still in question, by its index, what it was worth in each state so far, and the sum of that. */
type Candidate = { readonly action: number; readonly came: number[]; sum: number };

class Search {
  readonly #sight: Sight;
  readonly #rng: Rng;
  /** Positions that were given a worth. */
  #looked = 0;

  constructor(sight: Sight, rng: Rng) {
    this.#sight = sight;
    this.#rng = rng;
  }

  /** Whoever was in question longest first. */
  judged(nodes: number): Judged[] {
    const tries = this.#sight.tries();
    if (tries.length === 1) return tries.map((action) => ({ action, worth: 0, states: 0 }));
    let world = this.#sight.imagine(this.#rng);
    let left = distinctOf(this.#sight.game, world, tries).map((action): Candidate => ({ action, came: [], sum: 0 }));
    const rounds = Math.ceil(Math.log2(left.length));
    const dropped: Judged[] = [];
    let states = 0;
    const judgedNow = ({ action, sum }: Candidate): Judged => ({ action, worth: states === 0 ? 0 : sum / states, states });
    for (let round = 1; left.length > 1; round++) {
      do {
        // All are tried in the same states: a lucky state is lucky for all of them.
        for (const candidate of left) {
          const came = this.#tried(world, candidate.action);
          candidate.came.push(came);
          candidate.sum += came;
        }
        states++;
        const kept = this.#inDoubt(left, states);
        dropped.unshift(...left.filter((candidate) => !kept.includes(candidate)).map(judgedNow));
        left = kept;
        if (left.length > 1) world = this.#sight.imagine(this.#rng);
      } while (left.length > 1 && this.#looked < (nodes * round) / rounds);
      left = left.toSorted((a, b) => b.sum - a.sum);
      const kept = Math.ceil(left.length / 2);
      dropped.unshift(...left.slice(kept).map(judgedNow));
      left = left.slice(0, kept);
    }
    return [...left.map(judgedNow), ...dropped];
  }

  /** The candidates that may prove best: all, where chance tells, for a few games that end alike are no proof. */
  #inDoubt(left: Candidate[], states: number): Candidate[] {
    if (!this.#sight.evaluate) return left;
    const best = left.reduce((one, other) => (other.sum > one.sum ? other : one));
    return left.filter((one) => one === best || !isOutOfDoubt((best.sum - one.sum) / states, best.came, one.came));
  }

  /** What comes of an action in an imagined state, for the player. */
  #tried(world: State, action: number): number {
    const { game, player } = this.#sight;
    const state = game.fork(world);
    game.applyAt(state, action);
    const last = this.#sight.evaluate ? this.#playedOn(state) : state;
    this.#looked++;
    return worthOf(this.#sight, last, this.#rng, player, true);
  }

  /** The state when everybody has done what looks best one action ahead; what is looked at is gone on with, not done again. */
  #playedOn(from: State): State {
    const { game, player } = this.#sight;
    let state = from;
    let mover = player;
    let handovers = 0;
    for (let i = 0; i < LONGEST; i++) {
      const decision = game.decision(state);
      if (decision === undefined) return state;
      const tries = triesOf(this.#sight, decision);
      // Who can only do one thing, as to pass, does not take over.
      if (tries.length === 1) {
        game.applyAt(state, at(tries, 0));
        continue;
      }
      const next = decision.player;
      if (next !== mover && ++handovers === HANDOVERS) return state;
      mover = next;
      const actions = distinctOf(game, state, tries);
      if (actions.length === 1) game.applyAt(state, at(actions, 0));
      else state = this.#best(state, actions, next);
    }
    return state;
  }

  /** The state after the action that looks best to who chooses it. */
  #best(state: State, actions: readonly number[], player: Player): State {
    const { game } = this.#sight;
    let [best, most] = [state, Number.NEGATIVE_INFINITY];
    for (const action of actions) {
      const next = game.fork(state);
      game.applyAt(next, action);
      this.#looked++;
      // The best is gone on with.
      const worth = worthOf(this.#sight, next, this.#rng, player, false);
      if (worth > most) [best, most] = [next, worth];
    }
    return best;
  }
}
