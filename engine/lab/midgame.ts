/** A moment in the middle of a game of bots: a position that somebody has played up to. */
import type { Bot, BotGame } from "../bots/index.ts";
import { below, rngOf } from "../kernel/rng.ts";
import type { State } from "../kernel/state.ts";
import { Playout, type PlayoutOptions } from "./playout.ts";

/**
 * Plays a game, one choice for each `next`, and returns one of its moments at which a scenario can be taken up, each with the same chance;
 * undefined if it had none. The same seed gives the same moment.
 */
export function* midgame(played: BotGame, bots: readonly Bot[], options: PlayoutOptions): Generator<void, State | undefined, void> {
  const { game } = played;
  const playout = new Playout(played, bots, options);
  const rng = rngOf(options.seed);
  let kept: State | undefined;
  let seen = 0;
  do {
    yield;
    if (game.standing(playout.state) !== undefined && below(rng, ++seen) === 0) kept = game.fork(playout.state);
  } while (playout.step());
  return kept;
}
