/** `print`: cards as a PDF to cut out. */
import { resolve } from "node:path";
import { GAME_IDS, type GameId, isGameId, type LibraryCard } from "../engine/cards/card.ts";
import { makePool } from "../engine/cards/pool.ts";
import { buildIndex, loadRegex, search, withWords } from "../engine/cards/search/index.ts";
import { readDecks } from "../engine/decks/index.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { PAPER_NAMES, paperOf } from "../faces/print/papers.ts";
import { BACKS, BLEEDS, MARKS, type SheetOptions } from "../faces/print/sheets.ts";
import { SOURCE_OPTIONS, sourceOf } from "./game-language.ts";
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
  deck: { type: "string" },
  query: { type: "string" },
  set: { type: "string" },
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
type Chosen = { readonly title: string; readonly cards: readonly { readonly card: LibraryCard; readonly count: number }[] };

/** Runs `print …`; `argv` begins behind the word `print`. Answers 0 when the file is written, 1 when it was stopped or nothing fits, 2 when it cannot be. */
export function printCommand(argv: readonly string[], io: CliIo): Promise<number> {
  return answered(io, PRINT_USAGE, async () => {
    const { positionals, values } = labArguments(argv, OPTIONS);
    const [game, ...more] = positionals;
    if (game === undefined || !isGameId(game)) throw new UsageError(`print needs a game: ${GAME_IDS.join(", ")}.`);
    if (more.length > 0) throw new UsageError(`print takes only one game; remove “${more[0]}”.`);
    if (values.out === undefined) throw new UsageError("print needs --out FILE.pdf.");
    const options = sheetOptions(values);
    const { title, cards } = await chosen(game, values, io);
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

/** The cards that were asked for. Throws a sentence when there are none. */
async function chosen(game: GameId, values: Values, io: CliIo): Promise<Chosen> {
  const asked = [values.deck, values.query, values.set].filter((one) => one !== undefined);
  if (asked.length > 1) throw new UsageError("Use one of --deck, --query and --set.");
  const from = sourceOf(values);
  const definition = gameDefinition(game);
  const { cards, words } = await io.loadWordedCards(game, from);
  const current = cards.filter(({ archived }) => !archived);
  if (values.deck !== undefined) return deckCards(game, values.deck, await io.read(values.deck), cards, words);
  let title = definition.name;
  let found: readonly { readonly card: LibraryCard; readonly count: number }[];
  if (values.query !== undefined) {
    const index = buildIndex(current, withWords(definition, words));
    const context = { today: new Date().toISOString().slice(0, 10) };
    let result = search(index, values.query, context);
    if (result.needsRegex) {
      await loadRegex();
      result = search(index, values.query, context);
    }
    for (const { text, message } of result.ignored) io.err(`Ignored “${text}”: ${message}\n`);
    title = `${definition.name}: ${values.query}`;
    found = result.cards.map((card) => ({ card, count: 1 }));
  } else {
    const set = values.set?.toUpperCase();
    if (set !== undefined) title = `${definition.name} ${set}`;
    found = current.filter((card) => set === undefined || card.set === set).map((card) => ({ card, count: card.count }));
  }
  if (found.length === 0) throw new Error("There are no such cards, so nothing was printed.");
  return { title, cards: found };
}

/** The cards of a deck file, as often as it says. Throws a sentence when it cannot be read. */
function deckCards(game: GameId, file: string, text: string, cards: readonly LibraryCard[], words: Parameters<typeof makePool>[2]): Chosen {
  const pool = makePool(game, cards, words);
  const reading = readDecks(text, { game, pool, ...(file === "-" ? {} : { fileName: file }) });
  if (!reading.ok) throw new Error(`${file}: ${reading.error.message}`);
  const [deck, ...others] = reading.decks;
  if (!deck) throw new Error(`${file} has no deck.`);
  if (others.length > 0) throw new Error(`print needs one deck, but the file has ${reading.decks.length}.`);
  const byName = new Map(cards.map((card) => [card.name, card]));
  const byId = new Map(cards.map((card) => [String(card.id), card]));
  const { business, founder, main, resources } = deck.list.sections;
  const found = [...business, ...founder, ...main, ...resources].flatMap(({ id, name, count }) => {
    const card = (id && byId.get(id)) ?? byName.get(name);
    return card ? [{ card, count: Math.max(0, Math.floor(count)) }] : [];
  });
  if (found.length === 0) throw new Error(`${file} names no card of ${gameDefinition(game).name}.`);
  return { title: deck.list.name || "Deck", cards: found };
}
