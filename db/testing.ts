/** Databases for tests: in a folder of their own that is removed at the end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { GAME_IDS } from "../engine/cards/card.ts";
import { canonicalJson } from "../engine/kernel/canonical.ts";
import type { Db } from "./client.ts";
import { sha256 } from "./hash.ts";
import { listRevisions } from "./queries/objects.ts";
import { objects, revisions } from "./schema/index.ts";
import type { ShippedGroup, ShippedObject } from "./seed.ts";

/** A new folder for databases, and what removes it. */
export function testFolder(): { readonly file: (name: string) => string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "arcology-db-"));
  return { file: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** SHA-256 over every row of every table: equal for databases that hold the same. */
export function digest(db: Db): string {
  const tables = db.$client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  // The counters say how often something changed, not what there is.
  const rows = tables
    .filter((table) => table !== "libraries")
    .map((table) => [
      table,
      db.$client
        .prepare(`select * from "${table}"`)
        .raw()
        .all()
        .map((row) => JSON.stringify(row))
        .sort(),
    ]);
  return sha256(JSON.stringify(rows));
}

/** What a person's edit does to an object: a revision of theirs that becomes the head. */
export function editAsPerson(
  db: Db,
  { type, id, game, value }: ShippedObject,
  by: { readonly author: string; readonly note: string; readonly at: string },
): void {
  const number = listRevisions(db, type, id).length + 1;
  const json = canonicalJson(value);
  const isObject = and(eq(objects.type, type), eq(objects.id, id));
  if (number === 1) db.insert(objects).values({ type, id, game, head: number }).run();
  db.insert(revisions)
    .values({ type, id, number, hash: sha256(json), json, ...by, origin: "person" })
    .run();
  db.update(objects).set({ head: number }).where(isObject).run();
}

/** What a person's putting away does to an object. */
export const putAway = (db: Db, { type, id }: Pick<ShippedObject, "type" | "id">): void => {
  db.update(objects)
    .set({ archivedBy: "person" })
    .where(and(eq(objects.type, type), eq(objects.id, id)))
    .run();
};

const [GAME] = GAME_IDS;

/** A shipped card that says one thing. */
export const shippedCard = (slug: string, text: string): ShippedObject => ({
  type: "card",
  game: GAME,
  id: `${GAME}/${slug}`,
  value: { text },
});

/** Some sets of cards and words, for seeding by hand. */
export const SHIPMENT: readonly ShippedGroup[] = [
  { name: "words", objects: [{ type: "tag", game: GAME, id: `${GAME}/human`, value: { id: "human", name: "#Human" } }] },
  ...["one", "two", "three"].map((set) => ({
    name: set,
    objects: Array.from({ length: 12 }, (_, i) => ({
      ...shippedCard(`${set}-${i}`, `Text ${i} of ${set}.`),
      alias: `${GAME}/${set}-called-${i}`,
    })),
  })),
];
