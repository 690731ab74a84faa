/** The lobby, drawn from what each game declares: who plays, with which decks and options, by the rules or on a free table. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { DECK_GAMES, hasDecks, isPlayable, PLAYABLE } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { seatNames } from "../../engine/games/seats.ts";
import { axeViolations, visit } from "../browser.ts";
import { atGates, some } from "../size.ts";
import { browser, url } from "./worker.ts";

const lobby = async (page: Page, game: GameId) => {
  await page.goto(`${url}/table?game=${game}`);
  await page.getByRole("radio", { name: ABOUT[game].name, exact: true, checked: true }).waitFor();
};
const atTheTable = (page: Page) => page.waitForURL(/\/table\/[a-z2-7]{20}$/);

test.each(some(GAME_IDS.toReversed(), 2))("an address opens %s as it can be played, without an accessibility violation", async (game) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page, errors, close } = await visit(browser, { viewport, reducedMotion: "reduce" });
    await lobby(page, game);
    await page.getByRole("button", { name: isPlayable(game) ? `Play ${ABOUT[game].name}` : "Open at this screen" }).waitFor();
    expect(await page.getByRole("radio", { name: "By its rules" }).count()).toBe(isPlayable(game) ? 1 : 0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  }
});

test("the seats are those of the game, and change places", async () => {
  const game = PLAYABLE.find((id) => "seats" in ABOUT[id].play) ?? expect.fail("no game names its seats");
  const [first = "", second = ""] = seatNames(game);
  const { page, close } = await visit(browser);
  await lobby(page, game);
  const sitting = () => Promise.all([first, second].map((seat) => page.getByRole("combobox", { name: `Who is ${seat}` }).inputValue()));
  expect(await sitting()).toEqual(["here", "greedy"]);
  await page.getByRole("button", { name: "Swap seats" }).click();
  expect(await sitting()).toEqual(["greedy", "here"]);
  await page.getByRole("button", { name: `Play ${ABOUT[game].name}` }).click();
  await atTheTable(page);
  await page
    .getByRole("heading", { name: `Medium bot vs ${second}` })
    .or(page.getByText(second).first())
    .first()
    .waitFor();
  await close();
});

atGates("as many play as are chosen, each with a deck, and on a free table too", async () => {
  const game = DECK_GAMES.find((id) => isPlayable(id)) ?? expect.fail("no game is played with decks");
  const { page, errors, close } = await visit(browser);
  await lobby(page, game);
  await page.getByRole("radio", { name: "3", exact: true }).check();
  const decks = page.getByRole("combobox", { name: /^Deck of Player/ });
  await expect.poll(() => decks.count()).toBe(3);
  await expect.poll(async () => new Set(await decks.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).size).toBe(3);
  // One ready deck of this studio has a card that is a draft (tests/screens/draft.ts): it cannot be played.
  const names = ["Testament", "The Last Page", "Skyline Takeover"];
  for (const [i, name] of names.entries()) {
    const option = decks.nth(i).locator("option").filter({ hasText: name }).first();
    await decks.nth(i).selectOption(await option.evaluate((one) => (one as HTMLOptionElement).value));
  }
  await page.getByRole("button", { name: "All at this screen" }).click();
  await atTheTable(page);
  await page
    .getByRole("region", { name: "Board" })
    .or(page.getByRole("heading", { name: /Your decision|Player/ }))
    .first()
    .waitFor();
  await lobby(page, game);
  await page.getByRole("radio", { name: "Free table" }).check();
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByRole("combobox", { name: "Who is Player 4" }).selectOption({ label: "Somebody by link" });
  await page.getByRole("button", { name: "Begin and invite" }).click();
  await page.getByText(/\/table\/[a-z2-7]{20}#[a-z2-7]{40}$/).waitFor();
  expect(await page.getByText(/\/table\/[a-z2-7]{20}#[a-z2-7]{40}$/).count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test("a card made here is played: from its page to the lobby, where it joins or replaces a printed card, and to the table", async () => {
  const game = PLAYABLE.find((id) => !hasDecks(id) && ABOUT[id].play.players.to > 2) ?? expect.fail("every game has decks");
  const { cards: printed } = (await (await fetch(`${url}/api/games/${game}/cards`)).json()) as {
    cards: readonly Record<string, unknown>[];
  };
  const { kind, text, fields } = printed[0] ?? expect.fail("no cards");
  const made = async (name: string, words: unknown) => {
    const body = JSON.stringify({ card: { kind, name, text: words, fields } });
    const answer = await fetch(`${url}/api/games/${game}/cards`, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { card: { id: string } }).card.id.slice(game.length + 1);
  };
  const slug = await made("Quay Lantern", text);
  await made("Half Lantern", "Frobnicate the river.");
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await page.goto(`${url}/${game}/cards/${slug}`);
  await page.getByRole("link", { name: "Play a game with it" }).click();
  const what = page.getByRole("combobox", { name: "How Quay Lantern joins the match" });
  await expect.poll(() => what.inputValue()).toBe("joins");
  await page.getByText("One is in the match.").waitFor();
  await page.getByText("One card cannot be played").click();
  await page.getByText(/^Half Lantern .*Fix its text in the studio/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await what.selectOption({ index: 2 });
  await page.getByRole("button", { name: `Play ${ABOUT[game].name}` }).click();
  await atTheTable(page);
  await page
    .getByRole("region", { name: "Board" })
    .or(page.getByRole("heading", { name: /Your decision/ }))
    .first()
    .waitFor();
  const view = (await (await page.request.get(`${url}/api/matches/${page.url().split("/").at(-1)}`)).json()) as { content: string };
  const content = (await (await fetch(`${url}/api/contents/${view.content}`)).json()) as { cards: readonly { name: string }[] };
  expect(content.cards.map(({ name }) => name)).toEqual(expect.arrayContaining(["Quay Lantern"]));
  expect(errors).toEqual([]);
  await close();
});

test("a position is set up without its text, which waits until somebody asks for it", async () => {
  const { page, errors, close } = await visit(browser);
  await lobby(page, PLAYABLE[0] ?? "megacorp");
  await page.getByRole("button", { name: "Set up a position" }).click();
  await page.getByRole("region", { name: "The position in words" }).waitFor();
  const text = page.getByRole("textbox", { name: "Position or scenario" });
  expect(await text.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("From a game of bots");
  await page.getByText("Edit as text, or paste another").click();
  await text.fill('{ "at": ');
  await page.getByText("The text ends too early: a bracket or a quotation mark is not closed.").waitFor();
  // It stays open while it is mended.
  await text.fill("{}");
  await expect.poll(() => page.getByText("The text ends too early").count()).toBe(0);
  expect(await text.isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
