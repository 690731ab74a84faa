/** Questions about a deck's cards in the search language: what a format allows, what odds are asked for, which hands are kept. */
import type { DeckList, Pool } from "../cards/deck.ts";
import { buildIndex, type SearchIndex, type SearchResult, search, withWords } from "../cards/search/index.ts";
import { gameDefinition } from "../games/index.ts";

const indexes = new WeakMap<Pool, SearchIndex>();

/** Searches a deck's pool; `deck` is what `in:deck` and `count` ask about. Await `loadRegex()` and ask again when the result says so. */
export function searchPool(pool: Pool, query: string, deck?: DeckList, regexFailed = false): SearchResult {
  const index = indexes.get(pool) ?? buildIndex(pool.cards, withWords(gameDefinition(pool.game), pool.words));
  indexes.set(pool, index);
  return search(index, query, { deck, regexFailed });
}

/** Whether every part of a question filters. Figures of one that is read in part would be those of other cards. */
export const isReadWhole = ({ ignored, needsRegex }: SearchResult): boolean => ignored.length === 0 && !needsRegex;

/** The names of the cards that a query finds. */
export const namesMatching = (pool: Pool, query: string, deck?: DeckList): ReadonlySet<string> =>
  new Set(searchPool(pool, query, deck).cards.map((card) => card.name));
