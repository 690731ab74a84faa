import { LANGUAGE_GAMES } from "../../engine/games/game.ts";
import type { Gate } from "./gate.ts";
import { gate, shippedLanguage } from "./language.ts";

const TREES = 20_000;
const SEED = 20_261_121;

export const GATE: Gate = {
  about: `prints ${TREES} random trees of each game's language and reads them back as the one equal tree`,
  run(say) {
    const results = LANGUAGE_GAMES.map((game) => {
      const { failures, ...figures } = gate(shippedLanguage(game), TREES, SEED);
      say(`${game}: ${failures.length} failures`);
      const shortest = failures.toSorted((a, b) => a.text.length - b.text.length);
      return {
        game,
        figures,
        faults: shortest.map(({ reason, text, readings }) => [`${game}, ${reason}: ${text}`, ...readings].join("\n  ")),
      };
    });
    return {
      faults: results.flatMap(({ faults }) => faults),
      figures: { games: results.map(({ game, figures }) => ({ game, ...figures })) },
    };
  },
};
