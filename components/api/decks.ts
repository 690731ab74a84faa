/** What changes decks. */
import type { QueryClient } from "@tanstack/react-query";
import type { GameId } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import type { DeckCheck } from "../../engine/decks/check.ts";
import type { DeckGamesTold } from "../../engine/decks/deck-games.ts";
import type { DeckReading } from "../../engine/decks/read/reading.ts";
import type { DeckId, DeckVersion, StoredDeck } from "../../engine/decks/stored.ts";
import { deckQueries } from "./deck-queries.ts";
import { ApiFailure, request } from "./request.ts";

const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: deckQueries.lists() });

async function made(client: QueryClient, body: unknown): Promise<StoredDeck> {
  const deck = await request<StoredDeck>("/api/decks", { method: "POST", body });
  client.setQueryData(deckQueries.detail(deck.id).queryKey, deck);
  await refreshLists(client);
  return deck;
}

/**
 * @param step what was done, as the list of steps will say it
 * @param parent the deck that the list was taken from, as far as anybody knows; one that this studio does not have is forgotten
 */
export const createDeck = (client: QueryClient, list: DeckList, step = "New deck", parent?: DeckId): Promise<StoredDeck> =>
  made(client, { list, step, ...(parent ? { parent } : {}) });
/** The copy remembers the deck that it was made of. */
export const copyDeck = (client: QueryClient, id: DeckId, name?: string): Promise<StoredDeck> =>
  made(client, { copyOf: id, ...(name ? { name } : {}) });
/** Copies a deck that comes with the studio; `id` as in `ShippedDeck`. */
export const copyShippedDeck = (client: QueryClient, game: GameId, id: string, name?: string): Promise<StoredDeck> =>
  made(client, { shipped: { game, id }, ...(name ? { name } : {}) });

/** Makes several decks, all or none; answers them in the order of the lists. */
export async function importDecks(client: QueryClient, lists: readonly DeckList[]): Promise<readonly StoredDeck[]> {
  const { decks } = await request<{ decks: readonly StoredDeck[] }>("/api/decks/import", { method: "POST", body: { lists } });
  await refreshLists(client);
  return decks;
}

/** Lets bots play games with a deck, or stops them. */
export async function playDeckGames(client: QueryClient, list: DeckList, act: "play" | "stop"): Promise<void> {
  const told = await request<DeckGamesTold>("/api/decks/games", { method: "POST", body: { list, act } });
  client.setQueryData(deckQueries.games(list).queryKey, told);
}

export type SaveAnswer =
  | { readonly kind: "accepted"; readonly deck: StoredDeck }
  /** Somebody saved in between; `deck` is what is there now. */
  | { readonly kind: "stale"; readonly deck: StoredDeck }
  /** The deck was deleted, or never was. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly message: string };

/**
 * Saves an edit made on step `base`. Rejects when nobody answers or the studio cannot write now (no room on the disk, busy):
 * then trying again later may help.
 */
export async function saveDeck(
  client: QueryClient,
  id: DeckId,
  change: { readonly base: number; readonly list: DeckList; readonly step: string },
): Promise<SaveAnswer> {
  try {
    const deck = await request<StoredDeck>(`/api/decks/${id}`, { method: "PUT", body: change });
    client.setQueryData(deckQueries.detail(id).queryKey, deck);
    void client.invalidateQueries({ queryKey: deckQueries.steps(id).queryKey });
    void refreshLists(client);
    return { kind: "accepted", deck };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOffline || error.status >= 500) throw error;
    if (error.code === "stale") return { kind: "stale", deck: (error.answer as { readonly deck: StoredDeck }).deck };
    if (error.code === "no-deck" || error.code === "deleted") return { kind: "gone" };
    return { kind: "refused", message: error.message };
  }
}

/** Reads pasted text or a file as decks, with a report on every line. */
export const readText = (game: GameId, text: string, fileName: string | undefined): Promise<Extract<DeckReading, { ok: true }>> =>
  request("/api/decks/read", { method: "POST", body: { game, text, ...(fileName === undefined ? {} : { fileName }) } });

/** Whether a list is a legal deck, and exactly why not. */
export const checkStored = (list: DeckList): Promise<DeckCheck> =>
  request<DeckCheck>("/api/decks/check", { method: "POST", body: { list } });

/** Names the deck as it is at `step`. Rejects with code "stale" when it has gone on since. */
export async function nameVersion(client: QueryClient, id: DeckId, name: string, step: number): Promise<DeckVersion> {
  const version = await request<DeckVersion>(`/api/decks/${id}/versions`, { method: "POST", body: { name, step } });
  await client.invalidateQueries({ queryKey: deckQueries.versions(id).queryKey });
  return version;
}

/** Deletes a deck; `restoreDeck` takes it back. */
export async function deleteDeck(client: QueryClient, id: DeckId): Promise<void> {
  await request(`/api/decks/${id}`, { method: "DELETE" });
  client.removeQueries({ queryKey: deckQueries.detail(id).queryKey });
  await refreshLists(client);
}

/** Brings a deleted deck back. */
export async function restoreDeck(client: QueryClient, id: DeckId): Promise<StoredDeck> {
  const deck = await request<StoredDeck>(`/api/decks/${id}/restore`, { method: "POST" });
  client.setQueryData(deckQueries.detail(id).queryKey, deck);
  await refreshLists(client);
  return deck;
}

/** Where all decks in use can be downloaded as one file. */
export const ARCHIVE_PATH = "/api/decks/archive";
