import { expect, test } from "vitest";
import { ahead } from "./ahead.ts";

/** Makes numbers in turns of the loop, and counts how many are being made. */
function maker() {
  const seen = { now: 0, most: 0 };
  return {
    seen,
    async make(value: number): Promise<number> {
      seen.most = Math.max(seen.most, ++seen.now);
      await new Promise((next) => setImmediate(next));
      seen.now--;
      if (value === 5) throw new Error("five");
      return value * 2;
    },
  };
}

test("two are made at the same time, and come in their order", async () => {
  const { seen, make } = maker();
  const made: number[] = [];
  for await (const one of ahead([1, 2, 3, 4], make)) made.push(one);
  expect(made).toEqual([2, 4, 6, 8]);
  expect(seen.most).toBe(2);
});

test("what fails is told in its turn, and who stops leaves nothing under way", async () => {
  const { seen, make } = maker();
  const made: number[] = [];
  const all = async () => {
    for await (const one of ahead([1, 2, 3, 5, 4], make)) made.push(one);
  };
  await expect(all()).rejects.toThrow("five");
  expect(made).toEqual([2, 4, 6]);
  for await (const _ of ahead([1, 2, 3, 4], make)) break;
  expect(seen.now).toBe(0);
});
