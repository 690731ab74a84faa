/** Who has the first turn of a game: chance, a bid or the cards may decide it, so it is seen in the game and not told by the seats. */
import type { BotGame } from "../bots/index.ts";
import { fieldsOf, type Player, type State } from "../kernel/state.ts";

/** Whose turn it is once turns have begun; undefined before that. */
export function firstOf({ game, turns }: Pick<BotGame, "game" | "turns">, state: State): Player | undefined {
  if (turns !== undefined && turns(state) < 1) return undefined;
  const active = game.activeField === undefined ? undefined : fieldsOf(state)[game.activeField];
  return typeof active === "number" ? active : undefined;
}
