/** Which cards a game is played with, apart from those that somebody builds decks of. */
import { db } from "../db/client.ts";
import { listHeads } from "../db/queries/objects.ts";
import type { GameId, LibraryCard } from "../engine/cards/card.ts";
import { valueAt } from "../engine/cards/issue.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { isOwn } from "../engine/games/own-cards/index.ts";

/**
 * Whether a card is of those that a game may be played with. A game without decks is played with the cards of its box, the sets that came with
 * the studio; cards that were made here join a match that asks for them.
 */
export function inBox(game: GameId): (card: LibraryCard) => boolean {
  const isBuilt = gameDefinition(game).deck !== undefined;
  const box = new Set(listHeads(db(), "set", game).flatMap(({ value, shipped }) => (shipped ? [valueAt(value, ["code"])] : [])));
  return ({ set }) => isBuilt || box.has(set);
}

/**
 * Whether a match may be played with a card: one of the box, or, where it asks for them, one that was made in this studio, whatever its set. The
 * decks of a game with decks say themselves what is in them.
 */
export function inMatches(game: GameId, withOwn: boolean): (card: LibraryCard) => boolean {
  if (gameDefinition(game).deck !== undefined) return () => true;
  const isOfBox = inBox(game);
  return (card) => (isOwn(card) ? withOwn : isOfBox(card));
}
