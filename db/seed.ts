/**
 * Brings what the studio ships into the database. Every shipped object is compared by hash with its newest shipped revision: equal, nothing
 * happens; different, it gets a new revision, and the head moves to it unless a person's revision is the head; one that says the same takes
 * the new one into account. What is shipped no more is archived, what comes back is taken out again, and what a person put away stays away.
 */
import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { GameId } from "../engine/cards/card.ts";
import { canonicalJson } from "../engine/kernel/canonical.ts";
import type { Db } from "./client.ts";
import { sha256 } from "./hash.ts";
import { addAlias } from "./queries/revisions.ts";
import { type ObjectType, objects, revisions } from "./schema/index.ts";

export type ShippedObject = {
  readonly type: ObjectType;
  readonly game: GameId;
  /** `game/slug`. */
  readonly id: string;
  /** What is hashed and kept, plain JSON. */
  readonly value: unknown;
  /** `game/slug` made of the present name, when that is not the id. */
  readonly alias?: string;
};

/** What is written in one transaction: a set with its cards, or a game's words. */
export type ShippedGroup = { readonly name: string; readonly objects: readonly ShippedObject[] };

export type SeedReport = {
  readonly added: number;
  readonly changed: number;
  readonly equal: number;
  readonly archived: number;
  readonly returned: number;
};

export type SeedOptions = {
  /** Now, ISO 8601, UTC. */
  readonly at: string;
  /** Called before each object, inside the transaction that writes it. */
  readonly onObject?: (object: ShippedObject) => void;
};

/**
 * Writes all groups; doing it again changes nothing. Killed at any moment, the database holds whole groups, and the next run does the rest.
 * Several processes may do it at once.
 *
 * @param groups everything that is shipped: an object that is in none of them is archived
 */
export function seed(db: Db, groups: readonly ShippedGroup[], options: SeedOptions): SeedReport {
  const report = { added: 0, changed: 0, equal: 0, archived: 0, returned: 0 };
  const known = newestShipped(db);
  for (const group of groups) {
    const missing = group.objects.filter((object) => known.get(keyOf(object)) !== hashOf(object));
    report.equal += group.objects.length - missing.length;
    if (missing.length === 0) continue;
    db.transaction(
      () => {
        for (const object of missing) {
          options.onObject?.(object);
          report[ship(db, object, options.at)]++;
          if (bringBack(db, object)) report.returned++;
          if (object.alias) addAlias(db, object.type, object.alias, object.id);
        }
      },
      { behavior: "immediate" },
    );
  }
  report.archived = archiveOthers(db, groups);
  return report;
}

const keyOf = ({ type, id }: { readonly type: ObjectType; readonly id: string }) => `${type} ${id}`;
const hashOf = (object: ShippedObject) => sha256(canonicalJson(object.value));
const isObject = (type: ObjectType, id: string) => and(eq(objects.type, type), eq(objects.id, id));

/** Hash of the newest shipped revision of every object, but for those that are put away because they were shipped no more. */
function newestShipped(db: Db): ReadonlyMap<string, string> {
  const rows = db
    .select({ type: objects.type, id: objects.id, hash: revisions.hash })
    .from(objects)
    .innerJoin(revisions, and(eq(revisions.type, objects.type), eq(revisions.id, objects.id), eq(revisions.origin, "shipped")))
    .where(or(isNull(objects.archivedBy), eq(objects.archivedBy, "person")))
    .orderBy(asc(revisions.number))
    .all();
  return new Map(rows.map((row) => [keyOf(row), row.hash]));
}

function newestShippedHash(db: Db, type: ObjectType, id: string): string | undefined {
  return db
    .select({ hash: revisions.hash })
    .from(revisions)
    .where(and(eq(revisions.type, type), eq(revisions.id, id), eq(revisions.origin, "shipped")))
    .orderBy(desc(revisions.number))
    .limit(1)
    .get()?.hash;
}

function ship(db: Db, object: ShippedObject, at: string): "added" | "changed" | "equal" {
  const { type, id, game } = object;
  const json = canonicalJson(object.value);
  const hash = sha256(json);
  if (newestShippedHash(db, type, id) === hash) return "equal";
  const known = db
    .select({
      origin: revisions.origin,
      hash: revisions.hash,
      last: sql<number>`(select max(number) from revisions r where r.type = ${type} and r.id = ${id})`,
    })
    .from(objects)
    .innerJoin(revisions, and(eq(revisions.type, objects.type), eq(revisions.id, objects.id), eq(revisions.number, objects.head)))
    .where(isObject(type, id))
    .get();
  const number = (known?.last ?? 0) + 1;
  if (!known) db.insert(objects).values({ type, id, game, head: number, base: number }).run();
  db.insert(revisions)
    .values({ type, id, number, hash, json, author: "Arcology", note: known ? "Shipped with a newer version" : "", at, origin: "shipped" })
    .run();
  if (known?.origin === "shipped") db.update(objects).set({ head: number, base: number }).where(isObject(type, id)).run();
  else if (known?.hash === hash) db.update(objects).set({ base: number }).where(isObject(type, id)).run();
  return known ? "changed" : "added";
}

/** Takes out what was archived because it was shipped no more; true when it was. */
function bringBack(db: Db, { type, id }: ShippedObject): boolean {
  const done = db
    .update(objects)
    .set({ archivedBy: null })
    .where(and(isObject(type, id), eq(objects.archivedBy, "shipped")))
    .run();
  return done.changes > 0;
}

/** Archives what was once shipped and is in no group; returns how many. */
function archiveOthers(db: Db, groups: readonly ShippedGroup[]): number {
  const shipped = new Set(groups.flatMap((group) => group.objects.map(keyOf)));
  const others = () =>
    db
      .selectDistinct({ type: objects.type, id: objects.id })
      .from(objects)
      .innerJoin(revisions, and(eq(revisions.type, objects.type), eq(revisions.id, objects.id), eq(revisions.origin, "shipped")))
      .where(isNull(objects.archivedBy))
      .all()
      .filter((object) => !shipped.has(keyOf(object)));
  if (others().length === 0) return 0;
  return db.transaction(
    () => {
      const gone = others();
      for (const { type, id } of gone) db.update(objects).set({ archivedBy: "shipped" }).where(isObject(type, id)).run();
      return gone.length;
    },
    { behavior: "immediate" },
  );
}
