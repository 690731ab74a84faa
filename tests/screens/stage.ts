/** Where a picture is taken, and how a page is brought there. */
import type { Page } from "playwright-core";

export type Stage = { readonly page: Page; readonly url: string; readonly size: "desktop" | "tablet" | "phone" };
export type Shot = {
  readonly name: string;
  /** Brings the page into the state; the picture is taken when it settles. */
  readonly show: (stage: Stage) => Promise<void>;
};

const QUIET_MS = 5_000;
/** Fonts are there, nothing says that it is loading, the outline has made room for the page, and the network is quiet or has had its time. */
export const settled = async (page: Page) => {
  await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole("status", { name: /^Loading/ }).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelectorAll("main").length === 1);
};
export const open = async ({ page, url }: Stage, path: string) => {
  await page.goto(`${url}${path}`);
  await settled(page);
};
/** A copy of a deck that comes with the studio, opened in the builder. */
export async function shippedDeck(stage: Stage, id: string): Promise<string> {
  const response = await stage.page.request.post(`${stage.url}/api/decks`, { data: { shipped: { game: "megacorp", id } } });
  const deck = (await response.json()) as { id: string };
  await open(stage, `/decks/${deck.id}`);
  return deck.id;
}
