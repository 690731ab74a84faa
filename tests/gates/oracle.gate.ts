import type { Gate } from "./gate.ts";
import { MACHINE_GAMES, oracleGate } from "./oracle.ts";

const PROGRAMS = 20_000;
const SEED = 20_261_121;

export const GATE: Gate = {
  about: `has ${PROGRAMS} random programs of each game's language carried out by the machine and by a second, simple interpreter`,
  run(say) {
    const results = MACHINE_GAMES.map((game) => {
      const { failures, ...figures } = oracleGate(game, PROGRAMS, SEED);
      say(`${game}: ${failures.length} failures`);
      const shortest = failures.toSorted((a, b) => a.text.length - b.text.length);
      return { game, figures, faults: shortest.map(({ order, text, message }) => `${game}, ${order}: ${text}\n${message}`) };
    });
    return {
      faults: results.flatMap(({ faults }) => faults),
      figures: { games: results.map(({ game, figures }) => ({ game, ...figures })) },
    };
  },
};
