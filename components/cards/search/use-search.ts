"use client";
/** The search of a cards page: the library that the browser loads once, its index, and the answer to the text as it is typed. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { fold } from "../../../engine/cards/fold.ts";
import type { Keyword, Skipped } from "../../../engine/cards/library.ts";
import {
  buildIndex,
  parseQuery,
  type SearchContext,
  type SearchIndex,
  type SearchResult,
  search,
  withWords,
} from "../../../engine/cards/search/index.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { cardQueries, showKeptLibrary } from "../../api/cards.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { savedQueries } from "../../api/saved-queries.ts";
import type { Dock } from "../../deck/dock/dock-context.ts";
import { withSort } from "./address.ts";
import { useAnswered } from "./use-answered.ts";
import { type RegexState, useRegex } from "./use-regex.ts";

export type Search = {
  /** With the words of its texts, once the library is there. */
  readonly game: LibraryGame;
  /** Undefined until the library is there. */
  readonly found: SearchResult | undefined;
  readonly index: SearchIndex | undefined;
  readonly context: SearchContext;
  readonly keywords: readonly Keyword[];
  /** Cards and words of the library that are left out. */
  readonly skipped: readonly Skipped[];
  /** The library could not be loaded, and why. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Tries again to load what reads regular expressions. */
  readonly retryRegex: () => void;
  /** The text that `found` answers; behind the typed one for a moment. */
  readonly asked: string;
};

const NO_LISTS: readonly DeckList[] = [];
const NO_KEYWORDS: readonly Keyword[] = [];
const NONE_SKIPPED: readonly Skipped[] = [];

/**
 * The answer to a text.
 *
 * @param typed a card as somebody is typing it, in place of the saved one
 */
export function useSearch(definition: LibraryGame, text: string, sort: string, dock: Dock | undefined, typed?: LibraryCard): Search {
  const client = useQueryClient();
  const library = useQuery(cardQueries.library(definition.id));
  useEffect(() => void showKeptLibrary(client, definition.id), [client, definition.id]);
  const game = withWords(definition, library.data?.words);
  const saved = library.data?.cards;
  const cards = useMemo(() => (typed && saved ? saved.map((card) => (card.id === typed.id ? typed : card)) : saved), [saved, typed]);
  const index = useMemo(() => cards && buildIndex(cards, game), [cards, game]);
  const asked = useAnswered(text);
  const regex = useRegex();
  const context = useSearchContext(game, asked, dock, regex.state);
  const query = useMemo(() => parseQuery(asked, game), [asked, game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once regular expressions are loaded the same query has another answer
  const found = useMemo(() => index && search(index, withSort(query, sort), context), [index, query, sort, context, regex.state]);
  useEffect(() => {
    if ((query.needsRegex || found?.needsRegex) && regex.state === "absent") regex.load();
  }, [query, found, regex]);
  return {
    game,
    found,
    index,
    context,
    keywords: library.data?.keywords ?? NO_KEYWORDS,
    skipped: library.data?.skipped ?? NONE_SKIPPED,
    error: library.error,
    retry: () => void library.refetch(),
    retryRegex: regex.retry,
    asked,
  };
}

/** What a query may speak of: the docked deck, decks by name, saved searches, today. */
function useSearchContext(game: LibraryGame, text: string, dock: Dock | undefined, regex: RegexState): SearchContext {
  const client = useQueryClient();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const hasDecks = game.deck !== undefined;
  const { data: saved } = useQuery(savedQueries.list(game.id));
  const { data: shipped } = useQuery({ ...cardQueries.shippedDecks(game.id), enabled: hasDecks });
  const { data: own } = useQuery({ ...deckQueries.list(), enabled: hasDecks });
  const wanted = useMemo(
    () => (own ?? []).filter((deck) => deck.game === game.id && fold(text).includes(fold(deck.name))),
    [own, text, game.id],
  );
  const { data: lists = NO_LISTS } = useQuery({
    queryKey: [...deckQueries.lists(), "named", ...wanted.map(({ id, step }) => `${id} ${step}`)],
    queryFn: async () => {
      const decks = await Promise.allSettled(wanted.map(({ id }) => client.fetchQuery({ ...deckQueries.detail(id), staleTime: 0 })));
      return decks.flatMap((deck) => (deck.status === "fulfilled" ? [deck.value.list] : []));
    },
    enabled: wanted.length > 0,
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    const decks = new Map<string, DeckList>();
    for (const list of [...(shipped ?? []).map((deck) => deck.list), ...lists]) decks.set(fold(list.name), list);
    const texts = new Map((saved ?? []).map((query) => [fold(query.name), query.text]));
    return {
      today,
      regexFailed: regex === "failed",
      deck: dock?.deck,
      decks: (name) => decks.get(fold(name)),
      saved: (name) => texts.get(fold(name)),
      savedNames: (saved ?? []).map((query) => query.name),
      deckNames: [
        ...(shipped ?? []).map((deck) => deck.list.name),
        ...(own ?? []).filter((deck) => deck.game === game.id).map((deck) => deck.name),
      ],
    };
  }, [today, regex, dock?.deck, shipped, lists, saved, own, game.id]);
}
