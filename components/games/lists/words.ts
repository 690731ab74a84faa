/** The words of every game that a language reads, loaded where its texts are written. */
import type { LanguageGame } from "../../../engine/games/game.ts";
import type { GameVocabularies } from "../../../engine/games/languages.ts";

export const LOAD_WORDS = {
  megacorp: async () => (await import("../../../engine/games/megacorp/texts/vocabulary/index.ts")).megacorpVocabularies,
  san: async () => (await import("../../../engine/games/san/texts/vocabulary/index.ts")).sanVocabularies,
  "virtual-revolution": async () =>
    (await import("../../../engine/games/virtual-revolution/texts/vocabulary/index.ts")).virtualRevolutionVocabularies,
  metrorunner: async () => (await import("../../../engine/games/metrorunner/texts/vocabulary/index.ts")).metrorunnerVocabularies,
  corp: async () => (await import("../../../engine/games/corp/texts/vocabulary/index.ts")).corpVocabularies,
} satisfies Readonly<Record<LanguageGame, () => Promise<GameVocabularies>>>;
