/** One value for every game. */
import { GAME_IDS, type GameId } from "./game-ids.ts";

export const byGame = <Value>(of: (game: GameId) => Value): Readonly<Record<GameId, Value>> =>
  Object.fromEntries(GAME_IDS.map((game) => [game, of(game)])) as Record<GameId, Value>;
