/** The command line: `main` finds the command, gives it its input and output, and answers the exit code. */
import { GAME_IDS } from "../engine/cards/card.ts";
import { CARD_USAGE, cardCommand } from "./card.ts";
import { CARDS_USAGE, cardsCommand } from "./cards.ts";
import { CONTENT_USAGE, contentCommand } from "./content.ts";
import { DECK_USAGE, deckCommand } from "./deck.ts";
import { type CliIo, standardIo } from "./io.ts";
import { LANGUAGE_USAGE, languageCommand } from "./language.ts";
import { RULES_USAGE, rulesCommand } from "./rules.ts";
import { SCENARIO_USAGE, scenarioCommand } from "./scenario.ts";

const HELP = `Arcology on the command line. Data goes to standard output, remarks to standard error.

${DECK_USAGE}
${CARDS_USAGE}
${CARD_USAGE}
${LANGUAGE_USAGE}
${CONTENT_USAGE}
${SCENARIO_USAGE}
${RULES_USAGE}

Games: ${GAME_IDS.join(", ")}.
Without --content or --db the cards are those that the studio ships; --db reads those of a studio's database.
Exit codes: 0 done, legal or understood, 1 not legal, not right or not understood, 2 the command or a file cannot be read.
`;

/**
 * Runs a command.
 *
 * @param argv what stands behind the name of the program
 * @returns the exit code
 */
export async function main(argv: readonly string[], io: CliIo = standardIo()): Promise<number> {
  // npm runs scripts in the project's folder; paths are meant from where the person is.
  if (process.env["npm_lifecycle_event"] === "cli" && process.env["INIT_CWD"]) process.chdir(process.env["INIT_CWD"]);
  const [command, ...rest] = asksForHelp(argv) ? ["help"] : argv;
  switch (command) {
    case "deck":
      return deckCommand(rest, io);
    case "cards":
      return cardsCommand(rest, io);
    case "card":
      return cardCommand(rest, io);
    case "language":
      return languageCommand(rest, io);
    case "content":
      return contentCommand(rest, io);
    case "scenario":
      return scenarioCommand(rest, io);
    case "rules":
      return rulesCommand(rest, io);
    case "help":
      io.out(HELP);
      return 0;
    case undefined:
      io.err(HELP);
      return 2;
    default:
      io.err(`There is no command "${command}". Commands: deck, cards, card, language, content, scenario, rules, help.\n`);
      return 2;
  }
}

/** `--help` and `-h` anywhere before `--`: behind it everything is a value. */
function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  return (end === -1 ? argv : argv.slice(0, end)).some((argument) => argument === "--help" || argument === "-h");
}
