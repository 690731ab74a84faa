/** The arguments and the file of the deck commands. */
import { type GameId, isGameId } from "../../engine/cards/card.ts";
import type { DeckRules, Pool } from "../../engine/cards/deck.ts";
import { type DeckReading, readDecks } from "../../engine/decks/index.ts";
import { DECK_GAMES, FIRST_DECK_GAME } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { parsedArguments } from "../arguments.ts";
import { meantName } from "../help.ts";
import { plain } from "../words.ts";

/** What the commands need from outside; `main.ts` gives it. Functions that fail throw an Error whose message is a sentence for people. */
export type DeckIo = {
  /** Data that programs read word for word is told apart: into a file or a pipe it goes as it is, onto a terminal it does not. */
  readonly out: (text: string, kind?: "data") => void;
  readonly err: (text: string) => void;
  /** Text of a file; "-" is standard input. */
  readonly read: (file: string) => Promise<string>;
  /** The cards of a content folder, or of a studio's database; without either, the shipped ones. */
  readonly loadPool: (game: GameId, from: { readonly content?: string; readonly db?: string }) => Promise<Pool>;
};

const FLAGS = {
  json: { type: "boolean" },
  format: { type: "string" },
  game: { type: "string" },
  content: { type: "string" },
  db: { type: "string" },
  to: { type: "string" },
  sets: { type: "boolean" },
  card: { type: "string" },
  query: { type: "string" },
  "at-least": { type: "string" },
  "by-turn": { type: "string" },
  first: { type: "boolean" },
  second: { type: "boolean" },
  section: { type: "string" },
  mulligans: { type: "string" },
  games: { type: "string" },
  bot: { type: "string" },
} as const;
type FlagName = keyof typeof FLAGS;
export type DeckFlags = { readonly [Name in FlagName]?: (typeof FLAGS)[Name]["type"] extends "boolean" ? boolean : string };

const ALLOWED: Readonly<Record<string, readonly FlagName[]>> = {
  check: ["json", "format"],
  convert: ["to", "sets"],
  odds: ["json", "card", "query", "at-least", "by-turn", "first", "second", "section", "mulligans"],
  power: ["json", "games", "bot"],
};

/** A deck file that was read, with what it was read against. */
export type DeckInput = { readonly reading: Extract<DeckReading, { ok: true }>; readonly pool: Pool; readonly rules: DeckRules };

/** What the person has to change about the command or the file; ends with exit code 2. */
export class DeckCommandError extends Error {
  readonly usage: boolean;
  constructor(message: string, usage = false) {
    super(message);
    this.usage = usage;
  }
}

/** The command, its file and its flags; throws when one is missing, foreign or twice. */
export function readArguments(argv: readonly string[]): { readonly command: string; readonly file: string; readonly flags: DeckFlags } {
  const [command, ...args] = argv;
  const allowed = command !== undefined && Object.hasOwn(ALLOWED, command) ? ALLOWED[command] : undefined;
  if (command === undefined || !allowed) {
    throw new DeckCommandError(
      command === undefined ? "Which deck command?" : `There is no command “deck ${command}”.${meantName(command, Object.keys(ALLOWED))}`,
      true,
    );
  }
  const { positionals, values } = parsed(args);
  const foreign = Object.keys(values).find((name) => !["content", "db", "game", ...allowed].includes(name));
  if (foreign) throw new DeckCommandError(`deck ${command} has no --${foreign}.`, true);
  const [file, ...more] = positionals;
  if (file === undefined) throw new DeckCommandError(`deck ${command} needs a FILE.`, true);
  if (more.length > 0) throw new DeckCommandError(`deck ${command} reads only one FILE; remove “${more[0]}”.`, true);
  if (values.content !== undefined && values.db !== undefined) throw new DeckCommandError("Use --content or --db, not both.", true);
  return { command, file, flags: values };
}

function parsed(args: readonly string[]) {
  try {
    return parsedArguments(args, FLAGS);
  } catch (error) {
    throw new DeckCommandError(error instanceof Error ? error.message : String(error), true);
  }
}

/** The game whose decks are meant: the only or first one with decks, unless somebody says another. */
function gameOf({ game = FIRST_DECK_GAME }: DeckFlags): GameId {
  if (isGameId(game)) return game;
  throw new DeckCommandError(`There is no game “${game}”.${meantName(game, DECK_GAMES)} Games with decks: ${DECK_GAMES.join(", ")}.`);
}

/** Reads the file against its pool; what is odd about it goes to stderr. */
export async function readInput(file: string, flags: DeckFlags, io: DeckIo): Promise<DeckInput> {
  const from = { ...(flags.content === undefined ? {} : { content: flags.content }), ...(flags.db === undefined ? {} : { db: flags.db }) };
  const game = gameOf(flags);
  const { deck: rules, name } = gameDefinition(game);
  if (!rules) throw new DeckCommandError(`Players of ${name} do not bring decks. Games with decks: ${DECK_GAMES.join(", ")}.`);
  const text = await io.read(file);
  const pool = await io.loadPool(game, from);
  const reading = readDecks(text, { game, pool, ...(file === "-" ? {} : { fileName: file }) });
  if (!reading.ok) throw new DeckCommandError(`${file === "-" ? "Standard input" : file}: ${reading.error.message}`);
  const place = reading.source === "json" || reading.source === "link" ? "entry" : "line";
  for (const line of reading.lines) {
    if (line.as === "unresolved") io.err(`${place} ${line.at}: could not be read and was kept: ${plain(line.text)}\n`);
    else if (line.remark) io.err(`${place} ${line.at}: ${plain(`${line.remark}${didYouMean(line.alternatives)}`)}\n`);
  }
  for (const { at, message } of reading.warnings) io.err(`${at === undefined ? "" : `${place} ${at}: `}${plain(message)}\n`);
  return { reading, pool, rules };
}

/** " Did you mean Tidal Wave or Forest?", or nothing. */
export const didYouMean = (alternatives: readonly { readonly name: string }[]): string =>
  alternatives.length === 0 ? "" : ` Did you mean ${alternatives.map(({ name }) => name).join(" or ")}?`;
