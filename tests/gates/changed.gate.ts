import { LANGUAGE_GAMES } from "../../engine/games/game.ts";
import { changedGate, MOST_LOST } from "./changed.ts";
import type { Gate } from "./gate.ts";

const TEXTS = 2_000;
const SEEDS = [1, 2, 3] as const;

export const GATE: Gate = {
  about: `changes ${TEXTS} understood texts of each game and what they mean alike, with ${SEEDS.length} seeds: none is misread, few are lost`,
  run(say) {
    const results = LANGUAGE_GAMES.flatMap((game) =>
      SEEDS.map((seed) => {
        const { tried, lost, misread, by } = changedGate(game, TEXTS, seed);
        say(`${game}, seed ${seed}: ${misread.length} of ${tried} misread, ${lost.length} lost`);
        return { game, seed, tried, misread, lost: lost.length, by };
      }),
    );
    return {
      faults: results.flatMap(({ game, tried, misread, lost }) => [
        ...misread.map(({ by, text, means, read }) => `${game}, ${by}: ${text}\n  means ${means}\n  read as ${read}`),
        ...(lost > tried * MOST_LOST ? [`${game}: ${lost} of ${tried} are lost`] : []),
      ]),
      figures: { games: results.map((result) => ({ ...result, misread: result.misread.length })) },
    };
  },
};
