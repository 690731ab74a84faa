/** What the builder says, shows and takes back: questions about the deck, Ctrl+Z while one types, dragging, notices, and a studio that is gone. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { serveStudio } from "../serve.ts";
import { atGates, some } from "../size.ts";
import { carry, letGo, pickUp } from "./dragging.ts";
import { url as base, browser } from "./worker.ts";

const addBox = (page: Page) => page.getByRole("combobox", { name: /^Add a card/ });
const row = (page: Page, name: string) => page.locator(`[data-row*="/${name}/"]`);
const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** A new deck with these cards, as they are typed. */
async function deckOf(page: Page, cards: readonly string[], url = base): Promise<void> {
  await page.goto(`${url}/decks`);
  await page.getByRole("button", { name: "New deck", exact: true }).first().click();
  await page.waitForURL(/\/decks\/[a-z2-7]{20}/);
  for (const typed of cards) {
    await addBox(page).fill(typed);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => page.locator("[data-row]").count()).toBe(cards.length);
}

test("a deck that is not legal is not asked for games of bots, and says when they can be played", async () => {
  const { page, errors, close } = await visit(browser);
  await deckOf(page, ["2 tidal"]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openTab(page, "Curve");
  await page.getByText("Once the deck is legal, bots can play games with it here").waitFor();
  expect(asked.filter((address) => address.endsWith("/api/decks/games"))).toEqual([]);
  expect(await page.getByRole("tabpanel").textContent()).not.toMatch(/MC-3\.|is not legal/);
  expect(errors).toEqual([]);
  await close();
});

describe("a question about the deck", () => {
  test("that cannot be read is no line of the odds table; what mends it is offered", async () => {
    const { page, errors, close } = await visit(browser);
    await deckOf(page, ["4 tidal", "2 hypermarket"]);
    await openTab(page, "Odds");
    const table = page.getByRole("tabpanel");
    const box = table.getByRole("combobox", { name: "Card, #tag or query" });
    const lines = await table.locator("tbody").count();
    for (const [query, said] of [
      ["fction:corp", /Ignored “fction:corp”: Megacorp has no field “fction”/],
      ["x:/[/", /regular expression is not valid/],
      ["cost<=", /Ignored “cost<=”/],
    ] as const) {
      await box.fill(query);
      await table.getByText(said).first().waitFor();
      await table.getByRole("button", { name: "Add" }).click();
      await page
        .locator("[aria-live=polite]")
        .filter({ hasText: /^Not added/ })
        .waitFor();
      expect(await box.inputValue()).toBe(query);
      expect(await table.locator("tbody").count(), query).toBe(lines);
    }
    await box.fill("fction:corp");
    await table.getByRole("button", { name: /^faction:corp/ }).click();
    expect(await box.inputValue()).toBe("faction:corp");
    await table.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => table.locator("tbody").count()).toBe(lines + 1);
    expect(errors).toEqual([]);
    await close();
  });

  atGates("that was kept in this browser and cannot be read has the reason in place of figures", async () => {
    const { page, close } = await visit(browser);
    await deckOf(page, ["4 tidal"]);
    const id = page.url().split("/").at(-1);
    await page.evaluate(
      (key) => localStorage.setItem(key, JSON.stringify([{ query: "fction:corp", least: 1, section: "main" }])),
      `arcology.odds.${id}`,
    );
    await page.reload();
    const line = page.getByRole("row", { name: /fction:corp/ });
    await line.getByText(/has no field “fction”/).waitFor();
    expect(await line.textContent()).not.toContain("100");
    await close();
  });

  atGates("that cannot be read keeps no hands", async () => {
    const { page, close } = await visit(browser);
    await deckOf(page, ["4 tidal", "4 hypermarket"]);
    await openTab(page, "Hands");
    const panel = page.getByRole("tabpanel");
    await panel.getByText("Keeps every hand with a character for 2M or less.").waitFor();
    await panel.getByRole("textbox", { name: "of the cards that match" }).fill("fction:corp");
    await panel.getByText(/has no field “fction”/).waitFor();
    await panel.getByRole("button", { name: "Draw 100" }).click();
    await page
      .locator("[aria-live=polite]")
      .filter({ hasText: /^No hands were drawn/ })
      .waitFor();
    expect(await panel.getByText(/^Kept with/).count()).toBe(0);
    await panel.getByRole("textbox", { name: "of the cards that match" }).fill("faction:corp or t:event");
    await panel.getByRole("button", { name: "Draw 100" }).click();
    await panel.getByRole("table").first().waitFor();
    await close();
  });
});

describe("Ctrl+Z while one types", () => {
  atGates("in the notes takes back the notes, and what is done again brings them back", async () => {
    const { page, close } = await visit(browser);
    await deckOf(page, ["tidal"]);
    await openTab(page, "Notes");
    const notes = page.getByRole("textbox", { name: "Notes" });
    await notes.pressSequentially("Rush early");
    await page.keyboard.press("Control+z");
    await expect.poll(() => notes.inputValue()).toBe("");
    expect(await row(page, "Tidal Wave").count()).toBe(1);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => notes.inputValue()).toBe("Rush early");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(() => row(page, "Tidal Wave").count()).toBe(0);
    await close();
  });

  test.each(some(["search", "add"]))("in the %s box takes back the text first, then the deck, and says so", async (which) => {
    const { page, close } = await visit(browser);
    await deckOf(page, ["tidal"]);
    const box = which === "add" ? addBox(page) : page.getByRole("combobox", { name: /^Search Megacorp cards/ });
    await box.fill("");
    await box.pressSequentially("hyper");
    await page.keyboard.press("Control+z");
    await expect.poll(() => box.inputValue()).not.toBe("hyper");
    expect(await row(page, "Tidal Wave").count()).toBe(1);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => box.inputValue()).toBe("hyper");
    expect(await row(page, "Tidal Wave").count()).toBe(1);
    await page.reload();
    await row(page, "Tidal Wave").waitFor();
    await box.focus();
    await page.keyboard.press("Control+z");
    await expect.poll(() => row(page, "Tidal Wave").count()).toBe(0);
    await page.getByRole("region", { name: "Notices" }).getByText("Undone: Added 1 × Tidal Wave.").waitFor();
    await close();
  });

  atGates("right after a card was added by typing takes the card back", async () => {
    const { page, close } = await visit(browser);
    await deckOf(page, ["tidal", "hypermarket"]);
    await addBox(page).focus();
    await page.keyboard.press("Control+z");
    await expect.poll(() => row(page, "Hypermarket").count()).toBe(0);
    expect(await row(page, "Tidal Wave").count()).toBe(1);
    await close();
  });
});

describe("while a line is dragged", () => {
  atGates("nothing on the page is harder to read", async () => {
    const { page, close } = await visit(browser, { reducedMotion: "reduce" });
    await deckOf(page, ["4 tidal", "2 hypermarket"]);
    await pickUp(page, row(page, "Tidal Wave").getByRole("button", { name: "Drag Tidal Wave" }));
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await letGo(page);
    await close();
  });

  test("a place that does not take it says where it belongs, in whole words", async () => {
    const { page, close } = await visit(browser);
    await deckOf(page, ["menagerie"]);
    await pickUp(page, row(page, "Menagerie Unlimited").getByRole("button", { name: "Drag Menagerie Unlimited" }));
    await carry(page, page.getByRole("heading", { name: /^Resources/, level: 2 }), { x: 40, y: -1 });
    const reason = page.getByRole("heading", { name: /^Resources/, level: 2 }).getByText("Belongs in Business");
    await reason.waitFor();
    expect(await reason.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.keyboard.press("Escape");
    await letGo(page);
    await close();
  });
});

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1100, height: 800 },
  { width: 390, height: 844 },
];
test.each(some(WIDTHS))(
  "a notice leaves the lines and the bar of selected lines free, and lies above a window, at $width",
  async (viewport) => {
    const { page, close } = await visit(browser, { viewport });
    await deckOf(page, []);
    for (const typed of ["tidal", "hypermarket", "maglev"]) {
      await addBox(page).fill(typed);
      await page.keyboard.press("Enter");
    }
    await row(page, "Maglev Trunk").click({ position: { x: 180, y: 8 } });
    await page.keyboard.press("Delete");
    const notice = page.getByRole("region", { name: "Notices" }).getByText(/^Removed 1 × Maglev Trunk/);
    await notice.waitFor();
    const covered = await notice.locator("..").evaluate((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      const under = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, bottom - 1].flatMap((y) => document.elementsFromPoint(x, y)),
      );
      return under.filter((element) => element.matches("[data-row], [data-row] *, [role=combobox]")).length;
    });
    expect(covered).toBe(0);
    const toaster = page.getByRole("region", { name: "Notices", includeHidden: true });
    await page.keyboard.press("Control+s");
    const dialog = page.getByRole("dialog", { name: "Name this version" });
    await dialog.waitFor();
    await expect.poll(() => toaster.getAttribute("data-over")).toBe("");
    expect(await toaster.locator("button").first().isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(() => toaster.getAttribute("data-over")).toBeNull();
    expect(await notice.isVisible()).toBe(true);
    for (const name of ["Tidal Wave", "Hypermarket"]) await row(page, name).click({ position: { x: 180, y: 8 }, modifiers: ["Control"] });
    const bar = page.getByRole("toolbar", { name: "Selected lines" });
    await bar.getByText("2 lines").waitFor();
    const [above, below] = [await notice.locator("..").boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await close();
  },
);

test.each(some(WIDTHS.toReversed()))("the mark of the deck's head leads to the reasons at $width", async (viewport) => {
  const { page, errors, close } = await visit(browser, { viewport, hasTouch: viewport.width < 400, isMobile: viewport.width < 400 });
  await deckOf(page, ["2 ferrum"]);
  const box = page.getByRole("heading", { name: /^Business 2 exactly 1/ });
  expect(await box.locator("small svg").count()).toBe(1);
  expect(await row(page, "Ferrum Nanologics").getByText("exactly 1").isVisible()).toBe(true);
  await page.getByRole("button", { name: /^Not legal: \d reasons\. Show legality$/ }).click();
  await page.getByText("The deck has 2 Businesses; it needs exactly 1").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-legality"))).toBe(true);
  expect(await page.getByRole("tab", { name: /^Legality/ }).getAttribute("aria-selected")).toBe("true");
  expect(errors).toEqual([]);
  await close();
});

test("a slip in a name offers the nearest one, and a number that is no count is said to be none", async () => {
  const { page, close } = await visit(browser);
  await deckOf(page, []);
  await addBox(page).fill("2 tidel wave");
  await page.getByText("No card is named “2 tidel wave”. The closest names:").waitFor();
  await page.getByRole("option", { name: /^Tidal Wave/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await row(page, "Tidal Wave").waitFor();
  expect(await row(page, "Tidal Wave").getByRole("gridcell").nth(1).textContent()).toBe("2");
  await addBox(page).fill("9999999 bounty");
  await page.getByText("“9999999” is not a count from 1 to 99.").waitFor();
  await page.keyboard.press("Enter");
  expect(await page.locator("[data-row]").count()).toBe(1);
  await close();
});

atGates("up to the limit adds nothing over it, and says so", async () => {
  const { page, close } = await visit(browser);
  await deckOf(page, ["4 tidal"]);
  await addBox(page).fill("tidal");
  await page.keyboard.press("Shift+Enter");
  await page.getByText("Tidal Wave: the deck has 4, and the limit is 4.").first().waitFor();
  expect(await row(page, "Tidal Wave").getByRole("gridcell").nth(1).textContent()).toBe("4");
  await close();
});

atGates("a deck that is renamed names its tab", async () => {
  const { page, close } = await visit(browser);
  await deckOf(page, []);
  const name = page.getByRole("textbox", { name: "Deck name" });
  await name.fill("Harbour");
  await name.press("Enter");
  await expect.poll(() => page.title()).toBe("Harbour · Arcology");
  await close();
});

test("New deck makes a deck when it is pressed before the page's script runs", async () => {
  const { page, close } = await visit(browser);
  let go: () => void = () => undefined;
  const late = new Promise<void>((done) => {
    go = done;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${base}/decks`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "New deck", exact: true }).first().click();
  go();
  await page.waitForURL(/\/decks\/[a-z2-7]{20}/);
  await close();
});

atGates("two curves are drawn over each other where versions are compared", async () => {
  const { page, close } = await visit(browser);
  await deckOf(page, ["2 tidal"]);
  await openTab(page, "Versions");
  const curves = page.getByRole("figure", { name: "Both curves by valuation" });
  await curves.getByRole("img", { name: "5M: 0 before, 2 after" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await close();
});

atGates("a studio that is gone leaves the page as it is: no broken pictures, and links stay here", async () => {
  const studio = await serveStudio({ seeded: inject("seeded") });
  const { page, close } = await visit(browser, {}, [/Failed to load resource/, /ERR_CONNECTION/, /Failed to fetch/i]);
  try {
    await deckOf(page, ["tidal"], studio.url);
    // What a page loads ahead has come.
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(3_000);
    await studio.kill();
    await addBox(page).fill("hyper");
    const option = page.getByRole("option", { name: /Hypermarket/ }).locator("img");
    await expect.poll(() => option.getAttribute("data-broken")).toBe("");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Decks" }).click();
    await page
      .getByRole("region", { name: "Notices" })
      .getByText(/is not responding, so this page stays open/)
      .first()
      .waitFor();
    expect(page.url()).toMatch(/\/decks\/[a-z2-7]{20}/);
    await row(page, "Tidal Wave").waitFor();
    await studio.start();
    await page.getByText("The studio is not responding", { exact: true }).first().waitFor({ state: "detached" });
    await expect.poll(() => page.locator("img[data-broken]").count()).toBe(0);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Decks" }).click();
    await page.waitForURL("**/decks");
  } finally {
    await close();
    await studio.stop();
  }
});
