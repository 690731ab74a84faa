import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A person's deck; its lists are in `deck_steps`. */
export const decks = sqliteTable(
  "decks",
  {
    /** 20 characters of a-z and 2-7. */
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    /** Number of the newest step. */
    step: integer("step").notNull(),
    /** The deck that it was copied from, which may be gone. */
    parent: text("parent"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** When a person deleted it; null: in use. Deleting can be undone. */
    archivedAt: text("archived_at"),
  },
  (table) => [
    index("decks_by_update").on(table.updatedAt),
    check("decks_id", sql`length(${table.id}) = 20`),
    check("decks_step", sql`${table.step} >= 1`),
  ],
);
