/** A game's library as this browser keeps it: at once from IndexedDB, and from the studio when it has changed. */
import { createStore, get, set, type UseStore } from "idb-keyval";
import type { GameId } from "../../engine/cards/card.ts";
import type { LibraryPayload } from "../../engine/cards/library.ts";
import { ApiFailure, readAnswer, send } from "./request.ts";

/** Raised when the shape of the payload changes: what was kept before is not read. */
const SHAPE = 2;

type Kept = { readonly etag: string; readonly library: LibraryPayload };

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore("arcology-library", "libraries");
  return opened;
};
const key = (game: GameId) => `${SHAPE} ${game}`;

/** What this browser keeps; undefined when there is nothing, or the browser keeps nothing for this page. */
export async function keptLibrary(game: GameId): Promise<Kept | undefined> {
  try {
    return await get<Kept>(key(game), store());
  } catch {
    return undefined;
  }
}

/** Keeps a library where the browser allows it; the page works without. */
async function keep(game: GameId, kept: Kept): Promise<void> {
  try {
    await set(key(game), kept, store());
  } catch {
    opened = undefined;
  }
}

/**
 * The library as the studio has it. The studio sends it only when it differs from what is kept; when nobody answers, what is kept is
 * the answer. Throws `ApiFailure` when nobody answers and nothing is kept.
 */
export async function loadLibrary(game: GameId, signal?: AbortSignal): Promise<LibraryPayload> {
  const kept = await keptLibrary(game);
  try {
    const response = await send(`/api/games/${game}/cards`, {
      ...(signal ? { signal } : {}),
      headers: kept ? { "if-none-match": kept.etag } : {},
    });
    if (kept && response.status === 304) return kept.library;
    const library = await readAnswer<LibraryPayload>(response);
    const etag = response.headers.get("etag");
    if (etag) await keep(game, { etag, library });
    return library;
  } catch (error) {
    if (kept && error instanceof ApiFailure && error.isOffline) return kept.library;
    throw error;
  }
}
