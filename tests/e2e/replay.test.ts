/** Looking back in a match, playing on from there, taking back among two browsers: as people do it, by keyboard and by link. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { begin, over, playMoves, yours } from "./table.ts";
import { browser, url } from "./worker.ts";

const slider = (page: Page) => page.getByRole("slider", { name: "Moment of the match" });
const moment = (page: Page) => slider(page).getAttribute("aria-valuetext");
const lookingBack = (page: Page) => page.getByRole("heading", { name: "Looking back" });

test("a match is looked back at by keyboard, from a link, and played on from there; the match itself stays", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  const id = await begin(page, url, [{ who: "here" }, { who: "here" }]);
  await playMoves(page, 12);
  await slider(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await lookingBack(page).waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Moment 10 of 12/);
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Home");
  await expect.poll(() => moment(page)).toMatch(/^The start/);
  await page.keyboard.press("End");
  await yours(page).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.goto(`${url}/table/${id}?at=7&as=public`);
  await lookingBack(page).waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Moment 7 of 12/);
  await page.keyboard.press("n");
  await page.keyboard.type("Why not cross here?");
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Comments on this moment" }).getByText("Why not cross here?").waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Moment 7 of 12.*1 comment$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.getByRole("combobox", { name: "SUN" }).selectOption("random");
  await page.getByRole("combobox", { name: "STAR" }).selectOption("here");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL((at) => at.pathname.startsWith("/table/") && !at.pathname.endsWith(id));
  await yours(page).waitFor();
  await page.goto(`${url}/table/${id}`);
  await yours(page).waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Moment 12 of 12/);
  expect(errors).toEqual([]);
  await close();
});

atGates("a line of the log leads to its moment; the log is sifted; Escape goes back to now", async () => {
  const { page, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, { who: "here" }]);
  await playMoves(page, 8);
  const log = page.getByRole("region", { name: "Log" });
  await log.getByRole("button", { name: /plays/ }).first().click();
  await lookingBack(page).waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Moment 1 of 8/);
  await page.keyboard.press("Escape");
  await yours(page).waitFor();
  const lines = await log.getByRole("listitem").count();
  await log.getByRole("searchbox").fill("plays");
  await expect.poll(() => log.getByRole("listitem").count()).toBeLessThan(lines);
  await log.getByRole("searchbox").fill("no such thing");
  await log.getByText("No line contains “no such thing”.").waitFor();
  await close();
});

atGates("a match plays itself back and stops at its end", async () => {
  const { page, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, { who: "here" }]);
  await playMoves(page, 6);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("20 a second");
  await page.getByRole("button", { name: "Play back" }).click();
  await yours(page).waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Moment 6 of 6/);
  await close();
});

test("past what the other did, taking back is asked for: withdrawn it is gone, refused it is said, agreed it is done, and the log has all", async () => {
  const [sun, star] = await Promise.all([visit(browser), visit(browser)]);
  const id = await begin(sun.page, url, [{ who: "here" }, { who: "link" }], star.page);
  expect(id).toMatch(/^[a-z2-7]{20}$/);
  const [mover, other] = (await yours(sun.page).isVisible()) ? [sun.page, star.page] : [star.page, sun.page];
  for (;;) {
    // Either of them is asked soon; which one, both have to have heard.
    await Promise.race([yours(mover).waitFor(), yours(other).waitFor()]);
    if (await yours(other).isVisible()) break;
    await playMoves(mover, 1);
  }
  await playMoves(other, 1);
  await expect.poll(() => mover.locator("#asked span").textContent()).toBe(await other.locator("#asked span").textContent());
  const asked = other.getByRole("alert").getByText(/asks to take back/);
  const ask = async () => {
    await mover.getByRole("button", { name: /^Undo/ }).click();
    await asked.waitFor();
  };
  await ask();
  await mover.getByText(/You have asked to take back/).waitFor();
  await mover.getByRole("button", { name: "Withdraw" }).click();
  await asked.waitFor({ state: "hidden" });
  await other.getByRole("region", { name: "Log" }).getByText("withdraws the request").waitFor();
  await ask();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole("button", { name: "Refuse" }).click();
  await mover.getByRole("region", { name: "Log" }).getByText("refuses").waitFor();
  await asked.waitFor({ state: "hidden" });
  await ask();
  await other.getByRole("button", { name: "Agree" }).click();
  await mover
    .getByRole("region", { name: "Log" })
    .getByText(/take back: /)
    .waitFor();
  await Promise.all([sun.close(), star.close()]);
});

test("a match between bots alone is watched from its start in one press", async () => {
  const { page, errors, close } = await visit(browser);
  const bot = { who: "bot", bot: "random" };
  await begin(page, url, [bot, bot], undefined, { options: { turnLimit: 4 } });
  await over(page).waitFor();
  await page.getByRole("button", { name: "Watch from the start" }).click();
  await lookingBack(page).waitFor();
  await expect.poll(() => moment(page)).toMatch(/^Moment [2-9] of/);
  await page.getByRole("button", { name: "Pause" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
