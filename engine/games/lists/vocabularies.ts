/** The words of every game that a language reads, beside those of the core. */
import { corpVocabularies } from "../corp/texts/vocabulary/index.ts";
import type { LanguageGame } from "../game.ts";
import type { GameVocabularies } from "../languages.ts";
import { megacorpVocabularies } from "../megacorp/texts/vocabulary/index.ts";
import { metrorunnerVocabularies } from "../metrorunner/texts/vocabulary/index.ts";
import { sanVocabularies } from "../san/texts/vocabulary/index.ts";
import { virtualRevolutionVocabularies } from "../virtual-revolution/texts/vocabulary/index.ts";

export const VOCABULARIES: Readonly<Record<LanguageGame, GameVocabularies>> = {
  megacorp: megacorpVocabularies,
  san: sanVocabularies,
  "virtual-revolution": virtualRevolutionVocabularies,
  metrorunner: metrorunnerVocabularies,
  corp: corpVocabularies,
};
