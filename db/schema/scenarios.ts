import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Scenarios that people saved from the table: what they show of a card. */
export const scenarios = sqliteTable(
  "scenarios",
  {
    /** 20 characters of a-z and 2-7. */
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    /** The card that it is attached to. */
    card: text("card").notNull(),
    /** A scenario as a file has it. */
    json: text("json").notNull(),
    author: text("author").notNull(),
    /** ISO 8601, UTC. */
    at: text("at").notNull(),
    /** When a person put it away; null: in use. */
    archivedAt: text("archived_at"),
  },
  (table) => [
    index("scenarios_by_card").on(table.card),
    check("scenarios_id", sql`length(${table.id}) = 20`),
    check("scenarios_json", sql`json_valid(${table.json})`),
  ],
);
