/** A copy of everything that a studio keeps: its database as it is at one moment, and the pictures that lie beside it. */
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { makeFolder, openForReading, picturesBeside, sharedBeside } from "./client.ts";

export type Backup = {
  /** The database that was written. */
  readonly file: string;
  readonly bytes: number;
  /** How many pictures of cards lie beside it. */
  readonly pictures: number;
  /** How many public pictures, and previews of links that show them. */
  readonly shared: number;
};

/** Files that are whole; what is being written has a longer name. */
const PICTURE = /^[0-9a-f]{64}\.webp$/;
const SHARED = /^[0-9a-f]{32}\.(?:jpg|png)$/;
const PREVIEW = /^[0-9a-f]{32}\.json$/;

/**
 * Copies a studio's database, also while the studio writes to it, and its pictures into a folder from which a studio can be started.
 * Nothing that is there is written over. Throws a sentence when there is no such database or the folder cannot be written.
 */
export function backUp(database: string, folder: string): Backup {
  const { $client: client } = openForReading(database, "any");
  const file = join(folder, basename(database));
  const unfinished = `${file}.unfinished`;
  try {
    if (existsSync(file)) throw new Error(`“${file}” already exists, and a backup never overwrites a file; name another folder`);
    makeFolder(resolve(folder));
    rmSync(unfinished, { force: true });
    // One read of one moment, whatever is written meanwhile; what the write-ahead log holds is in it.
    client.prepare("vacuum into ?").run(unfinished);
    // A picture is written before a card can name it, so that those of the copied cards are all there by now.
    const copied = copyPictures(database, file);
    renameSync(unfinished, file);
    return { file, bytes: statSync(file).size, ...copied };
  } catch (error) {
    throw new Error(`${database} cannot be copied to ${folder}: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    client.close();
  }
}

/** Copies the pictures beside a database to beside another one. */
export function copyPictures(database: string, file: string): Pick<Backup, "pictures" | "shared"> {
  const pictures = copyFiles(picturesBeside(database), picturesBeside(file), PICTURE);
  const [from, to] = [sharedBeside(database), sharedBeside(file)];
  // A preview is written after its picture, so it is read before the pictures are listed.
  const previews = copyFiles(join(from, "previews"), join(to, "previews"), PREVIEW);
  return { pictures, shared: previews + copyFiles(from, to, SHARED) };
}

/** Pictures are named by what they hold: one that is there is the same. A preview that is taken back meanwhile is left out. */
function copyFiles(from: string, to: string, wanted: RegExp): number {
  const names = existsSync(from) ? readdirSync(from).filter((name) => wanted.test(name)) : [];
  if (names.length > 0) makeFolder(resolve(to));
  let copied = 0;
  for (const name of names) {
    try {
      if (wanted === PREVIEW || !existsSync(join(to, name))) copyFileSync(join(from, name), join(to, name));
      copied++;
    } catch (error) {
      if (wanted !== PREVIEW || existsSync(join(from, name))) throw error;
    }
  }
  return copied;
}
