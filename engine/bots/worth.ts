/** What an imagined state is worth to a player. */
import { below, type Rng } from "../kernel/rng.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import type { BotGame } from "./bot.ts";

/** Whether an evaluation tells how good a state is: while the match goes on; and alone, where nobody wins, at its end too. */
export const isJudged = (state: State): boolean => state.ended === 0 || state.returns.length === 1;

/**
 * From a player's side -1 … 1: how the match ended, or what the game's own evaluation says, or, for a game that has none, how random play goes on
 * from here, in place. `spent`: an evaluation, too, may play on in the state, which is the caller's to throw away.
 */
export function worthOf({ game, evaluate }: BotGame, state: State, rng: Rng, player: Player, spent: boolean): number {
  if (evaluate && isJudged(state)) return evaluate(state, player, spent);
  for (let offers = game.offers(state); offers > 0; offers = game.offers(state)) game.applyAt(state, below(rng, offers));
  return at(state.returns, player);
}
