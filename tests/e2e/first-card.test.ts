/** From a designer's spreadsheet, or an idea, to a card on the table. */
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { url as base, browser } from "./worker.ts";

type Stored = {
  readonly cards: readonly { readonly name: string; readonly kind: string; readonly text: string; readonly fields: object }[];
};

atGates("a spreadsheet of one's own says what its columns are once, and its cards have their texts", async () => {
  const { page, errors, close } = await visit(browser);
  const open = async (table: string) => {
    await page.goto(`${base}/megacorp/transfer`);
    await page.getByRole("textbox", { name: "Cards as a table or JSON" }).fill(table);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("region", { name: "Your columns" }).waitFor();
  };
  await open('Card,Type,Cost,What happens\nSheet Broker,Character,4M + 3 BQ,"When this is destroyed, draw 2 cards."\n');
  await page.getByText(/^None of your columns is used as the card text/).waitFor();
  expect(await page.getByRole("button", { name: "Save 1" }).count()).toBe(0);
  await page.getByRole("combobox", { name: "“What happens” is" }).selectOption("text");
  await page.getByRole("button", { name: "Save 1" }).click();
  await page.getByText(/^Saved 1 new/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const { cards } = (await (await fetch(`${base}/api/games/megacorp/cards`)).json()) as Stored;
  expect(cards.find(({ name }) => name === "Sheet Broker")).toMatchObject({
    kind: "character",
    text: "When this is destroyed, draw 2 cards.",
    fields: { valuation: 4, traitCost: { BQ: 3 }, faction: "neutral" },
  });
  await open("Card,Type,What happens\nSheet Riot,EVENT,Destroy target location.\n");
  await page.getByRole("button", { name: "Save 1" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("an idea becomes a card: what can stand there is pressed, a keyword is made on the way and leads back, the list follows", async () => {
  const { page, errors, close } = await visit(browser);
  await page.goto(`${base}/megacorp/studio`);
  const list = page.getByRole("grid", { name: "Megacorp cards" });
  await list.waitFor();
  await page.keyboard.press("n");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Quay Cutter");
  await page.getByRole("textbox", { name: /^What it does/ }).fill("When this card, draw 2 cards.");
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/megacorp\/studio\/quay-cutter$/);
  await page.getByRole("group", { name: "What can go there" }).getByRole("button", { name: "is destroyed" }).click();
  await page.getByText(/^\s*Understood(?:\s*$|[.] )/).waitFor();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Area Scare 2.");
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: /^Name/ }).first().fill("Quay Ripper");
  await list.getByText("Quay Ripper").waitFor();
  await page.getByRole("link", { name: "Make a keyword Area Scare" }).click();
  await page.getByText(/^\{n\} is the number .* so there \{n\} is 2/).waitFor();
  expect(await page.getByRole("textbox", { name: /^As it is printed/ }).inputValue()).toBe("Area Scare {n}");
  await page.getByRole("textbox", { name: /^Or a text for people only/ }).fill("It frightens {n} people.");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("link", { name: "Back to Quay Ripper" }).click();
  await page.waitForURL(/\/megacorp\/studio\/quay-cutter$/);
  await page.getByText(/^\s*Understood(?:\s*$|[.] )/).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("a card of which a part is not understood is tried, and the table says what is done by hand", async () => {
  const response = await fetch(`${base}/api/games/megacorp/cards`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ card: { kind: "event", name: "Half Idea", text: "Frobnicate the river. Gain 3M.", fields: { valuation: 1 } } }),
  });
  expect(response.status).toBe(201);
  const { page, errors, close } = await visit(browser);
  await page.goto(`${base}/megacorp/studio/half-idea`);
  await page.getByText(/^The table carries out the sentences it understands/).waitFor();
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const table = await opened;
  await table.getByText(/^The engine does not understand all of Half Idea. It cannot carry out “Frobnicate the river.”/).waitFor();
  expect(await axeViolations(table)).toEqual([]);
  await table.getByRole("button", { name: "Rules off" }).click();
  await table.getByText("The rules are off: everything can be moved.").waitFor();
  expect(errors).toEqual([]);
  await close();
});
