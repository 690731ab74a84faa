/** `why`: whether players are told why not, at many positions. */
import { BOT_NAMES, botNamed } from "../../engine/bots/index.ts";
import { tryWishes } from "../../engine/lab/index.ts";
import { counted, jsonText, plain, plural } from "../words.ts";
import type { LabIo } from "./lab-arguments.ts";
import {
  answered,
  gameArgument,
  LAB_OPTIONS,
  labArguments,
  loadPlayable,
  optionsArgument,
  seedArgument,
  UsageError,
  wholeNumber,
} from "./lab-arguments.ts";
import { TABLES_HELP, tablesArgument } from "./tables.ts";

export const WHY_USAGE = `why GAME --positions N [--seed S] [--bots NAME] [--options JSON | --decks shipped|random:N] [--json] [--content DIR | --db FILE]`;

export const WHY_HELP = `Plays games and checks at every 7th decision, whether everything the player may want to do with each
visible card is available or refused with a rule number. Reports how many are neither.

  --positions N number of positions, from as many games as needed, starting at seed S
  --seed S      the first seed; default 0
  --bots NAME   who plays all seats: ${BOT_NAMES}; default random
  --options J   game options as JSON
  ${TABLES_HELP}
  --json        one JSON value: positions, games, asked (positions by kind of choice), wishes, offered, refused (because of the card
                itself), otherwise (another choice is open, with its rule), silent, contradictory, examples
Exit code 1 if a wish has no answer, or is both available and refused. Ctrl-C stops and reports the results so far.`;

const MOST_POSITIONS = 10_000_000;

/** Runs `why …`; `argv` begins behind the word `why`. Answers 0, 1 if a wish has no answer, 2 when the command or the cards cannot be read. */
export function whyCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, WHY_USAGE, async () => {
    const { positionals, values } = labArguments(argv, {
      ...LAB_OPTIONS,
      positions: { type: "string" },
      seed: { type: "string" },
      bots: { type: "string" },
      decks: { type: "string" },
    });
    const game = gameArgument("why", positionals);
    if (values.positions === undefined) throw new UsageError("why needs --positions.");
    const positions = wholeNumber("--positions", values.positions, 1, MOST_POSITIONS);
    const seed = seedArgument(values.seed ?? "0", io);
    const bot = botNamed(values.bots ?? "random");
    if (!bot.ok) throw new UsageError(`--bots: ${bot.error}`);
    const loaded = await loadPlayable(game, values, io);
    const { playable, source } = loaded;
    if (values.options !== undefined && values.decks !== undefined) throw new UsageError("Use --options or --decks, not both.");
    const tables = tablesArgument(values.decks, playable, source) ?? [optionsArgument(values.options, loaded)];

    let stopped = false;
    const deaf = io.onInterrupt(() => {
      stopped = true;
    });
    const report = tryWishes(playable, { wishes: playable.wishes, bots: [bot.value], tables, seed }, positions, () => stopped);
    deaf();
    const ok = report.silent === 0 && report.contradictory === 0;
    if (values.json) io.out(`${jsonText({ game, ok, seed, bot: bot.value.name, stopped, ...report })}\n`);
    else {
      const line = (count: number, words: string) => `  ${counted(count).padStart(9)}   ${words}`;
      io.out(
        [
          `${game}: ${plural(report.positions, "position")} of ${plural(report.games, "game")} from seed ${seed}, ${bot.value.name}`,
          line(report.wishes, `pairs of a visible card and a verb (${playable.wishes.join(", ")})`),
          line(report.offered, "are available"),
          line(report.refused, "are refused because of the card, with a rule"),
          line(report.otherwise, "do not fit the current choice, which is shown with its rule"),
          line(report.silent, "have no answer with a rule"),
          line(report.contradictory, "are both available and refused"),
          ...report.examples.map((example) => `  ${plain(example)}`),
          "",
        ].join("\n"),
      );
    }
    return ok ? 0 : 1;
  });
}
