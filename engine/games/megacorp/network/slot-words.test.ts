import { expect, test } from "vitest";
import { slotName } from "./slot-words.ts";

test.each([
  [0, 0, "at the centre"],
  [2, -1, "2 right, 1 back"],
  [-1, 3, "1 left, 3 forward"],
])("slot %i, %i is %s", (x, y, words) => {
  expect(slotName(x, y)).toBe(words);
});
