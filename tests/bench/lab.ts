/**
 * The lab: what it adds to bare games, what a second thread brings, how long a big question takes, and how many jobs a second one PostgreSQL gives out.
 * What is said of processor time holds on a busy machine too; what is said of threads and the queue wants a quiet one.
 */
import { spawn } from "node:child_process";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { loadContent } from "../../content/load.ts";
import { prepareLabQueue } from "../../db/queries/lab-queue.ts";
import { botNamed } from "../../engine/bots/index.ts";
import type { PlayableGame } from "../../engine/games/game.ts";
import { openerOf, openPlayable } from "../../engine/games/open-playable.ts";
import { at } from "../../engine/kernel/state.ts";
import { Playout } from "../../engine/lab/playout.ts";
import { Conduct, configurationOf, playLane, type Ready, stageOf } from "../../engine/questions/index.ts";
import type { Carrier } from "../../server/lab/carrier.ts";
import { openBoss, queueName } from "../../server/lab/queue/boss.ts";
import { threadCarrier } from "../../server/lab/threads.ts";
import { startPostgres } from "../postgres/postgres.mjs";
import { percentile } from "./figures.ts";

const GAME = "san";
/** Games of each block that is measured in turn, bare and in the lab, and blocks. */
const [BLOCK, BLOCKS] = [128, 8];
/** Games of the big question, and of which its time is told. */
const [PLAYED, ASKED] = [2_000, 10_000];
/** What is played on one thread and on two by turns, the games of each turn, and the turns; those before are not counted, for their functions are still compiled. */
const APART = [
  ["san", "random", 1_500],
  ["megacorp", "random", 800],
  ["megacorp", "greedy", 24],
] as const;
const [TURNS, COLD] = [7, 4] as const;
/** Workers that ask the queue at once, and for how long, in milliseconds. */
const [WORKERS, QUEUE_MS] = [[1, 2, 4, 8], 6_000] as const;
/** Jobs that lie ready: more than all of them take. */
const JOBS = 30_000;

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
const busyMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function asked(game: PlayableGame, bot: string, most: number) {
  const { cards, keywords, decks, boards } = loadContent().content[game];
  const source = { cards, keywords, decks, ...(boards ? { boards } : {}) };
  const opened = openPlayable(game, source);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const made = configurationOf({ question: "first-seat", game, seed: 5, bots: [bot], most, within: 0.001 }, opened.value, source);
  if (!made.ok) throw new Error(made.error);
  const ready = stageOf(made.value, source, openerOf(game));
  if (!ready.ok) throw new Error(ready.error);
  return { configuration: made.value, ready: ready.value, source };
}

/** Processor time for a game in the lab against the same games played bare, in blocks by turns. */
export function overhead(name: string): object {
  const { ready } = asked(GAME, name, ASKED);
  const { plan, seed, game }: Ready = ready;
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error);
  const bots = plan.seats.map(() => bot.value);
  const bare = (from: number) => {
    for (let unit = from; unit < from + BLOCK; unit++) {
      const playout = new Playout(game(0), bots, { seed: seed + unit, options: plan.tables[0] });
      while (playout.step());
    }
  };
  const inLab = (from: number) => void playLane(ready, at(plan.lanes, 0), from, from + BLOCK);
  bare(0);
  inLab(0);
  let [bareMs, labMs] = [0, 0];
  for (let block = 1; block <= BLOCKS; block++) {
    const measure = [
      () => {
        const begun = busyMs();
        bare(block * BLOCK);
        bareMs += busyMs() - begun;
      },
      () => {
        const begun = busyMs();
        inLab(block * BLOCK);
        labMs += busyMs() - begun;
      },
    ];
    for (const one of block % 2 === 0 ? measure : measure.toReversed()) one();
  }
  const games = BLOCK * BLOCKS;
  return {
    games,
    bareMs: rounded(bareMs / games, 3),
    labMs: rounded(labMs / games, 3),
    overheadPercent: rounded((labMs / bareMs - 1) * 100),
  };
}

/** Games a second of a question on the threads of a carrier. */
async function gamesPerSecond(carrier: Carrier, { configuration, ready }: ReturnType<typeof asked>): Promise<number> {
  const conduct = new Conduct(configuration, ready.plan);
  let begun = 0;
  let before = 0;
  await carrier.carry(conduct, new AbortController().signal, () => {
    // From the first games on: threads need a moment to start.
    if (begun > 0) return;
    begun = performance.now();
    before = conduct.games;
  });
  return ((conduct.games - before) / (performance.now() - begun)) * 1000;
}

/** Games a second of a big question on two threads, from the first game on. */
async function bigQuestion(bot: string): Promise<number> {
  const question = asked(GAME, bot, PLAYED);
  const { configuration, source } = question;
  const carrier = threadCarrier({ configuration, source }, { workers: 2, meekly: false });
  try {
    return await gamesPerSecond(carrier, question);
  } finally {
    await carrier.close();
  }
}

/** What a second thread brings: the same games on one thread and on two, by turns in one run, all warm. */
export async function twoThreads(game: PlayableGame, bot: string, games: number): Promise<object> {
  const question = asked(game, bot, games);
  const { configuration, source } = question;
  const carriers = [1, 2].map((workers) => threadCarrier({ configuration, source }, { workers, meekly: false }));
  const rates: [number[], number[]] = [[], []];
  try {
    for (let turn = -COLD; turn < TURNS; turn++)
      for (const [i, carrier] of carriers.entries()) {
        const rate = await gamesPerSecond(carrier, question);
        if (turn >= 0) rates[i]?.push(rate);
      }
  } finally {
    await Promise.all(carriers.map((carrier) => carrier.close()));
  }
  const [one, two] = [percentile(rates[0], 50), percentile(rates[1], 50)];
  return { game, bot, one, two, times: rounded(two / one, 2) };
}

/** Empty jobs a second that so many workers take, each a process. */
export async function emptyJobsPerSecond(): Promise<Readonly<Record<string, number>>> {
  const postgres = await startPostgres({ durable: true });
  const engine = "bench";
  try {
    const { boss, sql } = await openBoss(postgres.url, engine, () => {});
    await prepareLabQueue(sql);
    const count = async () => {
      const { rows } = await sql("select count(*)::integer as n from arcology_lab.results");
      return (rows as readonly { n: number }[])[0]?.n ?? 0;
    };
    const figures: Record<string, number> = {};
    for (const workers of WORKERS) {
      await sql("delete from arcology_lab.results");
      await boss.deleteAllJobs(queueName(engine));
      for (let from = 0; from < JOBS; from += 2_000)
        await boss.insert(
          queueName(engine),
          Array.from({ length: 2_000 }, (_, i) => ({ data: { run: "bench", source: "bench", lane: 0, from: from + i, to: from + i + 1 } })),
        );
      const file = fileURLToPath(new URL("./lab-queue-worker.ts", import.meta.url));
      const children = Array.from({ length: workers }, () => spawn(process.execPath, [file, postgres.url, engine], { stdio: "inherit" }));
      while ((await count()) < workers * 20) await pause(100);
      const [before, begun] = [await count(), performance.now()];
      await pause(QUEUE_MS);
      figures[String(workers)] = rounded(((await count()) - before) / ((performance.now() - begun) / 1000), 0);
      await Promise.all(
        children.map(
          (child) =>
            new Promise((gone) => {
              child.on("exit", gone);
              child.kill("SIGKILL");
            }),
        ),
      );
    }
    await boss.stop({ graceful: false });
    return figures;
  } finally {
    await postgres.stop();
  }
}

/** What is wrong with these figures: a queue that hands out fewer jobs to several machines than to one has no use. */
export function jobsFault(jobs: Readonly<Record<string, number>>): string | undefined {
  const [one = 0, ...more] = Object.values(jobs);
  return Math.max(...more) > one ? undefined : `Several workers take no more jobs than one: ${JSON.stringify(jobs)}`;
}

export async function benchLab(): Promise<object> {
  const threads: object[] = [];
  for (const [game, bot, games] of APART) threads.push(await twoThreads(game, bot, games));
  const greedy = await bigQuestion("greedy");
  return {
    load: rounded(loadavg()[0] ?? 0),
    overhead: { random: overhead("random"), greedy: overhead("greedy") },
    threads,
    greedyQuestion: { games: PLAYED, gamesPerSecond: rounded(greedy), secondsFor10000: rounded(ASKED / greedy) },
    emptyJobsPerSecondByWorkers: await emptyJobsPerSecond(),
  };
}
