/** `cards search`: the search of the cards page without a browser; `cards twins` and `cards warnings`: what a designer is told of a set. */
import { GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { buildIndex, loadRegex, parseQuery, type SearchResult, search, withWords } from "../../engine/cards/search/index.ts";
import { type CardTwins, type SetWarning, TWIN_WORDS } from "../../engine/cards/work.ts";
import { summaryOf } from "../../engine/games/facts.ts";
import { FIRST_DECK_GAME } from "../../engine/games/game.ts";
import { gameDefinition, isGameId } from "../../engine/games/index.ts";
import { cardReader } from "../../engine/games/reading.ts";
import { setWarnings } from "../../engine/games/set-warnings.ts";
import { cardTwins } from "../../engine/games/twins.ts";
import { parsedArguments } from "../arguments.ts";
import { meantName } from "../help.ts";
import type { CliIo } from "../io.ts";
import { jsonText, plain } from "../words.ts";
import { languageGame } from "./game-language.ts";
import { SOURCE_HELP } from "./source-options.ts";

export const CARDS_USAGE = `cards search QUERY --game G [--json] [--content DIR | --db FILE]
cards twins --game G [--set CODE] [--json] [--content DIR | --db FILE]
cards warnings --game G [--set CODE] [--json] [--content DIR | --db FILE]`;

export const CARDS_HELP = `cards search: The cards that a query finds, one a line, as on the cards page; what it does not understand is said, with exit code 1.
  npm run -s cli -- cards search "t:event cost<=3" --game ${FIRST_DECK_GAME}

cards twins: Texts that are alike: the same, or different only in numbers and names.
  --set CODE    only those of a set

cards warnings: Cards that stand out in their set: far above or below their price, the only one with a keyword, texts that take no effect.
  --set CODE    only those of a set

  --game G      the game
  --json        the answer as one JSON value
${SOURCE_HELP}`;

/** Runs `cards …`; `argv` begins behind the word `cards`. Answers 0, or 2 when the command or the cards cannot be read. */
export async function cardsCommand(argv: readonly string[], io: CliIo): Promise<number> {
  try {
    const { command, text, game, set, json, source } = readArguments(argv);
    const isOfSet = (card: LibraryCard) => set === undefined || card.set === set.toUpperCase();
    const found = (name: string, findings: readonly unknown[], lines: string) => {
      io.out(json ? `${jsonText({ game, [name]: findings })}\n` : lines);
      if (!json) io.err(`${findings.length === 1 ? "1 finding" : `${findings.length} findings`}.\n`);
      return 0;
    };
    if (command === "warnings") {
      const warnings = setWarnings(await io.loadCards(game, source), isOfSet);
      return found(command, warnings, warnings.map(warningLine).join(""));
    }
    if (command === "twins") {
      const [cards, keywords] = [await io.loadCards(languageGame(game), source), await io.loadKeywords(game, source)];
      const twins = cardTwins(cards.filter(isOfSet), cardReader(game, keywords));
      return found(command, twins, twins.map(twinLines).join("\n"));
    }
    // `--game` is what the page would be; "game:" in the query asks for another one's cards.
    const asked = parseQuery(text, gameDefinition(game)).directives.game ?? game;
    const { cards, words, skipped = [] } = await io.loadWordedCards(asked, source);
    const index = buildIndex(cards, withWords(gameDefinition(asked), words));
    const context = { today: new Date().toISOString().slice(0, 10) };
    let result = search(index, text, context);
    if (result.needsRegex) {
      await loadRegex();
      result = search(index, text, context);
    }
    if (json) {
      const { cards: found, total, ignored, notices } = result;
      io.out(`${jsonText({ cards: found, total, ignored, notices, ...(skipped.length > 0 ? { skipped } : {}) })}\n`);
    } else {
      for (const { message } of skipped) io.err(`${message}\n`);
      for (const remark of remarks(result)) io.err(`${remark}\n`);
      io.out(table(result.cards));
    }
    // A part that was not understood is a negative answer, though the others were searched for.
    return result.ignored.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.err(`${error.message}\n`);
    return 2;
  }
}

const COMMANDS = ["search", "twins", "warnings"];

function readArguments(argv: readonly string[]) {
  const { positionals, values } = parsed(argv);
  const [command, text, ...more] = positionals;
  if (command !== "search" && command !== "twins" && command !== "warnings")
    throw new Error(
      command === undefined
        ? `Which cards command?\nUsage: ${CARDS_USAGE}`
        : `There is no command “cards ${command}”.${meantName(command, COMMANDS)}\nUsage: ${CARDS_USAGE}`,
    );
  const isOfSet = command !== "search";
  if (isOfSet && text !== undefined) throw new Error(`cards ${command} checks all cards, or those of a --set.\nUsage: ${CARDS_USAGE}`);
  if (!isOfSet && values.set !== undefined) throw new Error(`cards search has no --set; add it to the query: "set:${values.set}".`);
  if (!isOfSet && text === undefined) throw new Error(`cards search needs a query; "" finds every card.\nUsage: ${CARDS_USAGE}`);
  if (more.length > 0)
    throw new Error(`Quote the query so that it is one argument: "${[text, ...more].join(" ")}".\nUsage: ${CARDS_USAGE}`);
  if (values.game === undefined || !isGameId(values.game))
    throw new Error(
      `${values.game === undefined ? `cards ${command} needs --game.` : `There is no game “${values.game}”.${meantName(values.game, GAME_IDS)}`} Games: ${GAME_IDS.join(", ")}.`,
    );
  if (values.content !== undefined && values.db !== undefined) throw new Error("Use --content or --db, not both.");
  const source = {
    ...(values.content === undefined ? {} : { content: values.content }),
    ...(values.db === undefined ? {} : { db: values.db }),
  };
  return { command, text: text ?? "", game: values.game, set: values.set, json: values.json === true, source };
}

const OPTIONS = {
  game: { type: "string" },
  set: { type: "string" },
  json: { type: "boolean" },
  content: { type: "string" },
  db: { type: "string" },
} as const;

function parsed(argv: readonly string[]) {
  try {
    return parsedArguments(argv, OPTIONS);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${CARDS_USAGE}`);
  }
}

const remarks = ({ ignored, notices, total }: SearchResult): string[] => [
  ...ignored.map(({ text, message, suggestion }) => `Ignored “${text}”: ${message}${suggestion ? ` Did you mean ${suggestion}?` : ""}`),
  ...notices.map(({ message, suggestion }) => (suggestion ? `${message} Did you mean ${suggestion}?` : message)),
  `${total} ${total === 1 ? "card" : "cards"}`,
];

/** What is alike, then each card with its text. */
const twinLines = ({ differ, cards }: CardTwins): string =>
  [`${cards.length} texts ${TWIN_WORDS[differ]}:`, ...cards.map(({ name, text }) => `  ${name}: ${text.replaceAll("\n", " ")}`), ""]
    .map(plain)
    .join("\n");

/** The sentence, with the cards that it is about and does not name. */
function warningLine({ sentence, cards }: SetWarning): string {
  const others = cards.flatMap(({ name }) => (sentence.includes(name) ? [] : [name]));
  return plain(others.length === 0 ? sentence : `${others.join(", ")}: ${sentence}`).concat("\n");
}

/** One card a line: set and number, name, what it is. */
function table(cards: readonly LibraryCard[]): string {
  const rows = cards.map((card) => [`${card.set} ${card.number}`, card.name, summaryOf(gameDefinition(card.game).facts(card))] as const);
  const width = (column: 0 | 1) => Math.max(0, ...rows.map((row) => row[column].length));
  const [first, second] = [width(0), width(1)];
  return rows.map(([code, name, summary]) => `${code.padEnd(first)}  ${name.padEnd(second)}  ${summary}`.trimEnd().concat("\n")).join("");
}
