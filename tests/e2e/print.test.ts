/** The print page as people use it: what changed, papers and copies of one's own, a second print in the same page, keys only. */
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { url as base, browser } from "./worker.ts";

const status = (page: Page) => page.getByRole("region", { name: "Sheets" }).getByRole("status");
const says = (page: Page, words: RegExp) => expect.poll(() => status(page).textContent(), { timeout: 60_000 }).toMatch(words);
const refused = (page: Page, words: RegExp) =>
  expect.poll(() => page.getByRole("region", { name: "Sheets" }).getByRole("alert").textContent(), { timeout: 60_000 }).toMatch(words);
/** The first sheet is drawn by the PDF reader; nothing says that it could not be. */
async function drawn(page: Page): Promise<void> {
  await page.locator("canvas[data-drawn]").first().waitFor({ timeout: 60_000 });
  expect(await page.getByRole("region", { name: "Sheets" }).getByRole("alert").count()).toBe(0);
}

describe("printing", () => {
  atGates("prints what changed since a revision, and again with other choices, each drawn in the page", async () => {
    const { page, errors, close } = await visit(browser, {}, [/status of 404/]);
    await page.goto(`${base}/san/print?q=${encodeURIComponent("t:virus")}`);
    await says(page, /^10 cards on 3 pages/);
    await drawn(page);
    await page.getByLabel("Which of them").selectOption("revision");
    const revision = page.getByRole("textbox", { name: "Revision" });
    await revision.fill("1");
    await refused(page, /None of these cards was changed since then/);
    await revision.fill("yesterday");
    await refused(page, /“yesterday” is neither a day nor a revision/);
    expect(await axeViolations(page)).toEqual([]);
    await revision.fill("0");
    await says(page, /^10 cards on 3 pages/);
    await drawn(page);
    // Copies of one card, and a paper that no list has.
    await page.getByText("Copies of single cards").click();
    await page.getByLabel("Firewall 1", { exact: true }).first().fill("5");
    await says(page, /^14 cards on 3 pages/);
    await page.getByLabel("Paper").selectOption("own");
    await page.getByLabel("Width").first().fill("320");
    await page.getByLabel("Height").first().fill("450");
    await says(page, /^14 cards on 2 pages/);
    await drawn(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test("a kit leads to a zip of pictures for a print shop, boards and tokens too", async () => {
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/san/print?kit`);
    await page.getByRole("link", { name: "Print shops, other tables" }).click();
    await page.getByText("Everything that San needs on a table").waitFor();
    await page.getByRole("radio", { name: /Pictures for a print shop/ }).check();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Make the file" }).click();
    const file = page.getByRole("region", { name: "The file" }).getByRole("link", { name: /\.zip$/ });
    await file.waitFor({ timeout: 120_000 });
    const answer = await fetch(new URL((await file.getAttribute("href")) ?? "", base));
    const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    expect(names.filter((name) => name.endsWith(".png")).length).toBeGreaterThan(50);
    expect(names.some((name) => /river/i.test(name))).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  test("is chosen with keys only", async () => {
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/san/print?card=palm-greaser`);
    await says(page, /^1 card on 2 pages/);
    const focused = () =>
      page.evaluate(() =>
        document.activeElement instanceof HTMLInputElement ? document.activeElement.labels?.[0]?.textContent : undefined,
      );
    for (let i = 0; i < 40 && !(await focused())?.startsWith("Copies of each card"); i++) await page.keyboard.press("Tab");
    await page.keyboard.type("12");
    await says(page, /^12 cards on 3 pages/);
    await drawn(page);
    expect(errors).toEqual([]);
    await close();
  });
});
