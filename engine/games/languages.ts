/** The effect languages of the games that have one. */
import { CORE, type KeywordRow, type Vocabulary } from "../language/index.ts";
import type { LanguageGame } from "./game.ts";
import { megacorpVocabularies } from "./megacorp/texts/vocabulary.ts";
import { sanVocabularies } from "./san/texts/vocabulary.ts";

const BESIDE_CORE: Readonly<Record<LanguageGame, (keywords: readonly KeywordRow[]) => readonly Vocabulary[]>> = {
  megacorp: megacorpVocabularies,
  san: sanVocabularies,
};

/** What a game's language is composed of; the keywords are those of its content. */
export const vocabulariesOf = (game: LanguageGame, keywords: readonly KeywordRow[]): readonly Vocabulary[] => [
  CORE,
  ...BESIDE_CORE[game](keywords),
];
