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
import { openerOf, openPlayable } from "../../engine/games/open-playable.ts";
import { at } from "../../engine/kernel/state.ts";
import { Playout } from "../../engine/lab/playout.ts";
import { Conduct, configurationOf, playLane, type Ready, stageOf } from "../../engine/questions/index.ts";
import { openBoss, queueName } from "../../server/lab/queue/boss.ts";
import { threadCarrier } from "../../server/lab/threads.ts";
import { startPostgres } from "../postgres/postgres.mjs";

const GAME = "san";
const { cards, keywords } = loadContent().content[GAME];
const SOURCE = { cards, keywords };
/** Games of each block that is measured in turn, bare and in the lab, and blocks. */
const [BLOCK, BLOCKS] = [128, 8];
/** Games of the big question, and of which its time is told. */
const [PLAYED, ASKED] = [2_000, 10_000];
/** Workers that ask the queue at once, and for how long, in milliseconds. */
const [WORKERS, QUEUE_MS] = [[1, 2, 4, 8], 6_000] as const;
/** Jobs that lie ready: more than all of them take. */
const JOBS = 30_000;

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
const busyMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function asked(bot: string, most: number) {
  const opened = openPlayable(GAME, SOURCE);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const made = configurationOf({ question: "first-seat", game: GAME, seed: 5, bots: [bot], most, within: 0.001 }, opened.value, SOURCE);
  if (!made.ok) throw new Error(made.error);
  const ready = stageOf(made.value, SOURCE, openerOf(GAME));
  if (!ready.ok) throw new Error(ready.error);
  return { configuration: made.value, ready: ready.value };
}

/** Processor time for a game in the lab against the same games played bare, in blocks by turns. */
export function overhead(name: string): object {
  const { ready } = asked(name, ASKED);
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

/** Games a second of a question on so many threads. */
async function gamesPerSecond(bot: string, workers: number, games: number): Promise<number> {
  const { configuration, ready } = asked(bot, games);
  const conduct = new Conduct(configuration, ready.plan);
  const carrier = threadCarrier({ configuration, source: SOURCE }, { workers, meekly: false });
  let begun = 0;
  let before = 0;
  try {
    await carrier.carry(conduct, new AbortController().signal, () => {
      // From the first games on: threads need a moment to start.
      if (begun > 0) return;
      begun = performance.now();
      before = conduct.games;
    });
    return ((conduct.games - before) / (performance.now() - begun)) * 1000;
  } finally {
    await carrier.close();
  }
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
  const one = await gamesPerSecond("random", 1, 4_000);
  const two = await gamesPerSecond("random", 2, 8_000);
  const greedy = await gamesPerSecond("greedy", 2, PLAYED);
  return {
    load: rounded(loadavg()[0] ?? 0),
    overhead: { random: overhead("random"), greedy: overhead("greedy") },
    threads: { one: rounded(one), two: rounded(two), times: rounded(two / one, 2) },
    greedyQuestion: { games: PLAYED, gamesPerSecond: rounded(greedy), secondsFor10000: rounded(ASKED / greedy) },
    emptyJobsPerSecondByWorkers: await emptyJobsPerSecond(),
  };
}
