/** Queries and requests of the studio: what is typed into cards, revisions, putting away. */
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type CardId, type GameId, gameOf, type LibraryCard, slugOf } from "../../engine/cards/card.ts";
import type { CardDifference, CardHistory } from "../../engine/cards/library.ts";
import type {
  CardScenario,
  CardTwins,
  CardWork,
  EndScoreTold,
  Fault,
  GameCount,
  GamesRun,
  Mentions,
  OpenWork,
  SavedCard,
  SetChecks,
  SetWarning,
  Typed,
  WorkingCopy,
} from "../../engine/cards/work.ts";
import type { Foreseen } from "../../engine/games/foreseen.ts";
import type { LobbyBot } from "../../engine/games/game-lobby.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchMade } from "../../engine/matches/told.ts";
import { cardQueries } from "./cards.ts";
import { ApiFailure, request } from "./request.ts";

const address = (id: CardId) => `/api/cards/${gameOf(id)}/${slugOf(id)}`;
async function refresh(client: QueryClient, game: GameId): Promise<void> {
  // Played again first: whether they pass is what the library then says of the card.
  await client.invalidateQueries({ queryKey: studioQueries.scenariosOf(game) });
  await Promise.all([
    client.invalidateQueries({ queryKey: cardQueries.game(game) }),
    client.invalidateQueries({ queryKey: studioQueries.game(game) }),
  ]);
}

/** How often games that are played are asked about, in milliseconds: those of a card, and those of a set. */
const [ASK_MS, SET_MS] = [400, 1_500];
/** Whether games are played, or wait for others. */
export const isRunning = (run: GamesRun | null | undefined): boolean => run?.is === "waiting" || run?.is === "playing";
const ofSet = (set: string) => (set === "" ? "" : `?${new URLSearchParams({ set })}`);
const setChecks = (game: GameId, set: string) => `/api/games/${game}/checks${ofSet(set)}`;

export const studioQueries = {
  all: () => ["studio"] as const,
  game: (game: GameId) => [...studioQueries.all(), game] as const,
  scenariosOf: (game: GameId) => [...studioQueries.all(), "scenarios", game] as const,
  /** A card's draft and its saved version. Fetched again whenever the card is opened. */
  work: (id: CardId) =>
    queryOptions({
      queryKey: [...studioQueries.all(), "work", id],
      queryFn: ({ signal }) => request<CardWork>(`${address(id)}/work`, { signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: "always",
    }),
  /** The cards of a game that somebody is typing at. */
  open: (game: GameId) =>
    queryOptions({
      queryKey: [...studioQueries.game(game), "open"],
      queryFn: async ({ signal }) => (await request<{ work: readonly OpenWork[] }>(`/api/games/${game}/work`, { signal })).work,
    }),
  /** A card with its revisions; as of one of them, when it is named. */
  history: (id: CardId, revision?: number) =>
    queryOptions({
      queryKey: [...studioQueries.game(gameOf(id)), "history", id, revision ?? "head"],
      queryFn: ({ signal }) => request<CardHistory>(`${address(id)}${revision === undefined ? "" : `?revision=${revision}`}`, { signal }),
    }),
  /** What names a card, and follows when it is renamed. */
  mentions: (id: CardId) =>
    queryOptions({
      queryKey: [...studioQueries.game(gameOf(id)), "mentions", id],
      queryFn: ({ signal }) => request<Mentions>(`${address(id)}/mentions`, { signal }),
    }),
  /** The scenarios of a card, each played now with the card as it is. */
  scenarios: (id: CardId) =>
    queryOptions({
      queryKey: [...studioQueries.scenariosOf(gameOf(id)), id],
      queryFn: async ({ signal }) =>
        (await request<{ scenarios: readonly CardScenario[] }>(`${address(id)}/scenarios`, { signal })).scenarios,
      // What is kept at the table is there when one comes back to this tab.
      staleTime: 0,
    }),
  /** What a card that nobody plays does by itself, at a saved revision. */
  foreseen: (id: CardId, revision: number) =>
    queryOptions({
      queryKey: [...studioQueries.all(), "foreseen", id, revision],
      queryFn: async ({ signal }) => (await request<{ foreseen: readonly Foreseen[] }>(`${address(id)}/foreseen`, { signal })).foreseen,
    }),
  /** The games that bots play with a card; asked again while they play. */
  games: (id: CardId) =>
    queryOptions({
      queryKey: [...studioQueries.all(), "games", id],
      queryFn: async ({ signal }) => (await request<{ games: GamesRun | null }>(`${address(id)}/games`, { signal })).games,
      refetchInterval: ({ state: { data } }) => (isRunning(data) ? ASK_MS : false),
    }),
  /** What the end score of a card as it is typed would have been worth in bot games; null if it has none. Asked again while they play. */
  endScore: (game: GameId, card: Typed) =>
    queryOptions({
      queryKey: [...studioQueries.endScores(game), card["kind"], card["text"], card["fields"]],
      queryFn: async ({ signal }) =>
        (await request<{ score: EndScoreTold | null }>(`/api/games/${game}/end-score`, { method: "POST", body: { card }, signal })).score,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.games?.running ? SET_MS : false),
    }),
  endScores: (game: GameId) => [...studioQueries.all(), "end scores", game] as const,
  /** What the cards of a set lack; asked again while bots play with one. */
  checks: (game: GameId, set: string) =>
    queryOptions({
      queryKey: [...studioQueries.game(game), "checks", set],
      queryFn: ({ signal }) => request<SetChecks>(setChecks(game, set), { signal }),
      refetchInterval: ({ state: { data } }) => (data?.runs.some(isRunning) ? SET_MS : false),
    }),
  /** The cards of a set whose texts are alike. */
  twins: (game: GameId, set: string) =>
    queryOptions({
      queryKey: [...studioQueries.game(game), "twins", set],
      queryFn: async ({ signal }) =>
        (await request<{ twins: readonly CardTwins[] }>(`/api/games/${game}/twins${ofSet(set)}`, { signal })).twins,
    }),
  /** What is worth a look in a set. */
  warnings: (game: GameId, set: string) =>
    queryOptions({
      queryKey: [...studioQueries.game(game), "warnings", set],
      queryFn: async ({ signal }) =>
        (await request<{ warnings: readonly SetWarning[] }>(`/api/games/${game}/warnings${ofSet(set)}`, { signal })).warnings,
    }),
  motifs: () =>
    queryOptions({
      queryKey: [...studioQueries.all(), "motifs"],
      queryFn: ({ signal }) => request<Motifs>("/api/art", { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  difference: (id: CardId, from: number, to: number) =>
    queryOptions({
      queryKey: [...studioQueries.game(gameOf(id)), "difference", id, from, to],
      queryFn: ({ signal }) => request<CardDifference>(`${address(id)}/difference?from=${from}&to=${to}`, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export type TypeAnswer =
  | { readonly kind: "accepted"; readonly told: CardWork }
  /** Another step was written meanwhile, or the typing was saved or thrown away: then `work` is null. */
  | { readonly kind: "stale"; readonly work: WorkingCopy | null; readonly head: LibraryCard }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly message: string };

/** Keeps what is typed as step `step`. Rejects when nobody answers or the studio cannot write now. */
export async function typeInto(
  id: CardId,
  work: { readonly step: number; readonly base: number; readonly card: Typed; readonly author: string },
): Promise<TypeAnswer> {
  try {
    return { kind: "accepted", told: await request<CardWork>(`${address(id)}/work`, { method: "PUT", body: work }) };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOffline || error.status >= 500) throw error;
    if (error.code === "stale")
      return { kind: "stale", ...(error.answer as { readonly work: WorkingCopy | null; readonly head: LibraryCard }) };
    if (error.code === "no-such-card") return { kind: "gone" };
    return { kind: "refused", message: error.message };
  }
}

/** Throws away what is typed into a card; typing it again takes that back. */
export const dropTyped = (id: CardId): Promise<{ readonly dropped: boolean }> =>
  request<{ readonly dropped: boolean }>(`${address(id)}/work`, { method: "DELETE" });

export type SaveRevisionAnswer =
  | { readonly kind: "saved"; readonly history: SavedCard }
  /** Another revision was saved since. */
  | { readonly kind: "changed"; readonly head: LibraryCard }
  /** What is typed does not make a card yet; each fault at its field. */
  | { readonly kind: "faults"; readonly faults: readonly Fault[]; readonly message: string };

/** Saves the draft as a revision. Rejects with a sentence for everything that a person cannot fix. */
export async function saveRevision(
  client: QueryClient,
  id: CardId,
  revision: { readonly base: number; readonly card: Typed; readonly note: string; readonly author: string },
): Promise<SaveRevisionAnswer> {
  try {
    const history = await request<SavedCard>(`${address(id)}/revisions`, { method: "POST", body: revision });
    await refresh(client, gameOf(id));
    return { kind: "saved", history };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === "changed-meanwhile") return { kind: "changed", head: (error.answer as { readonly head: LibraryCard }).head };
    const faults = (error.answer as { readonly faults?: readonly Fault[] } | undefined)?.faults;
    if (faults) return { kind: "faults", faults, message: error.message };
    throw error;
  }
}

async function act(client: QueryClient, id: CardId, what: string, body: unknown = {}): Promise<CardHistory> {
  const history = await request<CardHistory>(`${address(id)}/${what}`, { method: "POST", body });
  await refresh(client, gameOf(history.card.id));
  return history;
}

export type By = { readonly author: string; readonly note?: string };
/** Makes an old revision the card again, as a new revision equal to it. */
export const restoreRevision = (client: QueryClient, id: CardId, revision: number, by: By): Promise<CardHistory> =>
  act(client, id, "restore", { revision, ...by });
/** Puts a card away; `unarchiveCard` takes it out again. */
export const archiveCard = (client: QueryClient, id: CardId): Promise<CardHistory> => act(client, id, "archive");
export const unarchiveCard = (client: QueryClient, id: CardId): Promise<CardHistory> => act(client, id, "unarchive");
export const duplicateCard = (client: QueryClient, id: CardId, by: By): Promise<CardHistory> => act(client, id, "duplicate", by);

/** Creates a card; fields left out are blank. */
export async function createCard(client: QueryClient, game: GameId, card: Typed, by: By): Promise<CardHistory> {
  const history = await request<CardHistory>(`/api/games/${game}/cards`, { method: "POST", body: { card, ...by } });
  await refresh(client, game);
  return history;
}
/** Makes a card as it came with the studio again. */
export const putBack = (client: QueryClient, id: CardId, by: By): Promise<CardHistory> =>
  act(client, id, "restore", { shipped: true, ...by });

/** The motifs of pictures; a variant follows the motif and a colon. */
export type Motifs = {
  readonly motifs: readonly { readonly name: string; readonly variants: readonly string[] }[];
  readonly palettes: readonly string[];
};

/** Begins a match in the middle, with the card in hand and what it needs. The saved card is tried. */
export const tryCard = (id: CardId, bot: LobbyBot): Promise<MatchMade> =>
  request<MatchMade>(`${address(id)}/try`, { method: "POST", body: { name: "", bot } });

/** Keeps a match that was begun with trying the card as a scenario of it. */
export async function saveScenario(
  client: QueryClient,
  id: CardId,
  scenario: {
    readonly match: MatchId;
    readonly name: string;
    readonly author: string;
    readonly part?: { readonly from: number; readonly to: number; readonly facts: readonly number[] };
  },
): Promise<CardScenario> {
  const saved = await request<CardScenario>(`${address(id)}/scenarios`, { method: "POST", body: scenario });
  await client.invalidateQueries({ queryKey: studioQueries.scenarios(id).queryKey });
  await client.invalidateQueries({ queryKey: cardQueries.game(gameOf(id)) });
  return saved;
}

/** Puts a scenario away, or brings it back. */
export async function archiveScenario(client: QueryClient, id: CardId, scenario: string, archived: boolean): Promise<void> {
  await request(`/api/scenarios/${scenario}${archived ? "" : "/restore"}`, { method: archived ? "DELETE" : "POST" });
  await client.invalidateQueries({ queryKey: studioQueries.scenarios(id).queryKey });
  await client.invalidateQueries({ queryKey: cardQueries.game(gameOf(id)) });
}

/** Lets bots play the games that show what end scores are worth, or stops them. */
export async function playEndGames(client: QueryClient, game: GameId, play: boolean): Promise<void> {
  await request<object>(`/api/games/${game}/end-games`, play ? { method: "POST", body: {} } : { method: "DELETE" });
  await client.invalidateQueries({ queryKey: studioQueries.endScores(game) });
}

/** Lets bots play games with a card, or stops them; with `games` undefined. What was asked is known at once. */
export async function playGames(client: QueryClient, id: CardId, games: GameCount | undefined): Promise<void> {
  const told = await request<{ games: GamesRun | null }>(
    `${address(id)}/games`,
    games === undefined ? { method: "DELETE" } : { method: "POST", body: { games } },
  );
  client.setQueryData(studioQueries.games(id).queryKey, told.games);
}

/** The same for every card of a set that nothing shows at work. */
export async function playSet(client: QueryClient, game: GameId, set: string, games: GameCount | undefined): Promise<void> {
  const told = await (games === undefined
    ? request<SetChecks>(setChecks(game, set), { method: "DELETE" })
    : request<SetChecks>(`/api/games/${game}/checks`, { method: "POST", body: { games, ...(set === "" ? {} : { set }) } }));
  client.setQueryData(studioQueries.checks(game, set).queryKey, told);
}
