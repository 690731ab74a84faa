import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const OBJECT_TYPES = ["card", "keyword", "tag", "set", "deck"] as const;
/** What is shipped with the studio and kept in revisions. */
export type ObjectType = (typeof OBJECT_TYPES)[number];

/** One row for each card, keyword, tag, set and shipped deck; what it says is in `revisions`. */
export const objects = sqliteTable(
  "objects",
  {
    type: text("type", { enum: OBJECT_TYPES }).notNull(),
    /** `game/slug`. */
    id: text("id").notNull(),
    game: text("game").notNull(),
    /** Number of the revision that everybody sees. */
    head: integer("head").notNull(),
    /** Number of the newest shipped revision that the head takes into account; null when none was shipped before the head was written. */
    base: integer("base"),
    /** `shipped`: the studio ships it no more. `person`: somebody put it away. Null: in use. */
    archivedBy: text("archived_by", { enum: ["shipped", "person"] }),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index("objects_by_game").on(table.game, table.type),
    check("objects_type", sql`${table.type} in ('card', 'keyword', 'tag', 'set', 'deck')`),
    check("objects_id", sql`${table.id} glob ${table.game} || '/?*'`),
    check("objects_head", sql`${table.head} >= 1`),
    check("objects_archived_by", sql`${table.archivedBy} in ('shipped', 'person')`),
  ],
);
