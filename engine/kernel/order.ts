/** Orders that do not depend on the machine's language settings. */

/** Compares by code point, the same everywhere. Negative, zero or positive, as `sort` wants it. */
export function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
