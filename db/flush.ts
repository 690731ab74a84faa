/**
 * Commits that are flushed together. A commit that is flushed by itself makes everybody wait for the disk; where many write at once, each commit goes into the
 * write-ahead log and the log is flushed for all of them, while others are served. Nobody is answered before it is.
 */
import { type FileHandle, open } from "node:fs/promises";
import type { Db } from "./client.ts";

/** How far the log of a connection is flushed: commits are counted. */
type Flushing = {
  committed: number;
  flushed: number;
  running?: Promise<void> | undefined;
  /** The write-ahead log, which stays the same file for as long as the connection is open. */
  log?: Promise<FileHandle> | undefined;
};
const KEY = Symbol.for("arcology.flushing");
/** Shared by however many bundles this file is in. */
type Keeper = { [KEY]?: Flushing };

const flushingOf = ({ $client }: Db): Flushing => {
  const keeper = $client as Keeper;
  keeper[KEY] ??= { committed: 0, flushed: 0 };
  return keeper[KEY];
};

/** Commits in a transaction whose flush is not waited for here but with `onDisk`. */
export function flushedLater<T>(db: Db, commit: () => T): T {
  const { $client } = db;
  // Within a transaction it is flushed with that; in memory there is nothing to flush.
  if ($client.inTransaction || $client.memory) return commit();
  $client.pragma("synchronous = NORMAL");
  try {
    return commit();
  } finally {
    $client.pragma("synchronous = FULL");
    flushingOf(db).committed++;
  }
}

/** Waits until everything that was committed so far is on disk; undefined when it is. Fails when the disk does. */
export function onDisk(db: Db): Promise<void> | undefined {
  const flushing = flushingOf(db);
  return flushing.flushed < flushing.committed ? flushedTo(db, flushing, flushing.committed) : undefined;
}

async function flushedTo(db: Db, flushing: Flushing, upTo: number): Promise<void> {
  while (flushing.flushed < upTo) {
    flushing.running ??= flush(db, flushing).finally(() => {
      flushing.running = undefined;
    });
    await flushing.running;
  }
}

async function flush(db: Db, flushing: Flushing): Promise<void> {
  const upTo = flushing.committed;
  try {
    flushing.log ??= openLog(db);
    await (await flushing.log).datasync();
  } catch (error) {
    flushing.log = undefined;
    // Where there is no log any more, all of it is in the database.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  flushing.flushed = upTo;
}

/** Opens the log of a connection; it is closed with the connection. */
async function openLog({ $client }: Db): Promise<FileHandle> {
  const log = await open(`${$client.name}-wal`, "r+");
  const close = $client.close.bind($client);
  $client.close = () => {
    $client.close = close;
    log.close().catch((error: unknown) => console.error(error));
    return close();
  };
  return log;
}
