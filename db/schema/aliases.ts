import { foreignKey, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { OBJECT_TYPES, objects } from "./objects.ts";

/** Other addresses of an object: the name that it has now, where its id was made from an older one. */
export const aliases = sqliteTable(
  "aliases",
  {
    type: text("type", { enum: OBJECT_TYPES }).notNull(),
    /** `game/slug`, never the id of another object. */
    alias: text("alias").notNull(),
    id: text("id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.alias] }),
    foreignKey({ columns: [table.type, table.id], foreignColumns: [objects.type, objects.id] }),
  ],
);
