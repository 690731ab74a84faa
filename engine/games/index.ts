/** The five games. A new game joins here and is covered by every page, search and test from then on. */
import { type GameId, isGameId } from "../cards/card.ts";
import { CORP } from "./corp/index.ts";
import type { GameDefinition } from "./game.ts";
import { MEGACORP } from "./megacorp/index.ts";
import { METRORUNNER } from "./metrorunner/index.ts";
import { SAN } from "./san/index.ts";
import { VIRTUAL_REVOLUTION } from "./virtual-revolution/index.ts";

export const GAMES: Readonly<Record<GameId, GameDefinition>> = {
  megacorp: MEGACORP,
  san: SAN,
  "virtual-revolution": VIRTUAL_REVOLUTION,
  metrorunner: METRORUNNER,
  corp: CORP,
};

export { isGameId };

/** What is declared about a game. */
export const gameDefinition = (id: GameId): GameDefinition => GAMES[id];
