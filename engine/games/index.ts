/** The games as they are declared: what asks for one has it from here and knows none by name. */
import { type GameId, isGameId } from "../cards/card.ts";
import type { GameDefinition } from "./game.ts";
import { GAMES } from "./lists/definitions.ts";

export { GAMES, isGameId };

/** What is declared about a game. */
export const gameDefinition = (id: GameId): GameDefinition => GAMES[id];
