/** Queries about decks. */
import { queryOptions } from "@tanstack/react-query";
import type { DeckList } from "../../engine/cards/deck.ts";
import type { DeckGamesTold } from "../../engine/decks/deck-games.ts";
import type { DeckId, DeckStep, DeckSummary, DeckVersion, StoredDeck } from "../../engine/decks/stored.ts";
import { request } from "./request.ts";

/** How often games that bots play are looked at. */
const GAMES_MS = 700;

export const deckQueries = {
  all: () => ["decks"] as const,
  lists: () => [...deckQueries.all(), "list"] as const,
  /** Decks in use, or deleted ones, the last changed first. */
  list: (which: "used" | "deleted" = "used") =>
    queryOptions({
      queryKey: [...deckQueries.lists(), which],
      queryFn: async ({ signal }) =>
        (await request<{ decks: readonly DeckSummary[] }>(`/api/decks${which === "deleted" ? "?deleted=true" : ""}`, { signal })).decks,
    }),
  detail: (id: DeckId) =>
    queryOptions({
      queryKey: [...deckQueries.all(), "detail", id],
      queryFn: ({ signal }) => request<StoredDeck>(`/api/decks/${id}`, { signal }),
    }),
  /** The saved edits, oldest first. */
  steps: (id: DeckId) =>
    queryOptions({
      queryKey: [...deckQueries.all(), "steps", id],
      queryFn: async ({ signal }) => (await request<{ steps: readonly DeckStep[] }>(`/api/decks/${id}/steps`, { signal })).steps,
    }),
  /** The list that one saved edit left. */
  step: (id: DeckId, number: number) =>
    queryOptions({
      queryKey: [...deckQueries.all(), "step", id, number],
      queryFn: ({ signal }) => request<DeckStep & { readonly list: DeckList }>(`/api/decks/${id}/steps/${number}`, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The named versions, oldest first. */
  versions: (id: DeckId) =>
    queryOptions({
      queryKey: [...deckQueries.all(), "versions", id],
      queryFn: async ({ signal }) =>
        (await request<{ versions: readonly DeckVersion[] }>(`/api/decks/${id}/versions`, { signal })).versions,
    }),
  /** What a deck could have paid for in games of bots. Asked again while they play. */
  games: (list: DeckList) =>
    queryOptions({
      queryKey: [...deckQueries.all(), "games", list.game, list.sections],
      queryFn: ({ signal }) => request<DeckGamesTold>("/api/decks/games", { method: "POST", body: { list }, signal }),
      refetchInterval: ({ state: { data } }) => (data?.running ? GAMES_MS : false),
    }),
};
