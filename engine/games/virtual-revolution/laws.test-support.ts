/** The games of Virtual Revolution that are held to the laws: a sample in the tests, all of them at the gate `laws-virtual-revolution`. */
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { STANDARD, type VrOptions } from "./setup/options.ts";
import { SHIPPED } from "./virtual-revolution.test-support.ts";

export type LawRun = {
  readonly title: string;
  readonly options: VrOptions;
  readonly firstSeed: number;
  readonly games: { readonly sample: number; readonly whole: number };
  /** What is costly is tried at every so many decisions. */
  readonly every: number;
};

export const LAW_RUNS: readonly LawRun[] = [
  ...[2, 3, 4].map((players) => ({
    title: `with ${players} players`,
    options: { ...STANDARD, players },
    firstSeed: 0,
    games: { sample: 2, whole: 300 },
    every: 53,
  })),
  { title: "at every decision of a game", options: STANDARD, firstSeed: 1000, games: { sample: 1, whole: 10 }, every: 1 },
  {
    title: "with a balance by seat",
    options: { ...STANDARD, players: 4, laterGets: [0, 1, 2, 3] },
    firstSeed: 2000,
    games: { sample: 2, whole: 50 },
    every: 53,
  },
];

/** The laws that the games of a run break, in sentences. */
export const brokenLaws = ({ options, firstSeed, games, every }: LawRun, size: "sample" | "whole"): readonly string[] =>
  runLaws({ open: SHIPPED.subject, options }, { firstSeed, games: games[size], every }).map(counterexampleLine);
