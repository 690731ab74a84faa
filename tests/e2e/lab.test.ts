/** The lab: a question is asked by keyboard, goes on while its page is closed, is stopped, compared; its plots say what its tables say. */
import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import type { RunTold } from "../../engine/questions/index.ts";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { url as base, browser } from "./worker.ts";

const told = async (id: string): Promise<RunTold> => (await (await fetch(`${base}/api/lab/${id}`)).json()) as RunTold;
const until = (id: string, is: (run: RunTold) => boolean) =>
  vi.waitFor(async () => expect(is(await told(id))).toBe(true), { timeout: 120_000, interval: 200 });

async function ask(most: number, seed: number, wish: object = {}): Promise<string> {
  const plain = { question: "first-seat", game: "san", bots: ["random"], options: { turnLimit: 40 }, most, seed, within: 0.001 };
  const response = await fetch(`${base}/api/lab`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...plain, ...wish }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const stop = (id: string) =>
  fetch(`${base}/api/lab/${id}/acts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ act: "stop" }),
  });

/** Types into the field of a label, reached by Tab. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((one) => one.textContent).join(" ") : "";
    });
    if (!name.startsWith(label)) continue;
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
    return;
  }
  throw new Error(`Tab never reached ${label}.`);
}

describe("a run of the lab", () => {
  test("is asked by keyboard, goes on while nobody looks, is opened again and stopped with what it has", async () => {
    const first = await visit(browser);
    await first.page.goto(`${base}/lab?game=san&question=length`);
    await first.page.getByRole("form", { name: "Question" }).waitFor();
    await fill(first.page, "Precise to", "0.1");
    await fill(first.page, "Games at most", "900000");
    await fill(first.page, "First seed", "11");
    await first.page.getByText("at most 900,000 games").waitFor();
    await first.page.keyboard.press("Enter");
    await first.page.waitForURL(/\/lab\/[a-z2-7]{20}$/);
    const id = first.page.url().slice(-20);
    await until(id, ({ answer }) => answer.games > 0);
    await first.close();
    // Nobody looks.
    const { games } = (await told(id)).answer;
    await until(id, ({ answer }) => answer.games > games);
    const second = await visit(browser);
    await second.page.goto(`${base}/lab?game=san`);
    await second.page
      .getByRole("link", { name: /How long are games/ })
      .first()
      .click();
    await second.page.getByRole("progressbar").waitFor();
    await second.page.getByRole("button", { name: "Stop and keep" }).press("Enter");
    await second.page.getByRole("button", { name: "Go on" }).waitFor();
    await until(id, ({ state }) => state === "stopped");
    const kept = await told(id);
    expect(kept.answer.games).toBeGreaterThan(games);
    expect(kept.answer.stoppedBy).toBe("a person");
    expect(kept.command).toContain("--seed 11");
    await second.page.getByText("Settings of this run").waitFor();
    expect(await axeViolations(second.page)).toEqual([]);
    expect([first.errors, second.errors]).toEqual([[], []]);
    await second.close();
    await fetch(`${base}/api/lab/${id}`, { method: "DELETE" });
  });

  test("draws what its tables say, and stands beside another run", async () => {
    const [one, other] = [await ask(300, 5), await ask(260, 900)];
    await until(other, ({ state }) => state === "done");
    const { answer } = await told(one);
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/lab/${one}`);
    const lengths = page.getByRole("figure").filter({ has: page.getByRole("heading", { name: "How long games are" }) });
    await lengths.locator("svg rect").first().waitFor();
    // Bars are as long as the games that they stand for; the table beside them has the same games.
    const drawn = await lengths.locator("svg rect").evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height"))));
    await lengths.getByText("Numbers").click();
    const cells = await lengths.locator("tbody tr td:last-child").allTextContents();
    const table = cells.map(Number);
    expect(table.reduce((sum, games) => sum + games, 0)).toBe(answer.feel[0]?.games);
    const tallest = Math.max(...drawn);
    const bins = new Map<number, number>();
    const turns = answer.feel[0]?.lengths ?? [];
    const width = Math.max(
      1,
      Math.ceil((Math.max(...turns.map((row) => row.turns)) - Math.min(...turns.map((row) => row.turns)) + 1) / 40),
    );
    for (const row of turns) bins.set(Math.floor(row.turns / width), (bins.get(Math.floor(row.turns / width)) ?? 0) + row.games);
    const most = Math.max(...bins.values());
    const shares = (values: readonly number[], all: number) => values.map((value) => Math.round((value / all) * 200)).sort((a, b) => a - b);
    expect(shares(drawn, tallest)).toEqual(shares([...bins.values()], most));
    // Beside the other run.
    const compare = page.getByRole("region", { name: "Compare with another run" });
    await compare.getByRole("combobox").selectOption(other);
    await compare.getByText("other seeds").waitFor();
    expect(await compare.locator("tbody tr").count()).toBe(1);
    expect(await compare.locator("tbody tr td").last().textContent()).toBe("no");
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
    for (const id of [one, other]) await fetch(`${base}/api/lab/${id}`, { method: "DELETE" });
  });

  test("draws its plots while one looks on, before whom nothing was counted yet", async () => {
    const [before, id] = [await ask(900_000, 21), await ask(60, 22)];
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/lab/${id}`);
    await page.getByText("waits for another run").waitFor();
    // No estimate is told before anything was counted.
    await page.getByText("Not played yet.").waitFor();
    expect(await page.getByRole("region", { name: "Answer" }).textContent()).not.toMatch(/50|%/);
    await stop(before);
    for (const name of ["How long games are", "How games end", "Seats"]) {
      const figure = page.getByRole("figure").filter({ has: page.getByRole("heading", { name }) });
      await figure.locator("svg rect, svg circle").first().waitFor();
    }
    expect(errors).toEqual([]);
    await close();
    for (const one of [before, id]) await fetch(`${base}/api/lab/${one}`, { method: "DELETE" });
  });

  test("is found again by its address, which says what is chosen", async () => {
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/lab?game=san`);
    await page.getByRole("radio", { name: /Is going first unfair/ }).waitFor();
    await page.getByText("So many games reach about").waitFor();
    await page.getByRole("button", { name: /^Play up to .* enough for ±2 points$/ }).click();
    await page.getByText(/at most [1-9]\d,\d{3} games/).waitFor();
    expect(await page.getByText("So many games reach about").count()).toBe(0);
    await page.locator("label", { hasText: "How long are games" }).click();
    await page.waitForURL(/\/lab\?game=san&question=length$/);
    await page.reload();
    await page.getByRole("radio", { name: /How long are games/, checked: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  atGates("says of bots on a ladder by how much each is stronger, with a plot and its numbers", async () => {
    const id = await ask(40, 4, { question: "ladder", bots: ["random", "greedy"], options: { turnLimit: 12 } });
    await until(id, ({ state }) => state === "done");
    const [step] = (await told(id)).answer.ladder ?? [];
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/lab/${id}`);
    await page.getByRole("heading", { name: "Medium bot against Random bot" }).waitFor();
    const figure = page.getByRole("figure").filter({ has: page.getByRole("heading", { name: "How much stronger each bot is" }) });
    await figure.locator("svg circle").first().waitFor();
    expect(await figure.locator("svg circle").count()).toBe(1);
    await figure.getByText("Numbers").click();
    expect(Number(await figure.locator("tbody tr td:nth-child(3)").textContent())).toBeCloseTo(step?.points ?? Number.NaN, 3);
    expect(await axeViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
    await fetch(`${base}/api/lab/${id}`, { method: "DELETE" });
  });
});
