import { describe, expect, test } from "vitest";
import { type Range, Ranges } from "./ranges.ts";

/** Takers of the same units, as many as there are times, in milliseconds, that one unit takes each of them. */
function takenBy(units: number, times: readonly number[]): readonly (readonly Range[])[] {
  const taken = new SharedArrayBuffer(Ranges.BYTES);
  const takers = times.map((ms) => ({ ms, ranges: new Ranges(taken, units, times.length), got: [] as Range[] }));
  for (let more = true; more; ) {
    more = false;
    for (const { ms, ranges, got } of takers) {
      const range = ranges.next();
      if (!range) continue;
      more = true;
      got.push(range);
      ranges.took(range, (range.to - range.from) * ms);
    }
  }
  return takers.map(({ got }) => got);
}

describe("ranges of units", () => {
  test.each([
    [1, [1]],
    [7, [1, 1, 1]],
    [1_000, [0.1, 30]],
    [50_000, [0, 1]],
  ])("of %i units every one is taken once", (units, times) => {
    const all = takenBy(units, times).flat();
    const counts = new Uint8Array(units);
    for (const { from, to } of all) for (let unit = from; unit < to; unit++) counts[unit] = (counts[unit] ?? 0) + 1;
    expect(counts.every((count) => count === 1)).toBe(true);
    expect(all.every(({ from, to }) => from < to && to <= units)).toBe(true);
  });

  test("are as long as a worker is to be busy, and short at the end", () => {
    const [fast = [], slow = []] = takenBy(10_000, [1, 10]);
    const longest = (ranges: readonly Range[]) => Math.max(...ranges.map(({ from, to }) => to - from));
    expect([longest(fast), longest(slow)]).toEqual([150, 15]);
    const [{ from, to } = { from: 0, to: 0 }] = fast.slice(-1);
    expect(to - from).toBeLessThan(5);
  });

  test("are none when somebody has closed them", () => {
    const taken = new SharedArrayBuffer(Ranges.BYTES);
    const [one, other] = [new Ranges(taken, 10, 2), new Ranges(taken, 10, 2)];
    expect(one.next()).toEqual({ from: 0, to: 1 });
    other.close();
    expect([one.next(), other.next()]).toEqual([undefined, undefined]);
  });
});
