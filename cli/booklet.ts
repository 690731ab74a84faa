/** `booklet`: the rules booklet of a game as a PDF. */
import { GAME_IDS } from "../engine/cards/card.ts";
import { isGameId } from "../engine/games/index.ts";
import { hasBooklet } from "../server/booklet/booklet.ts";
import { BOOKLET_FORMATS, type BookletFormat, writeBooklet } from "../server/booklet/write-booklet.ts";
import { parsedArguments } from "./arguments.ts";
import type { CliIo } from "./io.ts";
import { jsonText } from "./words.ts";

export const BOOKLET_USAGE = `booklet GAME [--paper ${BOOKLET_FORMATS.join("|")}] --out FILE.pdf [--json]`;

/** Runs `booklet …`; `argv` begins behind the word `booklet`. Answers 0, or 2 when there is no such game or the file cannot be written. */
export async function bookletCommand(argv: readonly string[], io: Pick<CliIo, "out" | "err">): Promise<number> {
  try {
    const { positionals, values } = parsedArguments(argv, {
      paper: { type: "string" },
      out: { type: "string" },
      json: { type: "boolean" },
    });
    const [game = "", ...more] = positionals;
    if (!isGameId(game) || more.length > 0) throw new Error(`Name one game: ${GAME_IDS.join(", ")}.`);
    if (!hasBooklet(game)) throw new Error(`There is no booklet of ${game}. Name another game.`);
    const format = BOOKLET_FORMATS.find((one) => one === (values.paper ?? "A5")) satisfies BookletFormat | undefined;
    if (!format) throw new Error(`--paper must be ${BOOKLET_FORMATS.join(", ")}; fold is A4 sheets that are folded to A5.`);
    if (values.out === undefined) throw new Error("Name the file to write: --out rules.pdf.");
    const done = await writeBooklet(game, format, values.out, new Date());
    if (!done.ok) throw new Error(done.error);
    const { pages } = done.value;
    io.out(values.json === true ? `${jsonText({ game, paper: format, file: values.out, pages })}\n` : `${values.out}: ${pages} pages.\n`);
    return 0;
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\nUsage: ${BOOKLET_USAGE}\n`);
    return 2;
  }
}
