/** Cards of a content folder as a library holds them, with what their texts mean, for whoever works without a database. */
import type { Library } from "../engine/cards/library.ts";
import { byNumber } from "../engine/cards/pool.ts";
import { cardReader } from "../engine/games/reading.ts";
import { libraryCards } from "./library-cards.ts";
import type { GameContent } from "./load.ts";

/** A game's cards with what their texts mean, in the order of a studio's library: chance is dealt over it, so a seed means the same game in both. */
export function libraryOf({ game, cards, keywords, shows }: GameContent): Pick<Library, "cards" | "words"> {
  const reader = cardReader(game, keywords, shows);
  return { cards: libraryCards(cards.toSorted(byNumber), reader), ...(reader.words ? { words: reader.words } : {}) };
}
