/** The first cards stand in the page that the studio sends, and the page's own list takes them over as they are. */
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { some } from "../size.ts";
import { url as base, browser } from "./worker.ts";

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test.each(some(WINDOWS))("first cards are there before any script, and stay where they are (%o)", async (viewport) => {
  const { page, errors, close } = await visit(browser, { viewport });
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`${base}/megacorp/cards?q=t:event`, { waitUntil: "commit" });
  const first = page.getByRole("list", { name: "Cards found" }).getByRole("link").first();
  await first.waitFor();
  const label = (await first.getAttribute("aria-label")) ?? "";
  const box = await first.boundingBox();
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => document.querySelector("[data-first] image")?.setAttribute("data-seen", ""));
  come();
  const cell = page.locator('[data-cell="0"]');
  await cell.waitFor();
  expect(await cell.textContent()).toContain(label);
  expect(await cell.locator("image[data-seen]").count()).toBe(1);
  expect(await page.locator("[data-first]").count()).toBe(0);
  expect(await cell.boundingBox()).toMatchObject({ x: box?.x, y: box?.y, width: box?.width });
  expect(errors).toEqual([]);
  await close();
});

test("a search that names the deck of this browser is answered by the page alone", async () => {
  const { page, close } = await visit(browser);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${base}/megacorp/cards?q=in:deck`, { waitUntil: "domcontentloaded" });
  expect(await page.locator("[data-first]").count()).toBe(0);
  await page.goto(`${base}/megacorp/cards?q=tidal`, { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: /^Tidal Wave/ }).waitFor();
  await close();
});
