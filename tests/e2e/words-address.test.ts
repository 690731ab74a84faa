/** The address of a keyword, tag or set: whoever shares it, goes back or loads again is where they were. */
import { expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { url as base, browser } from "./worker.ts";

test("each word has an address, and Back leads to the one before", async () => {
  const { page, errors, close } = await visit(browser, {}, [/status of 404/]);
  await page.goto(`${base}/megacorp/words/tags/human`);
  await page.getByRole("heading", { name: "#Human" }).waitFor();
  await page.getByRole("tab", { name: "Keywords" }).click();
  await page.getByRole("button", { name: /^Area Attack: \(trait\) W×H/ }).click();
  await page.getByRole("heading", { name: "Area Attack" }).waitFor();
  await page.getByRole("button", { name: /^Flying/ }).click();
  await page.getByRole("heading", { name: "Flying" }).waitFor();
  expect(page.url()).toBe(`${base}/megacorp/words/keywords/flying`);
  await page.goBack();
  await page.getByRole("heading", { name: "Area Attack" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Area Attack" }).waitFor();
  await page.goto(`${base}/megacorp/words/keywords/nope`);
  await page.getByText("Megacorp has no keyword “nope”").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test("a keyword with a number that every card would print can let each card print its own", async () => {
  const { page, errors, close } = await visit(browser);
  await page.goto(`${base}/megacorp/words`);
  await page.getByRole("button", { name: "New keyword" }).click();
  await page.getByRole("textbox", { name: /^As it is printed/ }).fill("Insured 3");
  await page.locator(".cm-content").first().click();
  await page.keyboard.type("When this is destroyed, gain 3M.");
  await page.getByRole("button", { name: "Let each card print its own number" }).click();
  expect(await page.getByRole("textbox", { name: /^As it is printed/ }).inputValue()).toBe("Insured {n}");
  expect(await page.locator(".cm-content").first().innerText()).toBe("When this is destroyed, gain {n}M.");
  await page.getByRole("textbox", { name: "Try it in a text" }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
