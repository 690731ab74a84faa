/** Dragging in browser tests: a hand goes on when it sees that the card follows. */
import type { Locator, Page } from "playwright-core";

/** Waits until what was picked up is in the hand. */
export const inHand = (page: Page) => page.locator("[data-dnd-overlay][data-dnd-dragging]").waitFor();
/** Waits until nothing is in the hand. */
export const letGo = (page: Page) => page.locator("[data-dnd-dragging]").waitFor({ state: "detached" });

type Spot = { readonly x: number; readonly y: number };

/** The middle of what is in sight, or a spot of it so many pixels from its upper left corner; -1 is the middle. */
export async function spotOf(of: Locator, { x, y }: Spot = { x: -1, y: -1 }): Promise<Spot> {
  const box = await of.boundingBox();
  if (!box) throw new Error("Nothing is there to drag, or to drop it on.");
  return { x: box.x + (x < 0 ? box.width / 2 : x), y: box.y + (y < 0 ? box.height / 2 : y) };
}

/** Picks something up with the mouse as a hand does: where it lies still and nothing covers it, and not in one leap. */
export async function pickUp(page: Page, from: Locator, at?: Spot): Promise<void> {
  await from.hover({ trial: true });
  const { x, y } = await spotOf(from, at);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 3 });
  await inHand(page);
}

/** Carries what was picked up to a place, and follows it while the board makes room for what may lie there. */
export async function carry(page: Page, to: Locator, at?: Spot): Promise<void> {
  let spot = await spotOf(to, at);
  for (let moves = 0; moves < 5; moves++) {
    await page.mouse.move(spot.x, spot.y, { steps: 6 });
    const now = await spotOf(to, at);
    if (Math.hypot(now.x - spot.x, now.y - spot.y) < 1) return;
    spot = now;
  }
  throw new Error("What it should be dropped on does not lie still.");
}

/** Puts down what was picked up. */
export async function putDown(page: Page, to: Locator): Promise<void> {
  await carry(page, to);
  await page.mouse.up();
  await letGo(page);
}
