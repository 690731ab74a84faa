/** Megacorp at the table, as people play it: a whole match by keyboard alone, passing, the list of the networks, reasons. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MatchMade } from "../../../../engine/matches/told.ts";
import { axeViolations, visit } from "../../../browser.ts";
import { pickUp, putDown } from "../../../e2e/dragging.ts";
import { browser, url } from "../../../e2e/worker.ts";
import { atGates, size, some } from "../../../size.ts";

const yours = (page: Page) => page.getByRole("heading", { name: "Your decision" });
const over = (page: Page) => page.getByRole("heading", { name: "The match is over" });
const asked = (page: Page) => page.locator("#asked").textContent();

/** Waits until the person is asked, or nobody is any more. Whether the match goes on. */
async function goesOn(page: Page): Promise<boolean> {
  await yours(page).or(over(page)).waitFor();
  return !(await over(page).isVisible());
}

const moved = (page: Page, before: string | null) =>
  page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);

const SEATS = [{ who: "here" }, { who: "bot", bot: "greedy" }];

/** Makes a match as the API is asked for one, and opens it. */
async function made(page: Page, path: string, wish: object): Promise<void> {
  await page.goto(`${url}/table`);
  const { id } = await page.evaluate(
    async ([to, body]) => {
      const answer = await fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body });
      return (await answer.json()) as MatchMade;
    },
    [path, JSON.stringify(wish)] as const,
  );
  await page.goto(`${url}/table/${id}`);
}

/** A match of two ready decks against a bot, with all that chance brings. */
const begin = (page: Page, seed: number) =>
  made(page, "/api/matches", { game: "megacorp", seed, seats: SEATS, options: { decks: ["testament", "skyline-takeover"] } });

const options = (page: Page) => page.getByRole("region", { name: "Your decision" }).getByRole("listitem");

/** A position in which the bot draws from an empty deck when its turn begins and has lost (MC-13.5). */
const LAST_TURN = {
  game: "megacorp",
  seats: SEATS,
  scenario: {
    name: "The last turn",
    rules: ["MC-13.5"],
    seed: 7,
    position: {
      "to move": "Player 1",
      turn: 9,
      at: "buy phase",
      "Player 1": {
        network: { "0,0": "Paradise Mutual", "1,0": "Gnost Cleric", "0,1": "Village Faithful" },
        hand: ["Gnost Cleric"],
        money: 6,
        "main deck": ["5 Gnost Cleric"],
        "resource deck": [],
        "open market": ["Village Faithful"],
      },
      "Player 2": {
        network: { "0,0": "Ferrum Nanologics", "1,0": "Gnost Cleric" },
        hand: [],
        money: 10,
        "main deck": [],
        "resource deck": [],
        "open market": [],
      },
    },
    steps: [],
  },
};
/** A sample plays so many decisions of the beginning, and then the last turn of another match. */
const BEGUN = 8;

test("a whole match against a bot is played by keyboard alone, partly in the list, and the focus is never lost", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, 5);
  let decisions = 0;
  for (; decisions < 400 && (await goesOn(page)); decisions++) {
    if (decisions === BEGUN && size !== "whole") {
      await made(page, "/api/matches/set-up", LAST_TURN);
      if (!(await goesOn(page))) break;
    }
    if (decisions === 6) {
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "As a list" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("region", { name: "Your network" }).getByRole("listitem").first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
    }
    const before = await asked(page);
    const count = await options(page).count();
    if (decisions % 5 === 4 && count > 0) {
      // By words: the first option that has a number.
      await page.keyboard.press(".");
      await page.keyboard.type("1");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press(count > 1 ? "2" : count === 1 ? "1" : "Space");
    await moved(page, before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  }
  expect(await over(page).isVisible()).toBe(true);
  expect(decisions).toBeGreaterThan(12);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
}, 600_000);

const STAGES = [
  { width: 1440, height: 900, rows: true, least: 200 },
  { width: 1024, height: 768, rows: true, least: 140 },
  // On a phone as many as are large enough to read, the others beside them.
  { width: 390, height: 844, rows: false, least: 200 },
];
test.each(some(STAGES))(
  "while it is asked whether to keep the hand, it lies whole on the stage at %j",
  async ({ rows, least, ...viewport }) => {
    const { page, close } = await visit(browser, { viewport });
    await begin(page, 5);
    for (let i = 0; i < 3 && (await goesOn(page)) && !(await asked(page))?.startsWith("Keep your hand"); i++) {
      const before = await asked(page);
      await page.keyboard.press("2");
      await moved(page, before);
    }
    const hand = page.getByRole("region", { name: "Your hand" });
    await hand.getByRole("button").first().waitFor();
    const seen = await hand.evaluate((region) => {
      const stage = region.parentElement?.getBoundingClientRect();
      const cards = [...region.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
      return cards
        .filter((card) => stage && card.top >= stage.top && card.bottom <= stage.bottom && card.right <= stage.right)
        .map(({ width }) => width);
    });
    expect(seen.length).toBeGreaterThan(0);
    if (rows) expect(seen.length).toBe(await hand.getByRole("button").count());
    expect(Math.min(...seen)).toBeGreaterThan(least);
    // Then the hand makes room for the networks again.
    const before = await asked(page);
    await page.keyboard.press("1");
    await moved(page, before);
    await page.getByRole("region", { name: "Networks" }).waitFor();
    await close();
  },
);

/** Four players whose networks are tall: too much for a small window at once. */
const CROWDED = {
  game: "megacorp",
  seats: [{ who: "here" }, ...Array.from({ length: 3 }, () => ({ who: "bot", bot: "greedy" }))],
  scenario: {
    name: "Four tall networks",
    rules: ["MC-8.1"],
    seed: 7,
    options: { decks: ["testament", "skyline-takeover", "apex-predators", "the-last-page"] },
    position: {
      "to move": "Player 1",
      turn: 9,
      at: "buy phase",
      ...Object.fromEntries(
        ["Paradise Mutual", "Ferrum Nanologics", "Lattice Holdings", "Chrysalis Dynamics"].map((business, i) => [
          `Player ${i + 1}`,
          {
            network: { "0,0": business, "1,0": "Gnost Cleric", ...Object.fromEntries([1, 2, 3, 4].map((y) => [`0,${y}`, "Gnost Cleric"])) },
            hand: Array.from({ length: 9 }, () => "Gnost Cleric"),
            money: 6,
            "main deck": ["9 Gnost Cleric"],
            "resource deck": ["9 Village Faithful"],
            "open market": ["Village Faithful"],
          },
        ]),
      ),
    },
    steps: [],
  },
};

test.each(
  some([
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]),
)(
  "with four tall networks the own one is whole in sight at %j, and the last of nine cards in the hand",
  async (viewport) => {
    const { page, errors, close } = await visit(browser, { viewport, reducedMotion: "reduce" });
    await made(page, "/api/matches/set-up", CROWDED);
    await goesOn(page);
    const edges = async (inside: string) =>
      page
        .getByRole("region", { name: inside })
        .locator("[data-slot]")
        .evaluateAll((all) =>
          all.map((one) => {
            const { left, top, right, bottom } = (one.firstElementChild ?? one).getBoundingClientRect();
            return { left, top, right, bottom };
          }),
        );
    const room = await page.getByRole("region", { name: "Networks" }).boundingBox();
    if (!room) throw new Error("no networks");
    await expect
      .poll(async () => {
        const own = await edges("Your network");
        return (
          own.length === 6 &&
          own.every(
            ({ left, top, right, bottom }) =>
              left >= room.x && right <= room.x + room.width && top >= room.y && bottom <= room.y + room.height,
          )
        );
      })
      .toBe(true);
    const last = page.getByRole("region", { name: "Your hand" }).getByRole("listitem").last().locator("svg").first();
    const face = await last.boundingBox();
    expect((face?.x ?? 0) + (face?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(room.x + room.width);
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
  60_000,
);

atGates("arrow keys go from card to card, a look shows keywords, and what cannot be done says why", async () => {
  const { page, close } = await visit(browser);
  await begin(page, 5);
  for (let i = 0; i < 3 && (await goesOn(page)); i++) {
    const before = await asked(page);
    await page.keyboard.press("1");
    await moved(page, before);
  }
  await yours(page).waitFor();
  const network = page.getByRole("region", { name: "Your network" });
  await network.getByRole("button").first().focus();
  const first = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-slot]") !== null)).toBe(true);
  expect(first).toMatch(/costs|business/i);
  // The look of the card that has the focus now, not of one that it has just left.
  await page.waitForFunction(() => document.activeElement?.closest("[aria-describedby]"));
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
  await page.getByRole("region", { name: "Your hand" }).getByRole("button").last().click();
  await page
    .getByRole("dialog")
    .getByText(/\((MC-[\dRG.]+|a card's text)\)/)
    .first()
    .waitFor();
  await close();
});

test("a card is dragged to where it is lit, which answers two questions; what goes nowhere says why", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, 5);
  const revealed = page.getByRole("region", { name: "Revealed resource" }).getByRole("button");
  for (let i = 0; i < 6; i++) {
    await yours(page).waitFor();
    if (await revealed.isVisible()) break;
    const before = await asked(page);
    await page.keyboard.press("1");
    await moved(page, before);
  }
  const before = await asked(page);
  await pickUp(page, page.getByRole("region", { name: "Your hand" }).getByRole("button").first());
  await putDown(page, page.getByRole("region", { name: "Networks" }));
  await page
    .getByRole("region", { name: "Notices" })
    .getByText(/\(MC-[\dRG.]+\)/)
    .waitFor();
  expect(await asked(page)).toBe(before);
  const name = (await revealed.getAttribute("aria-label"))?.split(/[.,] /)[1] ?? "";
  await pickUp(page, revealed);
  await putDown(page, page.locator("[data-lit]").first());
  await page.getByRole("region", { name: "Your network" }).getByRole("button", { name }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("the table passes by itself where nothing can be done, visibly; it can be held and taken back, and asks everywhere if told to", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, 5);
  const passing = page.getByText(/Going on for you in a moment: /);
  const passed = page
    .locator("[data-table]")
    .filter({ has: yours(page) })
    .filter({ hasText: "Passed for you" });
  // Until something is passed nothing but the first option is taken; what is passed has no number.
  for (let i = 0; i < 40 && (await goesOn(page)) && !(await passed.isVisible()); i++) {
    const before = await asked(page);
    await page.keyboard.press((await options(page).count()) > 0 ? "1" : "Space");
    await moved(page, before);
    await page.locator("#asked", { hasText: /Your decision|over/ }).waitFor();
  }
  await passed.waitFor();
  // Taking back goes to before the first of the row, and what is taken back stays asked.
  await page.keyboard.press("u");
  await expect.poll(() => page.getByText(/Passed for you/).count()).toBe(0);
  await yours(page).waitFor();
  const before = await asked(page);
  await new Promise((done) => setTimeout(done, 1_200));
  expect(await asked(page)).toBe(before);
  expect(await passing.count()).toBe(0);
  // Who wants to be asked at every moment is.
  await page.getByText(/^You are asked/).click();
  await page.getByRole("button", { name: "Ask me at every moment" }).click();
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await page.keyboard.press("Space");
  await moved(page, before);
  await yours(page).waitFor();
  expect(await passing.count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
}, 240_000);
