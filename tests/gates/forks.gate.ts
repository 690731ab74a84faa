import { forkAtRandom } from "./forks.ts";
import type { Gate } from "./gate.ts";

const POINTS = 1_000;

export const GATE: Gate = {
  about: `forks matches at ${POINTS} random moments; each fork is what the match was then`,
  run() {
    const { faults, ...figures } = forkAtRandom(POINTS);
    return { faults, figures };
  },
};
