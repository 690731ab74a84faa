import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { matches } from "./matches.ts";

/** How long each player of a match with a clock has thought. */
export const matchClocks = sqliteTable(
  "match_clocks",
  {
    match: text("match")
      .notNull()
      .references(() => matches.id),
    player: integer("player").notNull(),
    /** Milliseconds of the choices that were made; what the player thinks now is not among them. */
    spentMs: integer("spent_ms").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.player] }),
    check("match_clocks_player", sql`${table.player} >= 0`),
    check("match_clocks_spent", sql`${table.spentMs} >= 0`),
  ],
);
