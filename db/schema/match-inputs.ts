import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { matches } from "./matches.ts";

/** The record of each match: its inputs in order. Triggers refuse every change. */
export const matchInputs = sqliteTable(
  "match_inputs",
  {
    match: text("match")
      .notNull()
      .references(() => matches.id),
    /** From 1, without gaps. */
    n: integer("n").notNull(),
    /** An entry of a record as JSON, its number left out. */
    entry: text("entry").notNull(),
    at: text("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.n] }),
    check("match_inputs_n", sql`${table.n} >= 1`),
    check("match_inputs_entry", sql`json_valid(${table.entry})`),
  ],
);
