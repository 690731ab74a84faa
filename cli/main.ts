/** The command line: `main` finds the command, gives it its input and output, and answers the exit code. */
import { GAME_IDS } from "../engine/cards/card.ts";
import { PLAYABLE } from "../engine/games/game.ts";
import { gameListFaults } from "../server/game-lists.ts";
import { type CliIo, shownSafely, standardIo } from "./io.ts";

type Command = {
  readonly usage: string;
  /** What stands below the usage when help about this command is asked for. */
  readonly help?: string;
  run(argv: readonly string[], io: CliIo): number | Promise<number>;
};

/** In the order in which the help names them. A command is loaded when it is asked for: to load all of them takes longer than most commands run. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  deck: async () => {
    const { DECK_USAGE: usage, deckCommand: run } = await import("./decks/deck.ts");
    return { usage, run };
  },
  cards: async () => {
    const { CARDS_USAGE: usage, cardsCommand: run } = await import("./cards/cards.ts");
    return { usage, run };
  },
  card: async () => {
    const { CARD_USAGE: usage, cardCommand: run } = await import("./cards/card.ts");
    return { usage, run };
  },
  print: async () => {
    const { PRINT_USAGE: usage, PRINT_HELP: help, printCommand: run } = await import("./paper/print.ts");
    return { usage, help, run };
  },
  booklet: async () => {
    const { BOOKLET_USAGE: usage, bookletCommand: run } = await import("./paper/booklet.ts");
    return { usage, run };
  },
  export: async () => {
    const { EXPORT_USAGE: usage, EXPORT_HELP: help, exportCommand: run } = await import("./paper/export.ts");
    return { usage, help, run };
  },
  language: async () => {
    const { LANGUAGE_USAGE: usage, languageCommand: run } = await import("./cards/language.ts");
    return { usage, run };
  },
  play: async () => {
    const { PLAY_USAGE: usage, PLAY_HELP: help, playCommand: run } = await import("./play/play.ts");
    return { usage, help, run };
  },
  puzzle: async () => {
    const { PUZZLE_USAGE: usage, puzzleCommand: run } = await import("./play/puzzle.ts");
    return { usage, run };
  },
  replay: async () => {
    const { REPLAY_USAGE: usage, REPLAY_HELP: help, replayCommand: run } = await import("./play/replay.ts");
    return { usage, help, run };
  },
  lab: async () => {
    const { LAB_USAGE: usage, LAB_HELP: help, labCommand: run } = await import("./lab/lab.ts");
    return { usage, help, run };
  },
  sim: async () => {
    const { SIM_USAGE: usage, SIM_HELP: help, simCommand: run } = await import("./lab/sim.ts");
    return { usage, help, run };
  },
  matrix: async () => {
    const { MATRIX_USAGE: usage, MATRIX_HELP: help, matrixCommand: run } = await import("./lab/matrix.ts");
    return { usage, help, run };
  },
  why: async () => {
    const { WHY_USAGE: usage, WHY_HELP: help, whyCommand: run } = await import("./lab/why.ts");
    return { usage, help, run };
  },
  laws: async () => {
    const { LAWS_USAGE: usage, LAWS_HELP: help, lawsCommand: run } = await import("./lab/laws.ts");
    return { usage, help, run };
  },
  bench: async () => {
    const { BENCH_USAGE: usage, BENCH_HELP: help, benchCommand: run } = await import("./lab/bench.ts");
    return { usage, help, run };
  },
  scenario: async () => {
    const { SCENARIO_USAGE: usage, scenarioCommand: run } = await import("./play/scenario.ts");
    return { usage, run };
  },
  rules: async () => {
    const { RULES_USAGE: usage, rulesCommand: run } = await import("./play/rules.ts");
    return { usage, run };
  },
  content: async () => {
    const { CONTENT_USAGE: usage, contentCommand: run } = await import("./cards/content.ts");
    return { usage, run };
  },
  backup: async () => {
    const { BACKUP_USAGE: usage, BACKUP_HELP: help, backupCommand: run } = await import("./backup.ts");
    return { usage, help, run };
  },
};

const WHERE = `Without --content or --db the commands use the cards shipped with the studio; --db uses those in a studio's database.
Exit codes: 0 done, legal or understood; 1 not legal, not correct or not understood; 2 the command or a file cannot be read.
`;

/** What is told of all commands. */
async function helpOfAll(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return `Arcology on the command line. Data goes to standard output, messages to standard error.
"COMMAND --help" describes a command.

${commands.map(({ usage }) => usage).join("\n")}

Games: ${GAME_IDS.join(", ")}. With running rules: ${PLAYABLE.join(", ")}.
${WHERE}`;
}

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
  const command = await commandNamed(name);
  if (asksForHelp(argv) || name === "help") {
    const about = command ?? (await commandNamed(rest[0]));
    io.out(about ? `${about.usage}\n${about.help ? `\n${about.help}\n` : ""}\n${WHERE}` : await helpOfAll());
    return 0;
  }
  if (command !== undefined) return command.run(rest, io);
  io.err(name === undefined ? await helpOfAll() : `There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(", ")}, help.\n`);
  return 2;
}

const commandNamed = async (name = ""): Promise<Command | undefined> => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.() : undefined);

/** `--help` and `-h` anywhere before `--`: behind it everything is a value. */
function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  return (end === -1 ? argv : argv.slice(0, end)).some((argument) => argument === "--help" || argument === "-h");
}
