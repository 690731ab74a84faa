/** A real Chromium for tests and screenshots, with what every page is held to: no errors in the console, no accessibility violations. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { launchOptions } from "./chromium.mjs";
import { Profiles } from "./profiles.ts";

export type Visit = {
  readonly page: Page;
  /** Uncaught errors and console errors so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
};

const PATIENCE_MS = 60_000;
/** How an error begins that says that a page wanted what its policy forbids. */
export const VIOLATION = "securitypolicyviolation";

/**
 * Starts the browser. With `pixels: false` it lays pages out and hears people, but has no memory to paint into, which is up to half of its work;
 * pictures of pages would be empty, while what a page draws on a canvas of its own is there.
 */
export async function launch({ pixels = true } = {}): Promise<Browser> {
  const options = await launchOptions();
  // What would be painted by a process of its own is passed over in the browser's.
  const blind = ["--force-gpu-mem-available-mb=0", "--in-process-gpu"];
  return chromium.launch(pixels ? options : { ...options, args: [...(options.args ?? []), ...blind] });
}

/** The browsers whose profiles are used again. */
const kept = new WeakMap<Browser, Profiles>();
/** From now on what closes a visit of this browser empties its profile, and the next visit has it. */
export const keepProfiles = (browser: Browser): void => void kept.set(browser, new Profiles());

/** A browser profile that remembers nothing, with one page. `ignore` names console messages that the test itself provokes. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}, ignore: readonly RegExp[] = []): Promise<Visit> {
  const profiles = kept.get(browser);
  const all = { viewport: { width: 1440, height: 900 }, colorScheme: "dark" as const, ...options };
  const { context, page } = await (profiles ?? new Profiles()).take(browser, all);
  // What a test waits for comes when the machine has time for it.
  context.setDefaultTimeout(PATIENCE_MS);
  const errors: string[] = [];
  const note = (text: string) => {
    if (!ignore.some((pattern) => pattern.test(text))) errors.push(text);
  };
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  await page.addInitScript((said) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`${said}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    );
  }, VIOLATION);
  return { page, errors, close: () => (profiles ? profiles.giveBack(context, all) : context.close()) };
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axeRead: Promise<string> | undefined;
const axeSource = (): Promise<string> => (axeRead ??= readFile(AXE, "utf8"));
type Axe = {
  run(
    root: Document,
    options: { runOnly: readonly string[]; resultTypes: readonly string[] },
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
};

/** Drawings of cards, hidden from assistive technology. axe passes them over, but going through their thousand shapes takes it a third of its time. */
const DRAWINGS = 'svg[aria-hidden="true"][viewBox="0 0 63 88"]';

/** WCAG 2.2 A and AA violations on the page as it is, one line each; empty is what we want. Drawings of cards are empty while it looks. */
export async function axeViolations(page: Page): Promise<string[]> {
  // On the way from one page to another the title is away for a moment.
  await page.waitForFunction(() => document.title !== "", undefined, { timeout: 20_000 }).catch(() => undefined);
  // A page runs no script that the studio did not write into it; the debugger's is its own.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: await axeSource() });
  await session.detach();
  return page.evaluate(async (drawings) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const emptied = [...document.querySelectorAll(drawings)].map((svg) => {
      const shapes = document.createDocumentFragment();
      shapes.append(...svg.childNodes);
      return { svg, shapes };
    });
    // Every rule runs. What passed is megabytes on a large page, so it is neither told at length nor carried out of the browser.
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
    });
    // One that shows another card by now has its shapes.
    for (const { svg, shapes } of emptied) if (!svg.hasChildNodes()) svg.append(shapes);
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary ?? ""}`),
    );
  }, DRAWINGS);
}
