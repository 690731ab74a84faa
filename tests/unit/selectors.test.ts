/** What a style sheet must not ask, since a browser then answers it with every change of every page. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** `:has` of an element that whole pages stand in: all that the rules with `:has` are about is styled anew when anything is put in or taken out. */
const OF_A_PAGE = /(?:^|[\s,}>~+])(?:html|body|main|:root|\*)?(?:\[[^\]]*\])?:has\(/gm;

test("no rule looks through a whole page", () => {
  const files = globSync("{app,components}/**/*.css");
  expect(files.length).toBeGreaterThan(50);
  const wide = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(OF_A_PAGE)].map(([rule]) => `${file}: ${rule.trim()}`));
  expect(wide).toEqual([]);
  expect("body:has([data-table]) .toaster {").toMatch(OF_A_PAGE);
});
