/** Which cards a game is played with, apart from those that somebody builds decks of. */
import { db } from "../db/client.ts";
import { listHeads } from "../db/queries/objects.ts";
import type { GameId, LibraryCard } from "../engine/cards/card.ts";
import { valueAt } from "../engine/cards/issue.ts";
import { gameDefinition } from "../engine/games/index.ts";

/**
 * Whether a card is of those that a game may be played with. A game without decks is played with the cards of its box, the sets that came with
 * the studio; cards of other sets join it when they are tried.
 */
export function inBox(game: GameId): (card: LibraryCard) => boolean {
  const isBuilt = gameDefinition(game).deck !== undefined;
  const box = new Set(listHeads(db(), "set", game).flatMap(({ value, shipped }) => (shipped ? [valueAt(value, ["code"])] : [])));
  return ({ set }) => isBuilt || box.has(set);
}
