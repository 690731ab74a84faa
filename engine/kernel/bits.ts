/** Bits of a whole number of 32: a set from which one after the other is taken without closing a gap. */

/** Bits of a word. */
export const WORD = 32;

/** A number in each of the four bytes of a word. */
const EACH_BYTE = 0x0101_0101;
const HIGH_BITS = 0x8080_8080;

/** Which bit of a word is the n-th that is set, both counted from 0. More than n are. */
export function nthBit(word: number, n: number): number {
  // How many are set: in each two bits, each four, each byte; then in each byte with all below it.
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  const upTo = Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, EACH_BYTE);
  // The high bit of each byte that ends before the n-th: of the lower three so many are passed.
  const passed = ((Math.imul(n, EACH_BYTE) | HIGH_BITS) - upTo) & HIGH_BITS;
  const from = 8 * (((passed >>> 7) & 1) + ((passed >>> 15) & 1) + ((passed >>> 23) & 1));
  const before = ((upTo << 8) >>> from) & 0xff;
  const byte = (word >>> from) & 0xff;
  return from + (IN_BYTE[byte * 8 + n - before] ?? 0);
}

/** For each byte which bit is the first that is set, the second …. */
const IN_BYTE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  const set = [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte >> bit) & 1);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((n) => set[n] ?? 0);
}).flat();
