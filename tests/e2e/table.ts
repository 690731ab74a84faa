/** What the browser tests of the table share: beginning matches and playing choices. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { MatchMade, SeatLink } from "../../engine/matches/told.ts";

export const yours = (page: Page) => page.getByRole("heading", { name: "Your decision" });
export const over = (page: Page) => page.getByRole("heading", { name: "The match is over" });

/** Asks the API from within a page, with its cookie. */
const ask = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body: sent });
      return (await answer.json()) as T;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Begins a match in the browser of a page and opens it there; whoever is invited opens it in `guest`. Returns its id. */
export async function begin(page: Page, url: string, seats: readonly object[], guest?: Page, more: object = {}): Promise<string> {
  await page.goto(`${url}/table`);
  const made = await ask<MatchMade>(page, "/api/matches", { game: "san", seats, ...more });
  // Whoever tests plays both sides and is not asked to hand over.
  await page.evaluate((id) => sessionStorage.setItem(`arcology.open-hands.${id}`, "yes"), made.id);
  await page.goto(`${url}/table/${made.id}`);
  await page.getByRole("region", { name: "Board" }).waitFor();
  if (guest) {
    await guest.goto(`${url}/table/${made.id}#${made.links[0]?.token}`);
    await guest.getByRole("region", { name: "Board" }).waitFor();
    await expect.poll(async () => (await yours(page).isVisible()) || (await yours(guest).isVisible())).toBe(true);
  }
  return made.id;
}

/** Begins a match at a position in the browser of a page and opens it there. Returns its id. */
export async function beginAt(page: Page, url: string, wish: object): Promise<string> {
  await page.goto(`${url}/table`);
  const { id } = await ask<MatchMade>(page, "/api/matches/set-up", wish);
  await page.goto(`${url}/table/${id}`);
  await page.getByRole("region", { name: "Board" }).waitFor();
  return id;
}

/** Begins a match of two people with a seed, of whom the second goes on in another browser. Returns its id. */
export async function beginSeeded(page: Page, guest: Page, url: string, match: object): Promise<string> {
  await page.goto(`${url}/table`);
  const { id } = await ask<MatchMade>(page, "/api/matches", { seats: [{ who: "here" }, { who: "here" }], ...match });
  const { token } = await ask<SeatLink>(page, `/api/matches/${id}/links`, { as: "p2" });
  await guest.goto(`${url}/table/${id}#${token}`);
  await guest.locator("#asked").waitFor();
  await page.goto(`${url}/table/${id}`);
  return id;
}

/** Takes the first option `count` times by its number, whenever it is this page's turn. */
export async function playMoves(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await yours(page).waitFor();
    const before = await page.locator("#asked").textContent();
    await page.keyboard.press("1");
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  }
}
