/** Every page in every state has no accessibility violation, at a desk in the dark and on a phone in the light, and nothing sticks out sideways. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { axeViolations, launch, visit } from "../browser.ts";
import { SHOTS } from "../screens/shots.ts";

const url = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Pictures of cards say nothing to axe and have their place before they come; fetching and drawing them takes a fifth of the time. */
async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/api/art/*"] });
}

describe.each([
  { size: "desktop", options: { viewport: { width: 1440, height: 900 }, colorScheme: "dark", reducedMotion: "reduce" } },
  {
    size: "phone",
    options: { viewport: { width: 390, height: 844 }, colorScheme: "light", hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  },
] as const)("on a $size", ({ size, options }) => {
  test.concurrent.each(SHOTS)("$name", async ({ show }) => {
    const { page, close } = await visit(browser, options);
    await withoutPictures(page);
    await show({ page, url, size });
    expect(await axeViolations(page)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await close();
  });
});
