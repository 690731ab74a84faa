/** A whole match between two browsers, in each game: who is asked answers by keyboard, both see what happens as it happens, and the same end. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { beginSeeded, over, yours } from "./table.ts";
import { browser, url } from "./worker.ts";

/** Decisions taken, as a page counts them. */
const decisions = async (page: Page): Promise<number> => Number(await page.locator("#asked span").textContent());

test.each([
  ["San", { game: "san", seed: 3, options: { turnLimit: 6 } }],
  ["Megacorp", { game: "megacorp", seed: 3, options: { decks: ["testament", "testament"] } }],
])("a seeded match of %s is played to its end in two browsers", { timeout: 400_000 }, async (_game, match) => {
  const [first, second] = await Promise.all([visit(browser, { reducedMotion: "reduce" }), visit(browser, { reducedMotion: "reduce" })]);
  const pages = [first.page, second.page] as const;
  const id = await beginSeeded(...pages, url, match);
  let choices = 0;
  for (; choices < 300; choices++) {
    await Promise.race(pages.map((page) => yours(page).or(over(page)).waitFor()));
    if (await over(first.page).isVisible()) break;
    const mover = (await yours(first.page).isVisible()) ? first.page : second.page;
    const before = await decisions(mover);
    // Passing has no number.
    const hasNumbers = (await mover.locator("[aria-labelledby=asked] ol button").count()) > 0;
    await mover.keyboard.press(hasNumbers ? "1" : "Space");
    for (const page of pages) {
      await page.waitForFunction((n) => Number(document.querySelector("#asked span")?.textContent) > n, before);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    }
  }
  expect(choices).toBeGreaterThan(15);
  await Promise.all(pages.map((page) => over(page).waitFor()));
  const ends = await Promise.all(
    pages.map((page) => page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, `/api/matches/${id}?as=all`)),
  );
  const [mine, theirs] = ends.map((view) => view as { n: number; outcome: object; observation: object });
  expect(mine?.outcome).toBeDefined();
  expect([mine?.n, mine?.outcome, mine?.observation]).toEqual([theirs?.n, theirs?.outcome, theirs?.observation]);
  for (const page of pages) expect(await axeViolations(page)).toEqual([]);
  expect([...first.errors, ...second.errors]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});
