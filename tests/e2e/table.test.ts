/** A match at the table, as people play it: against a bot by keyboard alone, and two browsers by a link. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { at } from "../../engine/kernel/state.ts";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { begin } from "./table.ts";
import { browser, url } from "./worker.ts";

const yours = (page: Page) => page.getByRole("heading", { name: "Your decision" });
const over = (page: Page) => page.getByRole("heading", { name: "The match is over" });
const question = (page: Page) => page.locator("#asked").textContent();

/** Waits until the question is another one. */
const moved = (page: Page, before: string | null) =>
  page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);

test("a match against a bot is begun and played by keyboard alone, and the focus is never lost", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await page.goto(url);
  // Keys are heard once the page's script runs.
  const first = page.getByRole("radio", { name: "Megacorp", exact: true });
  const star = page.getByRole("combobox", { name: "Who is STAR" });
  await expect
    .poll(
      async () => {
        await page.keyboard.press("g");
        await page.keyboard.press("t");
        return first.isVisible();
      },
      // A press on the way begins it anew.
      { interval: 1_500 },
    )
    .toBe(true);
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await star.focus();
  for (const bot of ["novice", "random"]) {
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => star.evaluate((select) => (select as HTMLSelectElement).value)).toBe(bot);
  }
  for (let i = 0; i < 12 && !(await page.getByRole("button", { name: "Play San" }).evaluate((button) => button.matches(":focus"))); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\/[a-z2-7]{20}$/);
  for (let i = 0; i < 30; i++) {
    await yours(page).or(over(page)).waitFor();
    if (await over(page).isVisible()) break;
    const before = await question(page);
    await page.keyboard.press("1");
    await moved(page, before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  }
  await yours(page).or(over(page)).waitFor();
  const before = await question(page);
  await page.keyboard.press("u");
  await moved(page, before);
  // Looked at while nothing changes.
  await yours(page).or(over(page)).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test("who opens the link takes the other seat once, and both see what happens as it happens", async () => {
  const [host, guest, third] = await Promise.all([visit(browser), visit(browser), visit(browser)]);
  await host.page.goto(`${url}/table?game=san`);
  await host.page.getByRole("button", { name: "Invite by link" }).click();
  const link = (await host.page.getByText(/\/table\/[a-z2-7]{20}#[a-z2-7]{40}$/).textContent()) ?? "";
  await host.page.getByRole("button", { name: "To the table" }).click();
  await guest.page.goto(link);
  await guest.page.getByRole("region", { name: "Board" }).waitFor();
  expect(new URL(guest.page.url()).hash).toBe("");
  await expect.poll(async () => (await yours(host.page).isVisible()) || (await yours(guest.page).isVisible())).toBe(true);
  const [mover, other] = (await yours(host.page).isVisible()) ? [host.page, guest.page] : [guest.page, host.page];
  await expect.poll(() => other.getByRole("heading", { name: /decides/ }).isVisible()).toBe(true);
  const lines = await other.getByRole("list", { name: "What happened" }).getByRole("listitem").count();
  await mover.keyboard.press("1");
  await expect.poll(() => other.getByRole("list", { name: "What happened" }).getByRole("listitem").count()).toBeGreaterThan(lines);
  await third.page.goto(link);
  await third.page.getByText("This link no longer works").waitFor();
  await Promise.all([host.close(), guest.close(), third.close()]);
});

test("what somebody chose is shown in their other tab too, and in both when the answer to it is lost", async () => {
  const [host, guest] = await Promise.all([visit(browser), visit(browser)]);
  const id = await begin(host.page, url, [{ who: "here" }, { who: "link" }], guest.page);
  const decisions = async (page: Page) => Number(await page.locator("#asked span").textContent());
  const tabs = await Promise.all(
    [host.page, guest.page].map(async (page) => {
      const tab = await page.context().newPage();
      await tab.goto(`${url}/table/${id}`);
      await tab.locator("#asked").waitFor();
      return [page, tab] as const;
    }),
  );
  for (const lost of [false, true]) {
    await expect.poll(async () => (await yours(host.page).isVisible()) || (await yours(guest.page).isVisible())).toBe(true);
    const [page, tab] = (await yours(host.page).isVisible()) ? at(tabs, 0) : at(tabs, 1);
    if (lost)
      await page.route("**/answers", async (route) => {
        await route.fetch();
        await route.abort();
      });
    const before = await decisions(page);
    expect(await decisions(tab)).toBe(before);
    await page.bringToFront();
    await page.keyboard.press("1");
    await expect.poll(() => Promise.all([decisions(page), decisions(tab)])).toEqual([before + 1, before + 1]);
  }
  for (const [, tab] of tabs) await tab.close();
  await Promise.all([host.close(), guest.close()]);
});

test("on a phone a finger meets the card of the hand that it is put on", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
  const { page, errors, close } = await visit(browser, phone);
  await begin(page, url, [{ who: "here" }, { who: "here" }], undefined, { seed: 1 });
  const hand = page.getByRole("region", { name: "Your hand" }).getByRole("button");
  await hand.nth(5).waitFor();
  /** Of these buttons those that another thing lies on at their middle, or that are out of sight. */
  const covered = (buttons: Locator) =>
    buttons.evaluateAll((found) =>
      found.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === button ? [] : [button.getAttribute("aria-label")];
      }),
    );
  await expect.poll(() => covered(hand)).toEqual([]);
  expect(await page.getByText("Turn 1", { exact: true }).isVisible()).toBe(true);
  // Turn and phase, each in its line and whole.
  const moment = page.locator("[data-narrow]").filter({ hasText: "Turn 1" }).locator("b");
  expect(await moment.textContent()).toBe("Play");
  expect(await moment.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test("an option is meant only by who points at it; two quick presses are two presses", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, { who: "here" }], undefined, { seed: 1 });
  const option = page.getByRole("button", { name: /^1 ?[A-Z]/ }).first();
  const box = await option.boundingBox();
  if (!box) throw new Error("No option is drawn");
  const [x, y] = [box.x + box.width / 2, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.move(x + 2, y);
  await page.locator("[data-pointed]").waitFor();
  const before = await question(page);
  await page.mouse.down();
  await page.mouse.up();
  await moved(page, before);
  const next = await question(page);
  expect(await page.locator("[data-pointed]").count()).toBe(0);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await moved(page, next);
  expect(errors).toEqual([]);
  await close();
});

atGates("a card that was carried out is shown for a moment, lets through what is pressed, and is gone with the next key", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, { who: "here" }], undefined, { seed: 1 });
  await yours(page).waitFor();
  const before = await question(page);
  await page.keyboard.press("1");
  await moved(page, before);
  const shown = page.locator("[data-spotlight]");
  /** What is so at the moment at which it is there: it goes by itself. */
  const spotlit = () =>
    page
      .waitForFunction(() => {
        const card = document.querySelector("[data-spotlight]");
        const [box, board] = [card, card?.previousElementSibling].map((one) => one?.getBoundingClientRect());
        return card && box && { lets: getComputedStyle(card).pointerEvents, below: box.top - (board?.top ?? 0), tall: box.height };
      })
      .then((found) => found.jsonValue());
  expect((await spotlit())?.lets).toBe("none");
  await page.keyboard.press("Shift");
  expect(await shown.count()).toBe(0);
  // Without room for the card its words are shown, beside what is counted of the seats and what is asked.
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await begin(page, url, [{ who: "here" }, { who: "here" }], undefined, { seed: 1 });
    await yours(page).waitFor();
    await page.keyboard.press("1");
    // The board is the element before it.
    const { lets, below, tall } = (await spotlit()) ?? expect.fail("nothing is drawn");
    expect(lets).toBe("none");
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below + tall).toBeLessThan(60);
  }
  expect(errors).toEqual([]);
  await close();
});

atGates("everybody has one colour: in the log as on the timeline, whoever looks", async () => {
  const { page, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, { who: "here" }], undefined, { seed: 1 });
  const named = (player: number) => page.locator(`li[data-player='${player}'] b`);
  for (let i = 0; i < 60 && ((await named(0).count()) === 0 || (await named(1).count()) === 0); i++) {
    const before = await question(page);
    await page.keyboard.press("1");
    await moved(page, before);
  }
  for (const player of [0, 1]) {
    const said = await named(player)
      .first()
      .evaluate((name) => getComputedStyle(name).color);
    expect(said).toBe(await page.locator(`path[data-player='${player}']`).evaluate((bar) => getComputedStyle(bar).fill));
  }
  await close();
});

atGates("a match that goes on is led back to from the first page", async () => {
  const { page, errors, close } = await visit(browser);
  const id = await begin(page, url, [{ who: "here" }, { who: "bot", bot: "greedy" }]);
  await page.goto(`${url}/`);
  const back = page.getByRole("region", { name: "Continue" }).locator(`a[href="/table/${id}"]`);
  await back.getByText(/^San: SUN \(you\) vs STAR \(Medium bot\)$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await back.click();
  await page.getByRole("region", { name: "Board" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("what cannot be done says why, with the rule", async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${url}/table?game=san`);
  await page.getByRole("button", { name: "Both at this screen" }).click();
  await yours(page).waitFor();
  await page.getByRole("list", { name: "River" }).getByRole("button").first().click();
  await page
    .getByRole("dialog")
    .getByText(/\(SAN-\d+\.\d+\)/)
    .first()
    .waitFor();
  await close();
});
