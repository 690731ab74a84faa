/** The reference of the language: its phrases are found by their words, and the address keeps what was looked for. */
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { url as base, browser } from "./worker.ts";

test("phrases of the language are found by words, and found again by the address", async () => {
  const { page, errors, close } = await visit(browser);
  await page.goto(`${base}/docs/san/language`);
  const all = await page.getByText(/^[\d,]+ phrases$/).textContent();
  // Kinds of phrases are called as people call them.
  for (const name of await page.getByRole("navigation", { name: "Kinds of phrases" }).getByRole("link").allTextContents())
    expect(name).toMatch(/^[a-z' ]+ \d+$/);
  // The key works once the page does.
  const isFocused = () => page.getByRole("searchbox", { name: "Find a phrase" }).evaluate((box) => box === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press("/");
  await page.keyboard.type("draw up");
  await page.getByText(new RegExp(`^\\d+ of ${all}$`)).waitFor();
  const shown = page.locator("[data-phrase]:visible");
  expect(await shown.count()).toBeGreaterThan(0);
  for (const text of await shown.allTextContents()) expect(text).toMatch(/draw.*up|up.*draw/is);
  await page.reload();
  await page.getByText(new RegExp(`^\\d+ of ${all}$`)).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Find a phrase" }).fill("xyzzy");
  await page.getByText("No phrase has these words. Try fewer, or others.").waitFor();
  expect(errors).toEqual([]);
  await close();
});
