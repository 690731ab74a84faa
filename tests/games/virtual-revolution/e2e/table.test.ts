/**
 * Virtual Revolution at the table: a game of two by keyboard and one of four on a phone, each to its end, and what no other seat is told.
 * A sample has the beginning and the last choices of these games, the gate `pages` all of them.
 */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Scene, SceneOption } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { WholeMatchView } from "../../../../engine/matches/told.ts";
import { axeViolations, visit } from "../../../browser.ts";
import { begin, beginLate, over, yours } from "../../../e2e/table.ts";
import { browser, url } from "../../../e2e/worker.ts";
import { atGates, size } from "../../../size.ts";

const BOT = { who: "bot", bot: "greedy" };
const vr = (players: number) => ({ game: "virtual-revolution", seed: 5, options: { players } });
const board = (page: Page) => page.getByRole("region", { name: "Board" });
const map = (page: Page) => page.getByRole("group", { name: "Map of Neo Paris" });
/** What is asked, after how many choices: the same may be asked again when the bot has moved. */
type Stand = readonly [question: string, choices: string];
const asked = (page: Page): Promise<Stand> =>
  page.evaluate(() => [
    document.querySelector("#asked")?.textContent ?? "",
    document.querySelector('[aria-label="Moment of the match"]')?.getAttribute("max") ?? "",
  ]);

/** Waits until a choice was made and something is asked, or the match is over. */
async function moved(page: Page, [question, choices]: Stand): Promise<void> {
  await page.waitForFunction(
    ([text, count]) =>
      (document.querySelector("#asked")?.textContent ?? "") !== text ||
      (document.querySelector('[aria-label="Moment of the match"]')?.getAttribute("max") ?? "") !== count,
    [question, choices],
  );
  await yours(page).or(over(page)).waitFor();
}

/** The options as they are listed. */
const listed = (page: Page) => page.locator("[aria-labelledby=asked] ol button").allTextContents();

/** In a sample: goes on with the last choices of a game that was played over the API, every turn a Director and then its end. */
async function nearTheEnd(page: Page, players: number): Promise<void> {
  if (size === "whole") return;
  const seats = [{ who: "here" }, ...Array.from({ length: players - 1 }, () => BOT)];
  const chosen = (options: readonly SceneOption[]) => options.find(({ action }) => action.kind === "end turn") ?? options[0];
  const id = await beginLate(page, url, vr(players), { seats, left: 8 * players, chosen });
  await page.goto(`${url}/table/${id}`);
}

/** Plays on to the end: every turn a Director and, now and then, an Action. `choose` takes the option of an index. */
async function toTheEnd(page: Page, choose: (index: number, options: readonly string[]) => Promise<unknown>): Promise<number> {
  let choices = 0;
  for (; choices < 160; choices++) {
    await yours(page).or(over(page)).waitFor();
    if (await over(page).isVisible()) break;
    const [before, options] = [await asked(page), await listed(page)];
    const find = (words: RegExp) => options.findIndex((option) => words.test(option));
    const end = find(/^\d+End the turn/);
    const act = find(/^\d+(Add 1|Create Verse|Build Server|Recruit)/);
    await choose(end < 0 ? 0 : act >= 0 && choices % 5 === 1 ? act : end, options);
    await moved(page, before);
  }
  return choices;
}

/** The score sheet at the end: as many columns as players, and totals that are the points of the seats. */
async function scored(page: Page, players: number): Promise<void> {
  const sheet = board(page).getByRole("region", { name: "Score sheet" });
  await sheet.waitFor();
  const totals = (await sheet.locator("tfoot td").allTextContents()).map(Number);
  expect(totals).toHaveLength(players);
  const shown = await page.getByRole("button", { name: /VP at the end, score sheet$/ }).allTextContents();
  expect(shown.map((text) => Number.parseInt(text, 10)).sort()).toEqual([...totals].sort());
}

test("a game of two is played to its end by keyboard alone, and the sheet says where the points come from", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, BOT], undefined, vr(2));
  await yours(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The map is one stop of Tab; arrow keys lead from borough to borough, and beside it stands what is known of the one that has the focus.
  await map(page)
    .getByRole("button", { name: /^Borough 1, Marais/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  const there = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(there).toMatch(/^Borough \d+, .* controls? it with 1 Influence.*Option \d+, Place a Director in borough \d+/);
  await page.getByRole("region", { name: /^Borough \d+, / }).waitFor();
  const before = await asked(page);
  await page.keyboard.press("Enter");
  await moved(page, before);
  // What cannot be done here now is said with its rule.
  await map(page)
    .getByRole("button", { name: /^Borough 18,/ })
    .press("Enter");
  await page.getByText(/You have no Influence there \(VR-5\.4\)/).waitFor();
  await nearTheEnd(page, 2);
  const choices = await toTheEnd(page, async (index) => {
    if (index < 9) return page.keyboard.press(String(index + 1));
    await page.keyboard.press(".");
    await page.keyboard.type(String(index + 1));
    return page.keyboard.press("Enter");
  });
  expect(choices).toBeGreaterThan(size === "whole" ? 20 : 5);
  await scored(page, 2);
  expect([await axeViolations(page), errors]).toEqual([[], []]);
  await close();
});

atGates("a game of four is played to its end on a phone, where the map is one of three views", async () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    colorScheme: "light",
  } as const;
  const { page, errors, close } = await visit(browser, phone);
  await begin(page, url, [{ who: "here" }, BOT, BOT, BOT], undefined, vr(4));
  await yours(page).waitFor();
  // Four seats in two rows leave the board its room.
  const seats = await page
    .locator("section")
    .filter({ has: page.getByRole("button", { name: /score sheet$/ }) })
    .all();
  const boxes = await Promise.all(seats.slice(0, 4).map((seat) => seat.boundingBox()));
  const [tops, bottoms] = [boxes.map((box) => box?.y ?? 0), boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0))];
  expect(boxes).toHaveLength(4);
  expect(Math.max(...bottoms) - Math.min(...tops)).toBeLessThanOrEqual(112);
  const part = (name: string) => page.getByRole("group", { name: "Which part" }).getByRole("button", { name });
  await part("Agents and Verses").tap();
  await page.getByRole("region", { name: "Available Agents" }).waitFor();
  await part("Players").tap();
  await page.getByRole("region", { name: "Your mat" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await part("Map").tap();
  // A finger looks first: the borough is told, with what can be done there.
  const before = await asked(page);
  await map(page)
    .getByRole("button", { name: /^Borough 4,/ })
    .tap();
  await page
    .getByRole("region", { name: /^Borough 4, / })
    .getByRole("button", { name: /Place a Director in borough 4/ })
    .tap();
  await moved(page, before);
  await nearTheEnd(page, 4);
  // Two taps in quick succession at one place would be a double one, which answers only once: these have no place.
  const press = (button: HTMLElement) => button.click();
  await toTheEnd(page, (_index, options) =>
    page
      .locator("[aria-labelledby=asked] ol button")
      .nth(
        Math.max(
          0,
          options.findIndex((option) => /End the turn/.test(option)),
        ),
      )
      .evaluate(press),
  );
  await scored(page, 4);
  expect([await axeViolations(page), errors]).toEqual([[], []]);
  await close();
});

test("pieces are dragged: a Director onto a borough, and Influence to it from another", async () => {
  const { page, errors, close } = await visit(browser, { reducedMotion: "reduce" });
  await begin(page, url, [{ who: "here" }, BOT], undefined, vr(2));
  await yours(page).waitFor();
  const middle = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error("It is not to be seen");
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const drag = async (what: Locator, to: Locator) => {
    const before = (await listed(page)).join();
    const [from, there] = [await middle(what), await middle(to)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + 9, from[1] - 9, { steps: 3 });
    await page.mouse.move(...there, { steps: 5 });
    await page.mouse.up();
    await page.waitForFunction(
      (text) => [...document.querySelectorAll("[aria-labelledby=asked] ol button")].map((one) => one.textContent).join() !== text,
      before,
    );
    await yours(page).waitFor();
  };
  const own = map(page).getByRole("button", { name: /You control it with 1 Influence/ });
  const [first, second] = await own.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-spot")));
  const [target, other] = [map(page).locator(`[data-spot="${first}"]`), map(page).locator(`[data-spot="${second}"]`)];
  await drag(page.getByRole("region", { name: "Pieces to put on the map" }).getByRole("button", { name: /^Director/ }), target);
  expect(await target.getAttribute("aria-label")).toContain("placed this turn");
  await drag(other, target);
  expect(await other.getAttribute("aria-label")).toContain("Nobody controls it");
  expect(await target.getAttribute("aria-label")).toContain("You control it with 2 Influence");
  expect(errors).toEqual([]);
  await close();
});

test("what a seat holds of Corruption and Objectives is in no answer to the other (VR-16.1)", async () => {
  const [here, guest] = await Promise.all([visit(browser), visit(browser)]);
  const id = await begin(here.page, url, [{ who: "here" }, { who: "link" }], guest.page, { ...vr(2), seed: undefined });
  const view = (page: Page) =>
    page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, `/api/matches/${id}`) as Promise<WholeMatchView>;
  const first = async (page: Page) => {
    await yours(page).waitFor();
    const [before] = await asked(page);
    await page.keyboard.press("1");
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  };
  const [mover, other] = (await yours(here.page).isVisible()) ? [here.page, guest.page] : [guest.page, here.page];
  // A Director in borough 1, where Influence lies: adding to it or eliminating it draws a Corruption.
  await first(mover);
  await first(mover);
  const [own, theirs] = [await view(mover), await view(other)];
  const sides = ({ scene }: WholeMatchView) => (scene as Scene<VirtualRevolutionBoard> | undefined)?.board.players ?? [];
  const mine = sides(own)[own.viewer];
  const held = [...(mine?.corruption ?? []), ...(mine?.objectives ?? [])];
  expect(held.map(({ card }) => card?.startsWith("virtual-revolution/"))).toEqual([true, true, true]);
  const seen = sides(theirs)[own.viewer];
  expect([...(seen?.corruption ?? []), ...(seen?.objectives ?? [])].map(({ card }) => card)).toEqual([undefined, undefined, undefined]);
  for (const one of held) expect(theirs.observation.card[one.id]).toBeNull();
  await Promise.all([here.close(), guest.close()]);
});
