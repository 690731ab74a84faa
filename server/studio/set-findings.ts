/** What there is to tell of the cards of a set; found once for each state of the library, since every text is looked at for it. */
import type { GameId } from "../../engine/cards/card.ts";
import type { Library } from "../../engine/cards/library.ts";
import type { CardTwins, SetWarning } from "../../engine/cards/work.ts";
import { setWarnings } from "../../engine/games/set-warnings.ts";
import { cardTwins } from "../../engine/games/twins.ts";
import { cardReaderOf, libraryOf } from "../library.ts";
import { cardsOfSet } from "./publish.ts";

/** Near-duplicates among the cards in use of a set; without one, of the game. */
export const twinsOfSet: (game: GameId, set: string | undefined) => readonly CardTwins[] = perLibrary((game, set) =>
  cardTwins(cardsOfSet(game, set), cardReaderOf(game)),
);

/** What is worth a look among the cards in use of a set; without one, of the game. */
export const warningsOfSet: (game: GameId, set: string | undefined) => readonly SetWarning[] = perLibrary((game, set) =>
  setWarnings(libraryOf(game).cards, (card) => set === undefined || card.set === set),
);

/** Keeps what was found as long as the library is the same. */
function perLibrary<Found>(find: (game: GameId, set: string | undefined) => Found): (game: GameId, set: string | undefined) => Found {
  const kept = new WeakMap<Library, Map<string | undefined, Found>>();
  return (game, set) => {
    const library = libraryOf(game);
    const bySet = kept.get(library) ?? new Map<string | undefined, Found>();
    kept.set(library, bySet);
    const found = bySet.get(set) ?? find(game, set);
    bySet.set(set, found);
    return found;
  };
}
