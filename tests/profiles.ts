/** Browser profiles that are used again: emptied of what pages remember, they still have the studio's files, which need not be fetched and compiled anew. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** A profile with the one page that is open in it. */
type Profile = { readonly context: BrowserContext; readonly page: Page };

/** What pages remember. */
const REMEMBERED = "cookies,local_storage,indexeddb,cache_storage,service_workers";

export class Profiles {
  readonly #free = new Map<string, Profile[]>();

  /** A profile that remembers nothing, with a blank page. */
  async take(browser: Browser, options: BrowserContextOptions): Promise<Profile> {
    const known = this.#free.get(JSON.stringify(options))?.pop();
    if (known) return known;
    const context = await browser.newContext(options);
    return { context, page: await context.newPage() };
  }

  /** Takes a profile back, closes its pages and empties it. One that was closed meanwhile is forgotten. */
  async giveBack(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
    if (!context.browser()?.contexts().includes(context)) return;
    const open = context.pages();
    if (open.length === 0) return context.close();
    const origins = new Set(open.flatMap((page) => page.frames().map((frame) => new URL(frame.url()).origin)));
    const page = await context.newPage();
    await Promise.all(open.map((one) => one.close()));
    const session = await context.newCDPSession(page);
    for (const origin of origins)
      if (origin !== "null") await session.send("Storage.clearDataForOrigin", { origin, storageTypes: REMEMBERED });
    await session.detach();
    await Promise.all([context.clearCookies(), context.clearPermissions()]);
    const key = JSON.stringify(options);
    this.#free.set(key, [...(this.#free.get(key) ?? []), { context, page }]);
  }
}
