/** Searching a game's cards on the server: what pages do in the browser, by the same functions. */
import { db } from "../db/client.ts";
import { listSaved } from "../db/queries/saved-queries.ts";
import type { GameId } from "../engine/cards/card.ts";
import type { DeckList } from "../engine/cards/deck.ts";
import type { Library } from "../engine/cards/library.ts";
import {
  buildIndex,
  loadRegex,
  type SearchContext,
  type SearchIndex,
  type SearchResult,
  savedKey,
  search,
  withWords,
} from "../engine/cards/search/index.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { allDecks } from "./decks.ts";
import { libraryOf } from "./library.ts";

const indexes = new WeakMap<Library, SearchIndex>();

/** The cards of a game that a query finds; saved searches and decks may be named in it. */
export async function searchCards(game: GameId, text: string): Promise<SearchResult> {
  const library = libraryOf(game);
  const index = indexes.get(library) ?? buildIndex(library.cards, withWords(gameDefinition(game), library.words));
  indexes.set(library, index);
  const context = contextOf(game);
  const result = search(index, text, context);
  if (!result.needsRegex) return result;
  await loadRegex();
  return search(index, text, context);
}

/** What a query may speak of: people's decks by name, the last changed first, and saved searches. Decks are read only when one is named. */
function contextOf(game: GameId): SearchContext {
  const saved = listSaved(db(), game);
  const texts = new Map(saved.map((query) => [savedKey(query.name), query.text]));
  let read: readonly DeckList[] | undefined;
  const decks = () => {
    read ??= allDecks().flatMap(({ list }) => (list.game === game ? [list] : []));
    return read;
  };
  return {
    saved: (name) => texts.get(savedKey(name)),
    savedNames: saved.map(({ name }) => name),
    decks: (name) => decks().find((list) => list.name.toLowerCase() === name.trim().toLowerCase()),
    get deckNames() {
      return decks().map((list) => list.name);
    },
    today: new Date().toISOString().slice(0, 10),
  };
}
