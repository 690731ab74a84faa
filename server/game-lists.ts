/** Whether the lists of games agree, asked when the studio starts or a command fails: what is wrong, each with file and line. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GAME_IDS } from "../engine/cards/card.ts";
import { DECK_SECTIONS } from "../engine/cards/deck-sections.ts";
import { DECK_GAMES, LANGUAGE_GAMES, PLAYABLE, PUZZLE_GAMES } from "../engine/games/game.ts";
import { type GameList, type ListFault, listFaults, sectionFaults } from "../engine/games/list-faults.ts";
import { ABOUT } from "../engine/games/lists/about.ts";
import { GAMES } from "../engine/games/lists/definitions.ts";
import { EXAMPLES } from "../engine/games/lists/examples.ts";
import { LOBBIES } from "../engine/games/lists/lobbies.ts";
import { PUZZLES } from "../engine/games/lists/puzzles.ts";
import { OPEN } from "../engine/games/lists/rules.ts";
import { OPEN_APART } from "../engine/games/lists/rules-apart.ts";
import { VOCABULARIES } from "../engine/games/lists/vocabularies.ts";
import { WEIGHINGS } from "../engine/games/lists/weighings.ts";
import { ART } from "../faces/lists/art.ts";
import { FACES } from "../faces/lists/faces.ts";

const EVERY: ReadonlySet<string> = new Set(GAME_IDS);
const DECKS = Object.fromEntries(Object.entries(GAMES).flatMap(([id, game]) => (game.deck ? [[id, game.deck]] : [])));
const PLAYED = { of: new Set(PLAYABLE), because: "that it can be played" };
const LISTS: readonly GameList[] = [
  { file: "engine/games/lists/definitions.ts", list: GAMES, of: EVERY },
  { file: "engine/games/lists/definitions.ts", list: DECKS, of: new Set(DECK_GAMES), because: "that its players bring decks" },
  { file: "engine/cards/deck-sections.ts", list: DECK_SECTIONS, of: new Set(DECK_GAMES), because: "that its players bring decks" },
  {
    file: "engine/games/lists/vocabularies.ts",
    list: VOCABULARIES,
    of: new Set(LANGUAGE_GAMES),
    because: "that a language reads its texts",
  },
  { file: "engine/games/lists/rules.ts", list: OPEN, ...PLAYED },
  { file: "engine/games/lists/rules-apart.ts", list: OPEN_APART, ...PLAYED },
  { file: "engine/games/lists/examples.ts", list: EXAMPLES, ...PLAYED },
  { file: "engine/games/lists/lobbies.ts", list: LOBBIES, ...PLAYED },
  { file: "engine/games/lists/puzzles.ts", list: PUZZLES, of: new Set(PUZZLE_GAMES), because: "that it has a puzzle a day" },
  { file: "engine/games/lists/weighings.ts", list: WEIGHINGS, of: undefined },
  { file: "faces/lists/faces.ts", list: FACES, of: EVERY },
  { file: "faces/lists/art.ts", list: ART, of: EVERY },
];

/** What is wrong with the lists of this program: "engine/games/x/about.ts:6: …". Empty: nothing. */
export const gameListFaults = (): readonly string[] => [...listFaults(GAME_IDS, ABOUT, LISTS), ...sectionFaults(DECK_SECTIONS)].map(toldAt);

/** A fault with its line, as far as the file can be read. */
export function toldAt({ file, find, message }: ListFault): string {
  const line = linesOf(file).findIndex((text) => text.includes(find));
  return `${file}${line < 0 ? "" : `:${line + 1}`}: ${message}`;
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ import.meta.dirname, "..", file), "utf8").split("\n");
  } catch {
    // Only the line is lost.
    return [];
  }
}
