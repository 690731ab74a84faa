/** `backup`: a copy of a studio's database and pictures, also while the studio runs. */
import { backUp } from "../db/backup.ts";
import { parsedArguments } from "./arguments.ts";
import type { CliIo } from "./io.ts";
import { jsonText, plural } from "./words.ts";

export const BACKUP_USAGE = "backup --db FILE --to FOLDER [--json]";
export const BACKUP_HELP = `Copies the current database and its pictures, including public ones, into a folder. The studio can keep
running. "restore" puts the copy back; "npm start -- --db FOLDER/FILE" starts a studio from it. An existing
copy is never overwritten.

  --db FILE    the database; without --db the studio uses data/arcology.db
  --to FOLDER  where to put the copy; created if missing
  --json       one JSON value: file, bytes, pictures, shared`;

/** Runs `backup …`; `argv` begins behind the word `backup`. Answers 0, or 2 when the command, the database or the folder is not right. */
export function backupCommand(argv: readonly string[], io: Pick<CliIo, "out" | "err">): number {
  try {
    const { positionals, values } = parsedArguments(argv, {
      db: { type: "string" },
      to: { type: "string" },
      json: { type: "boolean" },
    });
    if (positionals.length > 0 || !values.db || !values.to) throw new Error(`backup needs --db and --to.\nUsage: ${BACKUP_USAGE}`);
    const { file, bytes, pictures, shared } = backUp(values.db, values.to);
    if (values.json) io.out(`${jsonText({ file, bytes, pictures, shared })}\n`);
    else {
      const beside = pictures + shared === 0 ? "" : ` and ${plural(pictures, "picture")}, ${shared} public`;
      io.out(`${file}\n`);
      io.err(`Copied ${(bytes / 1_000_000).toFixed(1)} MB${beside}. To put it back: restore --from ${values.to} --db ${values.db}\n`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.err(`${error.message}\n`);
    return 2;
  }
}
