/** Addresses of what does not exist: their status is 404, and the page says what is missing and where to go on. */
import { describe, expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { atGates, some } from "../size.ts";
import { url as base, browser } from "./worker.ts";

/** A browser notes a page's own status like that of a picture that is missing. */
const NOTED = [/status of 404/];
const NOBODY = "aaaaaaaaaaaaaaaaaaaa";
const NOTHING = { title: "Nothing here", says: "This page does not exist", leads: "Home" };
const NO_DECK = { title: "No such deck", says: "This deck does not exist", leads: "My decks" };
const NO_MATCH = { title: "No such match", says: "This match does not exist", leads: "To the table" };

type Absent = readonly [path: string, { readonly title: string; readonly says: string; readonly leads: string }];
/** One of each kind. */
const KINDS: readonly Absent[] = [
  ["/megacorp/cards/nope", { title: "No such card", says: "No such card", leads: "All cards" }],
  ["/megacorp/cards/tidal-waev", { title: "No such card", says: "No such card", leads: "Tidal Wave" }],
  ["/megacorp/cards/tidal-wave@r99", { title: "No such revision", says: "Tidal Wave has no revision 99", leads: "Open the card" }],
  ["/decks/nope", NO_DECK],
  ["/table/nope", NO_MATCH],
  ["/nope", NOTHING],
  ["/nope/cards/tidal-wave", NOTHING],
  ["/docs/nope/rules", NOTHING],
];
/** Others of these kinds. All are asked for; the gate `pages` opens all of them, a sample the first kinds. */
const OTHERS: readonly Absent[] = [
  [`/decks/${NOBODY}`, NO_DECK],
  [`/decks/${NOBODY}@v1`, NO_DECK],
  [`/table/${NOBODY}`, NO_MATCH],
  ["/nope/cards", NOTHING],
  ["/nope/pool", NOTHING],
  ["/nope/sheet", NOTHING],
  ["/nope/studio", NOTHING],
  ["/nope/transfer", NOTHING],
  ["/nope/words", NOTHING],
  ["/megacorp/studio/tidal-wave/more", NOTHING],
  ["/docs/nope", NOTHING],
  ["/docs/nope/search", NOTHING],
  ["/docs/nope/language", NOTHING],
  ["/docs/chess/language", NOTHING],
];

describe("a page of what does not exist", () => {
  test.each([...KINDS, ...OTHERS])("%s is answered with 404 under its title", async (path, { title }) => {
    const answer = await fetch(`${base}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<title>${title} · Arcology</title>`);
  });

  test.each(some([...KINDS, ...OTHERS], 4))("%s", async (path, { title, says, leads }) => {
    const { page, errors, close } = await visit(browser, {}, NOTED);
    const answer = await page.goto(`${base}${path}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("heading", { level: 2, name: says }).waitFor();
    await page.getByRole("main").getByRole("link", { name: leads }).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} · Arcology`);
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test("a comparison with a revision that is not there says so beside the card", async () => {
    const { page, errors, close } = await visit(browser, {}, NOTED);
    const answer = await page.goto(`${base}/megacorp/cards/tidal-wave?compare=r9`);
    expect(answer?.status()).toBe(200);
    await page.getByText("“r9” is not a revision of this card, so nothing is compared.").waitFor();
    expect(await page.getByRole("heading", { name: "What changed" }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  atGates("in the studio of a game it stands beside the cards that are there", async () => {
    const { page, errors, close } = await visit(browser, {}, NOTED);
    const answer = await page.goto(`${base}/megacorp/studio/nope`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "No such card" }).waitFor();
    await page.getByText("Megacorp has no card “nope”").waitFor();
    await page.getByRole("button", { name: "All cards" }).click();
    await page.getByRole("heading", { level: 1, name: "Studio" }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test("says so without a script, when its words are the page's own", async () => {
    const text = async (path: string) => (await fetch(`${base}${path}`)).text();
    expect(await text("/megacorp/cards/tidal-waev")).toMatch(/No such card.*Tidal Wave/s);
    expect(await text("/decks/nope")).toContain("This deck does not exist");
    expect(await text("/table/nope")).toContain("This match does not exist");
  });
});

test.each([
  "/",
  "/megacorp/cards",
  "/megacorp/cards/tidal-wave",
  "/megacorp/cards/tidal-wave@r1",
  "/megacorp/studio/tidal-wave",
  "/san/words",
  "/megacorp/words/tags/human",
  "/docs/san/language",
  "/decks/view",
  "/decks/ready/megacorp/testament",
])("%s is there", async (path) => expect((await fetch(`${base}${path}`)).status).toBe(200));

atGates("a version that a deck does not have leads to the deck", async () => {
  const { page, errors, close } = await visit(browser, {}, NOTED);
  const made = await page.request.post(`${base}/api/decks`, { data: { shipped: { game: "megacorp", id: "skyline-takeover" } } });
  const deck = (await made.json()) as { id: string };
  const answer = await page.goto(`${base}/decks/${deck.id}@v9`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "No such version" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Open the deck" }).click();
  await page.waitForURL(`**/decks/${deck.id}`);
  await page.getByRole("combobox", { name: /^Add a card/ }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("from a page of nothing one goes on and back within the page that is open", async () => {
  const { page, errors, close } = await visit(browser, {}, NOTED);
  await page.goto(`${base}/megacorp/cards/tidal-waev`);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.getByRole("main").getByRole("link", { name: "Tidal Wave" }).click();
  await page.getByRole("heading", { level: 1, name: "Tidal Wave" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "No such card" }).waitFor();
  await page.getByRole("link", { name: "All cards" }).click();
  await page.locator("[data-results] [data-cell]").first().waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "No such card" }).waitFor();
  expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});
