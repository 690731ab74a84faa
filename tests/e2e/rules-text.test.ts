/** Writing a rules text: by completion with gaps to fill, with errors that are mended at one key, and as blocks; by keyboard alone. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { carry, letGo, pickUp } from "./dragging.ts";
import { url as base, browser } from "./worker.ts";

/** A card of our own with a text; its page with the text field in focus. */
async function writing(game: string, kind: string, text: string) {
  const response = await fetch(`${base}/api/games/${game}/cards`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ card: { kind, name: "Wording", text } }),
  });
  expect(response.status).toBe(201);
  const { card } = (await response.json()) as { card: { id: string } };
  const { page, errors, close } = await visit(browser);
  await page.goto(`${base}/${game}/studio/${card.id.split("/")[1]}`);
  const field = page.getByRole("textbox", { name: "Rules text" });
  await field.waitFor();
  if (game === "megacorp") await page.locator(".cm-content").waitFor();
  await field.focus();
  return { page, errors, close };
}

/** The text as it stands in the editor. */
const textIn = (page: Page) =>
  page.locator(".cm-content").evaluate((content) => [...content.querySelectorAll(".cm-line")].map((line) => line.textContent).join("\n"));
/** Waits until the text is that. */
const reads = (page: Page, text: string) => expect.poll(() => textIn(page)).toBe(text);
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());
const offers = (page: Page) => page.getByRole("listbox", { name: "Completions" });

describe("writing a rules text", () => {
  test("a sentence by completion alone: its gaps are gone through with Tab, and Escape gives Tab back", async () => {
    const { page, errors, close } = await writing("megacorp", "character", "");
    await page.keyboard.type("whe");
    await offers(page).waitFor();
    await page.keyboard.press("Enter");
    await reads(page, "When ‹an event›, ‹an instruction›");
    await expect.poll(() => selected(page)).toBe("‹an event›");
    // Whoever is faster than the list gets the same.
    await page.keyboard.type("this is destr");
    await page.keyboard.press("Tab");
    await reads(page, "When this is destroyed, ‹an instruction›");
    await expect.poll(() => selected(page)).toBe("‹an instruction›");
    await page.keyboard.type("draw 1 card");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".cm-editor") === null)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  test("what is for a field of the card goes there out of the text, and back with one undo", async () => {
    const { page, errors, close } = await writing("megacorp", "character", "Flying.\nCost: 4M and 2 IQ.");
    const price = page.getByRole("textbox", { name: /^Price/ });
    await page.getByText("“Cost: 4M and 2 IQ” is no rules text: this card has a field for it, “Price”").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Put it into “Price”" }).click();
    await reads(page, "Flying.");
    await expect.poll(() => price.inputValue()).toBe("4 2iq");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await reads(page, "Flying.\nCost: 4M and 2 IQ.");
    await expect.poll(() => price.inputValue()).not.toContain("4");
    expect(errors).toEqual([]);
    await close();
  });

  atGates("what is filled in puts the words around it into their form", async () => {
    const { page, close } = await writing("megacorp", "event", "Draw ‹a number› cards. Deal ‹damage› to this.");
    await page.locator(".cm-gap").nth(1).click();
    await expect.poll(() => selected(page)).toBe("‹damage›");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => selected(page)).toBe("‹a number›");
    await page.keyboard.type("1");
    await page.keyboard.press("Tab");
    await reads(page, "Draw 1 card. Deal ‹damage› to this.");
    await expect.poll(() => selected(page)).toBe("‹damage›");
    await close();
  });

  atGates("a few words are a sentence", async () => {
    const { page, close } = await writing("megacorp", "character", "");
    await page.keyboard.type("destroyed draw");
    await offers(page).getByText("When this is destroyed, draw a card.").waitFor();
    await page.keyboard.press("Enter");
    await reads(page, "When this is destroyed, draw a card.");
    await page.getByText("Understood", { exact: true }).waitFor();
    await close();
  });

  test("errors teach: several at once, in the text and in a list, mended at one key; canonical words when the field is left", async () => {
    const { page, errors, close } = await writing("megacorp", "character", "");
    await page.keyboard.type("Drwa 2 cards. Flying. Destory this.");
    await page.keyboard.press("Escape");
    const list = page.getByRole("region", { name: "Problems in the text" });
    await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
    await expect.poll(() => page.locator(".cm-wrong").allTextContents()).toEqual(["Drwa", "Destory"]);
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole("button", { name: "Change to “Destroy this.”" }).click();
    await reads(page, "Drwa 2 cards. Flying. Destroy this.");
    // The key takes the whole text as it may be meant.
    await page.keyboard.press("Control+.");
    await reads(page, "Draw 2 cards. Flying. Destroy this.");
    // Each fix is undone by itself, however soon it comes after another one or after typing.
    await page.keyboard.press("Control+z");
    await reads(page, "Drwa 2 cards. Flying. Destroy this.");
    await page.keyboard.press("Control+z");
    await reads(page, "Drwa 2 cards. Flying. Destory this.");
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("Destory this.");
    await page.keyboard.press("Control+.");
    await reads(page, "Destroy this.");
    await page.keyboard.press("Control+z");
    await reads(page, "Destory this.");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("whenever this IS destroyed,draw 2 cards");
    await page.keyboard.press("Escape");
    await page.getByText("The card will say").waitFor();
    await page.keyboard.press("Tab");
    await reads(page, "Whenever this is destroyed, draw 2 cards.");
    // Other words that mean the same: told beside the text, and put in their place when the field is left.
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("When Wording enters play, draw two cards.");
    await page.keyboard.press("Escape");
    await page.getByText("Understood. The card will say").waitFor();
    await page.keyboard.press("Tab");
    await reads(page, "When this is deployed, draw 2 cards.");
    expect(errors).toEqual([]);
    await close();
  });

  test("where a sentence stops, only the words that are not understood are marked, and what can go there is put in at a key", async () => {
    const text = "Each player sells a location they control for its full price.";
    const { page, errors, close } = await writing("megacorp", "event", "");
    await page.keyboard.type(text);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".cm-wrong").allTextContents()).toEqual(["for its full price"]);
    const there = page.getByRole("group", { name: "What can go there" }).getByRole("button");
    await there.first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const first = await there.first().locator("strong").textContent();
    await page.keyboard.press("Alt+1");
    await reads(page, `Each player sells a location they control for${first}`);
    await expect.poll(() => page.locator(".cm-wrong").count()).toBe(0);
    await page.keyboard.press("Control+z");
    await reads(page, text);
    // Words that change are marked where the card's words are told.
    await page.keyboard.press("Control+a");
    await page.keyboard.type("When Wording enters play, draw two cards.");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("q ins").allTextContents()).toEqual(["this is deployed", "2"]);
    await page.getByText("New: “this is deployed”, “2”.").waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  atGates("how the engine reads it: steps, choices, and what can never happen on this card", async () => {
    const { page, close } = await writing(
      "megacorp",
      "character",
      "This gets +1 MQ. Once per turn, engage this: Deal 2 BQ damage to target character.",
    );
    const reads = page.getByRole("region", { name: "How the engine reads it" });
    await reads.getByText("2 abilities, 1 choice").waitFor();
    await reads.getByText("Deal 2 BQ damage to target character.").first().waitFor();
    await reads.getByText("this card has no MQ").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  test("as blocks, by keyboard: a sentence is put together, changed, moved and taken out", async () => {
    const { page, errors, close } = await writing("megacorp", "character", "Flying.");
    await page.getByRole("button", { name: "Blocks" }).focus();
    await page.keyboard.press("Enter");
    const outline = page.getByRole("tree", { name: "Rules text as blocks" });
    await outline.waitFor();
    const current = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    const choose = async (words: string) => {
      await page.keyboard.press("Enter");
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
    };
    await page.keyboard.press("Tab");
    await expect.poll(current).toBe("a sentence Flying");
    await page.keyboard.press("End");
    await choose("when");
    await expect.poll(current).toBe("an event choose …");
    await choose("is destroyed");
    await expect.poll(current).toBe("a card choose …");
    await choose("this");
    await expect.poll(current).toBe("an instruction choose …");
    await choose("draw");
    await expect.poll(current).toBe("a number of cards choose …");
    await choose("2› card");
    await expect.poll(current).toBe("a number choose …");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await outline.getByRole("treeitem", { name: "a number of cards 1 card" }).waitFor();
    await page.getByText("Understood", { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The sentence goes to the front, the other one out.
    await outline.getByRole("treeitem", { name: /^a sentence when/ }).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => outline.getByRole("treeitem").first().getAttribute("aria-label")).toContain("when this is destroyed");
    await outline.getByRole("treeitem", { name: "a sentence Flying" }).focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => outline.getByRole("treeitem", { name: "a sentence Flying" }).count()).toBe(0);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await reads(page, "When this is destroyed, draw 1 card.");
    expect(errors).toEqual([]);
    await close();
  });

  atGates("a block is dragged into another slot; whoever cannot drag moves it with a button", async () => {
    const { page, close } = await writing(
      "megacorp",
      "character",
      "When this is destroyed, draw 2 cards.\nAt the beginning of your turn, ‹an instruction›.",
    );
    await page.getByRole("button", { name: "Blocks" }).click();
    const outline = page.getByRole("tree", { name: "Rules text as blocks" });
    const from = outline.getByRole("treeitem", { name: "an instruction draw 2 cards" });
    const to = outline.getByRole("treeitem", { name: "an instruction choose …" });
    await pickUp(page, from.locator("[data-handle]"));
    await carry(page, to, { x: 60, y: -1 });
    await page.mouse.up();
    await letGo(page);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await reads(page, "When this is destroyed, ‹an instruction›.\nAt the beginning of your turn, draw 2 cards.");
    await page.getByRole("button", { name: "Blocks" }).click();
    await outline.getByRole("treeitem", { name: "an instruction draw 2 cards" }).click();
    await page.getByRole("button", { name: "Move draw 2 cards", exact: true }).click();
    await outline.getByRole("treeitem", { name: "an instruction choose …" }).click();
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await reads(page, "When this is destroyed, draw 2 cards.\nAt the beginning of your turn, ‹an instruction›.");
    await close();
  });
});
