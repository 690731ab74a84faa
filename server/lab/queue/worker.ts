/** A machine that plays games for others: takes jobs from the queue, plays them in threads, and writes down what came of them. */
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { findParcel, keepResult, keepTrouble, otherEngines, prepareLabQueue, type Sql } from "../../../db/queries/lab-queue.ts";
import type { PlayableSource } from "../../../engine/games/game.ts";
import { readConfiguration } from "../../../engine/questions/configuration-schema.ts";
import type { Counts } from "../../../engine/questions/index.ts";
import { playedBy, startThread } from "../threads.ts";
import { openBoss, type QueuedJob, queueName, shownAddress } from "./boss.ts";

export type QueueWorker = {
  readonly address: string;
  readonly engine: string;
  /** Jobs that are played at once. */
  readonly threads: number;
  /** The folder of the studio's files. */
  readonly home: string;
  readonly say: (line: string) => void;
};

/** How a worker asks for jobs: news of one comes at once, and while several wait it asks again without a pause. */
export const ASKS = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5, burstWhenReadyExceeds: 1 } as const;
/** Between two tries to reach PostgreSQL. */
const AGAIN_MS = 2_000;
/** Between two looks for runs that this machine cannot play. */
const LOOK_MS = 5_000;
/** How long a worker that is stopped may play what it has begun. */
const LAST_MS = 30_000;

/** A thread and the run that it knows. */
type Slot = { run: string; thread: Worker };

/** Plays what is in the queue until it is stopped. */
export async function workQueue({ address, engine, threads, home, say }: QueueWorker, stop: AbortSignal): Promise<void> {
  const name = `${hostname()} ${process.pid}`;
  const where = shownAddress(address);
  const said = new Set<string>();
  const sayOnce = (line: string) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
  const trouble = (words: string) => sayOnce(`The queue at ${where} does not respond correctly: ${words}. This worker tries again.`);
  const open = await persistently(() => openBoss(address, engine, trouble), trouble, stop);
  if (!open) return;
  const { boss, sql } = open;
  const free: Slot[] = [];
  try {
    await persistently(() => prepareLabQueue(sql), trouble, stop);
    await boss.work<QueuedJob>(queueName(engine), { localConcurrency: threads, ...ASKS }, async ([job]) => {
      if (!job) return;
      const { data } = job;
      const begun = performance.now();
      let counts: Counts;
      try {
        const slot = await slotFor(data, free, sql, home);
        try {
          counts = await playedBy(slot.thread, data);
        } catch (error) {
          await slot.thread.terminate();
          throw error;
        }
        free.push(slot);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        say(`A job could not be played: ${words}`);
        await keepTrouble(sql, data.run, `${data.lane}:${data.from}-${data.to}`, name, words).catch(() => {});
        throw error;
      }
      const result = { ...data, counts, tookMs: performance.now() - begun, worker: name };
      await persistently(() => keepResult(sql, data.run, result), trouble, stop);
    });
    say(`Plays for ${where} with engine ${engine}, ${threads} at a time. Ctrl-C stops.`);
    while (!stop.aborted) {
      for (const other of await otherEngines(sql, engine).catch(() => []))
        sayOnce(
          `A run needs engine ${other}, but this machine has ${engine}, so it cannot play it. Install the same version of Arcology on both and restart this worker.`,
        );
      await pause(LOOK_MS, undefined, { signal: stop }).catch(() => {});
    }
  } finally {
    say("Stops after the current jobs; Ctrl-C again stops at once.");
    await boss.stop({ graceful: true, timeout: LAST_MS }).catch(() => {});
    await Promise.all(free.map(({ thread }) => thread.terminate()));
  }
}

/** A thread that knows the run of a job: one that waits, or a new one in the place of one that knows another run. */
async function slotFor({ run, source }: QueuedJob, free: Slot[], sql: Sql, home: string): Promise<Slot> {
  const at = free.findIndex((slot) => slot.run === run);
  const [known] = at < 0 ? [] : free.splice(at, 1);
  if (known) return known;
  await free.shift()?.thread.terminate();
  const [configuration, cards] = [await findParcel(sql, run), await findParcel(sql, source)];
  const read = configuration === undefined ? undefined : readConfiguration(JSON.parse(configuration));
  if (read === undefined || cards === undefined) throw new Error("The question or its cards are no longer in the queue's database.");
  // The thread compares the cards with those that the question was asked of.
  return { run, thread: startThread({ configuration: read, source: JSON.parse(cards) as PlayableSource }, { meekly: false, home }) };
}

/** Tries until it goes well; undefined: it was stopped before. */
async function persistently<T>(act: () => Promise<T>, trouble: (words: string) => void, stop: AbortSignal): Promise<T | undefined> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      trouble(error instanceof Error ? error.message : String(error));
      if (stop.aborted) return undefined;
      await pause(AGAIN_MS, undefined, { signal: stop }).catch(() => {});
    }
  }
}
