/** Cards moved by hand: on a table of a game without rules, and in a match whose rules are turned off and on again. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { axeViolations, visit } from "../browser.ts";
import { atGates, some } from "../size.ts";
import { pickUp, putDown } from "./dragging.ts";
import { begin, playMoves, yours } from "./table.ts";
import { browser, url } from "./worker.ts";

const HERE = { who: "here" };
const area = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const inLog = (page: Page, words: string | RegExp) => page.getByRole("region", { name: "Log" }).getByText(words).first().waitFor();

test.each(some(GAME_IDS, 2))("a free table of %s opens, is drawn and has no accessibility violation", async (game) => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [HERE, HERE], undefined, { game: `free-${game}` });
  await page.getByRole("heading", { name: "Free table" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test("cards are picked up and put down by click, by keyboard and by drag; each is undone and told", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [HERE, HERE], undefined, { game: "free-corp" });
  const [pool, discards, teams] = [area(page, "runner pool"), area(page, "discards"), area(page, "Player 1: teams")];
  const cardIn = (where: ReturnType<typeof area>) => where.locator("[data-card]");
  await expect.poll(() => cardIn(pool).count()).toBe(5);
  await cardIn(pool).first().click();
  await discards.getByRole("button", { name: /^Put it here/ }).click();
  await expect.poll(() => cardIn(pool).count()).toBe(4);
  await inLog(page, /moves .+ to the discards/);
  await cardIn(pool).first().focus();
  await page.keyboard.press("Enter");
  await teams
    .getByRole("button", { name: /^Put it here/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => cardIn(teams).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-card"))).toBe(true);
  await pickUp(page, cardIn(pool).first());
  await putDown(page, discards.getByRole("listitem"));
  await expect.poll(() => cardIn(pool).count()).toBe(2);
  await page.keyboard.press("Control+z");
  await expect.poll(() => cardIn(pool).count()).toBe(3);
  await inLog(page, /takes back: moves/);
  expect(errors).toEqual([]);
  await close();
});

atGates(
  "cards are turned, flipped and given tokens, piles drawn from and shuffled, dice rolled, numbers set, cards added: all by keyboard",
  async () => {
    const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
    await begin(page, url, [HERE, HERE], undefined, { game: "free-corp" });
    const hand = area(page, "Player 1: hand");
    await expect.poll(() => hand.locator("[data-card]").count()).toBe(2);
    await hand.locator("[data-card]").first().focus();
    for (const key of ["Enter", "e", "f"]) await page.keyboard.press(key);
    await hand.getByRole("button", { name: /A card face down, turned 90 degrees/ }).waitFor();
    await page.keyboard.press("Escape");
    await area(page, "action deck")
      .getByRole("button", { name: /^All 46 cards/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("2");
    await expect.poll(() => hand.locator("[data-card]").count()).toBe(4);
    await page.keyboard.press("r");
    await inLog(page, "shuffles the action deck");
    await page.getByRole("button", { name: /^Roll die 1/ }).press("Enter");
    await inLog(page, /rolls die 1: [1-6]/);
    const credits = page.getByRole("region", { name: "Numbers of Player 1" }).getByRole("textbox", { name: "credits" });
    await credits.fill("12");
    await credits.press("Enter");
    await inLog(page, "sets credits of Player 1 to 12");
    await page.getByRole("combobox", { name: "A new card" }).fill("Thug");
    await page.getByRole("combobox", { name: "Where it goes" }).selectOption("Player 1: garrison");
    await page.getByRole("button", { name: "Put", exact: true }).press("Enter");
    await area(page, "Player 1: garrison").getByRole("button", { name: /Thug/ }).waitFor();
    expect(errors).toEqual([]);
    await close();
  },
);

test("a phone shows the cards, the numbers or the log, each with room", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
  const { page, errors, close } = await visit(browser, phone);
  await begin(page, url, [HERE, HERE], undefined, { game: "free-corp" });
  const numbers = page.getByRole("region", { name: "Numbers of Player 1" });
  const log = page.getByRole("region", { name: "Log" });
  const heightOf = async (part: typeof log) => (await part.boundingBox())?.height ?? 0;
  expect([await numbers.isVisible(), await log.isVisible()]).toEqual([false, false]);
  await page.getByRole("button", { name: "Numbers", exact: true }).tap();
  await numbers.getByRole("textbox", { name: "credits" }).waitFor();
  await page.getByRole("button", { name: "Log", exact: true }).tap();
  await log.waitFor();
  expect(await heightOf(log)).toBeGreaterThan(300);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Cards", exact: true }).tap();
  await area(page, "runner pool").waitFor();
  expect(errors).toEqual([]);
  await close();
});

atGates("in a match the rules go off when both agree, and on again with what is odd named", async () => {
  const [sun, star] = await Promise.all([visit(browser, { reducedMotion: "reduce" }), visit(browser, { reducedMotion: "reduce" })]);
  await begin(sun.page, url, [HERE, { who: "link" }], star.page);
  const turn = async (rules: string) => {
    await sun.page.getByRole("button", { name: "More for this match" }).click();
    await sun.page.getByRole("menuitem", { name: rules }).click();
  };
  await turn("Rules off");
  await star.page.getByRole("button", { name: "Agree" }).click();
  await Promise.all([sun.page, star.page].map((page) => page.getByRole("heading", { name: "Free table" }).waitFor()));
  const tokens = sun.page.getByRole("region", { name: "Numbers of SUN" }).getByRole("textbox", { name: "tokens" });
  // What has words is chosen by them, and what only the rules count is not offered.
  const table = sun.page.getByRole("region", { name: "Numbers of the table" });
  expect(await table.getByRole("combobox", { name: "active" }).getByRole("option").allTextContents()).toEqual(["SUN", "STAR"]);
  expect(await table.getByText("played from hand").count()).toBe(0);
  await tokens.fill("9");
  await tokens.press("Enter");
  await inLog(star.page, "sets tokens of SUN to 9");
  await turn("Rules on");
  await sun.page.getByText("Odd: SUN has won 9 tokens (SAN-4.5)").first().waitFor();
  await expect.poll(async () => (await yours(sun.page).isVisible()) || (await yours(star.page).isVisible())).toBe(true);
  await playMoves((await yours(sun.page).isVisible()) ? sun.page : star.page, 1);
  await Promise.all([sun.close(), star.close()]);
});
