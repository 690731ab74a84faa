/** What a finger meets is 44 px (`--target`): a border takes its pixels from what stands inside it, so the control itself asks for the size. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = (file: string) => readFileSync(file, "utf8");
/** What a selector declares, outside of media queries. */
const declared = (file: string, selector: string) =>
  new RegExp(`(?:^|\\n)${selector.replace(/[.[\]]/g, "\\$&")} \\{\\n([^}]*)\\}`).exec(css(file))?.[1] ?? `no ${selector} in ${file}`;

test.each([
  ["components/ui/tabs.module.css", ".tab", /min-height: var\(--target\)/],
  ["components/cards/search/query-box.module.css", ".box", /height: max\(40px, calc\(var\(--target\) \+ 2px\)\)/],
  ["components/deck/builder/card-picker.module.css", ".box input", /min-height: var\(--target\)/],
  ["components/deck/list/decks-page.module.css", ".search input", /min-height: var\(--target\)/],
  ["components/frame/keys-dialog.module.css", ".search", /min-height: max\(36px, var\(--target\)\)/],
])("%s: %s is as large inside its border", (file, selector, size) => {
  expect(declared(file, selector)).toMatch(size);
});

test("no size that is meant for fingers stops just short", () => {
  const short = globSync("{app,components}/**/*.css").flatMap((file) =>
    [...css(file).matchAll(/@media \(pointer: coarse\)[^{]*\{\n((?: {2}.*\n)*)\}/g)].flatMap(([, block = ""]) =>
      [...block.matchAll(/(?:^|\n) +((?:min-)?(?:width|height): (?:3\d|4[0-3])px)/g)].map(([, size]) => `${file}: ${size}`),
    ),
  );
  expect(short).toEqual([]);
});
