/** `booklet`: the rules booklet of a game as a PDF. */
import { GAME_IDS } from "../../engine/cards/card.ts";
import { isGameId } from "../../engine/games/index.ts";
import { hasBooklet } from "../../server/booklet/booklet.ts";
import { BOOKLET_FORMATS, type BookletFormat, writeBooklet } from "../../server/booklet/write-booklet.ts";
import type { CliIo } from "../io.ts";
import { answered, labArguments, UsageError } from "../lab/lab-arguments.ts";
import { jsonText } from "../words.ts";

export const BOOKLET_USAGE = `booklet GAME [--paper ${BOOKLET_FORMATS.join("|")}] --out FILE.pdf [--json]`;

export const BOOKLET_HELP = `Writes the rules of a game as a booklet with pictures, for people who learn it.

  --paper P     A5 or A4 pages, or fold: A4 sheets that are folded to A5
  --out FILE    where to
  --json        what was written as one JSON value`;

/** Runs `booklet …`; `argv` begins behind the word `booklet`. Answers 0, 1 when it was stopped or the file cannot be written, 2 when there is no such game or paper. */
export function bookletCommand(argv: readonly string[], io: Pick<CliIo, "out" | "err" | "onInterrupt">): Promise<number> {
  return answered(io, BOOKLET_USAGE, async () => {
    const { positionals, values } = labArguments(argv, {
      paper: { type: "string" },
      out: { type: "string" },
      json: { type: "boolean" },
    });
    const [game = "", ...more] = positionals;
    if (!isGameId(game) || more.length > 0) throw new UsageError(`Name one game: ${GAME_IDS.join(", ")}.`);
    if (!hasBooklet(game)) throw new UsageError(`${game} has no booklet. Name another game.`);
    const format = BOOKLET_FORMATS.find((one) => one === (values.paper ?? "A5")) satisfies BookletFormat | undefined;
    if (!format) throw new UsageError(`--paper must be ${BOOKLET_FORMATS.join(", ")}; fold is A4 sheets to fold to A5.`);
    if (values.out === undefined) throw new UsageError("Name the file to write: --out rules.pdf.");
    const stop = new AbortController();
    const deaf = io.onInterrupt(() => stop.abort());
    try {
      const done = await writeBooklet(game, format, values.out, new Date(), { signal: stop.signal });
      if (!done.ok) {
        io.err(`${done.error}\n`);
        return 1;
      }
      const { pages } = done.value;
      io.out(values.json === true ? `${jsonText({ game, paper: format, file: values.out, pages })}\n` : `${values.out}: ${pages} pages.\n`);
      return 0;
    } finally {
      deaf();
    }
  });
}
