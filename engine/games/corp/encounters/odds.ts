/** Exact odds of rolls, fights and whole infiltrations (CORP-9, CORP-13), for whoever wants to know before committing. A die hits with one third. */
import { missing } from "../../../kernel/state.ts";

const HIT = 1 / 3;
/** Dice for which tables are kept; more are rolled as so many. */
const MOST = 60;

/** By number of dice the probability of so many hits. */
const HITS: number[][] = [[1]];
function hitsOf(dice: number): readonly number[] {
  const wanted = Math.min(MOST, Math.max(0, dice));
  for (let n = HITS.length; n <= wanted; n++) {
    const before = HITS[n - 1] ?? missing(HITS, n - 1);
    HITS.push(Array.from({ length: n + 1 }, (_, k) => (before[k] ?? 0) * (1 - HIT) + (k > 0 ? (before[k - 1] ?? 0) * HIT : 0)));
  }
  return HITS[wanted] ?? missing(HITS, wanted);
}

/** The same with dice that hit by other chances (CORP-R94). */
function hitsBy(dice: number, chance: number): readonly number[] {
  let hits: readonly number[] = [1];
  for (let n = 0; n < dice; n++) {
    const before = hits;
    hits = Array.from({ length: n + 2 }, (_, k) => (before[k] ?? 0) * (1 - chance) + (k > 0 ? (before[k - 1] ?? 0) * chance : 0));
  }
  return hits;
}
export function aheadOddsBy(own: number, ownChance: number, other: number, otherChance: number): number {
  const [left, right] = [hitsBy(Math.min(MOST, own), ownChance), hitsBy(Math.min(MOST, other), otherChance)];
  return left.reduce((sum, chance, hits) => sum + chance * right.slice(0, hits).reduce((below, one) => below + one, 0), 0);
}

const AHEAD: (number | undefined)[] = [];
/** The probability that `own` dice get strictly more hits than `other` dice (CORP-9.4, CORP-9.6, CORP-13.9). */
export function aheadOdds(own: number, other: number): number {
  const [a, b] = [Math.min(MOST, Math.max(0, own)), Math.min(MOST, Math.max(0, other))];
  const i = a * (MOST + 1) + b;
  const known = AHEAD[i];
  if (known !== undefined) return known;
  const [left, right] = [hitsOf(a), hitsOf(b)];
  let sum = 0;
  let below = 0;
  for (let k = 0; k < left.length; k++) {
    sum += (left[k] ?? 0) * below;
    below += right[k] ?? 0;
  }
  AHEAD[i] = sum;
  return sum;
}

/** A side of a fight: what its dice are with so many cards left, and how many cards it has. */
export type Fighters = { readonly cards: number; readonly dice: (left: number) => number };

/**
 * The probability that the attacker destroys the defender and does not retreat (CORP-9.5 to CORP-9.7). Both give up first what matters least: `dice` is asked with the best cards left.
 * An attacker without dice retreats; a defender without dice rolls one.
 */
export function destroyOdds(attacker: Fighters, defender: Fighters): number {
  const width = defender.cards + 1;
  const known: number[] = [];
  for (let own = 0; own <= attacker.cards; own++)
    for (let other = 0; other <= defender.cards; other++) {
      const i = own * width + other;
      if (other === 0) known[i] = 1;
      else if (own === 0 || attacker.dice(own) <= 0) known[i] = 0;
      else {
        const wins = aheadOdds(attacker.dice(own), Math.max(1, defender.dice(other)));
        known[i] = wins * (known[i - 1] ?? 0) + (1 - wins) * (known[i - width] ?? 0);
      }
    }
  return known[attacker.cards * width + defender.cards] ?? 0;
}
