/** Why one action is better than another, in the words of a game: what each leaves the player with. */

import { addUp, type Part, type PartWords } from "../kernel/parts.ts";
import type { Rng } from "../kernel/rng.ts";
import { at, type State } from "../kernel/state.ts";
import type { Sight } from "./bot.ts";

const WON: PartWords = { more: "the win", less: "a loss" };
/** More than anything that can be had on the way. */
const WIN = 1_000;
/** States in which both actions are tried. */
const STATES = 4;
/** A line is left after so many choices. */
const LONGEST = 400;
/** Parts that are smaller than this share of the largest are not worth a word; nor are more than so many. */
const SMALL = 0.2;
const MOST = 3;

/** What an action leaves a player with, and another does not: the greatest first. Both empty: nothing that can be said, or the action is not better yet. */
export type Difference = {
  readonly more: readonly string[];
  readonly less: readonly string[];
  /** When that is so: where the turn ends, or right after the action. */
  readonly when: "turn's end" | "at once";
};

/** Tries two actions in the same states that fit what the player knows, and follows both to the end of the turn, where the game says what players usually do. */
export function differenceOf(sight: Sight, rng: Rng, action: number, other: number): Difference {
  const when = sight.follow && sight.turns ? "turn's end" : "at once";
  const all: Part[] = [];
  for (let i = 0; i < STATES; i++) {
    const world = sight.imagine(rng);
    all.push(...after(sight, world, action));
    all.push(...after(sight, world, other).map((part) => ({ ...part, points: -part.points })));
  }
  const parts = addUp(all).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [largest] = parts;
  if (!largest || parts.reduce((sum, { points }) => sum + points, 0) <= 0) return { more: [], less: [], when };
  const said = parts.filter(({ points }) => Math.abs(points) >= SMALL * Math.abs(largest.points) && points !== 0);
  return {
    more: said
      .filter(({ points }) => points > 0)
      .map(({ more }) => more)
      .slice(0, MOST),
    less: said
      .filter(({ points }) => points < 0)
      .map(({ less }) => less)
      .slice(0, MOST),
    when,
  };
}

/** What a player has after an action in a state: where the turn ends, if the game can be followed so far. */
function after({ game, player, parts, follow, turns }: Sight, world: State, action: number): readonly Part[] {
  const state = game.fork(world);
  game.applyAt(state, action);
  if (follow && turns) {
    const turn = turns(world);
    for (let i = 0; i < LONGEST && state.ended === 0 && turns(state) <= turn; i++) follow(state);
  }
  if (state.ended !== 0 && state.returns.length > 1) return [{ ...WON, points: WIN * at(state.returns, player) }];
  return parts?.(state, player) ?? [];
}
