/** Queries about saved searches, and what changes them. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GameId } from "../../engine/cards/card.ts";
import type { SavedQuery } from "../../engine/cards/library.ts";
import { request } from "./request.ts";

export const savedQueries = {
  all: () => ["saved"] as const,
  /** A game's saved searches, by name. */
  list: (game: GameId) =>
    queryOptions({
      queryKey: [...savedQueries.all(), game],
      queryFn: async ({ signal }) => (await request<{ queries: readonly SavedQuery[] }>(`/api/queries?game=${game}`, { signal })).queries,
    }),
};

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: savedQueries.all() });

/**
 * Saves a search under a name; with the `id` of a saved one, changes that. A new name is written into every search of the game that used
 * the old one. Rejects with code "name-taken" and field "name" when another search has the name.
 */
export async function saveQuery(
  client: QueryClient,
  query: { readonly id?: string; readonly game: GameId; readonly name: string; readonly text: string },
): Promise<SavedQuery> {
  const saved = await request<SavedQuery>("/api/queries", { method: "PUT", body: query });
  await refresh(client);
  return saved;
}

/** Removes a saved search; saving it again brings it back. */
export async function dropQuery(client: QueryClient, id: string): Promise<void> {
  await request(`/api/queries?id=${id}`, { method: "DELETE" });
  await refresh(client);
}
