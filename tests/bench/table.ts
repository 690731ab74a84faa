/**
 * What people at matches wait for in real browsers: script before the first card, from a key until the page has answered it, and until the other one's page
 * shows it.
 */
import type { Browser, Page } from "playwright-core";
import type { MatchMade } from "../../engine/matches/told.ts";
import { launch, visit } from "../browser.ts";
import { begin, yours } from "../e2e/table.ts";
import { type Studio, serveStudio } from "../serve.ts";
import { spread } from "./figures.ts";
import { firstLoads } from "./first-load.ts";

const CHOICES = 60;

/** kB of script before a table's first card (product goal), and where that card is. */
const FIRST_LOAD_KILOBYTES = 250;
const FIRST_CARD = {
  san: "section[aria-label=Board] li svg",
  megacorp: "section[aria-label=Networks] [data-slot] svg",
  "free-corp": "main li svg",
} as const;

/** What the page of a match of each kind asks of the wire, and how long a slow machine takes for it. */
async function tablesOpen(browser: Browser, studio: Studio): Promise<object> {
  const loads: Record<string, object> = {};
  for (const [game, card] of Object.entries(FIRST_CARD)) {
    const table = async (page: Page) => {
      const made = await page.request.post(`${studio.url}/api/matches`, { data: { game, seats: [{ who: "here" }, { who: "here" }] } });
      return `${studio.url}/table/${((await made.json()) as MatchMade).id}`;
    };
    loads[game] = await firstLoads(browser, table, { first: card, alive: card }, FIRST_LOAD_KILOBYTES);
  }
  return loads;
}

/**
 * When a page last heard a key, when it had first painted anything that came of it, and when it had painted each number of decisions; milliseconds since
 * 1970, the same clock for both pages.
 */
type Watched = { pressed: number; echoed: number; readonly painted: Record<string, number> };

/** Watches the count of decisions in the heading of what is asked. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { pressed: 0, echoed: 0, painted: {} };
    Object.assign(globalThis, { watched });
    const now = () => performance.timeOrigin + performance.now();
    addEventListener(
      "keydown",
      () => {
        watched.pressed = now();
        watched.echoed = 0;
      },
      true,
    );
    const look = () => {
      const decisions = document.querySelector("#asked span")?.textContent ?? "";
      const isNew = !(decisions in watched.painted);
      watched.painted[decisions] ??= now();
      // What was chosen is marked, or what came of it is there already.
      if (watched.echoed === 0 && (isNew || document.querySelector("[data-sent]"))) watched.echoed = now();
    };
    // Behind the frame that shows it.
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(look, 0))).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["data-sent"],
    });
  });
}

const watchedIn = (page: Page): Promise<Watched> => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** Milliseconds, medians and percentiles of one run; the goals are 50 for the own page and 150 for the other. The echo is the mark on what was chosen. */
export async function benchTable(): Promise<object> {
  const studio = await serveStudio();
  const browser = await launch();
  try {
    console.error("[bench] table: first load");
    const loads = await tablesOpen(browser, studio);
    console.error("[bench] table: choices");
    const [sun, star] = await Promise.all([visit(browser), visit(browser)]);
    const pages = [sun.page, star.page] as const;
    await Promise.all(pages.map(watch));
    await begin(sun.page, studio.url, [{ who: "here" }, { who: "link" }], star.page);
    const [echo, own, other]: [number[], number[], number[]] = [[], [], []];
    for (let i = 0; i < CHOICES; i++) {
      await Promise.race(pages.map((page) => yours(page).waitFor()));
      const [mover, watcher] = (await yours(sun.page).isVisible()) ? pages : ([star.page, sun.page] as const);
      const before = Number(await mover.locator("#asked span").textContent());
      await mover.keyboard.press("1");
      const after = String(before + 1);
      for (const page of pages)
        await page.waitForFunction((n) => n in (globalThis as unknown as { watched: Watched }).watched.painted, after);
      const [mine, theirs] = [await watchedIn(mover), await watchedIn(watcher)];
      echo.push(mine.echoed - mine.pressed);
      own.push((mine.painted[after] ?? 0) - mine.pressed);
      other.push((theirs.painted[after] ?? 0) - mine.pressed);
    }
    return { firstLoad: loads, echoMs: spread(echo), ownPageMs: spread(own), otherPageMs: spread(other) };
  } finally {
    await browser.close();
    await studio.stop();
  }
}
