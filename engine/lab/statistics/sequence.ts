/**
 * Intervals that hold at every moment at once, so that whoever watches may stop whenever the answer is good enough: over the whole run, however long
 * and however often somebody looks, at most 5 in 100 ever leave out the true value.
 */
import { type Moments, meanOf, varianceOf } from "./moments.ts";
import type { Interval } from "./shares.ts";

const ALPHA = 0.05;

/**
 * A share of independent trials. The exact confidence sequence of H. Robbins (Annals of Mathematical Statistics 41, 1970) with a uniform mixture, as in
 * S. R. Howard, A. Ramdas, J. McAuliffe and J. Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences" (Annals of Statistics 49, 2021):
 * the shares p for which B(s + 1, n - s + 1) / (p^s (1 - p)^(n - s)) stays below 1 / alpha. By Ville's inequality no assumption but independence is needed.
 */
export function shareSequence(successes: number, trials: number, alpha = ALPHA): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const failures = trials - successes;
  const most = lnBeta(successes + 1, failures + 1) + Math.log(alpha);
  const isIn = (p: number) => most <= times(successes, Math.log(p)) + times(failures, Math.log1p(-p));
  const share = successes / trials;
  return { low: successes === 0 ? 0 : edge(isIn, share, 0), high: failures === 0 ? 1 : edge(isIn, share, 1) };
}

const times = (count: number, logarithm: number): number => (count === 0 ? 0 : count * logarithm);

/** Where an interval ends between what is in it and what is not. */
function edge(isIn: (p: number) => boolean, inside: number, outside: number): number {
  let [near, far] = [inside, outside];
  for (let i = 0; i < 60; i++) {
    const middle = (near + far) / 2;
    if (isIn(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** How many values the interval of a mean is narrowest at, for its length. */
const BEST_AT = 500;

/**
 * The mean of values between two ends. The asymptotic confidence sequence of I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy and A. Ramdas,
 * "Time-uniform central limit theory and asymptotic confidence sequences" (Annals of Statistics 52, 2024), theorem 2.2: mean plus and minus
 * s sqrt(2 (n r² + 1) / (n² r²) log(sqrt(n r² + 1) / alpha)). Its variance holds one value at each end more than was seen (`varianceOf`), so that it is
 * wide where little is known. It depends on sums alone, so it is the same in whichever order the games were played. Simulated in `sequence.test.ts`.
 *
 * @param width from the least possible value to the greatest
 */
export function meanSequence(moments: Moments, width: number, alpha = ALPHA): Interval {
  const { n } = moments;
  if (n === 0) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const r2 = mixing();
  const half = Math.sqrt((varianceOf(moments, width) * 2 * (n * r2 + 1) * Math.log(Math.sqrt(n * r2 + 1) / alpha)) / (n * n * r2));
  return { low: meanOf(moments) - half, high: meanOf(moments) + half };
}

/**
 * How likely it is that a run whose true mean is 0 ever looks like this: the least alpha whose `meanSequence` leaves out 0. It holds at whichever moment
 * the run was stopped; one over it is an e-value.
 */
export function chanceOfZero(moments: Moments, width: number): number {
  const { n } = moments;
  if (n === 0) return 1;
  const r2 = mixing();
  const strength = (meanOf(moments) ** 2 / varianceOf(moments, width)) * ((n * n * r2) / (2 * (n * r2 + 1)));
  return Math.min(1, Math.sqrt(n * r2 + 1) * Math.exp(-strength));
}

/** The square of the mixture's spread for which the interval is narrowest at `BEST_AT` values (the paper's equation 10). */
function mixing(): number {
  const doubled = -2 * Math.log(ALPHA);
  return (doubled + Math.log(doubled + 1)) / BEST_AT;
}

const lnBeta = (a: number, b: number): number => lnGamma(a) + lnGamma(b) - lnGamma(a + b);

/** The coefficients of C. Lanczos's series (g = 7), as in W. H. Press and others, "Numerical Recipes". */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** The logarithm of the gamma function, of 1 and more. */
function lnGamma(x: number): number {
  const z = x - 1;
  const t = z + 7.5;
  const sum = LANCZOS.reduce((total, coefficient, i) => total + (i === 0 ? coefficient : coefficient / (z + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}
