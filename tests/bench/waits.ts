/** How long a person waits for each choice of the hard bot, as their page shows it: built studio, one match, a search bot in the nodes that this machine manages. */
import type { Browser, Page } from "playwright-core";
import { PLAYABLE, type PlayableGame } from "../../engine/games/game.ts";
import type { MatchMade, MatchView } from "../../engine/matches/told.ts";
import { launch, visit } from "../browser.ts";
import { type Studio, serveStudio } from "../serve.ts";
import { spread } from "./figures.ts";

const WAITS = 40;
const MOST_MS = 90_000;
/** Until the studio has measured how many nodes it manages, searches are short. */
const MEASURED_MS = 120_000;
const GOAL_MS = 2_000;

/** Who decides and how many choices are made, whenever that changes; `thought`: what the page has said of somebody who thinks. */
type Watched = { readonly changes: { readonly at: number; readonly mine: boolean }[]; thought: number };

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { changes: [], thought: 0 };
    Object.assign(globalThis, { watched });
    let [shown, wasThinking] = ["", false];
    new MutationObserver(() => {
      const head = document.querySelector("#asked");
      const now = head?.querySelector(":scope > span:last-child")?.textContent ?? "";
      const isThinking = head?.querySelector("[data-thinking]") !== null && head !== null;
      if (isThinking && !wasThinking) watched.thought++;
      wasThinking = isThinking;
      if (now === shown) return;
      shown = now;
      watched.changes.push({ at: performance.now(), mine: head?.textContent?.startsWith("Your decision") ?? false });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const watchedIn = (page: Page): Promise<Watched> => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** Milliseconds from each moment at which the bot has to choose to the next moment. */
const waitsIn = ({ changes }: Watched): number[] =>
  changes.slice(0, -1).flatMap(({ at, mine }, i) => (mine ? [] : [(changes[i + 1]?.at ?? at) - at]));

async function waitsOf(browser: Browser, studio: Studio, game: PlayableGame): Promise<object> {
  const { page, close } = await visit(browser);
  await watch(page);
  const waits: number[] = [];
  let [thought, nodes] = [0, ""];
  const begun = performance.now();
  while (waits.length < WAITS && performance.now() - begun < MOST_MS) {
    const data = { game, seats: [{ who: "here" }, { who: "bot", bot: "search" }] };
    const { id } = (await (await page.request.post(`${studio.url}/api/matches`, { data })).json()) as MatchMade;
    await page.goto(`${studio.url}/table/${id}`);
    for (;;) {
      const view = (await (await page.request.get(`${studio.url}/api/matches/${id}`)).json()) as MatchView;
      nodes = view.seats.find(({ bot }) => bot)?.bot ?? nodes;
      const { decision } = view.observation;
      const seen = await watchedIn(page);
      if (!decision || waits.length + waitsIn(seen).length >= WAITS || performance.now() - begun >= MOST_MS) {
        waits.push(...waitsIn(seen));
        thought += seen.thought;
        break;
      }
      const options = view.asked?.choices ?? [];
      const option = options.find(({ passes }) => !passes) ?? options[0];
      if (decision.player !== 0 || !option) {
        await page.waitForTimeout(50);
        continue;
      }
      const answers = [option.action, ...(option.then ?? [])];
      await page.request.post(`${studio.url}/api/matches/${id}/answers`, { data: { as: "p1", base: view.n, answers } });
    }
  }
  await close();
  const all = spread(waits);
  return { bot: nodes, waitMs: all, goalMs: GOAL_MS, withinGoal: all.p95 <= GOAL_MS, seenThinking: thought };
}

export async function benchWaits(): Promise<object> {
  const studio = await serveStudio();
  const browser = await launch();
  try {
    console.error("[bench] waits: the studio measures its bots");
    await new Promise((go) => setTimeout(go, MEASURED_MS));
    const waits: Record<string, object> = {};
    for (const game of PLAYABLE) {
      console.error(`[bench] waits: ${game}`);
      waits[game] = await waitsOf(browser, studio, game);
    }
    return waits;
  } finally {
    await browser.close();
    await studio.stop();
  }
}
