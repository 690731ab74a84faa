import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { matches } from "./matches.ts";

/** What belongs to a match and is no input: who sat down and after whom, requests, consents, refusals, rules off and on. Triggers refuse every change. */
export const matchNotes = sqliteTable(
  "match_notes",
  {
    match: text("match")
      .notNull()
      .references(() => matches.id),
    /** From 1, without gaps. */
    number: integer("number").notNull(),
    /** The newest input when it was written. */
    after: integer("after").notNull(),
    /** JSON. */
    note: text("note").notNull(),
    at: text("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.number] }),
    check("match_notes_number", sql`${table.number} >= 1`),
    check("match_notes_note", sql`json_valid(${table.note})`),
  ],
);
