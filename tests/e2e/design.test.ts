/** Designing cards: by keyboard alone, with the tab closed while typing, in two tabs at once, and back through the history. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { playMoves } from "./table.ts";
import { url as base, browser } from "./worker.ts";

type Stored = {
  readonly card: {
    readonly name: string;
    readonly text: string;
    readonly fields: Record<string, unknown>;
    readonly revision: { readonly number: number; readonly author: string; readonly note: string };
    readonly archived: boolean;
  };
};
const stored = async (id: string): Promise<Stored["card"]> => ((await (await fetch(`${base}/api/cards/${id}`)).json()) as Stored).card;
const typedAt = async (id: string): Promise<Record<string, unknown> | undefined> =>
  ((await (await fetch(`${base}/api/cards/${id}/work`)).json()) as { work: { value: Record<string, unknown> } | null }).work?.value;

/** A card of our own, made without pages; its id. */
async function ownCard(name: string, text = ""): Promise<string> {
  const response = await fetch(`${base}/api/games/megacorp/cards`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ card: { kind: "character", name, text } }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { card: { id: string } }).card.id;
}
const slug = (id: string) => id.slice(id.indexOf("/") + 1);
async function openCard(page: Page, id: string): Promise<void> {
  await page.goto(`${base}/megacorp/studio/${slug(id)}`);
  await page.getByRole("textbox", { name: /^Name/ }).first().waitFor();
}

describe("the studio", () => {
  test("a card from nothing by keyboard alone: type, name, price, scores, tags, text, revision", async () => {
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/megacorp/studio`);
    await page.getByRole("grid", { name: "Megacorp cards" }).waitFor();
    await page.keyboard.press("n");
    await page.getByRole("dialog").waitFor();
    // Character is chosen; two on is Equipment, and back again.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    // Nothing typed is no card: the name is asked for.
    await page.getByText("Type a name or what it does").waitFor();
    await page.keyboard.type("Tide Reader");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/megacorp\/studio\/[a-z0-9-]+$/);
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.dataset["firstField"] !== undefined);
    const to = async (label: RegExp) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(() => {
          const at = document.activeElement;
          const labels =
            at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? [...(at.labels ?? [])].map((one) => one.textContent) : [];
          return [at?.getAttribute("aria-label"), ...labels].join(" ");
        });
        if (label.test(name)) return;
      }
      throw new Error(`Tab never reached ${label}.`);
    };
    await to(/^ ?Faction/);
    // Nobody chose one yet.
    await page.keyboard.press("ArrowUp");
    await to(/Price/);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("4 3bq");
    await to(/^ ?IQ/);
    await page.keyboard.type("1");
    await to(/^ ?MQ/);
    await page.keyboard.type("-");
    await to(/Tags/);
    await page.keyboard.type("hum");
    await page.keyboard.press("Enter");
    // The field that has come first gives way to the editor.
    await page.locator(".cm-content").waitFor();
    await to(/Rules text/);
    await page.keyboard.type("When this is destroyed, draw 2 cards.");
    await page.keyboard.press("Escape");
    await page.getByText("Understood", { exact: true }).waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("revision 2", { exact: true }).waitFor();
    const id = `megacorp/${new URL(page.url()).pathname.split("/")[3]}`;
    const card = await stored(id);
    expect(card).toMatchObject({ name: "Tide Reader", text: "When this is destroyed, draw 2 cards." });
    expect(card.fields).toMatchObject({
      faction: "gnost",
      valuation: 4,
      traitCost: { BQ: 3 },
      scores: { IQ: 1, EQ: null, MQ: null, BQ: null },
      tags: ["#Human"],
    });
    await expect.poll(() => typedAt(id)).toBeUndefined();
    expect(errors).toEqual([]);
    await close();
  });

  test("the tab closed while typing: what the server had by itself is there, and what was typed since in this browser", async () => {
    const id = await ownCard("Unsaved Witness");
    const { page } = await visit(browser);
    const context = page.context();
    const flavour = (tab: Page) => tab.getByRole("textbox", { name: /^Flavour/ }).first();
    await openCard(page, id);
    await flavour(page).focus();
    await page.keyboard.type("word0 word1 ");
    // Nobody leaves the field or asks for it.
    await expect.poll(async () => (await typedAt(id))?.["flavor"]).toContain("word1");
    await page.keyboard.type("word2 word3 ");
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await openCard(again, id);
    await expect.poll(() => flavour(again).inputValue()).toContain("word0 word1");
    await context.close();
  });

  atGates("two tabs at one card: different fields go together, the same field is a person's choice", async () => {
    const id = await ownCard("Shared Desk");
    const { page, close } = await visit(browser);
    const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await Promise.all([openCard(page, id), openCard(other, id)]);
    await page.getByRole("textbox", { name: /^Price/ }).fill("5 1iq");
    await expect.poll(async () => (await typedAt(id))?.["fields"]).toMatchObject({ valuation: 5, traitCost: { IQ: 1 } });
    await other
      .getByRole("textbox", { name: /^Flavour/ })
      .first()
      .fill("Two chairs.");
    await expect.poll(async () => await typedAt(id)).toMatchObject({ flavor: "Two chairs.", fields: { valuation: 5 } });
    // The same field in both, the second one without having seen the first.
    await page.getByRole("textbox", { name: /^Name/ }).first().fill("Mine");
    await expect.poll(async () => (await typedAt(id))?.["name"]).toBe("Mine");
    await other.getByRole("textbox", { name: /^Name/ }).first().fill("Yours");
    const dialog = other.getByRole("dialog", { name: /changed in another window/ });
    await dialog.waitFor();
    await dialog.getByRole("radio", { name: /The other/ }).check();
    await dialog.getByRole("button", { name: "Use these choices" }).click();
    await expect.poll(() => other.getByRole("textbox", { name: /^Name/ }).first().inputValue()).toBe("Mine");
    await other.context().close();
    await close();
  });

  test("undo and redo over form and text; back to an old revision; put away and taken out again", async () => {
    const id = await ownCard("Old Hand", "Draw 1 card.");
    const { page, errors, close } = await visit(browser);
    await openCard(page, id);
    const name = page.getByRole("textbox", { name: /^Name/ }).first();
    await name.fill("New Hand");
    await page.getByRole("textbox", { name: /^IQ/ }).fill("3");
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.getByRole("textbox", { name: /^IQ/ }).inputValue()).toBe("-");
    await page.keyboard.press("Control+z");
    await expect.poll(() => name.inputValue()).toBe("Old Hand");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => name.inputValue()).toBe("New Hand");
    await page.getByRole("button", { name: "More for this card" }).click();
    await page.getByRole("menuitem", { name: /Save with a note/ }).click();
    await page.getByRole("textbox", { name: /What changed/ }).fill("A better name");
    await page.getByRole("textbox", { name: /Your name/ }).fill("Ana");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("revision 2", { exact: true }).waitFor();
    expect((await stored(id)).revision).toMatchObject({ number: 2, author: "Ana", note: "A better name" });
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("button", { name: /^Revision 1/ }).click();
    await page.getByRole("button", { name: "Go back to revision 1" }).click();
    await page.getByText("revision 3", { exact: true }).waitFor();
    expect(await stored(id)).toMatchObject({ name: "Old Hand", revision: { number: 3 } });
    await page.getByRole("button", { name: "More for this card" }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await expect.poll(async () => (await stored(id)).archived).toBe(true);
    await page.getByRole("button", { name: /^Undo$/ }).click();
    await expect.poll(async () => (await stored(id)).archived).toBe(false);
    // Put away elsewhere: it is said with the next word that is typed here.
    await fetch(`${base}/api/cards/${id}/archive`, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
    await name.fill("Older Hand");
    await page.getByText(/^This card is archived/).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test("from the last key to the table with the card at hand; what is played is kept as its scenario", async () => {
    const id = await ownCard("Quick Study", "When this is deployed, draw 1 card.");
    const { page, errors, close } = await visit(browser);
    await openCard(page, id);
    await page.getByText("Understood", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: /^Price/ }).fill("1");
    const table = page.context().waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    const tab = await table;
    await tab.waitForURL(/\/table\/[a-z2-7]{20}/);
    await tab.getByText("Quick Study").first().waitFor();
    await playMoves(tab, 1);
    expect((await stored(id)).fields).toMatchObject({ valuation: 1 });
    await tab.getByRole("button", { name: "More for this match" }).click();
    await tab.getByRole("menuitem", { name: /^Save as scenario/ }).click();
    await tab.getByRole("textbox", { name: /^What it shows/ }).fill("It can be tried");
    await tab.getByRole("button", { name: "Keep with Quick Study" }).click();
    await tab.getByText(/^Saved as a scenario of this card/).waitFor();
    await page.bringToFront();
    await page.getByRole("textbox", { name: "What it shows" }).fill("It can be tried again");
    await page.getByRole("button", { name: "Keep" }).click();
    await page.getByRole("heading", { name: /^2 scenarios/ }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  atGates(
    "a keyword of one's own: what is wrong with it goes as it is typed, and cards print it; what nothing carries out is told",
    async () => {
      const { page, errors, close } = await visit(browser);
      await page.goto(`${base}/megacorp/words`);
      await page.getByRole("button", { name: "New keyword" }).click();
      const name = page.getByRole("textbox", { name: /^As it is printed/ });
      await page.getByRole("button", { name: "Create", exact: true }).click();
      await page.getByText("This text must not be empty.").waitFor();
      await name.fill("Flying");
      await page.getByText("There is already a keyword Flying. Give this one another name.").waitFor();
      await page.getByRole("textbox", { name: /^Or a text for people only/ }).fill("Nobody hears it.");
      await page.getByText("Give the keyword its own name to try it in a text here.").waitFor();
      await name.fill("Sneaky");
      expect(await page.getByText(/must not be empty|There is already a keyword/).count()).toBe(0);
      await page.getByRole("button", { name: "Create", exact: true }).click();
      await page.getByText("Sneaky created.").waitFor();
      const id = await ownCard("Slinker", "Flying. Sneaky. Draw 1 card.");
      const bold = (selector: string) =>
        page.locator(selector).evaluate((face) => {
          const run = [...face.querySelectorAll("text, tspan")].find(
            (one) => one.childElementCount === 0 && one.textContent?.includes("Sneaky"),
          );
          return run && getComputedStyle(run).fontWeight;
        });
      await openCard(page, id);
      await page.getByText("Understood", { exact: true }).waitFor();
      await vi.waitFor(async () => expect(await bold("[data-live-face]")).toBe("600"), { timeout: 10_000 });
      await page.getByText("Never", { exact: true }).waitFor();
      await page
        .getByRole("region", { name: "Checks" })
        .getByText(/^Nothing ever triggers “Draw 1 card”/)
        .waitFor();
      await page.goto(`${base}/megacorp/cards/${slug(id)}`);
      await page.getByRole("heading", { name: "Slinker" }).first().waitFor();
      const weights = await page
        .locator("svg text, svg tspan")
        .evaluateAll((runs) =>
          runs
            .filter((one) => one.childElementCount === 0 && one.textContent?.includes("Sneaky"))
            .map((one) => getComputedStyle(one).fontWeight),
        );
      expect(new Set(weights)).toEqual(new Set(["600"]));
      // The browser itself tells that the empty keyword was refused.
      expect(errors.filter((error) => !error.includes("400 (Bad Request)"))).toEqual([]);
      await close();
    },
  );

  atGates("a picture of one's own: what is none is refused in words, its part is chosen by keys and by mouse", async () => {
    const id = await ownCard("Framed Witness");
    const { page, errors, close } = await visit(browser, {}, [/status of 400/]);
    await openCard(page, id);
    await page.getByRole("radio", { name: "My own" }).check();
    const file = page.getByLabel("File with a picture");
    await file.setInputFiles({ name: "art.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
    await page
      .getByRole("alert")
      .getByText(/This picture cannot be read/)
      .waitFor();
    const png = await sharp({ create: { width: 400, height: 800, channels: 3, background: "#306090" } })
      .png()
      .toBuffer();
    await file.setInputFiles({ name: "art.png", mimeType: "image/png", buffer: png });
    const part = page.getByRole("button", { name: "Part of the picture on the card" });
    await part.focus();
    const cropNow = async () => ((await typedAt(id))?.["art"] as { crop?: { x: number; y: number; width: number } } | undefined)?.crop;
    await page.keyboard.press("+");
    await expect.poll(async () => (await cropNow())?.width).toBeCloseTo(0.92, 3);
    const enlarged = (await cropNow())?.y ?? 0;
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await cropNow())?.y).toBeGreaterThan(enlarged);
    const before = (await cropNow())?.y ?? 0;
    const box = await part.boundingBox();
    if (!box) throw new Error("The frame has no place.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await cropNow())?.y).toBeLessThan(before);
    await expect.poll(() => page.locator("[data-live-face] svg image").getAttribute("href")).toMatch(/^\/api\/pictures\/[0-9a-f]{64}$/);
    await page.getByRole("radio", { name: "Drawn by the studio" }).check();
    await expect.poll(async () => (await typedAt(id))?.["art"]).toMatchObject({ motif: expect.any(String) });
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test("many cards at once: paste, fill down and one step back, then saved as revisions", async () => {
    const line = `twinline ${randomUUID()}`;
    const ids = [await ownCard(`${line} Alpha`), await ownCard(`${line} Beta`)];
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/megacorp/sheet`);
    const grid = page.getByRole("grid", { name: "Cards as a table" });
    await grid.waitFor();
    await page.getByRole("searchbox", { name: /^Which Megacorp cards/ }).fill(`"${line}"`);
    await page.getByText("2 cards", { exact: true }).waitFor();
    const column = await grid.getByRole("columnheader", { name: "Valuation" }).getAttribute("aria-colindex");
    await page.locator(`[data-at="0 ${Number(column) - 1}"]`).click();
    await page.keyboard.type("6");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d");
    await page.getByText("2 changed", { exact: true }).waitFor();
    await page.keyboard.press("Control+z");
    await page.getByText("1 changed", { exact: true }).waitFor();
    await page.keyboard.press("Control+Shift+z");
    await page.getByText("2 changed", { exact: true }).waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("no changes", { exact: true }).waitFor();
    for (const id of ids) expect((await stored(id)).fields).toMatchObject({ valuation: 6 });
    // a text typed straight into its cell stands as it was typed
    const texts = await grid.getByRole("columnheader", { name: "Text", exact: true }).getAttribute("aria-colindex");
    const cell = page.locator(`[data-at="0 ${Number(texts) - 1}"]`);
    await cell.click();
    await page.keyboard.type("Draw 1 card.");
    await page.keyboard.press("Enter");
    await cell.getByText("Draw 1 card.", { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
