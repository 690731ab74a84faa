/** Runs that are watched all the time, made up with a known truth. */
import { nextUint32, type Rng, rngOf } from "../../kernel/rng.ts";
import { addMoments, chanceOfZero, type Moments, meanInterval, meanOf, meanSequence, NO_MOMENTS, shareSequence, wilson } from "./index.ts";

export type Simulated = {
  /** Shares of the runs in which an interval that was looked at after every unit ever left out the truth. */
  readonly everWrong: { readonly share: number; readonly mean: number; readonly zero: number };
  /** Shares of the runs whose last interval, looked at once, holds the truth. */
  readonly holds: { readonly wilson: number; readonly mean: number };
};

/** The first look: before it a run is too short to be stopped. */
const FIRST = 25;

/**
 * @param units of each run; the last is the one that is looked at once
 * @param share the true share of trials; the true mean of pairs, each -2 to 2, is 0
 */
export function simulated(runs: number, units: number, share: number, seed: number): Simulated {
  const wrong = { share: 0, mean: 0, zero: 0 };
  const holds = { wilson: 0, mean: 0 };
  for (let run = 0; run < runs; run++) {
    const rng = rngOf(seed + run);
    let successes = 0;
    let pairs: Moments = NO_MOMENTS;
    const ever = { share: false, mean: false, zero: false };
    for (let n = 1; n <= units; n++) {
      if (uniform(rng) < share) successes++;
      const pair = Math.sign(uniform(rng) - 0.5) + Math.sign(uniform(rng) - 0.5);
      pairs = addMoments(pairs, { n: 1, sum: pair, squares: pair * pair });
      if (n < FIRST) continue;
      if (!ever.share && isOut(shareSequence(successes, n), share)) ever.share = true;
      if (!ever.mean && isOut(meanSequence(pairs, 4), 0)) ever.mean = true;
      if (!ever.zero && chanceOfZero(pairs, 4) < 0.05) ever.zero = true;
    }
    for (const name of ["share", "mean", "zero"] as const) if (ever[name]) wrong[name] += 1 / runs;
    if (!isOut(wilson(successes, units), share)) holds.wilson += 1 / runs;
    if (!isOut(meanInterval(pairs, 4), 0)) holds.mean += 1 / runs;
    if (Math.abs(meanOf(pairs)) > 4) throw new Error("A pair is out of its range");
  }
  return { everWrong: wrong, holds };
}

const uniform = (rng: Rng): number => nextUint32(rng) / 0x1_0000_0000;
const isOut = ({ low, high }: { readonly low: number; readonly high: number }, truth: number): boolean => truth < low || truth > high;
