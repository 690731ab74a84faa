/**
 * Seeded randomness. An `Rng` is plain data: a draw changes it in place, a copy of it branches it. The n-th draw depends on seed and n
 * alone, so two numbers say everything about its future.
 */
export type Rng = { readonly seed: number; drawn: number };

/** Starts at the first draw. Only the lower 32 bits of the seed, a whole number, count. */
export const rngOf = (seed: number): Rng => ({ seed: seed >>> 0, drawn: 0 });

/** The next whole number of 32 bits. */
export function nextUint32(rng: Rng): number {
  rng.drawn++;
  return mix(mix(rng.seed) + Math.imul(rng.drawn, 0x9e3779b9));
}

/** A whole number from 0 to below `limit`, each equally likely. `limit` is a whole number from 1 to 2³². */
export function below(rng: Rng, limit: number): number {
  if (limit > 0xffff_ffff) return nextUint32(rng);
  const size = limit >>> 0;
  for (;;) {
    const drawn = nextUint32(rng);
    const rest = drawn % size;
    // The last block of `size` numbers is drawn again if it is not whole.
    if (drawn - rest <= 0x1_0000_0000 - size) return rest;
  }
}

/** A shuffled copy; every order is equally likely as far as the generator goes. */
export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) result.push(...left.splice(below(rng, left.length), 1));
  return result;
}

/** Spreads 32 bits so that neighbouring numbers look unrelated (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
