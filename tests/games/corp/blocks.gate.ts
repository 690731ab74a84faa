import { botsNamed } from "../../../engine/bots/index.ts";
import { ENGINE, SHIPPED } from "../../../engine/games/corp/corp.test-support.ts";
import type { CorpState } from "../../../engine/games/corp/layout.ts";
import { STANDARD } from "../../../engine/games/corp/setup/options.ts";
import { Playout } from "../../../engine/lab/playout.ts";
import type { Gate } from "../../gates/gate.ts";
import { watchBlocks } from "./blocks.ts";

/** Games of each number of players. */
const GAMES = 40;
const MOST = 0.05;

export const GATE: Gate = {
  about: `plays ${GAMES} greedy games of CORP for each number of players: in ${MOST * 100} % of them at most a bot leaves a win to a neighbour that one move would have ended`,
  run(say) {
    const faults: string[] = [];
    const figures: Record<string, unknown> = {};
    for (let players = 2; players <= 6; players++) {
      const bots = botsNamed(Array.from({ length: players }, () => "greedy").join(), players);
      if (!bots.ok) throw new Error(bots.error);
      let [asked, missed, lost] = [0, 0, 0];
      for (let seed = 0; seed < GAMES; seed++) {
        const game = new Playout(SHIPPED, bots.value, { seed, options: { ...STANDARD, players } });
        const blocks = watchBlocks(SHIPPED, ENGINE);
        while (game.step(blocks.watch));
        const found = blocks.result(game.state as CorpState);
        asked += found.chances > 0 ? 1 : 0;
        missed += found.missed > 0 ? 1 : 0;
        lost += found.isLost ? 1 : 0;
      }
      say(`corp: of ${GAMES} games of ${players} in ${asked} a win could be ended, in ${missed} it was left, in ${lost} it came true`);
      figures[`players${players}`] = { games: GAMES, asked, missed, lost };
      if (missed > MOST * GAMES)
        faults.push(`In ${missed} of ${GAMES} games of ${players} a bot left a win that one move would have ended`);
    }
    return { faults, figures };
  },
};
