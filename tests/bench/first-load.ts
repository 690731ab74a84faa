/** What a page asks of the wire when it is opened for the first time, and how long a slow machine takes until it is there. */
import type { Browser, Page } from "playwright-core";
import { visit } from "../browser.ts";
import { spread } from "./figures.ts";
import { slowed, TIMES_SLOWER, workedMs } from "./slowed.ts";

/** Longer than a page waits before it fetches ahead. */
const AHEAD_MS = 2_500;

/** Visits of which the median counts, each by a browser that has been nowhere yet. */
const VISITS = 5;
/** Milliseconds until a page is there on a slow machine (product goal). */
const GOAL_MS = 1_000;

export type Parts = { readonly first: string; readonly alive: string };

/**
 * Opens a page several times on a slow machine.
 *
 * @param address for a browser that has been nowhere yet
 * @param parts selectors: `first` of what a person waits for, and `alive` of it as the page's script has it, which hears keys and clicks
 * @param goalKilobytes of script until it is alive
 */
export async function firstLoads(
  browser: Browser,
  address: (page: Page) => string | Promise<string>,
  parts: Parts,
  goalKilobytes: number,
): Promise<object> {
  const seen: Seen[] = [];
  for (let i = 0; i < VISITS; i++) {
    const { page, close } = await visit(browser);
    const at = await address(page);
    await slowed(page);
    seen.push(await firstLoad(page, at, parts));
    await close();
  }
  const all = (of: (one: Seen) => number) => spread(seen.map(of));
  const firstMs = all(({ firstMs: ms }) => ms);
  const script = all(({ kilobytes }) => kilobytes);
  return {
    timesSlower: TIMES_SLOWER,
    firstMs: { ...firstMs, goal: GOAL_MS, withinGoal: firstMs.median <= GOAL_MS },
    aliveMs: all(({ alive }) => alive),
    scriptKilobytesCompressed: { ...script, goal: goalKilobytes, withinGoal: script.median <= goalKilobytes },
    scriptFiles: all(({ files }) => files).median,
    prefetchedKilobytesCompressed: all(({ ahead }) => ahead).median,
    lcpMs: all(({ lcp }) => lcp),
    mainThreadMs: all(({ worked }) => worked),
    layoutShift: all(({ shift }) => shift).median,
  };
}

/** Milliseconds since the page was asked for, kilobytes over the wire. `worked`: what its main thread did until it was alive. */
type Seen = { readonly [of in "firstMs" | "alive" | "kilobytes" | "ahead" | "files" | "lcp" | "worked" | "shift"]: number };

/**
 * Bytes over the wire of script on a first visit, and the browser's own marks. What was asked for before the page was alive is
 * what it needs; what was asked for later is fetched ahead, for other pages or for parts that open on demand.
 */
async function firstLoad(page: Page, address: string, parts: Parts): Promise<Seen> {
  await page.addInitScript((selectors) => {
    const marks = { lcp: 0, shift: 0, ready: Number.POSITIVE_INFINITY, first: 0, alive: 0 };
    Object.assign(globalThis, { marks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) marks.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    for (const part of ["first", "alive"] as const)
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selectors[part])) return;
        if (part === "alive") marks.ready = performance.now();
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => {
            marks[part] = performance.now();
          }),
        );
      }).observe(document, { childList: true, subtree: true });
  }, parts);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  await page.locator(parts.alive).first().waitFor();
  const worked = await workedMs(session);
  await page.waitForTimeout(AHEAD_MS);
  const seen = await page.evaluate(() => {
    const { marks } = globalThis as unknown as { marks: { [of in "lcp" | "shift" | "ready" | "first" | "alive"]: number } };
    const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) => /\.js(\?|$)/.test(name));
    const bytes = { needed: 0, ahead: 0 };
    for (const { startTime, transferSize } of scripts) bytes[startTime < marks.ready ? "needed" : "ahead"] += transferSize;
    return { ...marks, ...bytes, files: scripts.filter(({ startTime }) => startTime < marks.ready).length };
  });
  return {
    firstMs: Math.round(seen.first),
    alive: Math.round(seen.alive),
    kilobytes: Math.round(seen.needed / 100) / 10,
    ahead: Math.round(seen.ahead / 100) / 10,
    files: seen.files,
    lcp: Math.round(seen.lcp),
    worked: Math.round(worked),
    shift: seen.shift,
  };
}
