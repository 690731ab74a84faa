/** Queries and requests about a game's keywords, tags and sets. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GameId, Revision } from "../../engine/cards/card.ts";
import type { CardSet, Keyword, Tag } from "../../engine/cards/library.ts";
import {
  type Fault,
  type Renaming,
  type Typed,
  WORDS_OF,
  type WordHistory,
  type WordType,
  type WordWork,
} from "../../engine/cards/work.ts";
import { cardQueries } from "./cards.ts";
import { ApiFailure, request } from "./request.ts";
import type { By, TypeAnswer } from "./studio.ts";

export type Word = Keyword | Tag | CardSet;
export type ListedWord = {
  /** "GAME/flying". */
  readonly id: string;
  readonly word: Word;
  readonly revision: Revision;
  readonly archived: boolean;
  readonly newer?: number;
  /** How many cards and keywords use it. */
  readonly uses: number;
};

/** The part of a word's address behind its game: "flying" of "GAME/flying". */
export const slugOf = (id: string) => id.slice(id.indexOf("/") + 1);
const family = (game: GameId, type: WordType) => `/api/games/${game}/${WORDS_OF[type]}`;

export const wordQueries = {
  all: (game: GameId) => ["words", game] as const,
  list: (game: GameId, type: WordType) =>
    queryOptions({
      queryKey: [...wordQueries.all(game), type, "list"],
      queryFn: async ({ signal }) => (await request<{ words: readonly ListedWord[] }>(family(game, type), { signal })).words,
    }),
  /** A word's draft and its saved version. Fetched again whenever the word is opened. */
  work: (game: GameId, type: WordType, id: string) =>
    queryOptions({
      queryKey: [...wordQueries.all(game), type, "work", id],
      queryFn: ({ signal }) => request<WordWork<Word>>(`${family(game, type)}/${slugOf(id)}/work`, { signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      networkMode: "always",
    }),
};

/** What did not fit of a word that was sent, each fault at its field; whatever else went wrong is thrown. */
export type WordAnswer =
  | { readonly ok: true; readonly history: WordHistory<Word> }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly head?: undefined }
  /** Another revision was saved since. */
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly head: WordHistory<Word> };

async function written(client: QueryClient, game: GameId, path: string, body: unknown): Promise<WordAnswer> {
  try {
    const history = await request<WordHistory<Word>>(path, { method: "POST", body });
    await refresh(client, game);
    return { ok: true, history };
  } catch (error) {
    const faults = error instanceof ApiFailure ? (error.answer as { readonly faults?: readonly Fault[] } | undefined)?.faults : undefined;
    if (faults) return { ok: false, faults };
    if (error instanceof ApiFailure && error.code === "changed-meanwhile")
      return { ok: false, faults: [], head: (error.answer as { readonly head: WordHistory<Word> }).head };
    throw error;
  }
}

const refresh = (client: QueryClient, game: GameId) =>
  Promise.all([
    client.invalidateQueries({ queryKey: wordQueries.all(game) }),
    client.invalidateQueries({ queryKey: cardQueries.game(game) }),
  ]);

/** Makes a keyword ({print, definition or reminder}), a tag ({name}) or a set ({code, name}). */
export const createWord = (client: QueryClient, game: GameId, type: WordType, word: Typed, by: By): Promise<WordAnswer> =>
  written(client, game, family(game, type), { word, ...by });

/** Saves a word as a new revision; its name is changed by `renameWord` where texts use it. */
export const saveWord = (
  client: QueryClient,
  game: GameId,
  type: WordType,
  id: string,
  edit: { readonly base: number; readonly word: Typed; readonly step?: number } & By,
): Promise<WordAnswer> => written(client, game, `${family(game, type)}/${slugOf(id)}/revisions`, edit);

export type TypeWordAnswer =
  | Exclude<TypeAnswer, { readonly kind: "accepted" | "stale" }>
  | { readonly kind: "accepted" }
  | ({ readonly kind: "stale" } & WordWork<Word>);

/** Keeps what is typed as step `step`. Rejects when nobody answers or the studio cannot write now. */
export async function typeIntoWord(
  game: GameId,
  type: WordType,
  id: string,
  work: { readonly step: number; readonly base: number; readonly word: Typed; readonly author: string },
): Promise<TypeWordAnswer> {
  try {
    await request(`${family(game, type)}/${slugOf(id)}/work`, { method: "PUT", body: work });
    return { kind: "accepted" };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOffline || error.status >= 500) throw error;
    if (error.code === "stale") return { kind: "stale", ...(error.answer as WordWork<Word>) };
    if (error.code === "no-such-word") return { kind: "gone" };
    return { kind: "refused", message: error.message };
  }
}

/** Puts a word away, or takes it out again. */
export async function archiveWord(client: QueryClient, game: GameId, type: WordType, id: string, archived: boolean): Promise<void> {
  await request(`${family(game, type)}/${slugOf(id)}/${archived ? "archive" : "unarchive"}`, { method: "POST" });
  await refresh(client, game);
}

/** What a renaming would do to every text; nothing is written. */
export const previewRenaming = (game: GameId, type: WordType, id: string, name: string): Promise<Renaming> =>
  request<Renaming>(`${family(game, type)}/${slugOf(id)}/rename`, { method: "POST", body: { name, preview: true } });

/** Renames a word and rewrites every text that uses it, in one step. */
export async function renameWord(client: QueryClient, game: GameId, type: WordType, id: string, name: string, by: By): Promise<Renaming> {
  const done = await request<Renaming>(`${family(game, type)}/${slugOf(id)}/rename`, { method: "POST", body: { name, ...by } });
  await refresh(client, game);
  return done;
}

/** Takes the newest renaming back, with every text. */
export async function undoRenaming(client: QueryClient, game: GameId, type: WordType, id: string, by: By): Promise<Renaming> {
  const done = await request<Renaming>(`${family(game, type)}/${slugOf(id)}/rename/undo`, { method: "POST", body: by });
  await refresh(client, game);
  return done;
}
