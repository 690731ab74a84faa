/** `print`: cards as a PDF to cut out. */
import { resolve } from "node:path";
import { GAME_IDS, isGameId } from "../engine/cards/card.ts";
import { PAPER_NAMES, paperOf } from "../faces/print/papers.ts";
import { BACKS, BLEEDS, MARKS, type SheetOptions } from "../faces/print/sheets.ts";
import { CHOICE_OPTIONS, chosenCards } from "./chosen-cards.ts";
import { SOURCE_OPTIONS } from "./game-language.ts";
import type { CliIo } from "./io.ts";
import { answered, labArguments, UsageError, wholeNumber } from "./lab-arguments.ts";
import { progressOf } from "./progress.ts";
import { jsonText, plural } from "./words.ts";

export const PRINT_USAGE = `print GAME [--deck FILE | --query Q | --set CODE] --out FILE.pdf [--paper A4] [--margin 5] [--bleed 0] [--marks crop]
      [--backs none] [--copies N] [--plain] [--no-draft-mark] [--json] [--content DIR | --db FILE]`;
export const PRINT_HELP = `Writes a PDF of cards to cut out, at their true size: 63 x 88 mm. Without --deck, --query or --set it has every card of the game,
each as often as in its box; of a query each once.
  --paper   ${PAPER_NAMES.join(", ")}, or width x height in mm, such as 320x450
  --margin  what the printer leaves empty along each edge, in mm; 5, or 8 for older printers
  --bleed   0, 1.5 or 3 mm of picture around each card
  --marks   crop: short marks outside the cards; lines: hairlines across the sheet; none
  --backs   none; long, short: behind the fronts, for sheets turned over that edge; separate: on sheets of their own; folded: to fold and glue
  --copies  so many of each, in place of the counts of deck and box
  --plain   no first page with ruler, outline and list, and no small print
The file is written beside its name and put in place when it is whole.`;

const OPTIONS = {
  ...SOURCE_OPTIONS,
  ...CHOICE_OPTIONS,
  out: { type: "string" },
  paper: { type: "string" },
  margin: { type: "string" },
  bleed: { type: "string" },
  marks: { type: "string" },
  backs: { type: "string" },
  copies: { type: "string" },
  plain: { type: "boolean" },
  "no-draft-mark": { type: "boolean" },
  json: { type: "boolean" },
} as const;
type Values = ReturnType<typeof labArguments<typeof OPTIONS>>["values"];

/** Runs `print …`; `argv` begins behind the word `print`. Answers 0 when the file is written, 1 when it was stopped or nothing fits, 2 when it cannot be. */
export function printCommand(argv: readonly string[], io: CliIo): Promise<number> {
  return answered(io, PRINT_USAGE, async () => {
    const { positionals, values } = labArguments(argv, OPTIONS);
    const [game, ...more] = positionals;
    if (game === undefined || !isGameId(game)) throw new UsageError(`print needs a game: ${GAME_IDS.join(", ")}.`);
    if (more.length > 0) throw new UsageError(`print takes only one game; remove “${more[0]}”.`);
    if (values.out === undefined) throw new UsageError("print needs --out FILE.pdf.");
    const options = sheetOptions(values);
    const { title, cards } = await chosenCards(game, values, io);
    const copies = values.copies === undefined ? undefined : wholeNumber("--copies", values.copies, 1, 100);
    const counted = cards.map(({ card, count }) => ({ card, count: copies ?? count }));
    const { cardJob, MOST_COMPONENTS } = await import("../server/print/cards.ts");
    const { writePrint } = await import("../server/print/write-print.ts");
    const all = counted.reduce((sum, { count }) => sum + count, 0);
    if (all > MOST_COMPONENTS)
      throw new Error(`These are ${all} cards; at most ${MOST_COMPONENTS} are printed at once. Print part of them.`);
    const { job, draw } = cardJob({
      title,
      cards: counted,
      options,
      small: !values.plain,
      drafts: !values["no-draft-mark"],
      at: Date.now(),
    });
    const stop = new AbortController();
    const deaf = io.onInterrupt(() => stop.abort());
    const shown = progressOf(io, Math.max(1, all), "sheets");
    const file = resolve(values.out);
    try {
      const printed = await writePrint(job, draw, file, { signal: stop.signal, progress: (done) => shown.show(done) });
      shown.clear();
      if (!printed.ok) {
        io.err(`${printed.error}\n`);
        return 1;
      }
      const { pages, components, missing } = printed.value;
      if (missing.length > 0) io.err(`No font has these letters, so they are printed as boxes: ${missing.join(" ")}\n`);
      if (values.json) io.out(`${jsonText({ file, pages, cards: components, missing })}\n`);
      else io.err(`${plural(components, "card")} on ${plural(pages, "page")}: ${file}\nPrint it at 100 %, not “fit to page”.\n`);
      return 0;
    } finally {
      deaf();
    }
  });
}

function sheetOptions(values: Values): SheetOptions {
  const paper = paperOf(values.paper ?? "A4");
  if (typeof paper === "string") throw new UsageError(paper);
  const margin = Number(values.margin ?? "5");
  if (!(margin >= 0 && margin <= 50)) throw new UsageError(`--margin must be 0 to 50 mm, not “${values.margin}”.`);
  return {
    ...{ paper, margin },
    bleed: oneOf("--bleed", values.bleed ?? "0", BLEEDS),
    marks: oneOf("--marks", values.marks ?? "crop", MARKS),
    backs: oneOf("--backs", values.backs ?? "none", BACKS),
  };
}

function oneOf<Value extends string | number>(flag: string, text: string, known: readonly Value[]): Value {
  const found = known.find((one) => String(one) === text);
  if (found === undefined) throw new UsageError(`${flag} must be ${known.join(", ")}, not “${text}”.`);
  return found;
}
