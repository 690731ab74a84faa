/** How long a person waits on the print page until its first sheets are drawn, of all cards of a game; how long others wait at a table meanwhile. */
import type { Browser, Page } from "playwright-core";
import { PAPERS } from "../../faces/print/papers.ts";
import { TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { launch, visit } from "../browser.ts";
import { serveStudio } from "../serve.ts";
import { percentile } from "./figures.ts";
import { played } from "./matches.ts";

const GAME = "megacorp";
/** Visits, and changes of a choice. */
const ROUNDS = 5;
const BLEEDS = ["1.5 mm", "3 mm", "None", "1.5 mm", "3 mm"];

/**
 * Milliseconds since the page was asked for or a choice was changed: the first sheet had been made and was fetched; it was drawn, which has
 * ruler, outline and list; the first sheet with cards was drawn behind it.
 */
type Seen = { readonly told: number; readonly drawn: number; readonly cards: number };

/** Medians, and each single measurement. */
function figures(all: readonly Seen[]): object {
  const of = (name: keyof Seen) => {
    const each = all.map((one) => Math.round(one[name]));
    return { medianMs: percentile(each, 50), eachMs: each };
  };
  return { told: of("told"), drawn: of("drawn"), cards: of("cards") };
}

/** Milliseconds until the first sheets are drawn: in a studio that has printed nothing yet, on opening the page, after a change. */
export async function benchPrintPage(): Promise<object> {
  const studio = await serveStudio();
  const browser = await launch();
  try {
    const first = await visited(browser, studio.url, 0);
    const opened: Seen[] = [];
    for (let i = 0; i < ROUNDS; i++) opened.push((await visited(browser, studio.url, 0)).opened);
    const { changed } = await visited(browser, studio.url, ROUNDS);
    const quiet = await played(studio.url);
    const stop = new AbortController();
    const printing = printOn(studio.url, stop.signal);
    const meanwhile = await played(studio.url);
    stop.abort();
    return {
      ...{ firstInStudio: figures([first.opened]), opened: figures(opened), changed: figures(changed) },
      match: { quiet: quiet.answered, whilePrinting: meanwhile.answered, prints: await printing },
    };
  } finally {
    await browser.close();
    await studio.stop();
  }
}

/** Prints the cards again and again, two at a time, until it is stopped; how many were whole. */
async function printOn(url: string, signal: AbortSignal): Promise<number> {
  const body = {
    ...{
      game: GAME,
      what: { is: "game" },
      paper: PAPERS.A4,
      margin: 5,
      bleed: 1.5,
      marks: "crop",
      backs: "none",
      small: true,
      drafts: true,
    },
    profile: TRUE_PRINTER,
  };
  let whole = 0;
  const one = async () => {
    while (!signal.aborted) {
      const answer = await fetch(`${url}/api/prints`, {
        ...{ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal },
      });
      if ((await answer.text()).includes('"is":"done"')) whole++;
    }
  };
  await Promise.allSettled([one(), one()]);
  return whole;
}

type Watch = { from: number; told: number; drawn: number; cards: number; old: WeakSet<Element> };
const WATCH = () => (globalThis as unknown as { watch: Watch }).watch;

/** One visit by somebody who has never been here; then the bleed is changed so many times. */
async function visited(
  browser: Browser,
  url: string,
  changes: number,
): Promise<{ readonly opened: Seen; readonly changed: readonly Seen[] }> {
  const { page, close } = await visit(browser);
  await page.addInitScript(() => {
    const watch: Watch = { from: 0, told: 0, drawn: 0, cards: 0, old: new WeakSet() };
    Object.assign(globalThis, { watch });
    const isDrawn = (number: number) => {
      const canvas = document.querySelector(`canvas[data-drawn][aria-label="Page ${number}"]`);
      return canvas !== null && !watch.old.has(canvas);
    };
    const look = () => {
      const now = performance.now() - watch.from;
      if (watch.drawn === 0 && isDrawn(1)) {
        watch.drawn = now;
        const asked = performance.getEntriesByType("resource").filter(({ name }) => /\/api\/prints\/[0-9a-f]{32}$/.test(name));
        watch.told = (asked.find(({ startTime }) => startTime >= watch.from)?.startTime ?? watch.from) - watch.from;
      }
      if (watch.cards === 0 && isDrawn(2)) watch.cards = now;
    };
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(look).observe(document.documentElement, { subtree: true, attributes: true, attributeFilter: ["data-drawn"] }),
    );
    addEventListener(
      "change",
      () => {
        for (const canvas of document.querySelectorAll("canvas")) watch.old.add(canvas);
        Object.assign(watch, { from: performance.now(), told: 0, drawn: 0, cards: 0 });
      },
      { capture: true },
    );
  });
  await page.goto(`${url}/${GAME}/print`);
  const opened = await seenOn(page);
  const changed: Seen[] = [];
  for (const bleed of BLEEDS.slice(0, changes)) {
    // The last print is whole.
    await page.getByRole("link", { name: "Download PDF" }).waitFor();
    await page.getByRole("group", { name: "Bleed" }).getByText(bleed, { exact: true }).click();
    changed.push(await seenOn(page));
  }
  await close();
  return { opened, changed };
}

async function seenOn(page: Page): Promise<Seen> {
  await page.waitForFunction(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    return watch.cards !== 0;
  });
  const { told, drawn, cards } = await page.evaluate(WATCH);
  return { told, drawn, cards };
}
