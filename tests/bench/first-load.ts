/** What a page asks of the wire when it is opened for the first time. */
import type { Page } from "playwright-core";

/** Longer than a page waits before it fetches ahead. */
const AHEAD_MS = 2_500;

/**
 * Bytes over the wire of script on a first visit, and the browser's own marks. What was asked for before `first`, a selector, was in the page is
 * what the page needs; what was asked for later is fetched ahead, for other pages or for parts that open on demand.
 *
 * @param page of a browser that has been nowhere yet
 */
export async function firstLoad(page: Page, address: string, first: string, goalKilobytes: number): Promise<object> {
  await page.addInitScript((selector) => {
    const marks = { lcp: 0, shift: 0, first: Number.POSITIVE_INFINITY };
    Object.assign(globalThis, { marks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) marks.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      marks.first = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, first);
  await page.goto(address);
  await page.locator(first).first().waitFor();
  await page.waitForTimeout(AHEAD_MS);
  const seen = await page.evaluate(() => {
    const { marks } = globalThis as unknown as { marks: { lcp: number; shift: number; first: number } };
    const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) => /\.js(\?|$)/.test(name));
    const bytes = { needed: 0, ahead: 0 };
    for (const { startTime, transferSize } of scripts) bytes[startTime < marks.first ? "needed" : "ahead"] += transferSize;
    return { ...marks, ...bytes, files: scripts.filter(({ startTime }) => startTime < marks.first).length };
  });
  const kilobytes = Math.round(seen.needed / 100) / 10;
  return {
    scriptKilobytesCompressed: kilobytes,
    goalKilobytes,
    withinGoal: kilobytes <= goalKilobytes,
    scriptFiles: seen.files,
    prefetchedKilobytesCompressed: Math.round(seen.ahead / 100) / 10,
    lcpMs: Math.round(seen.lcp),
    layoutShift: Math.round(seen.shift * 1000) / 1000,
  };
}
