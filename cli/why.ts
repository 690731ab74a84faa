/** `why`: whether players are told why not, at many positions. */
import { botNamed } from "../engine/bots/index.ts";
import { tryWishes } from "../engine/lab/index.ts";
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
import { counted, jsonText, plain, plural } from "./words.ts";

export const WHY_USAGE = `why GAME --positions N [--seed S] [--bots NAME] [--options JSON | --decks shipped|random:N] [--json] [--content DIR | --db FILE]`;

export const WHY_HELP = `Plays games and asks at every 7th decision, for every card that the player sees and everything one may want to do with a card, whether it is
on offer or refused with the number of a rule. Says how many are neither.

  --positions N how many positions; of as many games as it takes, from seed S on
  --seed S      the first seed; default 0
  --bots NAME   who plays all seats: random, greedy, search, search:NODES; default random
  --options J   options of the games as JSON
  ${TABLES_HELP}
  --json        one JSON value: positions, games, asked (positions by what was asked), wishes, offered, refused (for reasons of the card itself),
                otherwise (something else is asked now, with its rule), silent, contradictory, examples
Exit code 1 if a wish is left without an answer, or offered and refused at once. Ctrl-C stops and reports what was seen.`;

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
    if (values.options !== undefined && values.decks !== undefined) throw new UsageError("--options and --decks: one of them.");
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
          line(report.wishes, `pairs of a card in sight and a verb (${playable.wishes.join(", ")})`),
          line(report.offered, "are on offer"),
          line(report.refused, "are refused for reasons of the card itself, with rules"),
          line(report.otherwise, "are not asked now: what is asked instead is said with its rule"),
          line(report.silent, "have no answer with a rule"),
          line(report.contradictory, "are on offer and refused at once"),
          ...report.examples.map((example) => `  ${plain(example)}`),
          "",
        ].join("\n"),
      );
    }
    return ok ? 0 : 1;
  });
}
