import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One counter per game, raised by triggers whenever an object or a revision of it changes: how a cached library learns that it is old. */
export const libraries = sqliteTable("libraries", {
  game: text("game").primaryKey(),
  version: integer("version").notNull(),
});
