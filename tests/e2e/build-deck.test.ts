/** Building a deck that comes with the studio: by keyboard alone, by dragging, by touch, and while the server dies and comes back. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { playedSectionIds } from "../../engine/cards/sections.ts";
import { visit } from "../browser.ts";
import { serveStudio } from "../serve.ts";
import { atGates, size } from "../size.ts";
import { deckIdOf, entriesOf, focused, prefixFor, saved, shippedDeck, storedDeck, tabTo } from "./decks.ts";
import { carry, inHand, letGo, pickUp, putDown } from "./dragging.ts";
import { url as base, browser } from "./worker.ts";

const wanted = shippedDeck("skyline-takeover");
const played = playedSectionIds(wanted.game).flatMap((section) => wanted.sections[section].map((entry) => ({ ...entry, section })));

const legal = (page: Page) =>
  page
    .getByText(/^Legal$/)
    .first()
    .waitFor();
async function newDeck(page: Page, url = base): Promise<void> {
  await page.goto(`${url}/decks`);
  await page.getByRole("button", { name: "New deck", exact: true }).first().click();
  await page.waitForURL(/\/decks\/[a-z2-7]{20}/);
}

/** How many cards of a section a sample drags. */
const DRAGGED = 1;

/** Where a hand takes a card of the library: beside its buttons. */
const FACE = { x: -1, y: 60 };

/** Searches the library for one card by its whole name; its cell, once it is the only one. */
async function findCard(page: Page, name: string) {
  await page.getByRole("combobox", { name: /^Search Megacorp cards/ }).fill(`!"${name}"`);
  await page.keyboard.press("Escape");
  await page.getByText("1 card", { exact: true }).first().waitFor();
  const cell = page.locator(`[data-cell][aria-label^="${name},"], [data-cell]:has-text("${name}")`).first();
  await cell.waitFor();
  await expect.poll(() => page.locator("[data-cell]").count()).toBe(1);
  return cell;
}

describe("a shipped deck", () => {
  test("by keyboard only, in at most 150 key presses, focus never lost", async () => {
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/decks`);
    await tabTo(page, /New deck/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/decks\/[a-z2-7]{20}/);
    await page.getByRole("combobox", { name: /^Add a card/ }).waitFor();
    await tabTo(page, /combobox: Add a card/);
    let presses = 0;
    for (const { name, count } of played) {
      const typed = `${count > 1 ? `${count} ` : ""}${prefixFor(name)}`;
      await page.keyboard.type(typed);
      await page.keyboard.press("Enter");
      presses += typed.length + 1;
      await expect.poll(() => focused(page)).toMatch(/^combobox/);
    }
    await legal(page);
    await saved(page);
    expect(entriesOf((await storedDeck(base, deckIdOf(page))).list)).toEqual(entriesOf(wanted));
    expect(presses).toBeLessThanOrEqual(150);
    // undo and redo by key, all the way back and forth
    for (let i = 0; i < played.length; i++) await page.keyboard.press("Control+z");
    await page
      .getByText(/Not legal: \d reasons/)
      .first()
      .waitFor();
    for (let i = 0; i < played.length; i++) await page.keyboard.press("Control+Shift+z");
    await legal(page);
    await saved(page);
    expect(entriesOf((await storedDeck(base, deckIdOf(page))).list)).toEqual(entriesOf(wanted));
    // what was saved before the page was opened is undone too
    await page.reload();
    await legal(page);
    await page.keyboard.press("Control+z");
    await page
      .getByText(/Not legal: \d reason/)
      .first()
      .waitFor();
    await page.keyboard.press("Control+Shift+z");
    await legal(page);
    expect(errors).toEqual([]);
    await close();
  });

  test("by dragging every copy with the mouse", async () => {
    const { page, errors, close } = await visit(browser);
    await newDeck(page);
    // A sample drags the last copy of the first cards of each section into a deck that has the others; the gate `pages` drags all.
    const dragged = new Set(
      playedSectionIds(wanted.game)
        .flatMap((id) => played.filter(({ section }) => section === id).slice(0, DRAGGED))
        .map(({ name }) => name),
    );
    const lying = ({ name, count }: { name: string; count: number }) => (size === "whole" ? 0 : dragged.has(name) ? count - 1 : count);
    const add = page.getByRole("combobox", { name: /^Add a card/ });
    for (const one of played) {
      if (lying(one) === 0) continue;
      await add.fill(`${lying(one)} ${one.name}`);
      await page.keyboard.press("Enter");
    }
    for (const one of played) {
      const { name, count, section } = one;
      if (lying(one) === count) continue;
      const card = await findCard(page, name);
      for (let i = lying(one); i < count; i++) {
        const target = page.getByRole("heading", { name: new RegExp(`^${section}`, "i"), level: 2 });
        await target.scrollIntoViewIfNeeded();
        await pickUp(page, card, FACE);
        await page
          .getByText(/^Drop in/)
          .first()
          .waitFor();
        await putDown(page, target);
      }
    }
    await legal(page);
    await saved(page);
    expect(entriesOf((await storedDeck(base, deckIdOf(page))).list)).toEqual(entriesOf(wanted));
    expect(errors).toEqual([]);
    await close();
  }, 400_000);

  atGates("a place that does not take a card says why while it is dragged, and Esc leaves the deck as it was", async () => {
    const { page, close } = await visit(browser);
    await newDeck(page);
    const card = await findCard(page, "Tidal Wave");
    await pickUp(page, card, FACE);
    await carry(page, page.getByRole("heading", { name: /^Resources/, level: 2 }), { x: 40, y: -1 });
    await page.getByText("Tidal Wave belongs in Main").first().waitFor();
    await page.keyboard.press("Escape");
    await letGo(page);
    await page.mouse.up();
    await page.getByText(/No cards in Main yet/).waitFor();
    await close();
  });

  atGates("by keyboard drag: one press, one section", async () => {
    const { page, close } = await visit(browser);
    await newDeck(page);
    await page.getByRole("combobox", { name: /^Add a card/ }).fill("2 tidal wave");
    await page.keyboard.press("Enter");
    const handle = page.getByRole("button", { name: "Drag Tidal Wave" });
    await handle.focus();
    await page.keyboard.press("Space");
    await inHand(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const considering = page.getByRole("grid", { name: /^Considering/ });
    await considering.getByRole("row", { name: /^Tidal Wave, 2 in considering/ }).waitFor();
    await expect.poll(() => focused(page)).not.toBe("body");
    await close();
  });

  test("by touch at 390 pixels, with taps alone", async () => {
    const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await newDeck(page);
    await page
      .getByRole("button", { name: /^Cards|^Library/ })
      .last()
      .tap();
    await page.getByRole("combobox", { name: /^Search Megacorp cards/ }).fill('!"Ferrum Nanologics"');
    await page.getByRole("button", { name: "Add one Ferrum Nanologics" }).tap();
    await page.getByRole("navigation", { name: "Sections of the deck page" }).getByRole("button", { name: /Deck/ }).tap();
    await page.getByRole("row", { name: /^Ferrum Nanologics, 1 in business/ }).waitFor();
    await saved(page);
    expect((await storedDeck(base, deckIdOf(page))).list.sections.business.map(({ name }) => name)).toEqual(["Ferrum Nanologics"]);
    expect(errors).toEqual([]);
    await close();
  });
});

/** What the browser keeps of a deck until the server has it, as JSON. */
const keptOf = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (deck) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("arcology-open-decks");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("unsaved").objectStore("unsaved").get(deck);
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          reading.onerror = () => reject(reading.error);
        };
      }),
    id,
  );

describe("nothing is lost", () => {
  test("the server is killed between edits, and the tab closed while it is gone", async () => {
    const studio = await serveStudio({ seeded: inject("seeded") });
    const { page, close } = await visit(browser);
    await newDeck(page, studio.url);
    const id = deckIdOf(page);
    const box = page.getByRole("combobox", { name: /^Add a card/ });
    const half = Math.ceil(played.length / 2);
    for (const [i, { name, count }] of played.entries()) {
      if (i === 4 || i === half) {
        await saved(page);
        await studio.kill();
      }
      await box.fill(`${count} ${name}`);
      await page.keyboard.press("Enter");
      if (i === 5) {
        await page.getByText("Not saved yet, kept in this browser").waitFor();
        await studio.start();
        // The page tries again by itself, at longer and longer intervals; it need not be waited for.
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await saved(page);
        expect(entriesOf((await storedDeck(studio.url, id)).list)["founder"]).toEqual(["1 The Glass Man"]);
      }
    }
    await page.getByText("Not saved yet, kept in this browser").waitFor();
    await expect.poll(() => keptOf(page, id)).toContain(played.at(-1)?.name);
    const again = await page.context().newPage();
    await page.close();
    await studio.start();
    await again.goto(`${studio.url}/decks/${id}`);
    await legal(again);
    await saved(again);
    expect(entriesOf((await storedDeck(studio.url, id)).list)).toEqual(entriesOf(wanted));
    await close();
    await studio.stop();
  }, 240_000);
});
