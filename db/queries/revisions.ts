/** Writing cards, keywords, tags and sets: new ones, revisions, other addresses, putting away. What is written is never changed again. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { GameId, Origin, Revision } from "../../engine/cards/card.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { Db } from "../client.ts";
import { sha256 } from "../hash.ts";
import { aliases, type ObjectType, objects, revisions } from "../schema/index.ts";
import { findHead } from "./objects.ts";

/** Who says what, and when. `at`: ISO 8601, UTC. */
export type Signed = { readonly author: string; readonly note: string; readonly at: string; readonly origin: Origin };

export type ObjectKey = { readonly type: ObjectType; readonly id: string };
export type NewObject = ObjectKey & { readonly game: GameId; readonly value: unknown };

/** Carries out `work` in one transaction: all that it writes is there, or nothing. What it throws undoes it. */
export const together = <T>(db: Db, work: () => T): T => db.transaction(() => work(), { behavior: "immediate" });

/** Carries out `work` in one transaction and undoes it unless `keeps` wants what came of it: a dry run does what the real one does. */
export function trial<T>(db: Db, work: () => T, keeps: (value: T) => boolean): { readonly value: T; readonly kept: boolean } {
  const { $client } = db;
  $client.exec("BEGIN IMMEDIATE");
  try {
    const value = work();
    const kept = keeps(value);
    $client.exec(kept ? "COMMIT" : "ROLLBACK");
    return { value, kept };
  } catch (error) {
    if ($client.inTransaction) $client.exec("ROLLBACK");
    throw error;
  }
}

const isObject = ({ type, id }: ObjectKey) => and(eq(objects.type, type), eq(objects.id, id));

/** Whether an address is an object's own or another name of one. */
export function isTaken(db: Db, type: ObjectType, id: string): boolean {
  const own = db.select({ id: objects.id }).from(objects).where(isObject({ type, id })).get();
  const alias = db
    .select({ id: aliases.id })
    .from(aliases)
    .where(and(eq(aliases.type, type), eq(aliases.alias, id)))
    .get();
  return own !== undefined || alias !== undefined;
}

/** Writes a new object with its first revision. The id must be free. */
export function addObject(db: Db, { type, id, game, value }: NewObject, signed: Signed): Revision {
  return together(db, () => {
    db.insert(objects).values({ type, id, game, head: 1 }).run();
    return insertRevision(db, { type, id }, 1, value, signed);
  });
}

/** Why a revision was not written. `stale`: the head is another one than the edit was made on. */
export type RevisionError = { readonly code: "none" } | { readonly code: "stale"; readonly head: number };

/**
 * Makes a value the head of an object as a new revision; a value that the head has already writes nothing.
 *
 * @param base the number of the head that the edit was made on; undefined overrides whatever is there
 */
export function addRevision(
  db: Db,
  key: ObjectKey,
  { value, base }: { readonly value: unknown; readonly base?: number | undefined },
  signed: Signed,
): Result<Revision, RevisionError> {
  return together(db, () => {
    const head = findHead(db, key.type, key.id);
    if (!head) return err({ code: "none" as const });
    if (sha256(canonicalJson(value)) === head.revision.hash) return ok(head.revision);
    if (base !== undefined && base !== head.revision.number) return err({ code: "stale" as const, head: head.revision.number });
    const revision = insertRevision(db, key, nextNumber(db, key), value, signed);
    db.update(objects)
      .set({ head: revision.number, ...(signed.origin === "shipped" ? { base: revision.number } : {}) })
      .where(isObject(key))
      .run();
    return ok(revision);
  });
}

function nextNumber(db: Db, { type, id }: ObjectKey): number {
  const row = db
    .select({ last: sql<number | null>`max(${revisions.number})` })
    .from(revisions)
    .where(and(eq(revisions.type, type), eq(revisions.id, id)))
    .get();
  return (row?.last ?? 0) + 1;
}

function insertRevision(db: Db, { type, id }: ObjectKey, number: number, value: unknown, signed: Signed): Revision {
  const json = canonicalJson(value);
  const { author, note, at, origin } = signed;
  const revision = { number, hash: sha256(json), author, note, at, origin };
  db.insert(revisions)
    .values({ type, id, json, ...revision })
    .run();
  return revision;
}

/** Lets another name lead to an object, unless it is an object's own or leads somewhere already. */
export function addAlias(db: Db, type: ObjectType, alias: string, id: string): void {
  const taken = db
    .select({ id: objects.id })
    .from(objects)
    .where(isObject({ type, id: alias }))
    .get();
  if (!taken) db.insert(aliases).values({ type, alias, id }).onConflictDoNothing().run();
}

/** How an object was put away: by a person, because it is shipped no more, or not at all. Undefined: there is no such object. */
export function archivedBy(db: Db, key: ObjectKey): "shipped" | "person" | null | undefined {
  return db.select({ by: objects.archivedBy }).from(objects).where(isObject(key)).get()?.by;
}

/** Puts an object away for a person, or takes it out again. */
export const setArchived = (db: Db, key: ObjectKey, archived: boolean): void => {
  db.update(objects)
    .set({ archivedBy: archived ? "person" : null })
    .where(isObject(key))
    .run();
};

/** A revision with what it says, as it is carried from studio to studio. */
export type WholeRevision = Revision & { readonly value: unknown };

/** All revisions of an object with what they say, oldest first. */
export const wholeRevisions = (db: Db, { type, id }: ObjectKey): WholeRevision[] =>
  db
    .select()
    .from(revisions)
    .where(and(eq(revisions.type, type), eq(revisions.id, id)))
    .orderBy(asc(revisions.number))
    .all()
    .map(({ number, hash, author, note, at, origin, json }) => ({
      number,
      hash,
      author,
      note,
      at,
      origin,
      value: JSON.parse(json) as unknown,
    }));

/** Writes an object with a whole history; the id must be free. The newest revision in `head` is what everybody sees. */
export function addHistory(db: Db, key: ObjectKey & { readonly game: GameId }, history: readonly WholeRevision[], head: number): void {
  const { type, id, game } = key;
  db.insert(objects).values({ type, id, game, head }).run();
  for (const { number, value, author, note, at, origin } of history) insertRevision(db, key, number, value, { author, note, at, origin });
}

/** Writes revisions behind those that there are, and makes the last of them what everybody sees, unless `head` names another one. */
export function appendHistory(db: Db, key: ObjectKey, history: readonly WholeRevision[], head?: number): void {
  for (const { value, author, note, at, origin } of history) {
    const { number } = insertRevision(db, key, nextNumber(db, key), value, { author, note, at, origin });
    db.update(objects)
      .set({ head: head ?? number })
      .where(isObject(key))
      .run();
  }
}
