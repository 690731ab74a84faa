/** Pieces on the boards of a free table: moved by keyboard and by mouse, kept, and the same for the other seat. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { pickUp, putDown } from "./dragging.ts";
import { begin, beginSeeded } from "./table.ts";
import { browser, url } from "./worker.ts";

const HERE = { who: "here" };
const spot = (page: Page, name: RegExp) => page.getByRole("group", { name: "Spaces of The city" }).getByRole("button", { name });
const inLog = (page: Page, words: string | RegExp) => page.getByRole("region", { name: "Log" }).getByText(words).first().waitFor();

test("a team comes onto the map by keyboard and goes on by mouse; it is there after a reload and in the other seat's view", async () => {
  const [here, guest] = await Promise.all([visit(browser, { reducedMotion: "reduce" }), visit(browser, { reducedMotion: "reduce" })]);
  const { page } = here;
  await beginSeeded(page, guest.page, url, { game: "free-corp" });
  await spot(page, /^HQ gate A4: HQ of Player 1$/).waitFor();
  // From beside the board to the HQ, along the board with the arrow keys.
  await page
    .getByRole("group", { name: "Beside The city" })
    .getByRole("button", { name: /^team 1 of Player 1/ })
    .press("Enter");
  await spot(page, /^A1:/).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("B1: nothing");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await spot(page, /^B2: team 1 of Player 1$/).waitFor();
  await inLog(page, "puts team 1 of Player 1 on B2");
  // By pressing twice, and by dragging.
  await spot(page, /^B2:/).click();
  await spot(page, /^Clearing Bank:/).click();
  await spot(page, /^Clearing Bank: team 1 of Player 1$/).waitFor();
  await pickUp(page, spot(page, /^Clearing Bank:/));
  await putDown(page, spot(page, /^C2:/));
  await spot(page, /^C2: team 1 of Player 1$/).waitFor();
  await page.reload();
  await spot(page, /^C2: team 1 of Player 1$/).waitFor();
  await spot(guest.page, /^C2: team 1 of Player 1$/).waitFor();
  // A piece of the other player on one's mat, from the pieces that are left; it is taken off again by a key.
  const mat = page.getByRole("group", { name: "Spaces of Player 1: Corp Mat" });
  await page
    .getByRole("group", { name: "Beside Player 1: Corp Mat" })
    .getByRole("button", { name: /^infrastructure of Player 2.*30 left/ })
    .click();
  await mat.getByRole("button", { name: /^Research 1: nothing/ }).click();
  await mat.getByRole("button", { name: /^Research 1: infrastructure of Player 2/ }).waitFor();
  await guest.page
    .getByRole("group", { name: "Beside Player 1: Corp Mat" })
    .getByRole("button", { name: /^infrastructure of Player 2.*29 left/ })
    .waitFor();
  await mat.getByRole("button", { name: /^Research 1:/ }).press("Delete");
  await mat.getByRole("button", { name: /^Research 1: nothing/ }).waitFor();
  expect([await axeViolations(page), here.errors, guest.errors]).toEqual([[], [], []]);
  await Promise.all([here.close(), guest.close()]);
});

atGates("tiles are turned and change places, markers go along a track, and cubes have their colours", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [HERE, HERE], undefined, { game: "free-metrorunner" });
  const label = (name: RegExp) => spot(page, name).getAttribute("aria-label");
  await spot(page, /^Cell 1:/).press("Enter");
  const before = [await label(/^Cell 1:/), await label(/^Cell 2:/)].map((text) => /tile ([a-z]+ ?\d?),/.exec(text ?? "")?.[1]);
  await spot(page, /^Cell 2:/).press("Enter");
  await expect
    .poll(async () => [await label(/^Cell 2:/), await label(/^Cell 1:/)].map((text) => /tile ([a-z]+ ?\d?),/.exec(text ?? "")?.[1]))
    .toEqual(before);
  const turned = await label(/^Cell 5: tile (?!skull)/).catch(() => undefined);
  await spot(page, /^Cell 5:/).press("Enter");
  await page.keyboard.press("e");
  if (turned) await expect.poll(() => label(/^Cell 5:/)).not.toBe(turned);
  await inLog(page, /sets tile turns on cell 5 to/);
  await page.keyboard.press("Escape");
  await spot(page, /^Influence 0:/).click();
  await spot(page, /^Influence 3:/).click();
  await spot(page, /^Influence 3: influence marker of Player [12]$/).waitFor();
  await page
    .getByRole("group", { name: "Beside The city" })
    .getByRole("button", { name: /^red cubes/ })
    .click();
  await spot(page, /^Foundry: nothing/).click();
  await spot(page, /^Foundry: 1 red cubes$/).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("a phone shows one board at a time, which can be made larger", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
  const { page, errors, close } = await visit(browser, phone);
  await begin(page, url, [HERE, HERE], undefined, { game: "free-corp" });
  const [city, mat] = ["Spaces of The city", "Spaces of Player 2: Corp Mat"].map((name) => page.getByRole("group", { name }));
  await city?.waitFor();
  const width = async () => (await city?.boundingBox())?.width ?? 0;
  const small = await width();
  expect([small < 400, await mat?.isVisible()]).toEqual([true, false]);
  await page.getByRole("button", { name: "The city: larger" }).tap();
  await expect.poll(width).toBeGreaterThan(small * 1.4);
  await page.getByRole("button", { name: "Player 2: Corp Mat", exact: true }).tap();
  await mat?.waitFor();
  expect([await city?.isVisible(), await axeViolations(page), errors]).toEqual([false, [], []]);
  await close();
});
