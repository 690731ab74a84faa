/** The rules of one game without those of the others: what plays one begins sooner and needs less memory. */
import type { OpenGame, PlayableGame } from "./game.ts";
import { OPEN_APART } from "./lists/rules-apart.ts";

/** What binds the rules of a game to cards. */
export const rulesOf = (game: PlayableGame): Promise<OpenGame> => OPEN_APART[game]();
