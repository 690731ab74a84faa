/** The words of every game that a language reads, beside those of the core. */
import { corpVocabularies } from "../corp/texts/vocabulary.ts";
import type { LanguageGame } from "../game.ts";
import type { GameVocabularies } from "../languages.ts";
import { megacorpVocabularies } from "../megacorp/texts/vocabulary.ts";
import { metrorunnerVocabularies } from "../metrorunner/texts/vocabulary.ts";
import { sanVocabularies } from "../san/texts/vocabulary/index.ts";
import { virtualRevolutionVocabularies } from "../virtual-revolution/texts/vocabulary.ts";

export const VOCABULARIES: Readonly<Record<LanguageGame, GameVocabularies>> = {
  megacorp: megacorpVocabularies,
  san: sanVocabularies,
  "virtual-revolution": virtualRevolutionVocabularies,
  metrorunner: metrorunnerVocabularies,
  corp: corpVocabularies,
};
