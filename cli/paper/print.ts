/** `print`: cards as a PDF to cut out. */
import { resolve } from "node:path";
import { GAME_IDS, type GameId, isGameId } from "../../engine/cards/card.ts";
import { PAPER_NAMES, paperOf } from "../../faces/print/papers.ts";
import { BACKS, BLEEDS, layOut, MARKS, type SheetOptions } from "../../faces/print/sheets.ts";
import { CHOICE_OPTIONS, type Chosen, cardNamed, chosenCards } from "../cards/chosen-cards.ts";
import { SOURCE_OPTIONS } from "../cards/source-options.ts";
import type { CliIo } from "../io.ts";
import { answered, labArguments, UsageError, wholeNumber } from "../lab/lab-arguments.ts";
import { progressOf } from "../lab/progress.ts";
import { jsonText, plural } from "../words.ts";
import { kitCards } from "./kit-cards.ts";

export const PRINT_USAGE = `print GAME [--kit [--players N]] [--deck FILE | --query Q | --set CODE | --card NAME …] --out FILE.pdf [--since DAY|FILE|REVISION]
      [--paper A4] [--margin 5] [--bleed 0] [--marks crop] [--backs none] [--ink] [--copies N] [--count "N NAME" …] [--plain]
      [--no-draft-mark] [--json] [--content DIR | --db FILE]`;
export const PRINT_HELP = `Writes a PDF of cards to cut out, at true size: 63 x 88 mm. Without --deck, --query, --set or --card it
has every card of the game, with as many copies as in its box; a query gives each card once.
  --kit     everything the game needs on a table: cards with backs, boards, tokens, figures and aids. In a game with decks, name two
            or more with --deck, each a file or a ready deck; the default is the first two ready decks
  --players number of players of the kit; default as many as can play
  --deck    one deck: a file, or the id of a ready deck
  --card    a card by its name; can be repeated
  --since   only cards changed since a day, such as 2026-11-20; since a file was written, such as the last print; or since a
            revision: 3 (cards with a later one), "Tidal Wave 3" (everything changed after it), or its note
  --paper   ${PAPER_NAMES.join(", ")}, or width x height in mm, such as 320x450
  --margin  margin of the printer along each edge, in mm; 5, or 8 for older printers
  --bleed   0, 1.5 or 3 mm of picture around each card
  --marks   crop: short marks outside the cards; lines: hairlines across the sheet; none
  --backs   none; long, short: behind the fronts, for sheets turned over that edge; separate: on separate sheets; folded: to fold and glue
  --ink     saves ink: no pictures, and dark on white
  --copies  copies of each card, instead of the counts of deck and box
  --count   copies of one card, such as "3 Tidal Wave"; 0 leaves it out; can be repeated
  --plain   no first page with ruler, outline and list, and no small print
The file appears when it is complete.`;

const OPTIONS = {
  ...SOURCE_OPTIONS,
  ...CHOICE_OPTIONS,
  deck: { type: "string", multiple: true },
  kit: { type: "boolean" },
  players: { type: "string" },
  ink: { type: "boolean" },
  count: { type: "string", multiple: true },
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

/** Runs `print …`; `argv` begins behind the word `print`. Answers 0 when the file is written, 1 when it was stopped, nothing fits or it cannot be written, 2 when what was asked for cannot be read. */
export function printCommand(argv: readonly string[], io: CliIo): Promise<number> {
  return answered(io, PRINT_USAGE, async () => {
    const { positionals, values } = labArguments(argv, OPTIONS);
    const [game, ...more] = positionals;
    if (game === undefined || !isGameId(game)) throw new UsageError(`print needs a game: ${GAME_IDS.join(", ")}.`);
    if (more.length > 0) throw new UsageError(`print takes only one game; remove “${more[0]}”.`);
    if (values.out === undefined) throw new UsageError("print needs --out FILE.pdf.");
    const options = sheetOptions(values);
    const seats = values.players === undefined ? undefined : wholeNumber("--players", values.players, 1, 8);
    if (seats !== undefined && !values.kit) throw new UsageError("Only a kit has a number of players. Use --players with --kit.");
    const { title, cards } = await cardsOf(game, values, io);
    const copies = values.copies === undefined ? undefined : wholeNumber("--copies", values.copies, 1, 100);
    const counted = withCounts(
      cards.map(({ card, count }) => ({ card, count: copies ?? count })),
      values.count ?? [],
    );
    const { cardJob, MOST_COMPONENTS } = await import("../../server/print/cards.ts");
    const { lettersOf } = await import("../../server/print/letters.ts");
    const { picturesOf } = await import("../../server/print/lost-pictures.ts");
    const { writePrint } = await import("../../server/print/write-print.ts");
    const all = counted.reduce((sum, { count }) => sum + count, 0);
    if (all > MOST_COMPONENTS)
      throw new Error(`These are ${all} cards; at most ${MOST_COMPONENTS} are printed at once. Print part of them.`);
    const letters = await lettersOf(counted);
    if (letters) io.err(`${letters.said}\n`);
    const lost = values.ink ? undefined : await picturesOf(counted);
    if (lost) io.err(`${lost.said}\n`);
    const { job, draw } = cardJob({
      title,
      cards: counted,
      ...(values.kit ? { kit: { game, ...(seats === undefined ? {} : { seats }) } } : {}),
      options,
      skin: values.ink ? "ink" : "full",
      small: !values.plain,
      drafts: !values["no-draft-mark"],
      at: Date.now(),
    });
    const stop = new AbortController();
    const deaf = io.onInterrupt(() => stop.abort());
    const laid = layOut(job.components, options);
    const shown = progressOf(io, laid.ok ? Math.max(1, laid.sheets.length) : 1, "sheets");
    const file = resolve(values.out);
    try {
      const printed = await writePrint(job, draw, file, { signal: stop.signal, progress: (done) => shown.show(done) });
      shown.clear();
      if (!printed.ok) {
        io.err(`${printed.error}\n`);
        return 1;
      }
      const { pages, components, missing } = printed.value;
      if (values.json)
        io.out(`${jsonText({ file, pages, cards: components, missing, letters: letters?.cards ?? [], lost: lost?.cards ?? [] })}\n`);
      else
        io.err(
          `${plural(components, values.kit ? "component" : "card")} on ${plural(pages, "page")}: ${file}\nPrint it at 100 %, not “fit to page”.\n`,
        );
      return 0;
    } finally {
      deaf();
    }
  });
}

function cardsOf(game: GameId, values: Values, io: CliIo): Promise<Chosen> {
  if (values.kit) return kitCards(game, values, io);
  const { deck: decks, ...others } = values;
  const [deck, ...more] = decks ?? [];
  if (more.length > 0) throw new UsageError("Only a kit has several decks. Use --deck once, or with --kit.");
  return chosenCards(game, { ...others, deck }, io);
}

/** Counts of single cards as they were asked for: "3 Tidal Wave". Throws a sentence when one cannot be read, or is of no card that is printed. */
function withCounts(cards: Chosen["cards"], wishes: readonly string[]): Chosen["cards"] {
  const counts = new Map<string, number>();
  for (const wish of wishes) {
    const [, number, name = ""] = /^(\d{1,3})x? (.+)$/.exec(wish.trim()) ?? [];
    if (number === undefined) throw new UsageError(`--count needs a number and a name, such as "3 Tidal Wave", not “${wish}”.`);
    const card = cardNamed(
      name,
      cards.map((one) => one.card),
    );
    counts.set(card.id, Number(number));
  }
  return cards.map(({ card, count }) => ({ card, count: counts.get(card.id) ?? count }));
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
    backs: oneOf("--backs", values.backs ?? (values.kit ? "long" : "none"), BACKS),
  };
}

function oneOf<Value extends string | number>(flag: string, text: string, known: readonly Value[]): Value {
  const found = known.find((one) => String(one) === text);
  if (found === undefined) throw new UsageError(`${flag} must be ${known.join(", ")}, not “${text}”.`);
  return found;
}
