/** CORP at the table: a turn with a trade, a purchase of stock that makes a Vassal, and an infiltration; four seats by keyboard; a phone; and hands that nobody else sees. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { CorpBoard } from "../../../../engine/games/corp/table/scene.ts";
import type { Scene } from "../../../../engine/games/scene.ts";
import type { MatchView } from "../../../../engine/matches/told.ts";
import { axeViolations, visit as open } from "../../../browser.ts";
import { begin, beginAt, over, yours } from "../../../e2e/table.ts";
import { browser, url } from "../../../e2e/worker.ts";
import { atGates, size } from "../../../size.ts";
import { rich } from "../position.ts";

/** Who tests wants to be asked at every moment. */
async function visit(...wish: Parameters<typeof open>): ReturnType<typeof open> {
  const opened = await open(...wish);
  await opened.page.addInitScript(() => localStorage.setItem("arcology.table.passes", '"always"'));
  return opened;
}

const BOT = { who: "bot", bot: "greedy" };
const corp = (players: number) => ({ game: "corp", seed: 5, options: { players, first: 1 } });
const board = (page: Page) => page.getByRole("region", { name: "Board" });
const map = (page: Page) => page.getByRole("group", { name: "Map of the city" });
const asked = async (page: Page) => (await page.locator("#asked").textContent()) ?? "";
/** An option of the list, by its words. */
const option = (page: Page, words: RegExp) => page.locator("[aria-labelledby=asked] :is(ol, p) button").filter({ hasText: words }).first();

/** Does something that answers, and waits until something else is asked. */
async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await asked(page);
  await act();
  await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  await yours(page).or(over(page)).waitFor();
}

/** Builds where it can, hires, goes on; to the end of a game at its whole size. */
async function toTheEnd(page: Page, players: number): Promise<void> {
  if (size !== "whole") return;
  const WANTS = [/^\d+Buy .* tier/, /^\d+Build/, /^\d+Replace/, /^\d+Done/, /^\d+Refuse/];
  for (let i = 0; i < 900; i++) {
    await yours(page).or(over(page)).waitFor();
    if (await over(page).isVisible()) break;
    const options = await page.locator("[aria-labelledby=asked] ol button").evaluateAll((all) => all.map((one) => one.textContent ?? ""));
    const one = WANTS.flatMap((want) => options.filter((words) => want.test(words)))[0] ?? options[0] ?? "1";
    const before = await asked(page);
    // Passing has no number.
    if (options.length === 0 || (!WANTS.some((want) => want.test(one)) && (await option(page, /^Pass/).isVisible())))
      await page.keyboard.press("Space");
    else {
      await page.keyboard.press(".");
      await page.keyboard.type(String(Number.parseInt(one, 10)));
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  }
  const rows = board(page).getByRole("table").getByRole("row");
  await rows.first().waitFor();
  expect(await rows.count()).toBe(players + 1);
}

test("two seats: an asset is traded with a bot, stock makes a Vassal, and a team walks to the gate and steals", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await beginAt(page, url, { game: "corp", scenario: rich(2), seats: [{ who: "here" }, BOT] });
  await yours(page).waitFor();
  const trades = page.getByRole("region", { name: "Trades" });
  await trades.getByRole("button", { name: "Make an offer" }).click();
  await trades.getByLabel("You give: credits in ¥M, of 30").fill("10");
  await trades.getByLabel(/^Armory/).check();
  expect(await axeViolations(page)).toEqual([]);
  await answered(page, () => trades.getByRole("button", { name: "Offer this to Oban-Kessler Group" }).click());
  const mine = page.getByRole("region", { name: "Your mat" });
  await mine.getByRole("heading", { name: "Assets, 2 of 2" }).waitFor();
  await answered(page, () => option(page, /Done with Trade/).click());
  // A press on another mat shows it large, and a lit tier is bought there.
  await page.getByRole("button", { name: /^Mat of Medium bot/ }).click();
  const theirs = page.getByRole("region", { name: "Oban-Kessler Group's mat" });
  await answered(page, () => theirs.getByRole("button", { name: /^Research tier 1, .*Option \d/ }).click());
  await theirs.getByText("Vassal of you.").waitFor();
  await answered(page, () => option(page, /^\d*Pass/).click());
  await answered(page, () => option(page, /Move team 1/).click());
  // The steps of a turn stand on the board alone, the current one by its whole name.
  expect(await page.getByRole("list", { name: "Phase" }).count()).toBe(0);
  const step = board(page).getByRole("list", { name: "Steps of the turn" }).locator("[aria-current=step]");
  expect(await step.textContent()).toBe("8 Runner Action");
  // The planner tells what an infiltration comes to, with what it takes for granted.
  await map(page)
    .getByRole("button", { name: /^HQ of Oban-Kessler Group/ })
    .hover();
  const told = page.getByRole("region", { name: "HQ of Oban-Kessler Group" });
  await told
    .getByText(/^Team 1 infiltrates it with \d+ % from the gate on; the gate is within reach\. Without action cards and deals/)
    .waitFor();
  await answered(page, () => map(page).getByRole("button", { name: /^G4\b/ }).click());
  await answered(page, () =>
    map(page)
      .getByRole("button", { name: /^HQ of Oban-Kessler Group.*Option \d, Infiltrate/ })
      .click(),
  );
  const encounter = page.getByRole("region", { name: "Encounter" });
  await encounter.getByText("Infiltration of Oban-Kessler Group").waitFor();
  await option(page, /^1SneakSucceeds in \d+ %/).waitFor();
  await answered(page, () => option(page, /^1Sneak/).click());
  // Before a roll whoever holds action cards is asked, and sees the dice and their odds.
  await encounter.getByText(/that you get more hits, with these dice/).waitFor();
  expect(await encounter.getByText(/^\d+ dice$/).count()).toBe(2);
  await answered(page, () => page.keyboard.press("Space"));
  await page
    .getByRole("region", { name: "Last roll" })
    .getByRole("img", { name: /^You rolled [1-6, ]+: \d+ hits?$/ })
    .waitFor();
  expect([await axeViolations(page), errors]).toEqual([[], []]);
  await close();
});

atGates(
  "four seats by keyboard alone: an asset is traded, stock makes a Vassal, a team infiltrates; the map, a reason on the mat, and the standing",
  async () => {
    const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
    await beginAt(page, url, { game: "corp", scenario: rich(4), seats: [{ who: "here" }, BOT, BOT, BOT] });
    await yours(page).waitFor();
    const enter = (words: RegExp) => answered(page, () => option(page, words).press("Enter"));
    const trades = page.getByRole("region", { name: "Trades" });
    await trades.getByRole("button", { name: "Make an offer" }).press("Enter");
    // Choices are made with letters and arrows, credits typed, cards ticked with Space.
    await trades.getByRole("combobox", { name: "With" }).press("O");
    await trades.getByLabel("You give: credits in ¥M, of 30").fill("10");
    await trades.getByLabel(/^Armory/).press("Space");
    expect(await trades.getByLabel(/^Armory/).isChecked()).toBe(true);
    await answered(page, () => trades.getByRole("button", { name: "Offer this to Oban-Kessler Group" }).press("Enter"));
    await page.getByRole("region", { name: "Your mat" }).getByRole("heading", { name: "Assets, 2 of 2" }).waitFor();
    await enter(/Done with Trade/);
    // Four mats lie on the table; another one is opened, and a lit tier bought there.
    expect(await page.getByRole("button", { name: /^Mat of / }).count()).toBe(4);
    await page.getByRole("button", { name: /^Mat of Medium bot 1/ }).press("Enter");
    const theirs = page.getByRole("region", { name: "Oban-Kessler Group's mat" });
    await answered(page, () => theirs.getByRole("button", { name: /^Research tier 1, .*Option \d/ }).press("Enter"));
    await theirs.getByText("Vassal of you.").waitFor();
    // What a mat does not allow is said with its rule.
    await enter(/^\d*Pass/);
    // The map is one stop of Tab; arrow keys lead from spot to spot.
    await map(page).getByRole("button", { name: /^B1$/ }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^C1\b/);
    await enter(/Move team 1/);
    await answered(page, () => map(page).getByRole("button", { name: /^G1\b/ }).press("Enter"));
    await enter(/Infiltrate/);
    const encounter = page.getByRole("region", { name: "Encounter" });
    await encounter.getByText("Infiltration of Oban-Kessler Group").waitFor();
    await enter(/^1Sneak/);
    await encounter.getByText(/that you get more hits, with these dice/).waitFor();
    const roll = page.getByRole("region", { name: "Last roll" }).getByRole("img", { name: /^You rolled [1-6, ]+: \d+ hits?$/ });
    // Bots may play cards before it.
    for (let i = 0; i < 8 && !(await roll.isVisible()); i++) await answered(page, () => page.keyboard.press("Space"));
    await roll.waitFor();
    await page
      .getByRole("button", { name: /^\d+ worth, in ¥M, now, score sheet$/ })
      .first()
      .press("Enter");
    const standing = page.getByRole("dialog", { name: "Standings" });
    expect(await standing.getByRole("row").count()).toBe(5);
    await standing.getByText(/The market may close from round 18 on/).waitFor();
    await page.keyboard.press("Escape");
    await toTheEnd(page, 4);
    expect([await axeViolations(page), errors]).toEqual([[], []]);
    await close();
  },
);

atGates("two seats on a phone: a trade, stock, a Vassal and an infiltration, with city, mats and cards as views", async () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    colorScheme: "light",
  } as const;
  const { page, errors, close } = await visit(browser, phone);
  await beginAt(page, url, { game: "corp", scenario: rich(2), seats: [{ who: "here" }, BOT] });
  await yours(page).waitFor();
  const part = (name: string) => page.getByRole("group", { name: "Which part" }).getByRole("button", { name });
  const choose = (words: RegExp) => answered(page, () => option(page, words).evaluate((button: HTMLElement) => button.click()));
  const trades = page.getByRole("region", { name: "Trades" });
  await trades.getByRole("button", { name: "Make an offer" }).tap();
  await trades.getByLabel("You give: credits in ¥M, of 30").fill("10");
  await trades.getByLabel(/^Armory/).tap();
  await answered(page, () => trades.getByRole("button", { name: "Offer this to Oban-Kessler Group" }).tap());
  await part("Mats").tap();
  await page.getByRole("region", { name: "Your mat" }).getByRole("heading", { name: "Assets, 2 of 2" }).waitFor();
  await choose(/Done with Trade/);
  await page.getByRole("group", { name: "Whose mat" }).getByRole("button", { name: "Oban-Kessler Group" }).tap();
  const theirs = page.getByRole("region", { name: "Oban-Kessler Group's mat" });
  await answered(page, () => theirs.getByRole("button", { name: /^Research tier 1, .*Option \d/ }).tap());
  await theirs.getByText("Vassal of you.").waitFor();
  await choose(/^\d*Pass/);
  // A finger looks first; what can be done there stands beside the map.
  await part("City").tap();
  const at = async (spot: RegExp, does: RegExp) => {
    await map(page).getByRole("button", { name: spot }).tap();
    await answered(page, () => board(page).getByRole("region", { name: spot }).getByRole("button", { name: does }).first().tap());
  };
  await at(/^G5\b/, /Move team 1/);
  await at(/^G4\b/, /./);
  await at(/^HQ of Oban-Kessler Group/, /Infiltrate/);
  const encounter = page.getByRole("region", { name: "Encounter" });
  await encounter.getByText("Infiltration of Oban-Kessler Group").waitFor();
  await choose(/^1Sneak/);
  await encounter.getByText(/that you get more hits, with these dice/).waitFor();
  await choose(/^\d*Pass/);
  await page
    .getByRole("region", { name: "Last roll" })
    .getByRole("img", { name: /^You rolled [1-6, ]+: \d+ hits?$/ })
    .waitFor();
  await part("Cards").tap();
  await board(page).getByRole("region", { name: "Pool: Runners" }).waitFor();
  expect([await axeViolations(page), errors]).toEqual([[], []]);
  await close();
});

test("action cards are in no answer to the other seat, and between two at one screen they lie face down (CORP-1.5)", async () => {
  const [here, guest] = await Promise.all([visit(browser), visit(browser)]);
  const id = await begin(here.page, url, [{ who: "here" }, { who: "link" }], guest.page, { ...corp(2), seed: undefined });
  const view = (page: Page) =>
    page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, `/api/matches/${id}`) as Promise<MatchView>;
  const hands = ({ scene }: MatchView) => ((scene as Scene<CorpBoard> | undefined)?.board.players ?? []).map(({ hand }) => hand);
  const [own, theirs] = [await view(here.page), await view(guest.page)];
  expect(hands(own)[own.viewer]?.map(({ card }) => card?.startsWith("corp/"))).toEqual([true, true]);
  expect(hands(theirs)[own.viewer]?.map(({ card }) => card)).toEqual([undefined, undefined]);
  await guest.close();
  const { page } = here;
  await beginAt(page, url, { game: "corp", scenario: rich(2), seats: [{ who: "here" }, { who: "here" }] });
  await page.getByRole("button", { name: "I am Helix Dominion: show my cards" }).press("Enter");
  await yours(page).waitFor();
  const card = (name: RegExp) => board(page).getByRole("button", { name });
  await card(/^Your action cards\. Assault Rifles/).waitFor();
  for (const words of [/Done with Trade/, /^\d*Pass/, /^\d*Pass/]) await answered(page, () => option(page, words).press("Enter"));
  await option(page, /^\d*Pass/).press("Enter");
  const takes = page.getByRole("button", { name: "I am Oban-Kessler Group: show my cards" });
  await takes.waitFor();
  expect([await card(/^Your action cards\. A hidden card/).count(), await card(/Assault Rifles|Denial/).count()]).toEqual([1, 0]);
  await takes.press("Enter");
  await card(/^Your action cards\. Denial/).waitFor();
  await here.close();
});
