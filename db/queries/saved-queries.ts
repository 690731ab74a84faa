/** Questions about saved searches. */
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import type { SavedQuery } from "../../engine/cards/library.ts";
import type { Db } from "../client.ts";
import { savedQueries } from "../schema/index.ts";

const Row: z.ZodType<SavedQuery> = z.object({
  id: z.string(),
  game: z.enum(GAME_IDS),
  name: z.string(),
  text: z.string(),
  updatedAt: z.string(),
});
const columns = {
  id: savedQueries.id,
  game: savedQueries.game,
  name: savedQueries.name,
  text: savedQueries.text,
  updatedAt: savedQueries.updatedAt,
};

/** A game's saved searches, or those of all games, by name. */
export function listSaved(db: Db, game?: GameId): SavedQuery[] {
  return db
    .select(columns)
    .from(savedQueries)
    .where(game ? eq(savedQueries.game, game) : undefined)
    .orderBy(asc(savedQueries.game), asc(savedQueries.name))
    .all()
    .map((row) => Row.parse(row));
}

/** One saved search; undefined when there is none. */
export function findSaved(db: Db, id: string): SavedQuery | undefined {
  const row = db.select(columns).from(savedQueries).where(eq(savedQueries.id, id)).get();
  return row && Row.parse(row);
}

/** Writes a saved search, new or known by its id. */
export function putSaved(db: Db, query: SavedQuery): void {
  const { id, ...rest } = query;
  db.insert(savedQueries)
    .values({ id, ...rest })
    .onConflictDoUpdate({ target: savedQueries.id, set: rest })
    .run();
}

/** Removes a saved search; false when there was none. */
export function dropSaved(db: Db, id: string): boolean {
  return db.delete(savedQueries).where(eq(savedQueries.id, id)).run().changes > 0;
}
