/** The effect languages of the games that have one. */
import { CORE, type KeywordRow, type Vocabulary } from "../language/index.ts";
import type { LanguageGame } from "./game.ts";
import { VOCABULARIES } from "./lists/vocabularies.ts";

/** What a game's language is composed of beside the core; the keywords are those of its content. */
export type GameVocabularies = (keywords: readonly KeywordRow[]) => readonly Vocabulary[];

/** What a game's language is composed of. */
export const vocabulariesOf = (game: LanguageGame, keywords: readonly KeywordRow[]): readonly Vocabulary[] => [
  CORE,
  ...VOCABULARIES[game](keywords),
];
