/** A bot that takes long is seen to think: in the line that says who decides, which stays where it is. */
import { expect, test } from "vitest";
import { PLAYABLE } from "../../engine/games/game.ts";
import type { MatchMade } from "../../engine/matches/told.ts";
import { axeViolations, visit } from "../browser.ts";
import { yours } from "./table.ts";
import { browser, url } from "./worker.ts";

/** Long enough to be seen on any machine; the page is looked at meanwhile. */
const DEEP = "search:4000";
const CHOICES = 40;
const [GAME] = PLAYABLE;

test("the line says so and stays as high", { timeout: 300_000 }, async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  const data = { game: GAME, seats: [{ who: "here" }, { who: "bot", bot: DEEP }] };
  const made = (await (await page.request.post(`${url}/api/matches`, { data })).json()) as MatchMade;
  await page.goto(`${url}/table/${made.id}`);
  const head = page.locator("#asked");
  const thinking = head.locator("[data-thinking]");
  const height = async () => (await head.boundingBox())?.height;
  let before: number | undefined;
  for (let i = 0; i < CHOICES && !(await thinking.isVisible()); i++) {
    await yours(page).or(thinking).first().waitFor();
    if (await thinking.isVisible()) break;
    before = await height();
    const count = await head.locator("> span").last().textContent();
    const hasNumbers = (await page.locator("[aria-labelledby=asked] ol button").count()) > 0;
    await page.keyboard.press(hasNumbers ? "1" : "Space");
    await page.waitForFunction((was) => document.querySelector("#asked > span:last-child")?.textContent !== was, count);
  }
  await thinking.waitFor();
  expect(await thinking.textContent()).toBe("Hard bot is thinking");
  if (before !== undefined) expect(await height()).toBe(before);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
