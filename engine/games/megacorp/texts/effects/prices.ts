/** Megacorp's words for prices say what is true: what a card costs asks for it (buying/price.ts, buying/firsts.ts). */
import { type Run, runsFor } from "../../../../language/index.ts";

const run = runsFor();

/** The runs, by construct. */
export const PRICES_RUNS: Readonly<Record<string, Run>> = Object.fromEntries(
  ["costs.firstBuy", "costs.firstDeploy", "costs.next", "costs.double", "may.buyEngaged"].map((id) => [id, run.static()]),
);
