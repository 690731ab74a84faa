/** A copy of everything that a studio keeps: its database as it is at one moment, and the pictures that lie beside it. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { openForReading, picturesBeside } from "./client.ts";

export type Backup = {
  /** The database that was written. */
  readonly file: string;
  readonly bytes: number;
  /** How many pictures lie beside it. */
  readonly pictures: number;
};

/** Pictures that are whole; what is being written has a longer name. */
const PICTURE = /^[0-9a-f]{64}\.webp$/;

/**
 * Copies a studio's database, also while the studio writes to it, and its pictures into a folder from which a studio can be started.
 * Nothing that is there is written over. Throws a sentence when there is no such database or the folder cannot be written.
 */
export function backUp(database: string, folder: string): Backup {
  const { $client: client } = openForReading(database, "any");
  const file = join(folder, basename(database));
  const unfinished = `${file}.unfinished`;
  try {
    if (existsSync(file)) throw new Error(`“${file}” already exists and is never overwritten; name another folder`);
    mkdirSync(folder, { recursive: true });
    rmSync(unfinished, { force: true });
    // One read of one moment, whatever is written meanwhile; what the write-ahead log holds is in it.
    client.prepare("vacuum into ?").run(unfinished);
    // A picture is written before a card can name it, so that those of the copied cards are all there by now.
    const pictures = copyPictures(picturesBeside(database), picturesBeside(file));
    renameSync(unfinished, file);
    return { file, bytes: statSync(file).size, pictures };
  } catch (error) {
    throw new Error(`${database} cannot be copied to ${folder}: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    client.close();
  }
}

/** Pictures are named by what they hold: one that is there is the same. */
function copyPictures(from: string, to: string): number {
  const names = existsSync(from) ? readdirSync(from).filter((name) => PICTURE.test(name)) : [];
  if (names.length > 0) mkdirSync(to, { recursive: true });
  for (const name of names) if (!existsSync(join(to, name))) copyFileSync(join(from, name), join(to, name));
  return names.length;
}
