import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { decks } from "./decks.ts";

/** Every saved edit of a deck with the list that it left, in order. An undo is a step too. */
export const deckSteps = sqliteTable(
  "deck_steps",
  {
    deck: text("deck")
      .notNull()
      .references(() => decks.id),
    /** From 1. The oldest may have been dropped. */
    number: integer("number").notNull(),
    /** What was done: "Removed 2 × Tidal Wave". */
    name: text("name").notNull(),
    /** A deck list as JSON. */
    list: text("list").notNull(),
    at: text("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deck, table.number] }),
    check("deck_steps_number", sql`${table.number} >= 1`),
    check("deck_steps_list", sql`json_valid(${table.list})`),
  ],
);
