/** The command line: `main` finds the command, gives it its input and output, and answers the exit code. */
import { GAME_IDS } from "../engine/cards/card.ts";
import { PLAYABLE } from "../engine/games/playable.ts";
import { gameListFaults } from "../server/game-lists.ts";
import { BACKUP_HELP, BACKUP_USAGE, backupCommand } from "./backup.ts";
import { BENCH_HELP, BENCH_USAGE, benchCommand } from "./bench.ts";
import { BOOKLET_USAGE, bookletCommand } from "./booklet.ts";
import { CARD_USAGE, cardCommand } from "./card.ts";
import { CARDS_USAGE, cardsCommand } from "./cards.ts";
import { CONTENT_USAGE, contentCommand } from "./content.ts";
import { DECK_USAGE, deckCommand } from "./deck.ts";
import { EXPORT_HELP, EXPORT_USAGE, exportCommand } from "./export.ts";
import { type CliIo, shownSafely, standardIo } from "./io.ts";
import { LAB_HELP, LAB_USAGE, labCommand } from "./lab.ts";
import { LANGUAGE_USAGE, languageCommand } from "./language.ts";
import { LAWS_HELP, LAWS_USAGE, lawsCommand } from "./laws.ts";
import { MATRIX_HELP, MATRIX_USAGE, matrixCommand } from "./matrix.ts";
import { PLAY_HELP, PLAY_USAGE, playCommand } from "./play.ts";
import { PRINT_HELP, PRINT_USAGE, printCommand } from "./print.ts";
import { PUZZLE_USAGE, puzzleCommand } from "./puzzle.ts";
import { REPLAY_HELP, REPLAY_USAGE, replayCommand } from "./replay.ts";
import { RULES_USAGE, rulesCommand } from "./rules.ts";
import { SCENARIO_USAGE, scenarioCommand } from "./scenario.ts";
import { SIM_HELP, SIM_USAGE, simCommand } from "./sim.ts";
import { WHY_HELP, WHY_USAGE, whyCommand } from "./why.ts";

type Command = {
  readonly usage: string;
  /** What stands below the usage when help about this command is asked for. */
  readonly help?: string;
  run(argv: readonly string[], io: CliIo): number | Promise<number>;
};

/** In the order in which the help names them. */
const COMMANDS: Readonly<Record<string, Command>> = {
  deck: { usage: DECK_USAGE, run: deckCommand },
  cards: { usage: CARDS_USAGE, run: cardsCommand },
  card: { usage: CARD_USAGE, run: cardCommand },
  print: { usage: PRINT_USAGE, help: PRINT_HELP, run: printCommand },
  booklet: { usage: BOOKLET_USAGE, run: bookletCommand },
  export: { usage: EXPORT_USAGE, help: EXPORT_HELP, run: exportCommand },
  language: { usage: LANGUAGE_USAGE, run: languageCommand },
  play: { usage: PLAY_USAGE, help: PLAY_HELP, run: playCommand },
  puzzle: { usage: PUZZLE_USAGE, run: puzzleCommand },
  replay: { usage: REPLAY_USAGE, help: REPLAY_HELP, run: replayCommand },
  lab: { usage: LAB_USAGE, help: LAB_HELP, run: labCommand },
  sim: { usage: SIM_USAGE, help: SIM_HELP, run: simCommand },
  matrix: { usage: MATRIX_USAGE, help: MATRIX_HELP, run: matrixCommand },
  why: { usage: WHY_USAGE, help: WHY_HELP, run: whyCommand },
  laws: { usage: LAWS_USAGE, help: LAWS_HELP, run: lawsCommand },
  bench: { usage: BENCH_USAGE, help: BENCH_HELP, run: benchCommand },
  scenario: { usage: SCENARIO_USAGE, run: scenarioCommand },
  rules: { usage: RULES_USAGE, run: rulesCommand },
  content: { usage: CONTENT_USAGE, run: contentCommand },
  backup: { usage: BACKUP_USAGE, help: BACKUP_HELP, run: backupCommand },
};

const WHERE = `Without --content or --db the commands use the cards shipped with the studio; --db uses those in a studio's database.
Exit codes: 0 done, legal or understood; 1 not legal, not correct or not understood; 2 the command or a file cannot be read.
`;

const HELP = `Arcology on the command line. Data goes to standard output, messages to standard error.
"COMMAND --help" describes a command.

${Object.values(COMMANDS)
  .map(({ usage }) => usage)
  .join("\n")}

Games: ${GAME_IDS.join(", ")}. With running rules: ${PLAYABLE.join(", ")}.
${WHERE}`;

/**
 * Runs a command.
 *
 * @param argv what stands behind the name of the program
 * @returns the exit code
 */
export async function main(argv: readonly string[], streams: CliIo = standardIo()): Promise<number> {
  const io = shownSafely(streams);
  // npm runs scripts in the project's folder; paths are meant from where the person is.
  if (process.env["npm_lifecycle_event"] === "cli" && process.env["INIT_CWD"]) process.chdir(process.env["INIT_CWD"]);
  const faults = gameListFaults();
  if (faults.length > 0) {
    io.err(`The lists of games do not agree.\n${faults.join("\n")}\n`);
    return 2;
  }
  const [name, ...rest] = argv;
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (asksForHelp(argv) || name === "help") {
    const about = command ?? COMMANDS[rest[0] ?? ""];
    io.out(about ? `${about.usage}\n${about.help ? `\n${about.help}\n` : ""}\n${WHERE}` : HELP);
    return 0;
  }
  if (command !== undefined) return command.run(rest, io);
  io.err(name === undefined ? HELP : `There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(", ")}, help.\n`);
  return 2;
}

/** `--help` and `-h` anywhere before `--`: behind it everything is a value. */
function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  return (end === -1 ? argv : argv.slice(0, end)).some((argument) => argument === "--help" || argument === "-h");
}
