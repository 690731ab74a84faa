/** The studio with one game more in a real browser: finding, designing, choosing, playing and reading about a game that only its folders and a line in each list brought. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, visit } from "../../browser.ts";
import { begin, over, yours } from "../../e2e/table.ts";
import { browser } from "../../e2e/worker.ts";
import { type Studio, serveStudio } from "../../serve.ts";
import { atGates, size } from "../../size.ts";
import { ensureCopyBuilt } from "../build.ts";
import { ROOT } from "../copy.ts";

let studio: Studio;
// Building the copy takes minutes, so only the gate `pages` does.
beforeAll(async () => {
  if (size === "whole") studio = await serveStudio({ folder: await ensureCopyBuilt() });
}, 600_000);
afterAll(() => studio?.stop());

/** A page of the studio, held to no errors and no violations when it is left. */
async function at(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await page.goto(`${studio.url}${path}`);
  await look(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
}

atGates("Its cards are on a page of their own, and found by its fields and words", () =>
  at("/emberwick/cards", async (page) => {
    const found = (words: string) => page.getByRole("region", { name: "Search" }).getByText(words, { exact: true }).waitFor();
    await page.locator("[data-results] [data-cell]").first().waitFor();
    await found("12 cards");
    const search = page.getByRole("combobox", { name: /^Search/ });
    await search.fill("glow>=2");
    await found("2 cards");
    await search.fill("does:snuff");
    await found("2 cards");
    await page.keyboard.press("Escape");
  }),
);

atGates("Its cards are found from anywhere with the quick search", () =>
  at("/emberwick/cards", async (page) => {
    await page.locator("[data-results] [data-cell]").first().waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("night wa");
    await page
      .getByRole("option", { name: /Night Watch/ })
      .first()
      .click();
    await page.waitForURL(/\/emberwick\/cards\/night-watch$/);
    await page.getByRole("heading", { level: 1, name: "Night Watch" }).waitFor();
    await page.getByText("You may snuff a lantern an opponent controls").first().waitFor();
  }),
);

atGates("A card is designed in its form, its text completed and understood in the game's own words, and saved", () =>
  at("/emberwick/studio", async (page) => {
    await page.getByRole("grid", { name: "Emberwick cards" }).waitFor();
    await page.keyboard.press("n");
    await page.getByRole("dialog").getByText("Lantern").first().click();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Corner Lamp");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/emberwick\/studio\/[a-z0-9-]+$/);
    await page.getByRole("textbox", { name: /^Glow/ }).fill("4");
    const text = page.getByRole("textbox", { name: "Rules text" });
    await text.click();
    await page.keyboard.type("When this is discarded, wa");
    await page.getByRole("option", { name: /walk/ }).first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.type("lk 2 steps.");
    await page.keyboard.press("Escape");
    await page.getByText("Understood", { exact: true }).waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("revision 2", { exact: true }).waitFor();
    const id = new URL(page.url()).pathname.split("/")[3];
    const { card } = (await (await fetch(`${studio.url}/api/cards/emberwick/${id}`)).json()) as { card: object };
    expect(card).toMatchObject({
      kind: "lantern",
      name: "Corner Lamp",
      text: "When this is discarded, walk 2 steps.",
      fields: { glow: 4 },
    });
  }),
);

atGates("A match is begun in the lobby with its options, for three", () =>
  at("/table", async (page) => {
    await page.getByRole("radio", { name: "Emberwick" }).check();
    await page.getByRole("group", { name: "Number of players" }).getByText("3", { exact: true }).click();
    await page.getByRole("combobox", { name: /^Start/ }).selectOption("bridge");
    await page.getByRole("checkbox", { name: /Short day/ }).check();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "All at this screen" }).click();
    await page.waitForURL(/\/table\/[a-z2-7]{20}$/);
    await page.getByRole("region", { name: "Board" }).waitFor();
    await page.getByRole("listitem", { name: "Step 2: AMBER, BLUE, COPPER" }).waitFor();
  }),
);

atGates("A match against two bots is played to its end by mouse", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  const seats = [{ who: "here" }, { who: "bot", bot: "greedy" }, { who: "bot", bot: "random" }];
  await begin(page, studio.url, seats, undefined, { game: "emberwick", options: { players: 3 }, seed: 11 });
  const asked = page.locator("#asked");
  let looked = false;
  for (let i = 0; i < 60; i++) {
    await yours(page).or(over(page)).waitFor();
    if (await over(page).isVisible()) break;
    const before = await asked.textContent();
    const window = page.getByRole("list", { name: "House" }).getByRole("button", { name: /Hang/ });
    if ((await window.count()) > 0) {
      if (!looked) expect(await axeViolations(page)).toEqual([]);
      looked = true;
      await window.first().click();
    } else await page.locator("li > button[data-option], ol button").filter({ hasText: /^1/ }).first().click();
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  }
  await over(page).waitFor();
  expect(looked).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

atGates("A deck is built and judged by the game's own rules, with its odds and hands", () =>
  at("/decks?game=emberwick", async (page) => {
    await page.getByRole("button", { name: "New deck", exact: true }).first().click();
    await page.waitForURL(/\/decks\/[a-z2-7]{20}/);
    await page.getByText("No keepsake yet").first().waitFor();
    const add = async (typed: string) => {
      await page.getByRole("combobox", { name: /^Add a card/ }).fill(typed);
      await page.keyboard.press("Enter");
    };
    for (const typed of ["3 long", "3 short"]) await add(typed);
    await page.getByText("The satchel has 6 cards; it holds 8 to 12").first().waitFor();
    await page.getByText("There are 0 keepsakes; a deck has exactly 1").first().waitFor();
    const rule = page.getByRole("link", { name: "EW-7.2" }).first();
    expect(await rule.getAttribute("href")).toBe("/docs/emberwick/rules#EW-7.2");
    for (const typed of ["2 matchbox", "1 great"]) await add(typed);
    await page
      .getByText(/^Legal$/)
      .first()
      .waitFor();
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Keepsake 1 *exactly 1$/), expect.stringMatching(/^Satchel 8 *8 to 12$/)]),
    );
    expect(await page.getByRole("tab").allTextContents()).not.toContain("Curve");
    await page.getByRole("tab", { name: "Odds" }).click();
    const panel = page.getByRole("tabpanel");
    await panel.getByText("4 cards at the start").waitFor();
    expect(await panel.getByRole("link").allTextContents()).toEqual(["EW-3.2", "EW-4.6"]);
    expect(await panel.getByRole("combobox", { name: "Mulligans" }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("tab", { name: "Hands" }).click();
    await panel.getByRole("button", { name: /^Draw hand/ }).click();
    await expect.poll(() => panel.getByRole("listitem").count()).toBe(4);
    expect(await panel.getByRole("button", { name: /^Mulligan/ }).count()).toBe(0);
    await panel.getByRole("button", { name: /^Next turn/ }).click();
    await expect.poll(() => panel.getByRole("listitem").count()).toBe(5);
    await panel.getByText("Turn 1, going first. 3 cards left.").waitFor();
    const words = await page.locator("body").innerText();
    expect(words).not.toMatch(/\b(?:business|founder|resources?|main deck|curve)\b/i);
    const { list } = (await (await fetch(`${studio.url}/api/decks/${page.url().split("/").at(-1)}`)).json()) as {
      readonly list: { readonly sections: Readonly<Record<string, readonly { readonly count: number }[]>> };
    };
    expect([list.sections["satchel"]?.map(({ count }) => count), list.sections["keepsake"]?.length]).toEqual([[3, 3, 2], 1]);
  }),
);

atGates("A list is pasted and lands in its sections, and goes out as it came in", () =>
  at("/decks?game=emberwick", async (page) => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Import a deck" });
    await dialog.getByRole("textbox").first().fill("// Night walk\n1 Porch Lamp\nBag: 9\n3 Beacon\n3 Snuffer\n3 Parade\n");
    await dialog
      .getByRole("row", { name: /Porch Lamp/ })
      .getByText("Keepsake")
      .waitFor();
    await dialog
      .getByRole("row", { name: /Parade/ })
      .getByText("Satchel")
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Import the deck" }).click();
    await page.waitForURL(/\/decks\/[a-z2-7]{20}/);
    await page
      .getByText(/^Legal$/)
      .first()
      .waitFor();
  }),
);

atGates("A ready deck is looked at, and the docs name its sections and the chapter of its rules", async () => {
  await at("/decks/ready/emberwick/long-walk", async (page) => {
    await page.getByText("Great Lantern").first().waitFor();
    await page.getByText("4 cards at the start").waitFor();
    expect(await page.getByRole("heading", { name: /^Curve/ }).count()).toBe(0);
  });
  await at("/docs/decks", async (page) => {
    await page.getByRole("link", { name: "Emberwick, chapter EW-7" }).waitFor();
    await page.getByText("Satchel", { exact: true }).first().waitFor();
  });
});

atGates("A match without rules is laid on a free table, with its board", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, studio.url, [{ who: "here" }, { who: "here" }], undefined, { game: "free-emberwick" });
  await page.getByRole("heading", { name: "Free table" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

atGates("Its rules are documentation, numbered and linked", () =>
  at("/docs/emberwick/rules#EW-4.3", async (page) => {
    await page.getByText("A lantern is hung in one of the four windows").waitFor();
    expect(await page.locator("#EW-4\\.3").count()).toBe(1);
  }),
);

atGates("Its words are documentation, with those of all games", () =>
  at("/docs/emberwick/language", async (page) => {
    await page.getByText("snuff a lantern").first().waitFor();
  }),
);

test("The studio that is shipped holds none of it", () => {
  const built = ["server", "static"].flatMap((part) => {
    const folder = join(ROOT, ".next", part);
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  });
  const files = built.filter((file) => /\.(?:js|mjs|json|css|html|rsc|txt|map)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /emberwick/i.test(readFileSync(file, "utf8")))).toEqual([]);
  const tracked = execFileSync("git", ["grep", "-il", "emberwick"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  expect(tracked.filter((file) => !file.startsWith("tests/sixth-game/"))).toEqual([]);
});
