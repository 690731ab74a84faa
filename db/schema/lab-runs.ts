import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { contents } from "./contents.ts";

/** How far a run of the lab is. paused: a person stopped it and may go on · stopped: what it has is kept as its answer. */
export const LAB_STATES = ["running", "paused", "stopped", "done", "failed"] as const;

/** One row for each question that was asked of the lab, with what was counted so far. */
export const labRuns = sqliteTable(
  "lab_runs",
  {
    /** 20 characters of a-z and 2-7. */
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    question: text("question").notNull(),
    /** What its cards were. */
    content: text("content")
      .notNull()
      .references(() => contents.hash),
    /** JSON; with the content it says everything. */
    configuration: text("configuration").notNull(),
    state: text("state", { enum: LAB_STATES }).notNull(),
    /** JSON: counts and the round that is under way; null before the first games. */
    progress: text("progress"),
    games: integer("games").notNull(),
    /** Milliseconds that it was played for. */
    tookMs: integer("took_ms").notNull(),
    /** Why it ended, or what went wrong. */
    ended: text("ended"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [
    index("lab_runs_by_time").on(table.createdAt),
    check("lab_runs_id", sql`length(${table.id}) = 20`),
    check("lab_runs_configuration", sql`json_valid(${table.configuration})`),
    check("lab_runs_progress", sql`${table.progress} is null or json_valid(${table.progress})`),
    check("lab_runs_state", sql`${table.state} in ('running', 'paused', 'stopped', 'done', 'failed')`),
    check("lab_runs_games", sql`${table.games} >= 0`),
  ],
);
