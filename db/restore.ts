/** A copy that is put back in the place of a studio's database; what was there stays beside it. */
import { existsSync, linkSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import Database from "better-sqlite3";
import { copyPictures } from "./backup.ts";
import { makeFolder, openForReading } from "./client.ts";
import { isNewer } from "./migrate.ts";

export type Restored = {
  readonly file: string;
  readonly bytes: number;
  readonly pictures: number;
  readonly shared: number;
  /** Where the database is that was there; absent: there was none. */
  readonly before?: string;
};

/** Files that SQLite keeps beside a database while it is open. */
const BESIDE = ["-wal", "-shm"] as const;
const DAMAGED = "the copy is damaged; take another one";
/** How long another process may take to let go of the database, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Puts a copy where a studio's database is. Throws a sentence when the copy is none, is damaged or of a newer studio, or while a studio runs on the
 * database; then nothing was changed.
 *
 * @param from the folder that `backUp` wrote, or the database in it
 */
export function restore(from: string, database: string, now: Date): Restored {
  try {
    const source = databaseIn(from);
    if (resolve(source) === resolve(database)) throw new Error("it is that database");
    const { $client: client } = openForReading(source, "any");
    try {
      if (isNewer(client)) throw new Error("it was made by a newer version of the studio; restore it with that version");
      if (client.pragma("integrity_check(1)", { simple: true }) !== "ok") throw new Error(DAMAGED);
      const isThere = existsSync(database);
      if (isThere) letGo(database);
      makeFolder(dirname(resolve(database)));
      const unfinished = `${database}.unfinished`;
      rmSync(unfinished, { force: true });
      client.prepare("vacuum into ?").run(unfinished);
      // A card of the database finds its picture from its first moment on.
      const copied = copyPictures(source, database);
      const before = isThere ? { before: keptBeside(database, now) } : {};
      renameSync(unfinished, database);
      return { file: database, bytes: statSync(database).size, ...copied, ...before };
    } finally {
      client.close();
    }
  } catch (error) {
    throw new Error(`${from} cannot be restored to ${database}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_CORRUPT")) return DAMAGED;
  return error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
}

/** The database of a copy. */
function databaseIn(from: string): string {
  const stat = statSync(from, { throwIfNoEntry: false });
  if (!stat) throw new Error("it does not exist");
  if (!stat.isDirectory()) return from;
  const [first, ...more] = readdirSync(from).filter((name) => name.endsWith(".db"));
  if (first === undefined) throw new Error("this folder has no finished copy of a database");
  if (more.length > 0) throw new Error(`this folder has several databases; name one of ${[first, ...more].join(", ")}`);
  return join(from, first);
}

/** Takes what the write-ahead log holds into the database. A log that is left would be played into the copy. Throws while a studio has it open. */
function letGo(database: string): void {
  let client: Database.Database | undefined;
  try {
    client = new Database(database, { fileMustExist: true, timeout: PATIENCE_MS });
    client.pragma("journal_mode = DELETE");
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY"))
      throw new Error("a studio runs on this database; stop it first");
    // A damaged one is kept as it is, with its log.
  } finally {
    client?.close();
  }
}

/** Another name for the database that is there, and for its log if it has one. */
function keptBeside(database: string, now: Date): string {
  const kept = `${database}.before-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const suffix of BESIDE) if (existsSync(`${database}${suffix}`)) renameSync(`${database}${suffix}`, `${kept}${suffix}`);
  try {
    // The place is never empty: a studio that starts at this moment would make a new database there.
    linkSync(database, kept);
  } catch {
    renameSync(database, kept);
  }
  return kept;
}
