import { builderChoice } from "../../../engine/games/corp/bots/builder.ts";
import { ENGINE, GAME, SHIPPED } from "../../../engine/games/corp/corp.test-support.ts";
import { STANDARD } from "../../../engine/games/corp/setup/options.ts";
import { countedGames } from "../../gates/counted.ts";
import type { Gate } from "../../gates/gate.ts";

const GAMES = 2_000;

export const GATE: Gate = {
  about: `counts CORP's cards, pieces and teams at every decision of ${GAMES} random games with 2 to 6 players each`,
  run(say) {
    const faults = [2, 3, 4, 5, 6].flatMap((players) => {
      const found = countedGames({ open: SHIPPED.subject, options: { ...STANDARD, players }, leaning: builderChoice(GAME, ENGINE) }, GAMES);
      say(`${players} players: ${found.length} games with a fault`);
      return found.map((line) => `${players} players. ${line}`);
    });
    return { faults, figures: { games: GAMES * 5 } };
  },
};
