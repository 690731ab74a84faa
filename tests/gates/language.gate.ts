import { LANGUAGE_GAMES } from "../../engine/games/game.ts";
import type { Gate } from "./gate.ts";
import { gate, shippedLanguage } from "./language.ts";
import { looseGate } from "./loose.ts";

const TREES = 20_000;
const SEED = 20_261_121;

export const GATE: Gate = {
  about: `prints ${TREES} random trees of each game's language and reads them back as the one equal tree, in loose words as that tree or not at all`,
  run(say) {
    const results = LANGUAGE_GAMES.map((game) => {
      const { failures, ...figures } = gate(shippedLanguage(game), TREES, SEED);
      const loose = looseGate(shippedLanguage(game), TREES, SEED);
      say(`${game}: ${failures.length} failures, ${loose.failures.length} in loose words`);
      const shortest = failures.toSorted((a, b) => a.text.length - b.text.length);
      return {
        game,
        figures: { ...figures, loose: loose.understood },
        faults: [
          ...shortest.map(({ reason, text, readings }) => [`${game}, ${reason}: ${text}`, ...readings].join("\n  ")),
          ...loose.failures.map(({ written, read, meant }) => `${game}, loosely: ${written}\n  ${read}\n  ${meant}`),
        ],
      };
    });
    return {
      faults: results.flatMap(({ faults }) => faults),
      figures: { games: results.map(({ game, figures }) => ({ game, ...figures })) },
    };
  },
};
