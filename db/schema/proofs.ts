import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const PROOF_KINDS = ["scenario", "games"] as const;

/** What was seen of a revision of a card at work: a scenario of it passed, or games with it ended without a fault. */
export const proofs = sqliteTable(
  "proofs",
  {
    /** `game/slug` of the card. */
    id: text("id").notNull(),
    game: text("game").notNull(),
    revision: integer("revision").notNull(),
    kind: text("kind", { enum: PROOF_KINDS }).notNull(),
    /** ISO 8601, UTC. */
    at: text("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.revision, table.kind] }),
    check("proofs_revision", sql`${table.revision} >= 1`),
    check("proofs_kind", sql`${table.kind} in ('scenario', 'games')`),
  ],
);
