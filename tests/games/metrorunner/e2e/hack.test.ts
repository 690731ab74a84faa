/** A hack under the hand: the puzzle of the day by keyboard, by mouse and on a phone; a hack of a match by keyboard alone, with what is paid shown first. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, visit } from "../../../browser.ts";
import { beginAt } from "../../../e2e/table.ts";
import { browser, url } from "../../../e2e/worker.ts";
import { atGates } from "../../../size.ts";

const grid = (page: Page) => page.getByRole("group", { name: "Grid of tiles" });
const tile = (page: Page, n: number) => grid(page).getByRole("button", { name: new RegExp(`^Tile ${n}:`) });
/** What was done in the puzzle, as a list beside the grid. */
const step = (page: Page, words: string) => page.getByRole("list", { name: "Done so far" }).getByText(words, { exact: true });
const option = (page: Page, words: RegExp) => page.locator("[aria-labelledby=asked]").getByRole("button", { name: words });
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Implant Clinic on the grid of the worked examples (MR-E7), with a cube to pay with. */
const HACK = {
  name: "A hack",
  options: { players: 2, boards: ["blue", "red"], first: 1 },
  position: {
    ...{ "to move": "Runner 1", at: "action", phase: "action", round: 3, networks: { "left networks": ["NET-22", "any"] } },
    tile: {
      ...{ "cell 1": "elbow 2", "cell 2": "tee 2", "cell 3": "elbow 3", "cell 4": "elbow 1", "cell 5": "skull" },
      ...{ "cell 6": "tee 3", "cell 7": "tee 1", "cell 8": "straight 1", "cell 9": "straight 2" },
    },
    quarter: { "cell 4": "180", "cell 8": "90" },
    "Runner 1": { figure: "A14", "black cubes": 2, "purple cubes": 0, "orange cubes": 0, "blue cubes": 0, hand: [], brute: 0 },
  },
};

describe("The puzzle of the day", () => {
  test("is done by keyboard, taken back, and shared without giving anything away", async () => {
    const { page, errors, close } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    // Core W1 and S3, alpha N3: connected in two.
    await page.goto(`${url}/metrorunner/puzzle/2026-11-24`);
    await page.getByRole("heading", { name: "Connect core and alpha in 2" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await tile(page, 5).focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("R");
    await step(page, "Rotate tile 2 counter-clockwise").waitFor();
    await page.keyboard.press("Shift+ArrowLeft");
    await step(page, "Swap tiles 1 and 2").waitFor();
    await expect.poll(() => tile(page, 1).evaluate((one) => one === document.activeElement)).toBe(true);
    // Beyond the rim lies the arrow that shifts the row.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await step(page, "Shift row 1 left").waitFor();
    for (let i = 0; i < 3; i++) await page.keyboard.press("u");
    await page.getByText(/^0 manipulations so far/).waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("It can be done in 2 from here.").waitFor();
    // Asked again which, and after it once more.
    for (let left = 2; left > 0; left--) {
      if (left === 1) await page.getByRole("button", { name: "Hint" }).click();
      await page.getByRole("button", { name: "Which?" }).click();
      const told = await page.getByText(/^One way begins with: /).textContent();
      await page.getByLabel("Say it").fill(told?.replace(/^.*: /, "").replace(/\.$/, "") ?? "");
      await page.keyboard.press("Enter");
    }
    await page.getByRole("status").getByText("Done in 2, and it cannot be done in fewer.").waitFor();
    await page.getByRole("button", { name: "Copy the result" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toContain("Hack of 2026-11-24: Connect core and alpha in 2\nDone in 2 ■■, ");
    expect(shared).not.toMatch(/tile|row|column/i);
    expect(errors).toEqual([]);
    await close();
  });

  atGates("is pulled with the mouse, and fits a phone; a bad date gets a sentence", async () => {
    const { page, errors, close } = await visit(browser, PHONE, [/404/]);
    await page.goto(`${url}/metrorunner/puzzle/2026-11-24`);
    await grid(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const [from, to] = [await tile(page, 4).boundingBox(), await tile(page, 5).boundingBox()];
    if (!from || !to) throw new Error("There are no tiles");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await step(page, "Swap tiles 4 and 5").waitFor();
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByText(/^0 manipulations so far/).waitFor();
    await page.goto(`${url}/metrorunner/puzzle/2026-02-30`);
    await page.getByText("“2026-02-30” is not a date.").waitFor();
    await page.getByRole("link", { name: "Today's puzzle" }).click();
    await grid(page).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

describe("A hack of a match", () => {
  test("goes by keyboard alone: two manipulations are free, a third is shown before it is paid, and taken back", async () => {
    const { page, errors, close } = await visit(browser);
    await beginAt(page, url, { game: "metrorunner", scenario: HACK, seats: [{ who: "here" }, { who: "bot", bot: "greedy" }] });
    await option(page, /Hack a network/).waitFor();
    await page.keyboard.press(".");
    await page.keyboard.type("hack a network");
    await page.keyboard.press("Enter");
    await option(page, /Hack Implant Clinic/).waitFor();
    await page.keyboard.press(".");
    await page.keyboard.type("hack implant");
    await page.keyboard.press("Enter");
    // Whoever typed what to do is at the next question when it is asked.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-labelledby"))).toBe("asked");
    await tile(page, 1).focus();
    for (const turned of [1, 2]) {
      await page.keyboard.press("r");
      await page
        .getByText(`manipulate: rotate tile 1 clockwise`)
        .nth(turned - 1)
        .waitFor();
    }
    await tile(page, 9).focus();
    await page.keyboard.press("r");
    const waits = page.getByRole("group", { name: "Before it is paid" });
    await waits.getByText("Core and alpha connected, beta not connected.").waitFor();
    await page.keyboard.press("Escape");
    await waits.waitFor({ state: "detached" });
    await page.keyboard.press("r");
    await expect
      .poll(() => waits.getByRole("button", { name: "Rotate tile 9" }).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText(/pays? 1 black.*rotate tile 9 clockwise/).waitFor();
    await page
      .getByRole("list", { name: "Connected now" })
      .getByText(/W3 connected$/)
      .waitFor();
    // Nothing secret was shown, so all of it is taken back.
    await page.keyboard.press("u");
    await page
      .getByRole("list", { name: "Connected now" })
      .getByText(/tile 9 is not open to E3/)
      .waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("The core can be connected in 1 manipulation, paid.").waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
