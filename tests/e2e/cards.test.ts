/** Finding cards as people do: by keys, by clicks, with mistakes, under names of one's own, while versions change and the server is away. */
import { cpSync } from "node:fs";
import type { Page, Request } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type Db, openDb } from "../../db/client.ts";
import { sha256 } from "../../db/hash.ts";
import { findHead } from "../../db/queries/objects.ts";
import { revisions } from "../../db/schema/index.ts";
import { editAsPerson, testFolder } from "../../db/testing.ts";
import type { Card } from "../../engine/cards/card.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { axeViolations, visit } from "../browser.ts";
import { type Studio, serveStudio } from "../serve.ts";
import { atGates, size, some } from "../size.ts";
import { focused, shippedDeck } from "./decks.ts";
import { url as base, browser } from "./worker.ts";

const box = (page: Page) => page.getByRole("combobox", { name: /^Search/ });
const cells = (page: Page) => page.locator("[data-results] [data-cell]");
const count = (page: Page, words: string) => page.getByRole("region", { name: "Search" }).getByText(words, { exact: true }).waitFor();
async function openCards(url: string, search = "", game = "megacorp") {
  const visited = await visit(browser);
  await visited.page.goto(`${url}/${game}/cards${search}`);
  await cells(visited.page).first().waitFor();
  return visited;
}

/** By its keys, one after the other; a machine that takes a second in between has them pressed again. */
const asTable = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press("v");
      await page.keyboard.press("4");
      return page.locator("[data-row]").first().isVisible();
    })
    .toBe(true);

describe("a search", () => {
  const BOXES = [
    ["cards", "wave tid", "1 card", "Siege of Horns"],
    ["words", "disrup", "Disruptor", "Flying"],
    ["sheet", "wave tid", "1 card", "Siege of Horns"],
    ["studio", "wave tid", "1 card", "Siege of Horns"],
  ] as const;
  test.each(some(BOXES))("what is typed at /%s before the page's script has come is asked", async (path, typed, found, gone) => {
    const { page, errors, close } = await visit(browser);
    let come = () => {};
    const scripts = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(`${base}/megacorp/${path}`, { waitUntil: "commit" });
    const field = page.locator("[data-search-box]");
    await field.fill(typed);
    come();
    await page.getByText(found, { exact: true }).first().waitFor();
    await expect.poll(() => page.getByText(gone, { exact: true }).count()).toBe(0);
    expect(await field.inputValue()).toBe(typed);
    expect(errors).toEqual([]);
    await close();
  });

  test("by keys alone: half a name, quick look, the card, and back to the same question", async () => {
    const { page, errors, close } = await openCards(base);
    await page.keyboard.press("/");
    await page.keyboard.type("wave tid");
    await count(page, "1 card");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toContain("Tidal Wave, event");
    await page.keyboard.press("Space");
    const look = page.getByRole("complementary", { name: "Quick look" });
    await look.getByText("Disaster Level").last().waitFor();
    await look.getByRole("button", { name: "Close the quick look" }).press("Enter");
    await look.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toContain("Tidal Wave, event");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/cards/tidal-wave");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await page.goBack();
    await cells(page).first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("wave tid");
    expect(errors).toEqual([]);
    await close();
  });

  atGates("is completed field, operator and value by the arrow keys", async () => {
    const { page, close } = await openCards(base);
    await box(page).focus();
    const take = async (label: string) => {
      const option = page.getByRole("option").filter({ hasText: new RegExp(`^${label}`) });
      await option.first().waitFor();
      for (let i = 0; i < 60 && (await option.first().getAttribute("aria-selected")) !== "true"; i++)
        await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    };
    await page.keyboard.press("ArrowDown");
    await take("faction");
    if (!/[:=]$/.test(await box(page).inputValue())) await take("faction:");
    await take("incarnate");
    await expect.poll(async () => (await box(page).inputValue()).trim()).toBe("faction:incarnate");
    await page.keyboard.press("Escape");
    await page.getByRole("listbox", { name: "Completions" }).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toMatch(/^combobox/);
    await close();
  });

  test("is edited by chips, and chips follow the text", async () => {
    const { page, close } = await openCards(base);
    const chips = page.getByRole("group", { name: "Filters" });
    const chip = (name: string) => chips.getByRole("button", { name: new RegExp(name) });
    await chip("Corp").click();
    await chip("Event").click({ modifiers: ["Alt"] });
    await expect.poll(() => box(page).inputValue()).toBe("faction:corp -type:event");
    await box(page).fill("-f:corp #human t:event");
    await chips.getByRole("button", { name: /human/ }).press("Enter");
    await expect.poll(() => box(page).inputValue()).toBe("-f:corp t:event");
    await page.waitForFunction(() => document.activeElement !== document.body);
    await chip("Corp").click({ modifiers: ["Alt"] });
    await chip("Event").click();
    await expect.poll(() => box(page).inputValue()).toBe("");
    await close();
  });

  test("with a mistake says so under the box, with a button in reach of the pointer", async () => {
    const { page, close } = await openCards(base);
    await box(page).pressSequentially("fction:corp cost<=2");
    await page.getByText("Megacorp has no field “fction”.").waitFor();
    await page.getByRole("button", { name: /^faction:corp/ }).click();
    await expect.poll(() => box(page).inputValue()).toBe("faction:corp cost<=2");
    await page.waitForFunction(() => document.activeElement !== document.body);
    await close();
  });

  atGates("that finds nothing names the part to take away", async () => {
    const { page, close } = await openCards(base);
    await box(page).fill("t:event bq>=9");
    await page.getByRole("button", { name: /^without bq>=9 there are \d+$/ }).click();
    await cells(page).first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("t:event");
    await page.waitForFunction(() => document.activeElement !== document.body);
    await close();
  });

  atGates("of one part that finds nothing says how many there are without it", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${base}/megacorp/cards?q=zzz`);
    await page.getByRole("button", { name: /^without zzz there are \d+$/ }).click();
    expect(await box(page).inputValue()).toBe("");
    await close();
  });

  atGates("with marks that turn the direction of writing turns no sentence around", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${base}/megacorp/cards?q=${encodeURIComponent("x\u202eabc")}`);
    await page.getByText("No card name contains “x\ufffdabc”.").first().waitFor();
    await page.getByRole("button", { name: /^without x\ufffdabc there are/ }).waitFor();
    await close();
  });

  atGates("has its view and columns in the address", async () => {
    const { page, close } = await openCards(base);
    await cells(page).first().focus();
    await asTable(page);
    await page.getByRole("columnheader", { name: "Valuation" }).getByRole("button").click();
    await page
      .getByRole("columnheader", { name: /^Name/ })
      .getByRole("button")
      .click({ modifiers: ["Shift"] });
    await page.waitForURL(/view=table.*sort=cost(,|%2C)name/);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Founder" }).click();
    await page.waitForURL(/cols=/);
    await page.reload();
    await page.locator("[data-row]").first().waitFor();
    await expect.poll(() => page.getByRole("columnheader", { name: "Valuation" }).getAttribute("aria-sort")).toBe("ascending");
    expect(await page.getByRole("columnheader", { name: "Founder" }).count()).toBe(0);
    await close();
  });

  atGates("shows table rows that keys lead to whole, between the heading and the lower edge", async () => {
    const { page, close } = await openCards(base);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.locator("[data-row='0']").focus();
    const inSight = () =>
      page.evaluate(() => {
        const row = document.activeElement?.getBoundingClientRect();
        const grid = document.querySelector("[role=grid]");
        const head = grid?.querySelector("[role=rowgroup]")?.getBoundingClientRect();
        if (!row || !grid || !head || document.activeElement?.getAttribute("data-row") === null) return "no row has the focus";
        return row.top >= head.bottom - 1 && row.bottom <= grid.getBoundingClientRect().top + grid.clientHeight + 2;
      });
    for (const key of ["PageDown", "ArrowDown", "PageDown", "PageUp", "ArrowUp", "End", "ArrowUp", "Home"])
      for (let i = 0; i < (key.startsWith("Arrow") ? 30 : 1); i++) {
        await page.keyboard.press(key);
        await expect.poll(async () => [key, i, await inSight()]).toEqual([key, i, true]);
      }
    await close();
  });

  atGates("stays as it is while another deck is chosen", async () => {
    const { page, close } = await openCards(base);
    const list = { ...shippedDeck("apex-predators"), notes: "" };
    const made = await page.request.post(`${base}/api/decks`, { data: { list: { ...list, name: "Chosen beside the cards" } } });
    const { id } = (await made.json()) as { id: string };
    await page.reload();
    await box(page).fill("t:event");
    await cells(page).first().focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const open = () => page.getByRole("complementary");
    await Promise.all([open().first().waitFor(), page.getByRole("region", { name: "Filters" }).waitFor()]);
    const before = await open().count();
    await page.getByRole("combobox", { name: "Deck" }).selectOption({ label: "Chosen beside the cards" });
    await page.getByRole("link", { name: "Open in the deck builder" }).waitFor();
    await expect.poll(async () => [await open().count(), await box(page).inputValue()]).toEqual([before, "t:event"]);
    expect(before).toBeGreaterThan(0);
    await page.request.delete(`${base}/api/decks/${id}`);
    await close();
  });

  const PRESSED = size === "whole" ? 150 : 50;
  test(`keeps the focus through ${PRESSED} keys at random`, async () => {
    const { page, errors, close } = await openCards(base);
    let seed = 20_261_121;
    const below = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    const KEYS = [
      "Tab",
      "Tab",
      "Shift+Tab",
      "Enter",
      "Space",
      "Escape",
      "ArrowDown",
      "ArrowRight",
      "Home",
      "End",
      "PageDown",
      "v",
      "1",
      "2",
      "3",
    ];
    const lost: string[] = [];
    await box(page).focus();
    for (let i = 0; i < PRESSED; i++) {
      const key = KEYS[below(KEYS.length)] ?? "Tab";
      const before = await focused(page);
      await page.keyboard.press(key);
      const kept = await page
        .waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body)
        .catch(() => undefined);
      if (!kept && !key.endsWith("Tab")) lost.push(`${key} on ${before} at ${page.url()}`);
      if (!/\/megacorp\/cards/.test(page.url()) || (await box(page).count()) === 0) {
        await page.goto(`${base}/megacorp/cards`);
        await box(page).focus();
      }
    }
    expect(lost).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

/** Whatever was saved before, by a first attempt too. */
async function forgetSearches(): Promise<void> {
  const { queries } = (await (await fetch(`${base}/api/queries?game=megacorp`)).json()) as { queries: readonly { id: string }[] };
  for (const { id } of queries) await fetch(`${base}/api/queries?id=${id}`, { method: "DELETE" });
}

atGates("a key of copies says that no deck is at hand", async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${base}/megacorp/cards`);
  await page.getByRole("region", { name: "Current deck" }).getByRole("combobox").waitFor();
  await page.locator("[data-cell]").first().focus();
  await page.keyboard.press("3");
  await page.getByText("No deck is chosen.").first().waitFor();
  await close();
});

test("a card is read in the order name, cost, type, traits, text, and tried at once", async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${base}/megacorp/cards/tidal-wave`);
  const read = await page.getByRole("article").ariaSnapshot();
  const places = ["Tidal Wave", "5M + 2 BQ", "event", "IQ 0, EQ none, MQ none, BQ 4", "Disaster Level"].map((words) => read.indexOf(words));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await page.getByRole("button", { name: "Try it" }).click();
  await page.getByRole("heading", { level: 1, name: "Trial of Tidal Wave" }).waitFor();
  await close();
});

describe("saved searches", () => {
  test("are used inside others, renamed everywhere, removed with a way back", async () => {
    await forgetSearches();
    const { page, errors, close } = await openCards(base, "?q=%23human+cost%3C%3D3");
    const dialog = page.getByRole("dialog", { name: "Saved searches" });
    const open = () => page.getByRole("button", { name: /^Saved searches/ }).click();
    const save = async (name: string) => {
      await open();
      await dialog.getByLabel("Name", { exact: true }).fill(name);
      await page.keyboard.press("Enter");
      await dialog.getByText(`@${name}`, { exact: true }).waitFor();
    };
    const more = async (name: string, item: string) => {
      await dialog.getByRole("button", { name: `More for ${name}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await save("cheap-humans");
    await page.keyboard.press("Escape");
    const found = await cells(page).count();
    await box(page).fill("@cheap-humans f:gnost");
    await page.waitForFunction((all) => document.querySelectorAll("[data-results] [data-cell]").length < all, found);
    await save("gnost-humans");
    await more("cheap-humans", "Rename");
    await dialog.getByLabel("New name of cheap-humans").fill("low humans");
    await page.keyboard.press("Enter");
    await dialog.getByText('@"low humans" f:gnost').waitFor();
    await more("gnost-humans", "Remove");
    await dialog.getByText("@gnost-humans", { exact: true }).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Undo/ }).last().click();
    await open();
    await dialog.getByText("@gnost-humans", { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

describe("a studio whose cards change", () => {
  const HOSTILE = "<script>window.hacked=1</script>\u202ereversed\u200b";
  let studio: Studio;
  /** A person's revision on top of one that was shipped once: at the next start the shipped card is another again. */
  function edit(db: Db, id: string, change: (card: Card) => object): void {
    const card = findHead(db, "card", id)?.value as Card;
    const at = "2026-11-20T10:00:00.000Z";
    const json = canonicalJson({ ...card, flavor: "As it once was." });
    db.insert(revisions)
      .values({ type: "card", id, number: 2, hash: sha256(json), json, author: "Arcology", note: "", at, origin: "shipped" })
      .run();
    editAsPerson(db, { type: "card", id, game: "megacorp", value: { ...card, ...change(card) } }, { author: "Ana", note: "mine", at });
  }
  // Anew for each: what is taken is taken, and one that was killed may be dead.
  beforeEach(async () => {
    const folder = testFolder();
    const changed = folder.file("changed.db");
    cpSync(inject("seeded"), changed);
    const db = openDb(changed);
    for (const id of ["megacorp/tidal-wave", "megacorp/day-traders"]) edit(db, id, (card) => ({ text: `${card.text} Then draw 2 cards.` }));
    edit(db, "megacorp/maglev-trunk", () => ({
      name: HOSTILE,
      text: `<img src=x onerror=window.hacked=1> ${"A".repeat(9_900)}`,
      flavor: HOSTILE,
    }));
    db.$client.close();
    studio = await serveStudio({ seeded: changed });
    folder.remove();
  });
  afterEach(() => studio.stop());

  atGates("shows what a newer version changes, and takes it or keeps mine", async () => {
    const { page, errors, close } = await visit(browser);
    for (const [slug, button] of [
      ["tidal-wave", "Use the shipped version"],
      ["day-traders", "Keep mine"],
    ] as const) {
      await page.goto(`${studio.url}/megacorp/cards/${slug}`);
      const news = page.locator("section").filter({ has: page.getByRole("heading", { name: "New version available" }) });
      await news.locator("del", { hasText: "Then draw 2 cards." }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await news.getByRole("button", { name: button }).press("Enter");
      await news.waitFor({ state: "detached" });
      await page.waitForFunction(() => document.activeElement !== document.body);
      await expect.poll(() => page.getByRole("link", { name: /^Revision \d/ }).count()).toBe(4);
      await expect
        .poll(() => page.locator("article").innerText())
        .toEqual(slug === "tidal-wave" ? expect.not.stringContaining("Then draw 2 cards.") : expect.stringContaining("Then draw 2 cards."));
    }
    expect(errors).toEqual([]);
    await close();
  });

  test("shows hostile text as text", async () => {
    const { page, errors, close } = await openCards(studio.url, "?view=text&q=reversed");
    await page.getByText("<script>window.hacked=1</script>").first().waitFor();
    await page.goto(`${studio.url}/megacorp/cards/maglev-trunk`);
    await page.getByText("<img src=x onerror=window.hacked=1>").first().waitFor();
    for (const text of [HOSTILE, "/(a+)+$/", "'; drop table objects; --", "../../etc/passwd", "a".repeat(10_000)]) {
      await page.goto(`${studio.url}/megacorp/cards?q=${encodeURIComponent(text)}`);
      await box(page).waitFor();
      await expect.poll(() => box(page).inputValue()).toBe(text);
    }
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await close();
  });

  atGates("goes on searching while the server is away, says so, and says when it is back", async () => {
    const { page, close } = await visit(browser);
    const asking = new Set<Request>();
    page.on("request", (request) => asking.add(request));
    page.on("requestfinished", (request) => asking.delete(request));
    page.on("requestfailed", (request) => asking.delete(request));
    await page.goto(`${studio.url}/megacorp/cards`);
    await cells(page).first().waitFor();
    // What opens on demand is fetched ahead by a timer that runs already, and so ends before this one; then nothing more is asked for.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
    await expect.poll(() => asking.size).toBe(0);
    await studio.kill();
    await box(page).fill("t:event");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await page.getByRole("complementary", { name: "Quick look" }).waitFor();
    await asTable(page);
    await page.getByRole("button", { name: "New deck", exact: true }).click();
    await page.getByText("The studio is not responding.").first().waitFor();
    await studio.start();
    await page.getByText("The studio is not responding. Your work is kept here").waitFor({ state: "detached" });
    await close();
  });
});

test("on a phone the first cards and the text of a card are in sight at once", async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${base}/megacorp/cards`);
  await cells(page).first().waitFor();
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(await top("[data-results] [data-cell]")).toBeLessThan(240);
  // Their words stay for who listens.
  await page.getByRole("button", { name: "Filter" }).waitFor();
  await page.getByRole("link", { name: "Print" }).waitFor();
  await page.goto(`${base}/megacorp/cards/tidal-wave`);
  expect(await top("article h1, article h2")).toBeLessThan(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
