/** The nodes of search bots in new matches, by game, as this server measured them at its start. A match keeps the number that it began with. */
import { PLAYABLE, type TableGame } from "../../engine/games/game.ts";
import { LOBBIES } from "../../engine/games/lists/lobbies.ts";
import { pinToday } from "./contents.ts";
import { measureElsewhere } from "./thinkers.ts";

/** Until it is measured: few, so that nobody waits. */
export const PACE_UNKNOWN = 40;
/** The bot whose nodes are left to the server. */
export const SEARCH = "search";

const KEY = Symbol.for("arcology.paces");
type Holder = { [KEY]?: Map<TableGame, number> };

function paces(): Map<TableGame, number> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/** Nodes for each choice of a search bot. */
export const nodesAt = (game: TableGame): number => paces().get(game) ?? PACE_UNKNOWN;

/** Measures one game after the other, between the choices of bots. A game whose cards cannot be played has no bots to measure. */
export async function measurePaces(): Promise<void> {
  for (const game of PLAYABLE) {
    if (!LOBBIES[game].bots.includes(SEARCH)) continue;
    const opened = pinToday(game);
    if (opened.ok) paces().set(game, await measureElsewhere(opened.value));
  }
}
