/** Cards of a set whose texts are alike; found once for each state of the library, since every text is read for it. */
import type { GameId } from "../../engine/cards/card.ts";
import type { Library } from "../../engine/cards/library.ts";
import type { CardTwins } from "../../engine/cards/work.ts";
import { cardTwins } from "../../engine/games/twins.ts";
import { cardReaderOf, libraryOf } from "../library.ts";
import { cardsOfSet } from "./publish.ts";

const found = new WeakMap<Library, Map<string | undefined, readonly CardTwins[]>>();

/** Near-duplicates among the cards in use of a set; without one, of the game. */
export function twinsOfSet(game: GameId, set: string | undefined): readonly CardTwins[] {
  const library = libraryOf(game);
  const bySet = found.get(library) ?? new Map<string | undefined, readonly CardTwins[]>();
  found.set(library, bySet);
  const twins = bySet.get(set) ?? cardTwins(cardsOfSet(game, set), cardReaderOf(game));
  bySet.set(set, twins);
  return twins;
}
