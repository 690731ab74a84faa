import { sql } from "drizzle-orm";
import { check, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { matches } from "./matches.ts";

/** The matches that a browser put away: its own list leaves them out, those of the others do not. */
export const matchPutAway = sqliteTable(
  "match_put_away",
  {
    match: text("match")
      .notNull()
      .references(() => matches.id),
    /** SHA-256 of what the browser proves itself with. */
    holder: text("holder").notNull(),
    at: text("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.match] }), check("match_put_away_holder", sql`length(${table.holder}) = 64`)],
);
