/** The cards and keywords that a command works with. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentDeck } from "../../content/decks.ts";
import { shipped } from "../../content/folder.ts";
import { libraryCards } from "../../content/library-cards.ts";
import { type GameContent, loadGameContent } from "../../content/load.ts";
import type { Problem } from "../../content/problem.ts";
import type { Unsaid } from "../../db/queries/unsaid.ts";
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import type { Keyword, Library } from "../../engine/cards/library.ts";
import { byNumber } from "../../engine/cards/pool.ts";
import type { CardRevision } from "../../engine/cards/since.ts";
import type { Boards } from "../../engine/games/boards/index.ts";

/** Where cards come from: a content folder, a studio's database, or, with neither, what the studio ships. */
export type CardSource = {
  readonly content?: string;
  readonly db?: string;
  /** Of a studio's game without decks only its box; with "own" also the cards made there, which a match can ask for. */
  readonly boxed?: "box" | "own";
  /** Texts of a folder are not read, for whoever only plays with the cards: the states of all are "unchecked", and no language is loaded. */
  readonly unread?: true;
};

export type WordedCards = Pick<Library, "cards" | "words" | "skipped">;

/** Reads the cards of a game and what their texts mean. Throws a sentence when the folder has errors or the database is none of a studio. */
export async function loadWordedCards(game: GameId, { content, db }: CardSource): Promise<WordedCards> {
  if (db !== undefined) return libraryOfDatabase(game, db);
  const { libraryOf } = await import("../../content/library.ts");
  return libraryOf(contentOf(game, content));
}

/** Reads the cards of a game. Throws as `loadWordedCards` does. */
export async function loadCards(game: GameId, from: CardSource): Promise<readonly LibraryCard[]> {
  if (from.unread && from.db === undefined) return libraryCards(contentOf(game, from.content).cards.toSorted(byNumber));
  const { cards } = await loadWordedCards(game, from);
  if (from.boxed === undefined || from.db === undefined) return cards;
  const { inBox, inMatches } = await import("../../server/box.ts");
  return cards.filter(from.boxed === "box" ? inBox(game) : inMatches(game, true));
}

/** The revisions of a game's cards; files have only their newest. Throws as `loadCards` does. */
export async function loadRevisions(game: GameId, from: CardSource): Promise<readonly CardRevision[]> {
  const { cards } = await loadWordedCards(game, from);
  if (from.db === undefined) return cards.map(({ id, revision: { number, note, at } }) => ({ id, number, note, at }));
  const { openForReading } = await import("../../db/client.ts");
  const { listCardRevisions } = await import("../../db/queries/objects.ts");
  return listCardRevisions(openForReading(from.db), game);
}

/** Reads the keywords of a game. Throws as `loadCards` does. */
export async function loadKeywords(game: GameId, { content, db }: CardSource): Promise<readonly Keyword[]> {
  return db === undefined ? contentOf(game, content).keywords : (await libraryOfDatabase(game, db)).keywords;
}

/** The decks that come with a game's cards; a studio's cards are played with the shipped ones. Throws as `loadCards` does. */
export const loadDecks = async (game: GameId, { content }: CardSource): Promise<readonly ContentDeck[]> => contentOf(game, content).decks;

/** The boards that a game is played on, a studio's cards on the shipped ones; undefined for a game without. Throws as `loadCards` does. */
export function loadBoards(game: GameId, { content }: CardSource): Boards | undefined {
  return existsSync(join(content ?? shipped(), game, "boards.json")) ? contentOf(game, content).boards : undefined;
}

/** What was typed into the cards of a studio and its language could not say. Throws as `loadCards` does. */
export async function loadUnsaid(game: GameId, file: string): Promise<readonly Unsaid[]> {
  const { openForReading } = await import("../../db/client.ts");
  const { listUnsaid } = await import("../../db/queries/unsaid.ts");
  return listUnsaid(openForReading(file), game);
}

function contentOf(game: GameId, folder: string | undefined): GameContent {
  const { content, problems } = loadGameContent(game, folder);
  stopAtFirst(problems);
  return content;
}

/** Throws the first problem as a sentence, if there is one. */
function stopAtFirst(problems: readonly Problem[]): void {
  const [first] = problems;
  if (!first) return;
  const more = problems.length > 1 ? ` It is the first of ${problems.length}; "content check" lists them.` : "";
  throw new Error(`${first.file}:${first.line}:${first.column}: ${first.field ? `${first.field}: ` : ""}${first.message}${more}`);
}

/** SQLite is loaded only by commands that need it. */
async function libraryOfDatabase(game: GameId, file: string): Promise<Library> {
  const { openForReading, shareDb } = await import("../../db/client.ts");
  const { libraryOf } = await import("../../server/library.ts");
  shareDb(openForReading(file));
  return libraryOf(game);
}
