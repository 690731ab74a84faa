/** What Megacorp's words for the costs of abilities, and for costs beside a price, mean: what is paid asks for them (texts/ability-price.ts, buying/additional.ts). */
import { type Run, runsFor } from "../../../../language/index.ts";

const run = runsFor();

/** The runs, by construct. */
export const COSTS_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(["less", "more", "lessEach", "moreEach"].map((id) => [`abilities.${id}`, run.static({ ofEach: true })])),
  ...Object.fromEntries(["deploy", "play"].map((id) => [`additional.${id}`, run.static({ besides: true })])),
};
