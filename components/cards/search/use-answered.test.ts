import { expect, test } from "vitest";
import { isAnsweredAtOnce } from "./use-answered.ts";

test.each([
  { took: 0, since: Number.POSITIVE_INFINITY, atOnce: true },
  { took: 15, since: 250, atOnce: true },
  { took: 15, since: 30, atOnce: false },
  { took: 80, since: 250, atOnce: false },
])("answers in $took ms to keys every $since ms come with the letter: $atOnce", ({ atOnce, ...pace }) => {
  expect(isAnsweredAtOnce(pace)).toBe(atOnce);
});
