/**
 * A match between two browsers to its end, in two games: who is asked answers by keyboard, both see what happens as it happens, and the same end.
 * A sample has the last choices of the first, the gate `pages` all of both.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SceneOption } from "../../engine/games/scene.ts";
import { axeViolations, visit } from "../browser.ts";
import { size, some } from "../size.ts";
import { beginLate, beginSeeded, over, share, yours } from "./table.ts";
import { browser, url } from "./worker.ts";

/** Decisions taken, as a page counts them. */
const decisions = async (page: Page): Promise<number> => Number(await page.locator("#asked span").textContent());

const HERE = [{ who: "here" }, { who: "here" }];
/** What the keyboard chooses below: the first option that has a number, or to pass. */
const first = (options: readonly SceneOption[]) => options.find(({ passes }) => !passes) ?? options[0];

// The numbers say how many of the last entries of its record are played in a sample; the table passes by itself in many of them.
const MATCHES = [
  ["San", { game: "san", seed: 3, options: { turnLimit: 6 } }, 12],
  ["Megacorp", { game: "megacorp", seed: 3, options: { decks: ["testament", "testament"] } }, 60],
] as const;
test.each(some(MATCHES))("a seeded match of %s is played to its end in two browsers", { timeout: 400_000 }, async (_game, match, last) => {
  const [one, other] = await Promise.all([visit(browser, { reducedMotion: "reduce" }), visit(browser, { reducedMotion: "reduce" })]);
  const pages = [one.page, other.page] as const;
  const late = () => beginLate(one.page, url, match, { seats: HERE, left: last, chosen: first });
  const id = size === "whole" ? await beginSeeded(...pages, url, match) : await late();
  if (size !== "whole") await share(...pages, url, id);
  let choices = 0;
  for (; choices < 300; choices++) {
    await Promise.race(pages.map((page) => yours(page).or(over(page)).waitFor()));
    if (await over(one.page).isVisible()) break;
    const mover = (await yours(one.page).isVisible()) ? one.page : other.page;
    const before = await decisions(mover);
    // Passing has no number.
    const hasNumbers = (await mover.locator("[aria-labelledby=asked] ol button").count()) > 0;
    await mover.keyboard.press(hasNumbers ? "1" : "Space");
    for (const page of pages) {
      await page.waitForFunction((n) => Number(document.querySelector("#asked span")?.textContent) > n, before);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    }
  }
  expect(choices).toBeGreaterThan(size === "whole" ? 15 : 5);
  await Promise.all(pages.map((page) => over(page).waitFor()));
  const ends = await Promise.all(
    pages.map((page) => page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, `/api/matches/${id}?as=all`)),
  );
  const [mine, theirs] = ends.map((view) => view as { n: number; outcome: object; observation: object });
  expect(mine?.outcome).toBeDefined();
  expect([mine?.n, mine?.outcome, mine?.observation]).toEqual([theirs?.n, theirs?.outcome, theirs?.observation]);
  for (const page of pages) expect(await axeViolations(page)).toEqual([]);
  expect([...one.errors, ...other.errors]).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});
