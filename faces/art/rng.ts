/** Seeded choices of the pictures: FNV-1a turns a text into a number, mulberry32 turns the number into a sequence. */
export type Rng = {
  /** A number from `low` up to, but without, `high`; 0 … 1 when both are left out. */
  readonly float: (low?: number, high?: number) => number;
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  /** One of the items. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** True with the given probability, 0 … 1. */
  readonly chance: (probability: number) => boolean;
};

/** The 32-bit FNV-1a hash of a text, by code points. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** The sequence that a seed starts; the same seed gives the same numbers on every machine. */
export function rng(seed: string): Rng {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    float: (low = 0, high = 1) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
