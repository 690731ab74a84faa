import { expect, test } from "vitest";
import { times } from "../../../tests/size.ts";
import { below, rngOf } from "../../kernel/rng.ts";
import { medianSequence } from "./index.ts";

test("a median lies in its interval, which closes in on it", () => {
  expect(medianSequence({})).toBeUndefined();
  expect(medianSequence({ 7: 3 })).toEqual({ median: 7, low: 7, high: 7, n: 3 });
  const few = medianSequence({ 10: 5, 20: 5, 30: 5 });
  expect(few).toEqual({ median: 20, low: 10, high: 30, n: 15 });
  expect(medianSequence({ 10: 500, 20: 500, 30: 500 })).toEqual({ median: 20, low: 20, high: 20, n: 1500 });
});

test("looked at again and again it leaves out the true median in at most 5 of 100 runs", () => {
  const rng = rngOf(5);
  const runs = times(400);
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    const seen: { [value: number]: number } = {};
    let isOut = false;
    for (let n = 1; n <= 300; n++) {
      // 1 to 101, each as likely: the median is 51.
      const value = 1 + below(rng, 101);
      seen[value] = (seen[value] ?? 0) + 1;
      if (n % 20 !== 0) continue;
      const found = medianSequence(seen);
      if (found === undefined || found.low > 51 || found.high < 51) isOut = true;
    }
    if (isOut) wrong++;
  }
  expect(wrong / runs).toBeLessThanOrEqual(0.05);
});
