/** The statistics gate: 10,000 made-up runs with a known truth, looked at after every game. */
import { simulated } from "../../engine/lab/statistics/simulated.test-support.ts";
import type { Gate } from "./gate.ts";

const RUNS = 10_000;
const UNITS = 1_000;

export const GATE: Gate = {
  about: "10,000 simulated runs looked at all the time: wrong in at most 5 of 100; intervals looked at once hold in 94 to 96",
  run(say) {
    const faults: string[] = [];
    const figures: Record<string, unknown> = {};
    for (const share of [0.5, 0.3]) {
      say(`share ${share}`);
      const found = simulated(RUNS, UNITS, share, 1_000_000);
      figures[`share ${share}`] = found;
      for (const [name, wrong] of Object.entries(found.everWrong))
        if (wrong > 0.05) faults.push(`At a share of ${share} the ${name} was ever wrong in ${wrong} of the runs`);
      for (const [name, held] of Object.entries(found.holds))
        if (held < 0.94 || held > 0.96) faults.push(`At a share of ${share} the interval of ${name} held in ${held} of the runs`);
    }
    return { faults, figures };
  },
};
