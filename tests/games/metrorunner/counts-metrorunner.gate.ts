import { SHIPPED } from "../../../engine/games/metrorunner/metrorunner.test-support.ts";
import { STANDARD } from "../../../engine/games/metrorunner/setup/options.ts";
import { countedGames } from "../../gates/counted.ts";
import type { Gate } from "../../gates/gate.ts";

const GAMES = 2_000;

export const GATE: Gate = {
  about: `counts Metrorunner's cards, cubes and tokens at every decision of ${GAMES} random games with 1 to 5 players each`,
  run(say) {
    const faults = [1, 2, 3, 4, 5].flatMap((players) => {
      const found = countedGames({ open: SHIPPED.subject, options: { ...STANDARD, players } }, GAMES);
      say(`${players} players: ${found.length} games with a fault`);
      return found.map((line) => `${players} players. ${line}`);
    });
    return { faults, figures: { games: GAMES * 5 } };
  },
};
