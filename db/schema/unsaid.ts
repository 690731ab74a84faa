import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Sentences that somebody finished and the language of the game could not say: what to add to it next. */
export const unsaid = sqliteTable(
  "unsaid",
  {
    game: text("game").notNull(),
    /** As it was typed, with its full stop. */
    sentence: text("sentence").notNull(),
    /** The card that it was typed into first, and by whom. */
    card: text("card").notNull(),
    author: text("author").notNull(),
    /** ISO 8601, UTC: when it was typed first. */
    at: text("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.sentence] })],
);
