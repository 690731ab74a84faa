/** What the commands that play games have in common: how they are asked, and how they say that they were asked wrongly. */
import { type Bot, botsNamed } from "../../engine/bots/index.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Boards } from "../../engine/games/boards/index.ts";
import { isGameId } from "../../engine/games/index.ts";
import { asksForOwn } from "../../engine/games/own-cards/index.ts";
import { type DraftCard, type OpenGame, PLAYABLE, type Playable, type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import { isPlayed, leftOut, unplayedSentence } from "../../engine/games/unplayed.ts";
import { parsedArguments } from "../arguments.ts";
import { type CardSource, loadBoards } from "../cards/source.ts";
import { SOURCE_OPTIONS, sourceOf } from "../cards/source-options.ts";
import { meantName } from "../help.ts";
import type { CliIo } from "../io.ts";
import type { Outside } from "./outside.ts";

/** What a command that plays games is given. */
export type LabIo = Pick<CliIo, "out" | "err" | "read" | "loadCards" | "loadKeywords" | "loadDecks"> & Outside;

/** Cards, keywords, decks and boards as they are handed to a game; plain data that a worker can be sent. */
export type PlaySource = {
  readonly cards: Awaited<ReturnType<LabIo["loadCards"]>>;
  readonly keywords: Awaited<ReturnType<LabIo["loadKeywords"]>>;
  readonly decks: Awaited<ReturnType<LabIo["loadDecks"]>>;
  readonly boards?: Boards;
};

/** A game that a command plays, with what it was opened with and the cards that were left out. */
export type Loaded = {
  readonly playable: Playable<PlayableGame>;
  readonly rules: OpenGame;
  readonly source: PlaySource;
  readonly left: readonly LibraryCard[];
};

/** A command that was asked wrongly: its sentence is printed with the usage. */
export class UsageError extends Error {}

export const LAB_OPTIONS = { ...SOURCE_OPTIONS, options: { type: "string" }, json: { type: "boolean" } } as const;

/** The largest seed: all 32 bits. */
const MOST_SEED = 0xffff_ffff;
const MOST_GAMES = 100_000_000;

/** Runs a command's body. What goes wrong is a sentence on standard error and 2. */
export async function answered(io: Pick<LabIo, "err">, usage: string, body: () => Promise<number>): Promise<number> {
  try {
    return await body();
  } catch (error) {
    // Only a bug throws these.
    if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) throw error;
    io.err(`${error.message}\n${error instanceof UsageError ? `Usage: ${usage}\n` : ""}`);
    return 2;
  }
}

/** What stands behind a command. Throws a `UsageError`. */
export function labArguments<const Given extends Parameters<typeof parsedArguments>[1]>(argv: readonly string[], options: Given) {
  try {
    return parsedArguments(argv, options);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The one game that a command is about. Throws a sentence. */
export function gameArgument(command: string, [name, ...more]: readonly string[]): PlayableGame {
  if (name === undefined) throw new UsageError(`${command} needs a game: ${PLAYABLE.join(", ")}.`);
  if (more.length > 0) throw new UsageError(`${command} takes only one game; remove “${more[0]}”.`);
  return playableNamed(name);
}

/** A game that can be played. Throws a sentence. */
export function playableNamed(name: string): PlayableGame {
  const game = PLAYABLE.find((one) => one === name);
  if (game !== undefined) return game;
  const what = isGameId(name) ? `${name} has no rules that run yet` : `There is no game “${name}”`;
  throw new Error(`${what}.${meantName(name, PLAYABLE)} Games that can be played: ${PLAYABLE.join(", ")}.`);
}

/** How many games a long command plays. Throws a sentence. */
export function gamesArgument(command: string, text: string | undefined): number {
  if (text === undefined) throw new UsageError(`${command} needs --games.`);
  return wholeNumber("--games", text, 1, MOST_GAMES);
}

/** A whole number from … to. Throws a sentence. */
export function wholeNumber(flag: string, text: string, from: number, to: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= from && number <= to)) throw new UsageError(`${flag} must be a whole number from ${from} to ${to}, not “${text}”.`);
  return number;
}

/** The seed that a person gave, or one that is made up. Throws a sentence. */
export const seedArgument = (text: string | undefined, io: Pick<LabIo, "anySeed">): number =>
  text === undefined ? io.anySeed() : wholeNumber("--seed", text, 0, MOST_SEED);

/**
 * Reads cards and keywords and binds the rules to them. Throws a sentence for each card that cannot be played; of a studio's database those
 * are `left` out, as in its matches, since somebody may still be making them.
 */
export async function loadPlayable(
  game: PlayableGame,
  from: { readonly content?: string | undefined; readonly db?: string | undefined; readonly options?: string | undefined },
  io: LabIo,
): Promise<Loaded> {
  const origin: CardSource = sourceOf(from);
  const wanted = { ...origin, boxed: asksForOwn(jsonOf(from.options)) ? "own" : "box" } as const;
  const cards = await io.loadCards(game, { ...wanted, unread: true });
  const left = origin.db === undefined ? [] : cards.filter((card) => !isPlayed(card));
  const boards = loadBoards(game, origin);
  const source = {
    cards: cards.filter((card) => !left.includes(card)),
    keywords: await io.loadKeywords(game, origin),
    decks: await io.loadDecks(game, origin),
    ...(boards ? { boards } : {}),
  };
  const rules = await io.rulesOf(game);
  const opened = rules(source);
  if (opened.ok) return { playable: opened.value, rules, source, left };
  // What is said of a card is in its reading.
  throw unplayable(game, await io.loadCards(game, wanted), opened.error);
}

/** A JSON text as it is; undefined for what is none, which `optionsArgument` tells. */
function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Binds the rules of a game to cards. Throws a sentence for each card that cannot be played. */
export function openedWith(game: PlayableGame, source: PlaySource, rules: OpenGame): Playable<PlayableGame> {
  const opened = rules(source);
  if (opened.ok) return opened.value;
  throw unplayable(game, source.cards, opened.error);
}

function unplayable(game: PlayableGame, cards: readonly LibraryCard[], found: readonly DraftCard[]): Error {
  const drafts = new Map(cards.flatMap((card) => (card.state === "draft" ? [[card.id as string, card] as const] : [])));
  const faults = found.flatMap(({ card, name, problems }) => {
    const draft = drafts.get(card);
    return draft ? [`  ${unplayedSentence(draft)}`] : problems.map(({ message }) => `  ${name ? `${name}: ` : ""}${message}`);
  });
  return new Error(`${game} cannot be played with these cards:\n${faults.join("\n")}`);
}

/** Letters of an example in a sentence; the decks of a game that has decks are more than anybody reads. */
const LONGEST_EXAMPLE = 300;

/**
 * The options of a game, from JSON. Throws a sentence.
 *
 * @param seats who plays, as a person wrote it: without options, as many play as stand there, if so many can
 */
export function optionsArgument(text: string | undefined, { playable, left }: Pick<Loaded, "playable" | "left">, seats?: string): unknown {
  const { options } = playable;
  if (text === undefined) return optionsFor(playable, seats?.split(",").length);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const example = JSON.stringify(options.standard);
    throw new UsageError(
      `--options must be JSON${example.length <= LONGEST_EXAMPLE ? `, such as '${example}'` : ""}; “${text}” is not valid JSON.`,
    );
  }
  const parsed = options.parse(json, leftOut(left, playable.cards));
  if (!parsed.ok) throw new UsageError(`--options: ${parsed.error}`);
  return parsed.value;
}

function optionsFor(playable: Playable, players: number | undefined): unknown {
  const { standard, parse } = playable.options;
  const parsed = players === undefined || players === seatsOf(playable, standard).length ? undefined : parse({ players });
  return parsed?.ok && seatsOf(playable, parsed.value).length === players ? parsed.value : standard;
}

/** One bot for each seat that the options have; default random. Throws a sentence. */
export function seatsArgument(text: string | undefined, playable: Playable, options: unknown): readonly Bot[] {
  const seats = seatsOf(playable, options);
  const bots = botsNamed(text ?? seats.map(() => "random").join(","), seats.length);
  if (!bots.ok) throw new UsageError(`--seats: ${bots.error}`);
  return bots.value;
}
