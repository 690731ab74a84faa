/** The cards that a command works with. */

import { libraryCards } from "../content/library.ts";
import { loadContent } from "../content/load.ts";
import type { GameId, LibraryCard } from "../engine/cards/card.ts";

/** Where cards come from: a content folder, a studio's database, or, with neither, what the studio ships. */
export type CardSource = { readonly content?: string; readonly db?: string };

/** Reads the cards of a game. Throws a sentence when the folder has errors or the database is none of a studio. */
export async function loadCards(game: GameId, { content: folder, db: file }: CardSource): Promise<readonly LibraryCard[]> {
  if (file !== undefined) return cardsOfDatabase(game, file);
  const { content, problems } = loadContent(folder);
  const [first] = problems;
  if (first) {
    const more = problems.length > 1 ? ` It is the first of ${problems.length}; "content check" lists them.` : "";
    throw new Error(`${first.file}:${first.line}:${first.column}: ${first.field ? `${first.field}: ` : ""}${first.message}${more}`);
  }
  return libraryCards(content[game].cards);
}

/** SQLite is loaded only by commands that need it. */
async function cardsOfDatabase(game: GameId, file: string): Promise<readonly LibraryCard[]> {
  const { openForReading, shareDb } = await import("../db/client.ts");
  const { libraryOf } = await import("../server/library.ts");
  shareDb(openForReading(file));
  return libraryOf(game).cards;
}
