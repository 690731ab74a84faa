import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONGEST, longestFirst } from "../longest-first.ts";

test("the long test files that begin first are all there", () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([]);
});

test("they come first, in their order, before the others", () => {
  const [first = "", last = ""] = [LONGEST[0], LONGEST.at(-1)];
  const sorted = longestFirst(["db/seed.test.ts", last, "db/table.test.ts", first].map((file) => ({ moduleId: `/studio/${file}` })));
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [first, last, "db/seed.test.ts", "db/table.test.ts"].map((file) => `/studio/${file}`),
  );
});
