/** Cards that show on entry pages what a game is like. */
import type { GameId, LibraryCard } from "../engine/cards/card.ts";
import { libraryOf } from "./library.ts";

/** How many of them a page shows of a game. */
const MOST = 5;

/** Cards of a game as its library is now, one of each kind, in the order of the kinds of its cards; five at most. */
export function sampleCards(game: GameId): readonly LibraryCard[] {
  const byKind = new Map(
    libraryOf(game)
      .cards.filter((card) => !card.archived)
      .map((card) => [card.kind, card]),
  );
  return [...byKind.values()].slice(0, MOST);
}
