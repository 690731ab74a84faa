/** What a person waits for in a real browser: the first load of the cards page, a key until its answer is painted, a click in the builder. */
import type { Browser, Page } from "playwright-core";
import { loadContent } from "../../content/load.ts";
import { openDb } from "../../db/client.ts";
import { seed } from "../../db/seed.ts";
import type { LibraryPayload } from "../../engine/cards/library.ts";
import { shippedGroups } from "../../server/seeding.ts";
import { launch, visit } from "../browser.ts";
import { type Studio, serveStudio } from "../serve.ts";
import { percentile } from "./figures.ts";
import { firstLoads } from "./first-load.ts";
import { manyDesigns } from "./search.ts";
import { slowed, TIMES_SLOWER, workedMs } from "./slowed.ts";

const QUERIES = ["tidal wave", "t:event cost<=3", "#human iq>=3 -f:corp", "incarnate bq>iq", "x:draw sort:cost"];
/** The pause between two keys of somebody who types without haste. */
const QUIET_MS = 250;
/** A studio reads ten thousand new texts once, when their library is first asked for. */
const STOCKED_MS = 60_000;
/** What a person looks at after a key: the question with its count and completions and the cards found; the deck with its counts. */
const SEARCHED = "section[aria-label=Search], [data-results] [data-cell]";
const DECK = "section[aria-label=Deck]";

const figures = (values: readonly number[]) => ({
  samples: values.length,
  medianMs: percentile(values, 50),
  p95Ms: percentile(values, 95),
  maxMs: percentile(values, 100),
});

export async function benchBrowser(): Promise<object> {
  const studio = await serveStudio();
  const browser = await launch();
  try {
    return {
      cardsFirstLoad: await cardsFirstLoad(browser, studio),
      builder250: await builderClicks(browser, studio),
      searchTenThousand: await keystrokes(browser, studio),
    };
  } finally {
    await browser.close();
    await studio.stop();
  }
}

/** kB of script until the cards hear keys (product goal). */
const FIRST_LOAD_KILOBYTES = 200;

/** Faces in sight as the page is sent, and in the list that its script makes of them. */
const FACES = { first: "[data-first], [data-cell] svg", alive: "[data-cell] svg" };
const cardsFirstLoad = (browser: Browser, studio: Studio): Promise<object> =>
  firstLoads(browser, () => `${studio.url}/megacorp/cards`, FACES, FIRST_LOAD_KILOBYTES);

type Press = (act: () => Promise<void>) => Promise<number>;

/**
 * Milliseconds from a key going down until the last frame that changed what a person waits for. `part` is what they look at; of the cells
 * in it only those in sight count, and pictures that arrive later do not. Read after a frame is made, when reading costs no layout.
 */
async function watchPaint(page: Page, part: string): Promise<Press> {
  await page.evaluate((selector) => {
    const inSight = (cell: Element) => {
      const box = cell.getBoundingClientRect();
      const view = cell.closest("[role=grid]")?.getBoundingClientRect();
      return view !== undefined && box.bottom > Math.max(0, view.top) && box.top < Math.min(innerHeight, view.bottom);
    };
    const seen = () =>
      [...document.querySelectorAll(selector)]
        .filter((element) => !element.matches("[data-cell]") || inSight(element))
        .map((element) => `${element.getAttribute("data-key") ?? ""} ${element.textContent}`)
        .join("\n");
    const watch = { began: 0, painted: 0 };
    Object.assign(globalThis, { watch });
    let shown = seen();
    const begin = () => {
      watch.began = performance.now();
      watch.painted = watch.began;
      shown = seen();
    };
    addEventListener("keydown", begin, true);
    const look = () => {
      const now = performance.now();
      const next = seen();
      if (next !== shown) watch.painted = now;
      shown = next;
    };
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(look, 0))).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, part);
  return async (act) => {
    await act();
    await page.waitForTimeout(QUIET_MS);
    return page.evaluate(() => {
      const { watch } = globalThis as unknown as { watch: { began: number; painted: number } };
      return watch.painted - watch.began;
    });
  };
}

/** Milliseconds from a key until what it finds is painted, in 95 of 100 cases (product goal). */
const KEY_MS = 30;

/** Puts ten thousand cards into the studio's database, so that library, pictures and pages are as they are with so many. */
function stock(studio: Studio): void {
  const { content } = loadContent();
  const db = openDb(studio.database);
  seed(db, shippedGroups({ ...content, megacorp: { ...content.megacorp, cards: manyDesigns() } }), { at: new Date().toISOString() });
  db.$client.close();
}

async function keystrokes(browser: Browser, studio: Studio): Promise<object> {
  stock(studio);
  const { page, close } = await visit(browser);
  await page.goto(`${studio.url}/megacorp/cards`);
  await page.getByText("10000 cards").first().waitFor({ timeout: STOCKED_MS });
  const box = page.getByRole("combobox", { name: /^Search/ });
  const press = await watchPaint(page, SEARCHED);
  const session = await slowed(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const painted: number[] = [];
  const worked: number[] = [];
  for (const query of ["warm up", ...QUERIES]) {
    await box.fill("");
    await page.waitForTimeout(QUIET_MS);
    await box.focus();
    for (const key of query) {
      const before = await workedMs(session);
      const ms = await press(() => page.keyboard.press(key === " " ? "Space" : key));
      if (query === "warm up") continue;
      painted.push(ms);
      worked.push((await workedMs(session)) - before);
    }
  }
  await close();
  const all = figures(painted);
  return { timesSlower: TIMES_SLOWER, ...all, goalMs: KEY_MS, withinGoal: all.p95Ms <= KEY_MS, mainThread: figures(worked) };
}

async function builderClicks(browser: Browser, studio: Studio): Promise<object> {
  const { page, close } = await visit(browser);
  const shipped = (await (await fetch(`${studio.url}/api/games/megacorp/cards`)).json()) as LibraryPayload;
  const of = (back: string, most: number, each: number) =>
    shipped.cards
      .filter((card) => card.fields["back"] === back)
      .slice(0, most)
      .map((card) => ({ name: card.name, count: each }));
  const list = {
    game: "megacorp",
    name: "Two hundred and fifty",
    format: "core-rules",
    notes: "",
    swaps: [],
    sections: { business: [], founder: [], main: of("blue", 75, 2), resources: of("green", 20, 5), considering: [], unresolved: [] },
  };
  const made = await page.request.post(`${studio.url}/api/decks`, { data: { list } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${studio.url}/decks/${id}`);
  const row = page.getByRole("row", { name: new RegExp(`^${list.sections.main[10]?.name}`) }).first();
  await row.waitFor();
  await page.waitForLoadState("networkidle");
  await row.focus();
  const press = await watchPaint(page, DECK);
  const taken: number[] = [];
  for (let i = 0; i < 30; i++) {
    const ms = await press(() => page.keyboard.press(i % 2 === 0 ? "+" : "-"));
    if (i > 1) taken.push(ms);
  }
  await close();
  return figures(taken);
}
