/** The command line: `main` finds the command, gives it its input and output, and answers the exit code. */
import { GAME_IDS } from "../engine/cards/card.ts";
import { PLAYABLE } from "../engine/games/game.ts";
import { helpOf, meantName, overview, type Told } from "./help.ts";
import { type CliIo, shownSafely, standardIo } from "./io.ts";

/** The command, or a file, cannot be read. */
const FAILED = 2;

type Command = Told & {
  run(argv: readonly string[], io: CliIo): number | Promise<number>;
};

/** In the order in which the help names them. A command is loaded when it is asked for: to load all of them takes longer than most commands run. */
const COMMANDS: Readonly<Record<string, { readonly about: string; load(): Promise<Command> }>> = {
  deck: {
    about: "checks deck lists, converts them, counts the odds of a draw and what a deck can pay for",
    load: async () => {
      const { DECK_USAGE: usage, DECK_HELP: help, deckCommand: run } = await import("./decks/deck.ts");
      return { usage, help, run };
    },
  },
  cards: {
    about: "searches cards, and finds texts that are alike and cards that stand out",
    load: async () => {
      const { CARDS_USAGE: usage, CARDS_HELP: help, cardsCommand: run } = await import("./cards/cards.ts");
      return { usage, help, run };
    },
  },
  card: {
    about: "reads the text of a card; imports and exports cards; says what a card still lacks",
    load: async () => {
      const { CARD_USAGE: usage, CARD_HELP: help, cardCommand: run } = await import("./cards/card.ts");
      return { usage, help, run };
    },
  },
  print: {
    about: "writes a PDF of cards to cut out, or of the whole game with boards and tokens",
    load: async () => {
      const { PRINT_USAGE: usage, PRINT_HELP: help, printCommand: run } = await import("./paper/print.ts");
      return { usage, help, run };
    },
  },
  booklet: {
    about: "writes the rules of a game as a booklet",
    load: async () => {
      const { BOOKLET_USAGE: usage, BOOKLET_HELP: help, bookletCommand: run } = await import("./paper/booklet.ts");
      return { usage, help, run };
    },
  },
  export: {
    about: "writes files for print shops, Tabletop Simulator and chats",
    load: async () => {
      const { EXPORT_USAGE: usage, EXPORT_HELP: help, exportCommand: run } = await import("./paper/export.ts");
      return { usage, help, run };
    },
  },
  language: {
    about: "lists all that the card texts of a game can say",
    load: async () => {
      const { LANGUAGE_USAGE: usage, LANGUAGE_HELP: help, languageCommand: run } = await import("./cards/language.ts");
      return { usage, help, run };
    },
  },
  play: {
    about: "plays one game between bots and prints it turn by turn",
    load: async () => {
      const { PLAY_USAGE: usage, PLAY_HELP: help, playCommand: run } = await import("./play/play.ts");
      return { usage, help, run };
    },
  },
  puzzle: {
    about: "shows the puzzle of a day",
    load: async () => {
      const { PUZZLE_USAGE: usage, PUZZLE_HELP: help, puzzleCommand: run } = await import("./play/puzzle.ts");
      return { usage, help, run };
    },
  },
  replay: {
    about: "plays a recorded game again, and shows where the rules now differ",
    load: async () => {
      const { REPLAY_USAGE: usage, REPLAY_HELP: help, replayCommand: run } = await import("./play/replay.ts");
      return { usage, help, run };
    },
  },
  lab: {
    about: "answers a question about balance by many games, with an interval",
    load: async () => {
      const { LAB_USAGE: usage, LAB_HELP: help, labCommand: run } = await import("./lab/lab.ts");
      return { usage, help, run };
    },
  },
  sim: {
    about: "plays many games between bots and counts who wins",
    load: async () => {
      const { SIM_USAGE: usage, SIM_HELP: help, simCommand: run } = await import("./lab/sim.ts");
      return { usage, help, run };
    },
  },
  matrix: {
    about: "plays every ready deck against every other",
    load: async () => {
      const { MATRIX_USAGE: usage, MATRIX_HELP: help, matrixCommand: run } = await import("./lab/matrix.ts");
      return { usage, help, run };
    },
  },
  why: {
    about: "checks that everything a player cannot do is refused with a rule",
    load: async () => {
      const { WHY_USAGE: usage, WHY_HELP: help, whyCommand: run } = await import("./lab/why.ts");
      return { usage, help, run };
    },
  },
  laws: {
    about: "checks in random games what must hold in every game",
    load: async () => {
      const { LAWS_USAGE: usage, LAWS_HELP: help, lawsCommand: run } = await import("./lab/laws.ts");
      return { usage, help, run };
    },
  },
  bench: {
    about: "measures how fast a game runs on this machine",
    load: async () => {
      const { BENCH_USAGE: usage, BENCH_HELP: help, benchCommand: run } = await import("./lab/bench.ts");
      return { usage, help, run };
    },
  },
  scenario: {
    about: "plays the tests of the rules that are written as scenarios",
    load: async () => {
      const { SCENARIO_USAGE: usage, SCENARIO_HELP: help, scenarioCommand: run } = await import("./play/scenario.ts");
      return { usage, help, run };
    },
  },
  rules: {
    about: "prints the numbered rules, or which of them no scenario shows",
    load: async () => {
      const { RULES_USAGE: usage, RULES_HELP: help, rulesCommand: run } = await import("./play/rules.ts");
      return { usage, help, run };
    },
  },
  content: {
    about: "checks the files of cards, words, boards and decks",
    load: async () => {
      const { CONTENT_USAGE: usage, CONTENT_HELP: help, contentCommand: run } = await import("./cards/content.ts");
      return { usage, help, run };
    },
  },
  backup: {
    about: "copies a studio's database and its pictures",
    load: async () => {
      const { BACKUP_USAGE: usage, BACKUP_HELP: help, backupCommand: run } = await import("./backup.ts");
      return { usage, help, run };
    },
  },
  restore: {
    about: "puts a copy back in the place of a studio's database",
    load: async () => {
      const { RESTORE_USAGE: usage, RESTORE_HELP: help, restoreCommand: run } = await import("./restore.ts");
      return { usage, help, run };
    },
  },
};

const WHERE = `Without --content or --db the commands use the cards shipped with the studio; --db uses those in a studio's database.
Exit codes: 0 done, legal or understood; 1 not legal, not correct or not understood; 2 the command or a file cannot be read.
`;

/** What is told of all commands. */
const helpOfAll = (): string => `Arcology on the command line. Data goes to standard output, messages to standard error.

${overview(COMMANDS)}

"COMMAND --help" describes a command and its options, "deck odds --help" one of its parts.
Games: ${GAME_IDS.join(", ")}.${PLAYABLE.length === GAME_IDS.length ? "" : ` With running rules: ${PLAYABLE.join(", ")}.`}
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
  const [name, ...rest] = argv;
  if (asksForHelp(argv) || name === "help") {
    const [asked = "", part] = name === "help" ? rest : argv;
    const about = await commandNamed(asked);
    io.out(about ? `${helpOf(asked, part, about)}\n\n${WHERE}` : helpOfAll());
    return 0;
  }
  const command = await commandNamed(name);
  if (command !== undefined) return carriedOut(command, rest, io);
  const names = [...Object.keys(COMMANDS), "help"];
  io.err(name === undefined ? helpOfAll() : `There is no command “${name}”.${meantName(name, names)} Commands: ${names.join(", ")}.\n`);
  return 2;
}

/** Runs a command. Where it could not do what it was asked, that may be because a game lacks a part. */
async function carriedOut(command: Command, argv: readonly string[], io: CliIo): Promise<number> {
  try {
    const code = await command.run(argv, io);
    if (code === FAILED) await tellListFaults(io);
    return code;
  } catch (error) {
    if (await tellListFaults(io)) return FAILED;
    throw error;
  }
}

/** Says what is wrong with the lists of games, if anything is: to look takes longer than most commands run. */
async function tellListFaults(io: CliIo): Promise<boolean> {
  const { gameListFaults } = await import("../server/game-lists.ts");
  const faults = gameListFaults();
  if (faults.length > 0) io.err(`The lists of games do not agree.\n${faults.join("\n")}\n`);
  return faults.length > 0;
}

const commandNamed = async (name = ""): Promise<Command | undefined> =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.load() : undefined;

/** `--help` and `-h` anywhere before `--`: behind it everything is a value. */
function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  return (end === -1 ? argv : argv.slice(0, end)).some((argument) => argument === "--help" || argument === "-h");
}
