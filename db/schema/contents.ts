import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What matches are pinned to: the revisions of a game's cards and keywords. Never changed. */
export const contents = sqliteTable(
  "contents",
  {
    /** SHA-256 over the sorted ids and hashes of the revisions, lower-case hex. */
    hash: text("hash").primaryKey(),
    game: text("game").notNull(),
    /** JSON list of `{type, id, number}`, sorted. */
    revisions: text("revisions").notNull(),
  },
  (table) => [check("contents_hash", sql`length(${table.hash}) = 64`), check("contents_revisions", sql`json_valid(${table.revisions})`)],
);
