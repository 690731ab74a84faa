/** Saved searches: names that other searches use. */
import { db } from "../db/client.ts";
import { randomId } from "../db/hash.ts";
import { dropSaved, findSaved, listSaved, putSaved } from "../db/queries/saved-queries.ts";
import type { GameId } from "../engine/cards/card.ts";
import type { SavedQuery } from "../engine/cards/library.ts";
import { renameSaved, savedKey } from "../engine/cards/search/index.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { err, ok, type Result } from "../engine/kernel/result.ts";

export type SavedChange = { readonly id?: string | undefined; readonly game: GameId; readonly name: string; readonly text: string };
export type SaveError = { readonly code: "name-taken"; readonly by: string } | { readonly code: "no-such-query" };

/** A game's saved searches by name. */
export const savedOf = (game: GameId): SavedQuery[] => listSaved(db(), game);

/**
 * Saves a search, or changes the one with this id. A new name is written into every search of the game that uses the old one.
 * A name that another search has is refused, whatever its capitals; so is an id that no search of the game has.
 */
export function saveQuery(change: SavedChange): Result<SavedQuery, SaveError> {
  return db().transaction(
    () => {
      const before = change.id === undefined ? undefined : findSaved(db(), change.id);
      if (change.id !== undefined && before?.game !== change.game) return err({ code: "no-such-query" });
      const others = savedOf(change.game).filter((query) => query.id !== change.id);
      const taken = others.find((query) => savedKey(query.name) === savedKey(change.name));
      if (taken) return err({ code: "name-taken", by: taken.name });
      const updatedAt = new Date().toISOString();
      const saved: SavedQuery = { id: change.id ?? randomId(), game: change.game, name: change.name, text: change.text, updatedAt };
      putSaved(db(), saved);
      if (before && before.name !== saved.name) {
        for (const other of others) {
          const text = renameSaved(other.text, gameDefinition(saved.game), before.name, saved.name);
          if (text !== other.text) putSaved(db(), { ...other, text, updatedAt });
        }
      }
      return ok(saved);
    },
    { behavior: "immediate" },
  );
}

/** Removes a saved search; false when there was none. */
export const dropQuery = (id: string): boolean => dropSaved(db(), id);
