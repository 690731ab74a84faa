import { sql } from "drizzle-orm";
import { check, foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { OBJECT_TYPES, objects } from "./objects.ts";

/** What an object said, once and for all. A trigger refuses every change. */
export const revisions = sqliteTable(
  "revisions",
  {
    type: text("type", { enum: OBJECT_TYPES }).notNull(),
    id: text("id").notNull(),
    /** From 1, without gaps. */
    number: integer("number").notNull(),
    /** SHA-256 of `json`, lower-case hex. */
    hash: text("hash").notNull(),
    /** Canonical JSON. */
    json: text("json").notNull(),
    author: text("author").notNull(),
    note: text("note").notNull(),
    /** ISO 8601, UTC. */
    at: text("at").notNull(),
    origin: text("origin", { enum: ["shipped", "person", "import"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id, table.number] }),
    foreignKey({ columns: [table.type, table.id], foreignColumns: [objects.type, objects.id] }),
    check("revisions_number", sql`${table.number} >= 1`),
    check("revisions_hash", sql`length(${table.hash}) = 64`),
    check("revisions_json", sql`json_valid(${table.json})`),
    check("revisions_origin", sql`${table.origin} in ('shipped', 'person', 'import')`),
  ],
);
