import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { matches } from "./matches.ts";

/** Who plays for each player of a match. What opens a seat is kept as a hash only. */
export const matchSeats = sqliteTable(
  "match_seats",
  {
    match: text("match")
      .notNull()
      .references(() => matches.id),
    /** From 0. */
    player: integer("player").notNull(),
    /** Which bot plays, as people ask for it; null: a person. */
    bot: text("bot"),
    /** What the person is called; empty for a bot. */
    name: text("name").notNull(),
    /** SHA-256 of the token in the link that gives the seat away; null when there is none, or it was used. */
    token: text("token"),
    /** SHA-256 of what the browser that sits here proves itself with. */
    holder: text("holder"),
    /** 1: whoever may see the studio may sit down here while the seat is free. */
    open: integer("open").notNull().default(0),
    /** 0: whoever sits here has still to bring a deck or to agree to the clock, and the match does not begin before. */
    ready: integer("ready").notNull().default(1),
    /** The list of the deck that the seat plays with, as JSON, while the match has not begun; nobody else is shown it. */
    deck: text("deck"),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.player] }),
    index("match_seats_by_holder").on(table.holder),
    check("match_seats_player", sql`${table.player} >= 0`),
    check("match_seats_bot", sql`${table.bot} is null or (${table.token} is null and ${table.holder} is null)`),
    check("match_seats_token", sql`length(${table.token}) = 64`),
    check("match_seats_holder", sql`length(${table.holder}) = 64`),
    check("match_seats_open", sql`${table.open} in (0, 1)`),
    check("match_seats_ready", sql`${table.ready} in (0, 1)`),
    check("match_seats_deck", sql`${table.deck} is null or json_valid(${table.deck})`),
  ],
);
