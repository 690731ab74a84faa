/** `restore`: puts a copy that `backup` made back in the place of a studio's database. */
import { restore } from "../db/restore.ts";
import { parsedArguments } from "./arguments.ts";
import type { CliIo } from "./io.ts";
import { jsonText, plural } from "./words.ts";

export const RESTORE_USAGE = "restore --from FOLDER --db FILE [--json]";
export const RESTORE_HELP = `Puts a copy that "backup" made, with its pictures, in the place of a studio's database. Stop the studio first.
The database that was there stays beside it under another name. A damaged copy, or one of a newer studio,
changes nothing.

  --from FOLDER  the folder of the copy, or the database in it
  --db FILE      the database to replace; created if missing
  --json         one JSON value: file, bytes, pictures, shared, before`;

/** Runs `restore …`; `argv` begins behind the word `restore`. Answers 0, or 2 when the command, the copy or the place is not right. */
export function restoreCommand(argv: readonly string[], io: Pick<CliIo, "out" | "err">): number {
  try {
    const { positionals, values } = parsedArguments(argv, {
      db: { type: "string" },
      from: { type: "string" },
      json: { type: "boolean" },
    });
    if (positionals.length > 0 || !values.db || !values.from) throw new Error(`restore needs --from and --db.\nUsage: ${RESTORE_USAGE}`);
    const done = restore(values.from, values.db, new Date());
    if (values.json) io.out(`${jsonText(done)}\n`);
    else {
      const { file, bytes, pictures, shared, before } = done;
      const beside = pictures + shared === 0 ? "" : ` and ${plural(pictures, "picture")}, ${shared} public`;
      io.out(`${file}\n`);
      io.err(
        `Restored ${(bytes / 1_000_000).toFixed(1)} MB${beside}.${before ? ` What was there is now ${before}.` : ""} Start the studio: npm start -- --db ${file}\n`,
      );
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.err(`${error.message}\n`);
    return 2;
  }
}
