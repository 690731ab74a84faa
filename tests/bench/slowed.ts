/** A page on a slow machine: its main thread gets a quarter of the time. */
import type { CDPSession, Page } from "playwright-core";

/** How many times slower than this machine. */
export const TIMES_SLOWER = 4;

/** Slows a page down from now on; where it goes next, too. */
export async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  return session;
}

/** Milliseconds that the page's main thread has worked so far, slowed down as it is: other work of the machine does not count. */
export async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
