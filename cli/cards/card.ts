/** `card check`: how the engine reads the text of a card, or what keeps it from being read. */
import { positions } from "../../content/problem.ts";
import { FIRST_DECK_GAME } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import {
  compileText,
  echo,
  type Language,
  lint,
  type Problem,
  problemsOn,
  readText,
  type Span,
  type TextReading,
} from "../../engine/language/index.ts";
import { parsedArguments } from "../arguments.ts";
import { meantName } from "../help.ts";
import type { LabIo } from "../lab/lab-arguments.ts";
import { jsonText, plain } from "../words.ts";
import { aloneOf, type CardText, textsOf } from "./card-input.ts";
import { CARD_READY_USAGE, cardReadyCommand } from "./card-ready.ts";
import { CARD_TRANSFER_USAGE, cardTransferCommand } from "./card-transfer.ts";
import { languageGame, loadLanguage } from "./game-language.ts";
import { SOURCE_HELP, SOURCE_OPTIONS, sourceOf } from "./source-options.ts";

export const CARD_USAGE = `card check FILE|--text TEXT --game G [--json] [--content DIR | --db FILE]
FILE is a card file as in content/, or one text; - reads standard input.
${CARD_TRANSFER_USAGE}
${CARD_READY_USAGE}`;

export const CARD_HELP = `card check: How the engine reads a text: what it does and when, or the word at which it fails and why; exit code 1 if it fails.
  --text TEXT   the text itself, instead of a file
  npm run -s cli -- card check --text "When this is destroyed, draw a card." --game ${FIRST_DECK_GAME}

card export: Cards as a table, as JSON, or as an archive with their history, pictures and scenarios.
  --format F    csv, json or archive
  --out FILE    where to; by default standard output

card import: Cards from a table, JSON or archive. Says what each row would change, and does it only with --write.
  --column H=F  which field the column with the heading H is; can be repeated
  --skip-errors imports the other rows when some cannot be read
  --author NAME who signs the revisions

card ready: What cards still lack before they can be published, and bot games that prove that they play.
  --games N     games with each untested card; 0 for none
  --workers K   number of processor cores

  --game G      the game
  --set CODE    only the cards of a set
  --json        the answer as one JSON value
${SOURCE_HELP}`;

/** Runs `card …`; `argv` begins behind the word `card`. Answers 0 when all texts are read and can be carried out, 1 when one is not, 2 when the command or the file cannot be read. */
export async function cardCommand(argv: readonly string[], io: LabIo): Promise<number> {
  if (argv[0] === "ready") return cardReadyCommand(argv.slice(1), io);
  if (argv[0] === "export" || argv[0] === "import") return cardTransferCommand(argv, io);
  try {
    const { file, text, game, json, source } = readArguments(argv);
    const texts = file === undefined ? [aloneOf(text, "--text")] : textsOf(file === "-" ? "Standard input" : file, await io.read(file));
    const language = await loadLanguage(game, source, io);
    const cards = texts.map((card) => checkCard(language, gameDefinition(game).name, card));
    const wrong = cards.filter(({ problems }) => problems.length > 0).length;
    const unable = cards.filter((card) => card.unable.length > 0).length;
    const ok = wrong + unable === 0;
    if (json) io.out(`${jsonText({ game, ok, cards })}\n`);
    else {
      io.out(cards.map(asText).join("\n"));
      const said = [...(wrong > 0 ? [`${wrong} not understood`] : []), ...(unable > 0 ? [`${unable} understood but not running`] : [])];
      io.err(`${counted(cards.length, "text")}, ${ok ? "all understood" : said.join(", ")}.\n`);
    }
    return ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.err(`${error.message}\n`);
    return 2;
  }
}

const COMMANDS = ["check", "export", "import", "ready"];

function readArguments(argv: readonly string[]) {
  const usage = (message: string) => new Error(`${message}\nUsage: ${CARD_USAGE}`);
  const { positionals, values } = parsed(argv, usage);
  const [command, file, ...more] = positionals;
  if (command !== "check")
    throw usage(command === undefined ? "Which card command?" : `There is no command “card ${command}”.${meantName(command, COMMANDS)}`);
  if (more.length > 0) throw usage(`card check reads only one FILE; remove “${more[0]}”.`);
  if ((file === undefined) === (values.text === undefined)) throw usage("card check needs either a FILE or --text.");
  if (values.game === undefined) throw usage("card check needs --game.");
  return { file, text: values.text ?? "", game: languageGame(values.game), json: values.json === true, source: sourceOf(values) };
}

function parsed(argv: readonly string[], usage: (message: string) => Error) {
  try {
    return parsedArguments(argv, { text: { type: "string" }, game: { type: "string" }, json: { type: "boolean" }, ...SOURCE_OPTIONS });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

/** From 1, in UTF-16 units, as editors count; in the text, not in the file. */
type Place = { readonly line: number; readonly column: number };

/** A construct that the game cannot carry out. */
type Unable = Span & { readonly construct: string; readonly message: string };

/** What `--json` answers for each card. */
type CheckedCard = CardText & {
  /** It is read, and the game can carry it out. */
  readonly ok: boolean;
  readonly canonical: string;
  /** The tree in sentences; deeper ones explain the one above. */
  readonly reading: ReturnType<typeof echo>;
  /** The abilities that were understood, as trees with the places of their words. */
  readonly tree: ReturnType<typeof readText>["abilities"];
  readonly problems: readonly (Problem & Place)[];
  /** What is understood and cannot be carried out in the game yet; empty also where the game carries out nothing at all. */
  readonly unable: readonly (Unable & Place)[];
  /** What is understood but cannot be meant. */
  readonly remarks: readonly (ReturnType<typeof lint>[number] & Place)[];
};

function checkCard(language: Language, game: string, card: CardText): CheckedCard {
  const read = readText(language, card.text);
  const { canonical, abilities } = read;
  const problems = problemsOn(language, card.text, { name: card.name }, read);
  const place = positions(card.text);
  // Where the game carries nothing out there is nothing that it cannot do.
  const unable = problems.length > 0 ? [] : unableIn(language, game, read);
  const placed = <Found extends Span>(found: readonly Found[]) => found.map((one) => ({ ...one, ...place(one.from) }));
  return {
    ...card,
    ok: problems.length + unable.length === 0,
    canonical,
    reading: echo(language, abilities),
    tree: abilities,
    problems: placed(problems),
    unable: placed(unable),
    // Whether its kind of card is ever played for its instructions is not looked at: a text may stand alone.
    remarks: placed(lint(language, abilities, { instructions: true })),
  };
}

/** What a text that was understood says that the game cannot do. */
function unableIn(language: Language, game: string, reading: TextReading): Unable[] {
  // Rules without the machine say which part they lack, not which construct.
  if (language.amiss) return language.amiss(reading.abilities).map((one) => ({ construct: "", ...one }));
  const program = language.textRules ? compileText(language, reading) : undefined;
  if (!program || program.ok) return [];
  return program.error.map(({ construct, from, to, words, message }) => ({
    construct,
    from,
    to,
    message: language.lacks.has(construct) ? `${game} cannot run “${words}”: ${message}` : message.replace(/ yet$/, ` in ${game} yet`),
  }));
}

function asText({ name, text, canonical, reading, problems, unable, remarks }: CheckedCard): string {
  const body = [
    ...reading.map((line) => `${"  ".repeat(line.depth)}${line.text}`),
    ...(reading.length === 0 && problems.length === 0 ? [/\S/.test(text) ? "The card has no text to run." : "It has no text."] : []),
    ...problems.flatMap((problem) => problemLines(text, problem)),
    ...unable.map(({ line, column, message }) => `Warning, line ${line}, column ${column}: ${message}.`),
    ...remarks.map(({ line, column, message }) => `Note, line ${line}, column ${column}: ${message}.`),
    // What is not understood has none.
    ...(problems.length === 0 && /\S/.test(canonical) ? ["Canonical text:", ...canonical.split("\n").map((line) => `  ${line}`)] : []),
  ];
  const title = name ?? "The text";
  return [title, ...body.map((line) => `  ${line}`), ""].map(plain).join("\n");
}

const MOST_EXPECTED = 8;

function problemLines(
  text: string,
  { line, column, from, to, message, understood, expected = [], suggestions }: Problem & Place,
): string[] {
  const more = expected.length > MOST_EXPECTED ? [`… and ${expected.length - MOST_EXPECTED} more`] : [];
  return [
    `Not understood, line ${line}, column ${column}: ${message}${/[.!?]$/.test(message) ? "" : "."}`,
    ...excerpt(text.split("\n")[line - 1] ?? "", column - 1, to - from),
    ...(understood ? [`  Understood so far: ${understood}`] : []),
    ...(expected.length > 0
      ? ["  Could come next:", ...[...expected.slice(0, MOST_EXPECTED), ...more].map((phrase) => `    ${phrase}`)]
      : []),
    // Most messages end with the text that they suggest.
    ...suggestions.filter((suggestion) => !message.includes(suggestion)).map((suggestion) => `  Did you mean: ${suggestion}`),
  ];
}

/** Letters of a line that are shown before and behind the place. */
const AROUND = 60;

/** The line with a mark under the place. */
function excerpt(line: string, at: number, length: number): string[] {
  const start = Math.max(0, at - AROUND);
  const end = Math.min(line.length, at + AROUND);
  const before = start > 0 ? "…" : "";
  const mark = "^".repeat(Math.max(1, Math.min(length, end - at)));
  return [`  ${before}${line.slice(start, end)}${end < line.length ? "…" : ""}`, `  ${" ".repeat(before.length + at - start)}${mark}`];
}

const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : `${word}s`}`;
