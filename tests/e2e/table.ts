/** What the browser tests of the table share: beginning matches and playing choices. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { SceneOption } from "../../engine/games/scene.ts";
import type { MatchMade, MatchView, SeatLink } from "../../engine/matches/told.ts";
import { playUntil } from "../screens/playing.ts";

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
    await Promise.any([yours(page).waitFor(), yours(guest).waitFor()]);
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

/**
 * Plays a match to its end over the API, all at one screen, and goes on from so many entries before it as a match of other seats, which nobody has opened yet.
 * Returns its id.
 *
 * @param chosen which of the options is taken, for everybody
 */
export async function beginLate(
  page: Page,
  url: string,
  match: object,
  { seats, left, chosen }: { seats: readonly object[]; left: number; chosen: (options: readonly SceneOption[]) => SceneOption | undefined },
): Promise<string> {
  if (!page.url().startsWith(url)) await page.goto(`${url}/table`);
  const whole = await playUntil({ page, url }, match, seats.length, ({ asked }) => chosen(asked?.choices ?? []));
  const told = await page.request.get(`${url}/api/matches/${whole}`);
  const { n, outcome } = (await told.json()) as MatchView;
  expect(outcome).toBeDefined();
  const { id } = await ask<MatchMade>(page, `/api/matches/${whole}/fork`, { n: n - left, seats });
  return id;
}

/** Begins a match of two people with a seed, of whom the second goes on in another browser. Returns its id. */
export async function beginSeeded(page: Page, guest: Page, url: string, match: object): Promise<string> {
  await page.goto(`${url}/table`);
  const { id } = await ask<MatchMade>(page, "/api/matches", { seats: [{ who: "here" }, { who: "here" }], ...match });
  await share(page, guest, url, id);
  return id;
}

/** Opens a match of two seats at one screen with its second seat given to another browser. */
export async function share(page: Page, guest: Page, url: string, id: string): Promise<void> {
  const { token } = await ask<SeatLink>(page, `/api/matches/${id}/links`, { as: "p2" });
  await guest.goto(`${url}/table/${id}#${token}`);
  await guest.locator("#asked").waitFor();
  await page.goto(`${url}/table/${id}`);
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
