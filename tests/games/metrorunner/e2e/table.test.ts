/** Metrorunner at the table: three seats by keyboard, a solo game on a phone, and hands that nobody else sees. At the whole size both games go on to their end. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { Scene } from "../../../../engine/games/scene.ts";
import type { WholeMatchView } from "../../../../engine/matches/told.ts";
import { axeViolations, visit } from "../../../browser.ts";
import { begin, over, yours } from "../../../e2e/table.ts";
import { browser, url } from "../../../e2e/worker.ts";
import { atGates, size } from "../../../size.ts";

const BOT = { who: "bot", bot: "greedy" };
const metro = (players: number) => ({ game: "metrorunner", seed: 5, options: { players, first: 1 } });
const board = (page: Page) => page.getByRole("region", { name: "Board" });
const map = (page: Page) => page.getByRole("group", { name: "Map of the city" });
const asked = async (page: Page) => (await page.locator("#asked").textContent()) ?? "";
/** An option of the list, by its words. */
const option = (page: Page, words: RegExp) => page.locator("[aria-labelledby=asked] ol button").filter({ hasText: words }).first();

/** Does something that answers, and waits until something else is asked. */
async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await asked(page);
  await act();
  await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  await yours(page).waitFor();
}

/** Plays on to the end of a game at its whole size: jobs where they can be completed, else what the station gives. `choose` takes an option by its number. */
async function toTheEnd(page: Page, players: number, choose: (number: number) => Promise<unknown>): Promise<void> {
  if (size !== "whole") return;
  const WANTS = [/^\d+Complete/, /^\d+Stop/, /^\d+Contact/, /^\d+Acquire/, /^\d+Collect/, /^\d+End turn/];
  for (let i = 0; i < 900; i++) {
    await yours(page).or(over(page)).waitFor();
    if (await over(page).isVisible()) break;
    const options = await page.locator("[aria-labelledby=asked] ol button").allTextContents();
    const moves = options.filter((words) => /^\d+Move .*Free/.test(words));
    const one =
      moves[i % Math.max(1, moves.length)] ?? WANTS.flatMap((want) => options.filter((words) => want.test(words)))[0] ?? options[0];
    const before = await asked(page);
    await choose(Number.parseInt(one ?? "1", 10));
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  }
  const sheet = board(page).getByRole("region", { name: "Score sheet" });
  await sheet.waitFor();
  const totals = (await sheet.locator("tfoot td").allTextContents()).map(Number);
  const shown = await page.getByRole("button", { name: /points? at the end, score sheet$/ }).allTextContents();
  expect(shown.map((text) => Number.parseInt(text, 10)).sort()).toEqual(totals.sort());
  expect(totals).toHaveLength(players);
}

test("three seats, by keyboard alone: a station is reached over the map, a cube collected, a reason and the score read", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, BOT, BOT], undefined, metro(3));
  await yours(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The map is one stop of Tab; arrow keys lead from station to station, and each says what moving there costs.
  await map(page)
    .getByRole("button", { name: /^Station A03, Acquire Gigs, in Undergrid, to move there: free\. Option 1/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  const there = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(await there()).toMatch(/^Station A04, Contact Agents, in Undergrid and Spire Row, to move there: free/);
  await page.getByRole("region", { name: "Station A04" }).getByText("Moving there is free.").waitFor();
  await answered(page, () => page.keyboard.press("Enter"));
  // What a hand card lacks is said with its rule.
  await board(page)
    .getByRole("button", { name: /^In your hand\./ })
    .first()
    .press("Enter");
  await page
    .getByRole("dialog")
    .getByText(/\(MR-(6\.6|8\.3)\)/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  // Both districts of a border can be collected in.
  await answered(page, () => option(page, /Collect 1 black cube in Undergrid/).press("Enter"));
  await answered(page, () => option(page, /^\d+End turn/).press("Enter"));
  expect(await board(page).getByText("Round 2").isVisible()).toBe(true);
  // Two cubes for two stations are one gesture; a job that is pressed meanwhile says what comes first.
  await board(page)
    .getByRole("button", { name: /^In your hand\./ })
    .first()
    .press("Enter");
  await page
    .getByRole("dialog")
    .getByText(/First you move\. Then you can complete .+ \(MR-4\.2\)/)
    .waitFor();
  await page.keyboard.press("Escape");
  await answered(page, () => option(page, /^\d+Move 4 .*Costs 2 cubes/).press("Enter"));
  const cubes = page.getByRole("region", { name: "Pay 2 cubes at once" });
  await cubes.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const colour of ["blue", "black"]) await cubes.getByRole("button", { name: `One more ${colour}` }).press("Enter");
  await answered(page, () => cubes.getByRole("button", { name: "Pay 1 black, 1 blue" }).press("Enter"));
  await page.getByText("Take an action (MR-6.1)").waitFor();
  await page
    .getByRole("button", { name: /points? now, score sheet$/ })
    .first()
    .press("Enter");
  await page.getByRole("dialog", { name: "Points now" }).getByRole("region", { name: "Score sheet" }).waitFor();
  await page.keyboard.press("Escape");
  await toTheEnd(page, 3, async (number) => {
    if (number < 10) return page.keyboard.press(String(number));
    await page.keyboard.press(".");
    await page.keyboard.type(String(number));
    return page.keyboard.press("Enter");
  });
  expect([await axeViolations(page), errors]).toEqual([[], []]);
  await close();
});

atGates("alone on a phone: city, jobs and runners are views, and what the Rogue A.I. did is shown step by step", async () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    colorScheme: "light",
  } as const;
  const { page, errors, close } = await visit(browser, phone);
  await begin(page, url, [{ who: "here" }], undefined, metro(1));
  await yours(page).waitFor();
  // Two taps in quick succession at one place would be a double one, which answers only once: these have no place.
  const choose = (words: RegExp) => answered(page, () => option(page, words).evaluate((button: HTMLElement) => button.click()));
  // A finger looks first: the station is told, with what can be done there.
  await map(page)
    .getByRole("button", { name: /^Station A03,/ })
    .tap();
  const told = board(page).getByRole("region", { name: "Station A03" });
  await told.getByText("Acquire Gigs: take two jobs from the offer or the deck.").waitFor();
  await answered(page, () => told.getByRole("button", { name: /Move 1 to A03/ }).evaluate((button: HTMLElement) => button.click()));
  await choose(/Acquire Gigs/);
  // What is asked is about the offer, which comes in sight by itself.
  await board(page).getByRole("region", { name: "Offer" }).waitFor();
  await choose(/^\d+Take /);
  await choose(/Draw the top card/);
  await choose(/^\d+End turn/);
  const rogue = board(page).getByRole("region", { name: "Rogue A.I." });
  await rogue.getByText(/^The A\.I\. reveals A\.I\. \d+\.$/).waitFor();
  const steps = rogue.getByRole("listitem");
  expect(await steps.count()).toBe(1);
  await rogue.getByRole("button", { name: /^Next step/ }).tap();
  expect(await steps.count()).toBe(2);
  await rogue.getByRole("button", { name: "All" }).tap();
  expect(await steps.count()).toBeGreaterThan(3);
  const part = (name: string) => page.getByRole("group", { name: "Which part" }).getByRole("button", { name });
  await part("Jobs").tap();
  await board(page).getByRole("region", { name: "Your jobs in hand, 4" }).waitFor();
  await part("Runners").tap();
  await board(page).getByRole("region", { name: "Your mat" }).waitFor();
  await toTheEnd(page, 1, (number) => option(page, new RegExp(`^${number}`)).evaluate((button: HTMLElement) => button.click()));
  expect([await axeViolations(page), errors]).toEqual([[], []]);
  await close();
});

test("jobs in hand are in no answer to the other seat, and between two at one screen they lie face down (MR-R11)", async () => {
  const [here, guest] = await Promise.all([visit(browser), visit(browser)]);
  const id = await begin(here.page, url, [{ who: "here" }, { who: "link" }], guest.page, { ...metro(2), seed: undefined });
  const view = (page: Page) =>
    page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, `/api/matches/${id}`) as Promise<WholeMatchView>;
  const hands = ({ scene }: WholeMatchView) =>
    ((scene as Scene<MetrorunnerBoard> | undefined)?.board.players ?? []).map(({ hand }) => hand);
  const [own, theirs] = [await view(here.page), await view(guest.page)];
  const mine = hands(own)[own.viewer] ?? [];
  expect(mine.map(({ card }) => card?.startsWith("metrorunner/"))).toEqual([true, true]);
  // Everybody knows who has which starting job (MR-3.10).
  const [starting, drawn] = mine;
  expect(hands(theirs)[own.viewer]?.map(({ card }) => card)).toEqual([starting?.card, undefined]);
  expect(theirs.observation.card[drawn?.id ?? -1]).toBeNull();
  // Who only watches reads whose hand it is.
  const watcher = await visit(browser);
  await watcher.page.goto(`${url}/table/${id}`);
  await board(watcher.page)
    .getByRole("region", { name: /^\S.*'s jobs in hand, 2$/ })
    .waitFor();
  expect(
    await board(watcher.page)
      .getByText(/your (jobs in )?hand/i)
      .count(),
  ).toBe(0);
  await watcher.close();
  await guest.close();
  // One screen: the first has moved, and the second has not looked yet.
  const { page } = here;
  const shared = await begin(page, url, [{ who: "here" }, { who: "here" }], undefined, metro(2));
  await page.evaluate((match) => sessionStorage.removeItem(`arcology.open-hands.${match}`), shared);
  await page.reload();
  await yours(page).waitFor();
  await board(page)
    .getByRole("button", { name: /^In your hand\. First Descent/ })
    .waitFor();
  await answered(page, () => option(page, /^\d+Move 2/).press("Enter"));
  await answered(page, () => option(page, /Collect 1 black/).press("Enter"));
  await option(page, /^\d+End turn/).press("Enter");
  await page.getByRole("button", { name: "I am Runner 2: show my cards" }).waitFor();
  expect(
    await board(page)
      .getByRole("button", { name: /^In your hand\. A hidden card/ })
      .count(),
  ).toBe(2);
  await page.getByRole("button", { name: "I am Runner 2: show my cards" }).press("Enter");
  await board(page)
    .getByRole("button", { name: /^In your hand\. First Toast/ })
    .waitFor();
  await here.close();
});
