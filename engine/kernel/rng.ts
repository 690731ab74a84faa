/**
 * Seeded randomness. An `Rng` is plain data: a draw changes it in place, a copy of it branches it. The n-th draw depends on seed and n
 * alone, so two numbers say everything about its future.
 */
import { nthBit, WORD } from "./bits.ts";

export type Rng = {
  readonly seed: number;
  drawn: number;
  /** Draws that are written down in advance. Not part of the position: a fork, a save and a digest do not have them. */
  script?: Script;
};

/**
 * What one named draw brings: its number from 0 on, or for the shuffle of a place the designs that come to lie on top, uppermost first (the
 * others lie below as chance has it).
 */
export type Draw =
  | { readonly what: string; readonly value: number }
  | { readonly what: "shuffle"; readonly place: number; readonly cards: readonly number[] };

/** A draw that came when another one was written; `next` is the index of that one. */
export type Missed = { readonly what: string; readonly place?: number; readonly limit: number; readonly next: number };

/** Written draws in the order in which they have to come, how many have come, and what came when something else, or nothing, was written. */
export type Script = {
  readonly draws: readonly Draw[];
  used: number;
  readonly missed: Missed[];
};

/** Starts at the first draw. Only the lower 32 bits of the seed, a whole number, count. */
export const rngOf = (seed: number): Rng => ({ seed: seed >>> 0, drawn: 0 });

/** The next whole number of 32 bits. */
export function nextUint32(rng: Rng): number {
  rng.drawn++;
  return mix(mix(rng.seed) + Math.imul(rng.drawn, STEP));
}

/** By how much the numbers lie apart that are mixed one after the other. */
const STEP = 0x9e3779b9;

/**
 * A whole number from 0 to below `limit`, each equally likely. `limit` is a whole number from 1 to 2³².
 *
 * @param what the name by which people can write the draw down ("start", "roll"); a draw without one is left to chance
 */
export function below(rng: Rng, limit: number, what?: string): number {
  if (rng.script !== undefined && what !== undefined) {
    const written = writtenNumber(rng.script, what, limit);
    if (written !== undefined) return written;
  }
  if (limit > 0xffff_ffff) return nextUint32(rng);
  const size = limit >>> 0;
  if (size === 0) throw new RangeError("There is no whole number below 0 to draw");
  for (;;) {
    const drawn = nextUint32(rng);
    // The remainder. Of whole numbers below 2³² the quotient as a broken number is never rounded up to the next whole one; it is found in half the time.
    const rest = drawn - Math.floor(drawn / size) * size;
    // The last block of `size` numbers is drawn again if it is not whole.
    if (drawn - rest <= 0x1_0000_0000 - size) return rest;
  }
}

/** A shuffled copy; every order is equally likely as far as the generator goes. */
export const shuffled = <T>(rng: Rng, items: readonly T[]): T[] => orderOf(rng, items.length).map((i) => items[i] as T);

/** An order of so many things, each as likely as far as the generator goes: which of them is first, which comes next. One after the other is drawn of those that are left, by `below`. */
export function orderOf(rng: Rng, count: number): number[] {
  const order: number[] = [];
  // Those that are left, one bit each, and how many they are in each word.
  const words: number[] = [];
  const counts: number[] = [];
  for (let first = 0; first < count; first += WORD) {
    const n = Math.min(WORD, count - first);
    words.push((-1 >>> (WORD - n)) | 0);
    counts.push(n);
  }
  const mixed = mix(rng.seed);
  for (let size = count; size > 0; size--) {
    let [drawn, n] = [0, 0];
    do {
      drawn = mix(mixed + Math.imul(++rng.drawn, STEP));
      n = drawn - Math.floor(drawn / size) * size;
    } while (drawn - n > 0x1_0000_0000 - size);
    let word = 0;
    for (let there = counts[0] as number; n >= there; there = counts[++word] as number) n -= there;
    const left = words[word] as number;
    const bit = nthBit(left, n);
    words[word] = left & ~(1 << bit);
    counts[word] = (counts[word] as number) - 1;
    order.push(word * WORD + bit);
  }
  return order;
}

/** The next written draw if it is the one that is made now; else it is noted as missed. */
function writtenNumber(script: Script, what: string, limit: number): number | undefined {
  const next = script.draws[script.used];
  if (next?.what === what && "value" in next && next.value < limit) {
    script.used++;
    return next.value;
  }
  script.missed.push({ what, limit, next: script.used });
  return undefined;
}

/** The designs that a written shuffle of a place puts on top, uppermost first; else the shuffle is noted as missed. */
export function writtenShuffle(script: Script, place: number, size: number): readonly number[] | undefined {
  const next = script.draws[script.used];
  if (next !== undefined && "cards" in next && next.place === place) {
    script.used++;
    return next.cards;
  }
  script.missed.push({ what: "shuffle", place, limit: size, next: script.used });
  return undefined;
}

/** Spreads 32 bits so that neighbouring numbers look unrelated (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
