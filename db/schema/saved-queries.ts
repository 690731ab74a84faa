import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Saved searches; `name` is used inside other searches as `@name`. */
export const savedQueries = sqliteTable(
  "saved_queries",
  {
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    name: text("name").notNull(),
    text: text("text").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [uniqueIndex("saved_queries_by_name").on(table.game, table.name)],
);
