/** Binds the rules of any game to cards. Loads the rules of every game; what plays only one asks `rulesOf`. */
import type { Result } from "../kernel/result.ts";
import type { DraftCard, OpenGame, Playable, PlayableGame, PlayableSource } from "./game.ts";
import { OPEN } from "./lists/rules.ts";

/** What binds a game's rules to cards. */
export const openerOf = (id: PlayableGame): OpenGame => OPEN[id];

/** Binds a game's rules to cards, or says which cards cannot be played. */
export const openPlayable = (id: PlayableGame, source: PlayableSource): Result<Playable<PlayableGame>, readonly DraftCard[]> =>
  OPEN[id](source);
