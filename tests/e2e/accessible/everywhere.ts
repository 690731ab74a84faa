/**
 * Every page in every state has no accessibility violation and runs nothing that its policy forbids, at a desk in the dark and on a phone in the light, and nothing sticks out sideways.
 * The files beside this one take a share each, so that workers divide them: every nth of the list, where n is how many files there are.
 * `npm test` looks at every eighth state, in one of the two sizes, in turn; the gate `pages` at every state in both.
 */
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, VIOLATION, visit } from "../../browser.ts";
import { SHOTS } from "../../screens/shots.ts";
import { size as extent } from "../../size.ts";
import { browser, url } from "../worker.ts";

const SIZES = [
  { size: "desktop", options: { viewport: { width: 1440, height: 900 }, colorScheme: "dark", reducedMotion: "reduce" } },
  {
    size: "phone",
    options: { viewport: { width: 390, height: 844 }, colorScheme: "light", hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  },
] as const;

/** Pictures of cards say nothing to axe and have their place before they come; fetching and drawing them takes a fifth of the time. */
async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/api/art/*"] });
}

/** A sample has one state in so many. */
const SAMPLED = 8;

/** Looks at the share of the shots that falls to a test file, which is given by its path. */
export function lookAtShare(file: string): void {
  const files = readdirSync(dirname(file))
    .filter((name) => name.endsWith(".test.ts"))
    .toSorted();
  const share = SHOTS.filter((_, i) => i % files.length === files.indexOf(basename(file)));
  const sample = (size: number) => share.filter((_, k) => k % (SAMPLED * SIZES.length) === size * SAMPLED);
  describe.each(SIZES.map((one, i) => ({ ...one, shots: extent === "whole" ? share : sample(i) })))(
    "on a $size",
    ({ size, options, shots }) => {
      test.concurrent.each(shots)("$name", async ({ show }) => {
        const { page, errors, close } = await visit(browser, options);
        await withoutPictures(page);
        await show({ page, url, size });
        expect(await axeViolations(page)).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(sideways).toBeLessThanOrEqual(0);
        expect(errors.filter((error) => error.includes(VIOLATION))).toEqual([]);
        await close();
      });
    },
  );
}
