import { sql } from "drizzle-orm";
import { check, foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { OBJECT_TYPES, objects } from "./objects.ts";

/** What is being typed into an object and is no revision yet: one for each object, kept until it is saved or thrown away. */
export const workingCopies = sqliteTable(
  "working_copies",
  {
    type: text("type", { enum: OBJECT_TYPES }).notNull(),
    id: text("id").notNull(),
    /** Number of the revision that the typing began from. */
    base: integer("base").notNull(),
    /** From 1, one more with every write: the second writer of a number is told so. */
    step: integer("step").notNull(),
    /** The object as typed, which may fit nothing yet. */
    json: text("json").notNull(),
    author: text("author").notNull(),
    /** ISO 8601, UTC. */
    at: text("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    foreignKey({ columns: [table.type, table.id], foreignColumns: [objects.type, objects.id] }),
    check("working_copies_base", sql`${table.base} >= 1`),
    check("working_copies_step", sql`${table.step} >= 1`),
    check("working_copies_json", sql`json_valid(${table.json})`),
  ],
);
