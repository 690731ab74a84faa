import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LISTS, UNDOING, WATCHING } from "../../engine/matches/stored.ts";
import { contents } from "./contents.ts";

/** One row for each match; what was played is in `match_inputs`. */
export const matches = sqliteTable(
  "matches",
  {
    /** 20 characters of a-z and 2-7. */
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    content: text("content")
      .notNull()
      .references(() => contents.hash),
    /** Options of the game as JSON, checked before they were written. */
    options: text("options").notNull(),
    /** 32 bits, from 0. */
    seed: integer("seed").notNull(),
    players: integer("players").notNull(),
    watching: text("watching", { enum: WATCHING }).notNull(),
    undoing: text("undoing", { enum: UNDOING }).notNull(),
    lists: text("lists", { enum: LISTS }).notNull(),
    /** The clock that everybody agreed to, as JSON; null: nobody counts the time. */
    clock: text("clock"),
    /** SHA-256 of what the browser that made the match proves itself with. */
    host: text("host").notNull(),
    /** The match that it was forked from, and after which of its inputs. */
    parent: text("parent"),
    parentInput: integer("parent_input"),
    /** Number of the newest input. */
    length: integer("length").notNull(),
    /** Whoever has to choose; null when nobody has. Follows from the inputs. */
    asked: integer("asked"),
    /** How it ended, as JSON; null while it goes on, and where no studio has looked since it ended. Follows from the inputs. */
    outcome: text("outcome"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [
    index("matches_by_host").on(table.host, table.updatedAt),
    index("matches_by_update").on(table.updatedAt),
    check("matches_id", sql`length(${table.id}) = 20`),
    check("matches_options", sql`json_valid(${table.options})`),
    check("matches_players", sql`${table.players} between 1 and 16`),
    check("matches_watching", sql`${table.watching} in ('anyone', 'seats')`),
    check("matches_undoing", sql`${table.undoing} in ('off', 'ask', 'free')`),
    check("matches_lists", sql`${table.lists} in ('open', 'hidden')`),
    check("matches_clock", sql`${table.clock} is null or json_valid(${table.clock})`),
    check("matches_outcome", sql`${table.outcome} is null or (json_valid(${table.outcome}) and ${table.asked} is null)`),
    check("matches_length", sql`${table.length} >= 0`),
  ],
);
