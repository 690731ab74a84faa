import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONGEST, LongestFirst } from "../longest-first.ts";

test("the long test files that begin first are all there", () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([]);
});

test("they come first, in their order, before the others", async () => {
  const files = ["/x/db/seed.test.ts", `/x/${LONGEST.at(-1)}`, `/x/${LONGEST[0]}`].map((moduleId) => ({
    moduleId,
    project: { name: "unit" },
  }));
  const cache = { getFileStats: () => undefined, getFileTestResults: () => undefined };
  const sorted = await new LongestFirst({ cache, config: { root: "/x" } } as never).sort(files as never);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual([`/x/${LONGEST[0]}`, `/x/${LONGEST.at(-1)}`, "/x/db/seed.test.ts"]);
});
