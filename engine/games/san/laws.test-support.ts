/** The games of San that are held to the laws: a sample in the tests, all of them at the gate `laws-san`. */
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { SHIPPED } from "./san.test-support.ts";
import { STANDARD } from "./setup/options.ts";

export type LawRun = {
  readonly title: string;
  readonly options: typeof STANDARD;
  readonly firstSeed: number;
  readonly games: { readonly sample: number; readonly whole: number };
  /** What is costly is tried at every so many decisions. */
  readonly every: number;
};

export const LAW_RUNS: readonly LawRun[] = [
  { title: "San keeps them all", options: STANDARD, firstSeed: 0, games: { sample: 8, whole: 400 }, every: 41 },
  { title: "at every decision of some games", options: STANDARD, firstSeed: 1000, games: { sample: 1, whole: 10 }, every: 1 },
  {
    title: "in a first game",
    options: { ...STANDARD, baseHand: [7, 7] },
    firstSeed: 2000,
    games: { sample: 4, whole: 100 },
    every: 41,
  },
  {
    title: "with a handicap and other tokens",
    options: { ...STANDARD, baseHand: [6, 8], tokenStages: [2, 4] },
    firstSeed: 3000,
    games: { sample: 4, whole: 100 },
    every: 41,
  },
];

/** The laws that the games of a run break, in sentences. */
export const brokenLaws = ({ options, firstSeed, games, every }: LawRun, size: "sample" | "whole"): readonly string[] =>
  runLaws({ open: SHIPPED.subject, options }, { firstSeed, games: games[size], every }).map(counterexampleLine);
