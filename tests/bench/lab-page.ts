/** What a run of the lab costs others: what a person at a table waits for meanwhile, and what a page that watches it takes of a core. */
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { hasDecks, PLAYABLE } from "../../engine/games/game.ts";
import type { RunTold } from "../../engine/questions/index.ts";
import { launch, visit } from "../browser.ts";
import { serveStudio } from "../serve.ts";
import { crowd } from "./matches.ts";

/** Matches without think time: one alone may be over too soon. */
const MATCHES = 3;
/** Milliseconds that somebody plays, and that somebody watches. */
const [PLAY_MS, WATCH_MS] = [20_000, 20_000];
/** Fast games, so that a page has most to show; far more than are played. */
const GAME = PLAYABLE.find((id) => !hasDecks(id)) ?? PLAYABLE[0];
const WISH = { question: "first-seat", game: GAME, bots: ["random"], most: 10_000_000, within: 0.001, seed: 1 };

/** The goals: 95 of 100 answers at a table in 200 ms while a run is played, 5 % of a core for the page that watches. */
export async function benchLabPage(): Promise<object> {
  const studio = await serveStudio();
  const browser = await launch();
  try {
    const alone = await crowd(studio, MATCHES, PLAY_MS);
    const asked = await fetch(`${studio.url}/api/lab`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(WISH),
    });
    const { id } = (await asked.json()) as { readonly id: string };
    const games = async () => ((await (await fetch(`${studio.url}/api/lab/${id}`)).json()) as RunTold).answer.games;
    while ((await games()) === 0) await pause(100);
    const before = await games();
    const meanwhile = await crowd(studio, MATCHES, PLAY_MS);
    const { page, close } = await visit(browser);
    await page.goto(`${studio.url}/lab/${id}`);
    await page.locator("figure svg").first().waitFor();
    // What is loaded once does not count.
    await pause(3_000);
    const session = await browser.newBrowserCDPSession();
    const cpu = async () => {
      const { processInfo } = await session.send("SystemInfo.getProcessInfo");
      return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    const [spent, begun] = [await cpu(), performance.now()];
    await pause(WATCH_MS);
    const watching = ((await cpu()) - spent) / ((performance.now() - begun) / 1000);
    const played = (await games()) - before;
    await close();
    return {
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      answersWithoutRun: alone,
      answersDuringRun: meanwhile,
      pagePercentOfACore: Math.round(watching * 1_000) / 10,
      gamesMeanwhile: played,
    };
  } finally {
    await browser.close();
    await studio.stop();
  }
}
