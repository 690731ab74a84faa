/** Opens the studio's database and brings it to the newest form. */
import { mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { isCurrent, migrate } from "./migrate.ts";
import * as schema from "./schema/index.ts";

export type Db = BetterSQLite3Database<typeof schema> & { readonly $client: Database.Database };

/** Where the database is: `ARCOLOGY_DB`, else data/arcology.db below the working directory. */
export const databaseFile = (): string => process.env["ARCOLOGY_DB"] || "data/arcology.db";

/** Where the pictures of a database lie: in a folder beside it. */
export const picturesBeside = (file: string): string => join(dirname(file), "pictures");

/** Where its public pictures lie, and below them the previews of links. */
export const sharedBeside = (file: string): string => join(dirname(file), "shared-pictures");

/**
 * Opens a database, makes it if it is not there, and migrates it. Several processes may do so at the same moment.
 * What was answered is on disk: the journal is a write-ahead log and every commit is flushed.
 * Throws a sentence when the file cannot be opened or was made by a newer studio.
 */
export function openDb(file: string): Db {
  if (file !== ":memory:") makeFolderOf(file);
  const client = connect(file, {});
  client.pragma("synchronous = FULL");
  // Matches write the same few pages again and again: taken over from the journal every 16 MB rather than every 4, they are written once where they were written four times, and
  // fewer answers wait for that.
  client.pragma("wal_autocheckpoint = 4000");
  migrate(client);
  return drizzle(client, { schema });
}

/**
 * Opens an existing database to read only; nothing is migrated. Throws a sentence when it is none of ours.
 *
 * @param form "any" takes also those of older and newer studios
 */
export function openForReading(file: string, form: "current" | "any" = "current"): Db {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new Error(`There is no database “${file}”. Check the path.`);
  if (stat.isDirectory()) throw new Error(`${file} is a folder; name the file of the database.`);
  const client = connect(file, { readonly: true, fileMustExist: true });
  const known = client
    .prepare("select count(*) as n from sqlite_master where type = 'table' and name in ('objects', 'revisions')")
    .get() as { n: number };
  if (known.n !== 2) {
    client.close();
    throw new Error(`${file} is an SQLite database, but not one of this studio.`);
  }
  if (form === "current" && !isCurrent(client)) {
    client.close();
    throw new Error(`${file} was written by another version of the studio. Start this one with it once, then try again.`);
  }
  return drizzle(client, { schema });
}

/** Why a folder cannot be made, as the system's codes have it. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: "you do not have permission to write there",
  EPERM: "you do not have permission to write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "its name is too long",
};

/** Makes a folder and those above it, one after the other: all at once, Node tries for ever where none can be made. Throws why not, as the end of a sentence. */
export function makeFolder(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (stat) throw new Error(`${folder} is a file, not a folder`);
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // Another process may have made it in the meantime.
    if (code !== "EEXIST") throw new Error(`the folder ${folder} cannot be created: ${REASONS[code] ?? "no folder can be there"}`);
  }
}

function makeFolderOf(file: string): void {
  try {
    makeFolder(dirname(resolve(file)));
  } catch (error) {
    throw new Error(
      `The database ${file} cannot be created: ${error instanceof Error ? error.message : String(error)}. Name another file.`,
    );
  }
}

function connect(file: string, options: Database.Options): Database.Database {
  try {
    const client = new Database(file, { ...options, timeout: 10_000 });
    if (options.readonly) client.pragma("schema_version");
    else client.pragma("journal_mode = WAL");
    client.pragma("foreign_keys = ON");
    return client;
  } catch (error) {
    throw (
      damage(file, error) ?? new Error(`The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`)
    );
  }
}

/** What is said of a file that has lost a part, and what to do about it; undefined where something else went wrong. */
export function damage(file: string, error: unknown): Error | undefined {
  if (!(error instanceof Database.SqliteError) || !error.code.startsWith("SQLITE_CORRUPT")) return undefined;
  return new Error(`The database ${file} is damaged. To put a backup in its place: npm run -s cli -- restore --from FOLDER --db ${file}`);
}

const KEY = Symbol.for("arcology.database");
type Holder = { [KEY]?: Database.Database };
/** The connection is shared; what speaks to it belongs to each bundle. */
let own: Db | undefined;

/**
 * The database of this process, opened once however often this file is bundled.
 * Throws while the studio is built: a page that reads the database has to be rendered when it is asked for.
 */
export function db(): Db {
  const holder = globalThis as Holder;
  if (!holder[KEY]) {
    if (process.env["NEXT_PHASE"] === "phase-production-build")
      throw new Error("A page read the database while the studio was built. Await connection() of next/server first.");
    holder[KEY] = openDb(databaseFile()).$client;
  }
  if (own?.$client !== holder[KEY]) own = drizzle(holder[KEY], { schema });
  return own;
}

/** Whether the database of this process is open. */
export const hasDb = (): boolean => (globalThis as Holder)[KEY] !== undefined;

/** Makes `database` the one that `db()` answers, or none; for the start of the server and for tests. */
export function shareDb(database: Db | undefined): void {
  const holder = globalThis as Holder;
  if (database) holder[KEY] = database.$client;
  else delete holder[KEY];
}
