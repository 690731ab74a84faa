/** The queue gate: one answer from threads, from one worker, and from three of which some are killed again and again; and how many jobs a second a PostgreSQL hands out. */
import { emptyJobsPerSecond, jobsFault } from "../bench/lab.ts";
import type { Gate } from "./gate.ts";
import { testWhole } from "./vitest.ts";

export const GATE: Gate = {
  about:
    "12,000 games by threads, one worker, and three with six kills and a coordinator killed: one answer, bit for bit; jobs a second of 1, 2, 4 and 8 workers",
  async run(say) {
    const { faults, figures } = await testWhole("unit", ["cli/lab/lab-queue.test.ts"]);
    say("empty jobs");
    const jobs = await emptyJobsPerSecond();
    const wrong = jobsFault(jobs);
    return {
      faults: wrong === undefined ? faults : [...faults, wrong],
      figures: { ...figures, emptyJobsPerSecondByWorkers: jobs },
    };
  },
};
