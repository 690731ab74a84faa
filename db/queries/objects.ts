/** Questions about what is shipped and revised: cards, keywords, tags, sets and shipped decks. */
import { and, asc, desc, eq, inArray, like, max, sql } from "drizzle-orm";
import { z } from "zod";
import type { GameId, Revision } from "../../engine/cards/card.ts";
import type { CardRevision } from "../../engine/cards/since.ts";
import type { Db } from "../client.ts";
import { prepared } from "../prepared.ts";
import { aliases, libraries, type ObjectType, objects, revisions } from "../schema/index.ts";

const RevisionSchema: z.ZodType<Revision> = z.object({
  number: z.number(),
  hash: z.string(),
  author: z.string(),
  note: z.string(),
  at: z.string(),
  origin: z.enum(["shipped", "person", "import"]),
});

const revisionColumns = {
  number: revisions.number,
  hash: revisions.hash,
  author: revisions.author,
  note: revisions.note,
  at: revisions.at,
  origin: revisions.origin,
};
const isHead = and(eq(revisions.type, objects.type), eq(revisions.id, objects.id), eq(revisions.number, objects.head));
const isObject = (type: ObjectType, id: string) => and(eq(objects.type, type), eq(objects.id, id));

/** What everybody sees of an object. */
export type Head = {
  readonly id: string;
  readonly value: unknown;
  readonly revision: Revision;
  readonly archived: boolean;
  /** Whether any revision of it came with the studio. */
  readonly shipped: boolean;
  /** Whether it says what the newest shipped revision says, whoever wrote it. */
  readonly asShipped: boolean;
  /** Number of a shipped revision that the head does not take into account, and that says something else. */
  readonly newer?: number;
};

/** A number that grows whenever something of the game's library changes; 0 when there is nothing. */
export const libraryVersion = (db: Db, game: GameId): number => versionOf(db).get({ game })?.version ?? 0;

// Asked before nearly every answer.
const versionOf = prepared((db) =>
  db
    .select({ version: libraries.version })
    .from(libraries)
    .where(eq(libraries.game, sql.placeholder("game")))
    .prepare(),
);

/** The heads of a game's objects of one type, archived ones too, by id. */
export const listHeads = (db: Db, type: ObjectType, game: GameId): Head[] => headsOfGame(db).all({ type, game }).map(headOf);

/** The head of one object; undefined when there is none. */
export const findHead = (db: Db, type: ObjectType, id: string): Head | undefined => headsById(db).all({ type, id }).map(headOf)[0];

const headsOfGame = prepared((db) =>
  headRows(db, and(eq(objects.type, sql.placeholder("type")), eq(objects.game, sql.placeholder("game")))),
);
const headsById = prepared((db) => headRows(db, and(eq(objects.type, sql.placeholder("type")), eq(objects.id, sql.placeholder("id")))));

function headRows(db: Db, where: ReturnType<typeof and>) {
  const ofShipped = sql`from revisions r where r.type = ${objects.type} and r.id = ${objects.id} and r.origin = 'shipped'`;
  const shipped = sql<number | null>`(select max(r.number) ${ofShipped})`;
  const says = sql<string | null>`(select r.hash ${ofShipped} order by r.number desc limit 1)`;
  return db
    .select({ id: objects.id, archivedBy: objects.archivedBy, base: objects.base, json: revisions.json, shipped, says, ...revisionColumns })
    .from(objects)
    .innerJoin(revisions, isHead)
    .where(where)
    .orderBy(asc(objects.id))
    .prepare();
}

function headOf({ id, archivedBy, base, json, shipped, says, ...revision }: ReturnType<ReturnType<typeof headRows>["all"]>[number]): Head {
  return {
    id,
    value: JSON.parse(json) as unknown,
    revision: RevisionSchema.parse(revision),
    archived: archivedBy !== null,
    shipped: shipped !== null,
    asShipped: says === revision.hash,
    ...(shipped !== null && shipped > (base ?? 0) && says !== revision.hash ? { newer: shipped } : {}),
  };
}

/** The id that an alias stands for; undefined when it is none. */
export function findAlias(db: Db, type: ObjectType, alias: string): string | undefined {
  return db
    .select({ id: aliases.id })
    .from(aliases)
    .where(and(eq(aliases.type, type), eq(aliases.alias, alias)))
    .get()?.id;
}

/**
 * The names that cards of a game had in any revision, by id, the newest first. Only cards that another address leads to are looked at: a card
 * that was renamed has one.
 */
export function namesInTime(db: Db, game: GameId): ReadonlyMap<string, readonly string[]> {
  const moved = db
    .selectDistinct({ id: aliases.id })
    .from(aliases)
    .where(and(eq(aliases.type, "card"), like(aliases.id, `${game}/%`)));
  const name = sql<string | null>`json_extract(${revisions.json}, '$.name')`;
  const rows = db
    .select({ id: revisions.id, name })
    .from(revisions)
    .where(and(eq(revisions.type, "card"), inArray(revisions.id, moved)))
    .groupBy(revisions.id, name)
    .orderBy(desc(max(revisions.number)))
    .all();
  const names = new Map<string, string[]>();
  for (const row of rows) if (typeof row.name === "string") names.set(row.id, [...(names.get(row.id) ?? []), row.name]);
  return names;
}

/** All revisions of an object, oldest first; empty when there is no such object. */
export function listRevisions(db: Db, type: ObjectType, id: string): Revision[] {
  return db
    .select(revisionColumns)
    .from(revisions)
    .where(and(eq(revisions.type, type), eq(revisions.id, id)))
    .orderBy(asc(revisions.number))
    .all()
    .map((row) => RevisionSchema.parse(row));
}

/** The revisions of all cards of a game. */
export const listCardRevisions = (db: Db, game: GameId): CardRevision[] =>
  db
    .select({ id: revisions.id, number: revisions.number, note: revisions.note, at: revisions.at })
    .from(revisions)
    .innerJoin(objects, and(eq(objects.type, revisions.type), eq(objects.id, revisions.id)))
    .where(and(eq(revisions.type, "card"), eq(objects.game, game)))
    .all();

/** What an object said in one revision. */
export function findRevision(db: Db, type: ObjectType, id: string, number: number): { value: unknown; revision: Revision } | undefined {
  const row = db
    .select({ json: revisions.json, ...revisionColumns })
    .from(revisions)
    .where(and(eq(revisions.type, type), eq(revisions.id, id), eq(revisions.number, number)))
    .get();
  if (!row) return undefined;
  const { json, ...revision } = row;
  return { value: JSON.parse(json) as unknown, revision: RevisionSchema.parse(revision) };
}

/** Makes the newest shipped revision the head. False when none is newer than what the head takes into account. */
export function takeShipped(db: Db, type: ObjectType, id: string): boolean {
  return settleNewer(db, type, id, (newer) => ({ head: newer, base: newer }));
}

/** Leaves the head as it is and stops saying that a newer revision was shipped. False when there is none. */
export function keepMine(db: Db, type: ObjectType, id: string): boolean {
  return settleNewer(db, type, id, (newer) => ({ base: newer }));
}

function settleNewer(db: Db, type: ObjectType, id: string, change: (newer: number) => { head?: number; base: number }): boolean {
  return db.transaction(
    () => {
      const newer = findHead(db, type, id)?.newer;
      if (newer === undefined) return false;
      db.update(objects).set(change(newer)).where(isObject(type, id)).run();
      return true;
    },
    { behavior: "immediate" },
  );
}
