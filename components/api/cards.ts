/** Queries about games and cards. Keys go from general to special, so that one line refreshes a family. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type CardId, type GameId, gameOf, slugOf } from "../../engine/cards/card.ts";
import type { CardHistory } from "../../engine/cards/library.ts";
import type { ShippedDeck } from "../../engine/decks/stored.ts";
import type { Boards } from "../../engine/games/boards/index.ts";
import { loadFaces } from "../card/painters.ts";
import { keptLibrary, loadLibrary } from "./kept-library.ts";
import { offline, request } from "./request.ts";

const address = (id: CardId) => `/api/cards/${gameOf(id)}/${slugOf(id)}`;

/** The faces of a game. Throws `ApiFailure` when nobody answers. */
const loadFacesOf = (game: GameId) =>
  loadFaces(game).catch(() => {
    throw offline();
  });

export const cardQueries = {
  all: () => ["cards"] as const,
  game: (game: GameId) => [...cardQueries.all(), game] as const,
  /** Everything about a game's cards, with the faces to draw them; pages search in it. */
  library: (game: GameId) =>
    queryOptions({
      queryKey: [...cardQueries.game(game), "library"],
      queryFn: async ({ signal }) => {
        const [library] = await Promise.all([loadLibrary(game, signal), loadFacesOf(game)]);
        return library;
      },
      staleTime: 5 * 60_000,
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: "always",
    }),
  /** The boards that a game is played on; null for a game without. */
  boards: (game: GameId) =>
    queryOptions({
      queryKey: [...cardQueries.game(game), "boards"],
      queryFn: async ({ signal }) => (await request<{ boards: Boards | null }>(`/api/games/${game}/boards`, { signal })).boards,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The decks that come with the studio. */
  shippedDecks: (game: GameId) =>
    queryOptions({
      queryKey: [...cardQueries.game(game), "decks"],
      queryFn: async ({ signal }) => (await request<{ decks: readonly ShippedDeck[] }>(`/api/games/${game}/decks`, { signal })).decks,
    }),
};

/**
 * Shows what this browser keeps of a game until the studio has answered; call it once when a page that needs the library opens.
 * Does nothing when the library is there already.
 */
export async function showKeptLibrary(client: QueryClient, game: GameId): Promise<void> {
  const { queryKey } = cardQueries.library(game);
  if (client.getQueryData(queryKey)) return;
  const kept = await Promise.all([keptLibrary(game), loadFaces(game)]).then(
    ([library]) => library,
    // Without faces there is nothing to show; the query says why.
    () => undefined,
  );
  // Old on purpose: the query asks the studio at once, and the page has cards meanwhile.
  if (kept && !client.getQueryData(queryKey)) client.setQueryData(queryKey, kept.library, { updatedAt: 1 });
}

/** Settles "new version available" of a card. */
export async function settleNewer(client: QueryClient, id: CardId, take: "shipped" | "mine"): Promise<CardHistory> {
  const history = await request<CardHistory>(`${address(id)}/newer`, { method: "POST", body: { take } });
  await client.invalidateQueries({ queryKey: cardQueries.game(gameOf(id)) });
  return history;
}
