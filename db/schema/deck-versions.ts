import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { decks } from "./decks.ts";

/** Named versions of a deck; never changed. */
export const deckVersions = sqliteTable(
  "deck_versions",
  {
    deck: text("deck")
      .notNull()
      .references(() => decks.id),
    /** From 1, without gaps. */
    number: integer("number").notNull(),
    name: text("name").notNull(),
    list: text("list").notNull(),
    /** JSON list of `{id, revision}`: which revision of each card the version was made with. */
    pins: text("pins").notNull(),
    at: text("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deck, table.number] }),
    check("deck_versions_list", sql`json_valid(${table.list})`),
    check("deck_versions_pins", sql`json_valid(${table.pins})`),
  ],
);
