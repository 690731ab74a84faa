/**
 * The nodes of search bots in new matches, by game, as this machine was measured: at the first start of a studio, and again when the figures are a week old.
 * A match keeps the number that it began with.
 */
import { join } from "node:path";
import { PLAYABLE, type TableGame } from "../../engine/games/game.ts";
import { LOBBIES } from "../../engine/games/lists/lobbies.ts";
import { pinToday } from "./contents.ts";
import { Measured } from "./measured.ts";
import { measureElsewhere } from "./thinkers.ts";

/** Until it is measured: few, so that nobody waits. */
export const PACE_UNKNOWN = 40;
/** The bot whose nodes are left to the server. */
export const SEARCH = "search";

const MEASURED = new Measured(join(/* turbopackIgnore: true */ process.cwd(), ".cache", "measured"));
const nameOf = (game: TableGame) => `nodes ${game}`;

const KEY = Symbol.for("arcology.paces");
type Holder = { [KEY]?: Map<TableGame, number> };

function paces(): Map<TableGame, number> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/** Nodes for each choice of a search bot. */
export function nodesAt(game: TableGame, measured = MEASURED): number {
  const known = paces().get(game) ?? measured.read(nameOf(game));
  if (known !== undefined) paces().set(game, known);
  return known ?? PACE_UNKNOWN;
}

/** Measures one game after the other, between the choices of bots. A game whose cards cannot be played has no bots to measure. */
export async function measurePaces(): Promise<void> {
  for (const game of PLAYABLE) {
    if (!LOBBIES[game].bots.includes(SEARCH)) continue;
    const nodes = await MEASURED.once(nameOf(game), async () => {
      const opened = pinToday(game);
      return opened.ok ? measureElsewhere(opened.value) : PACE_UNKNOWN;
    });
    if (nodes !== undefined) paces().set(game, nodes);
  }
}
