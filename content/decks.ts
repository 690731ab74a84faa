/** The decks that a game ships, `decks/*.txt`, in the deck text that people paste and export, too. */
import { basename } from "node:path";
import type { Card, GameId } from "../engine/cards/card.ts";
import type { DeckList } from "../engine/cards/deck.ts";
import { makePool } from "../engine/cards/pool.ts";
import { readDecks } from "../engine/decks/read/index.ts";
import { readSource } from "./file.ts";
import { libraryCards } from "./library-cards.ts";
import type { Problem } from "./problem.ts";

export type ContentDeck = {
  /** Name of the file without ".txt". */
  readonly id: string;
  readonly list: DeckList;
};

/**
 * Reads all deck files of a game. A card that nobody knows is a problem, unless `isBroken` says that the cards have problems of
 * their own which explain the line.
 */
export function readDeckFiles(
  files: readonly string[],
  game: GameId,
  cards: readonly Card[],
  isBroken: (line: string) => boolean,
): { readonly decks: readonly ContentDeck[]; readonly problems: readonly Problem[] } {
  const pool = makePool(game, libraryCards(cards));
  const decks: ContentDeck[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const at = (line: number, field: string, message: string) => problems.push({ file, line, column: 1, field, message });
    const read = readSource(file);
    if ("problem" in read) {
      problems.push(read.problem);
      continue;
    }
    const reading = readDecks(read.source.text, { game, pool, fileName: basename(file) });
    if (!reading.ok) {
      at(1, "", reading.error.message);
      continue;
    }
    for (const line of reading.lines) {
      const unsure = line.as === "unresolved" || (line.entry && line.confidence !== "certain");
      if (!unsure || isBroken(line.text)) continue;
      const like = line.alternatives[0]?.name;
      at(
        line.at,
        line.section ?? "",
        line.remark && line.confidence === "likely"
          ? `“${line.text.trim()}” is unclear. ${line.remark}`
          : `“${line.text.trim()}” is not a card in this folder. ${like ? `Did you mean ${like}?` : "Correct the name or add the card."}`,
      );
    }
    for (const warning of reading.warnings) at(warning.at ?? 1, "", warning.message);
    const [first, ...more] = reading.decks;
    if (more.length > 0) at(1, "", `This file has ${more.length + 1} decks. Put each deck in its own file.`);
    decks.push({ id: basename(file, ".txt"), list: first.list });
  }
  return { decks, problems };
}
