/** Questions about a deck's cards in the search language: what a format allows, what odds are asked for, which hands are kept. */
import type { DeckList, Pool } from "../cards/deck.ts";
import { buildIndex, type SearchIndex, search } from "../cards/search/index.ts";
import { gameDefinition } from "../games/index.ts";

const indexes = new WeakMap<Pool, SearchIndex>();

/** The names of the cards that a query finds. Whoever takes the query from outside loads the regular expressions first when it needs them. */
export function namesMatching(pool: Pool, query: string, deck?: DeckList): ReadonlySet<string> {
  const index = indexes.get(pool) ?? buildIndex(pool.cards, gameDefinition(pool.game));
  indexes.set(pool, index);
  return new Set(search(index, query, deck ? { deck } : {}).cards.map((card) => card.name));
}
