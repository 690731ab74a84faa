import { brokenLaws, LAW_RUNS } from "../../../engine/games/virtual-revolution/laws.test-support.ts";
import type { Gate } from "../../gates/gate.ts";

export const GATE: Gate = {
  about: "holds Virtual Revolution to the laws of every game over hundreds of games",
  run(say) {
    const faults = LAW_RUNS.flatMap((run) => {
      const broken = brokenLaws(run, "whole");
      say(`${run.title}: ${broken.length} broken`);
      return broken.map((line) => `${run.title}: ${line}`);
    });
    return { faults, figures: { games: LAW_RUNS.reduce((sum, { games }) => sum + games.whole, 0) } };
  },
};
