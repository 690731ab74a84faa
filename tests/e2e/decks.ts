/** What the builder's browser tests share: the shipped deck to build, and how a person gets about without a mouse. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { quickMatches, readQuick } from "../../components/deck/builder/quick-match.ts";
import { loadContent } from "../../content/load.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { type DeckList, entrySectionIds } from "../../engine/cards/deck.ts";

const { megacorp } = loadContent().content;
const pool = megacorp.cards as unknown as readonly LibraryCard[];

/** One of the decks that come with the studio, by its file name. */
export function shippedDeck(id: string): DeckList {
  const deck = megacorp.decks.find((one) => one.id === id);
  if (!deck) throw new Error(`No deck ${id} is shipped.`);
  return deck.list;
}

/** Entries as "4 Name" by section, sorted: what two decks are compared by. */
export const entriesOf = (list: DeckList): Record<string, string[]> =>
  Object.fromEntries(
    entrySectionIds(list.game).map((id) => [id, list.sections[id].map(({ count, name }) => `${count} ${name}`).toSorted()]),
  );

/** The shortest beginning of a name, or of a word in it, that the quick-add box takes for that card. */
export function prefixFor(name: string): string {
  const words = [name, ...name.split(/[\s,-]+/).slice(1)];
  for (let length = 2; length <= name.length; length++)
    for (const word of words) {
      const prefix = word.slice(0, length).toLowerCase();
      if (quickMatches(readQuick(`1 ${prefix}`), pool)[0]?.name === name) return prefix;
    }
  throw new Error(`Nothing short finds ${name}.`);
}

/** Name and role of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "body";
    return `${element.getAttribute("role") ?? element.tagName.toLowerCase()}: ${element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""}`;
  });

/** Presses Tab until the focused control's name fits; fails after `most` presses. */
export async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press("Tab");
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never reached ${name}; the focus is on ${await focused(page)}.`);
}

/** The deck as the server holds it. */
export async function storedDeck(url: string, id: string): Promise<{ list: DeckList; step: number }> {
  const response = await fetch(`${url}/api/decks/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { list: DeckList; step: number };
}

export const deckIdOf = (page: Page): string => /\/decks\/([a-z2-7]{20})/.exec(page.url())?.[1] ?? "";

/** Waits until the page says that what is shown is on disk. */
export const saved = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^Saved$/ })
    .waitFor();
