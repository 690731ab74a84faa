/**
 * Who plays the games of a run. A job is the hash of a configuration, the hash of its cards, and a range of seeds; what comes of it is whole numbers that
 * are only added up, and sample games. A carrier may play a job anywhere, late, or twice: `Conduct` counts it once and in order.
 */

import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { PlayableSource } from "../../engine/games/game.ts";
import type { Block, Configuration, Counts } from "../../engine/questions/index.ts";

export type Job = Block;
export type JobDone = { readonly job: Job; readonly counts: Counts };

export interface Carrier {
  /** Plays all jobs and tells of each; when it is stopped, of those that were begun. Rejects with a sentence. */
  carry(blocks: readonly Block[], stop: AbortSignal, tell: (done: JobDone) => void): Promise<void>;
  close(): Promise<void>;
}

/** What a worker is sent once. */
export type WorkerTask = { readonly configuration: Configuration; readonly source: PlayableSource };

/** How long a worker is to be busy with one job, in milliseconds: long enough to be worth a message, short enough to be stopped. */
const BUSY = 150;

/** Workers are started by their file, which no bundler may take for a module of the page. */
const FILE = resolve(/* turbopackIgnore: true */ process.cwd(), "server", "lab", "job-worker.ts");

type Threads = {
  readonly workers: number;
  /** Play with less of the processor's time than everything else, so that nobody waits for it. */
  readonly meekly: boolean;
  /** The worker's file; left out, where the studio runs. */
  readonly file?: string | URL;
};

/** Threads of this process. */
export function threadCarrier(task: WorkerTask, { workers, meekly, file = FILE }: Threads): Carrier {
  const threads = Array.from({ length: workers }, () => new Worker(/* turbopackIgnore: true */ file, { workerData: { ...task, meekly } }));
  for (const thread of threads) {
    thread.unref();
    // What goes wrong is told to whoever waits for the thread's answer; here it must not end the process.
    thread.on("error", () => {});
  }
  // By lane how many units take about as long as a job should.
  const sizes = new Map<number, number>();
  return {
    async carry(blocks, stop, tell) {
      const left = blocks.map((block) => ({ ...block, next: block.from }));
      const nextJob = (): Job | undefined => {
        const block = left.find(({ next, to }) => next < to);
        if (!block || stop.aborted) return undefined;
        const size = Math.min(sizes.get(block.lane) ?? 1, Math.max(1, Math.ceil((block.to - block.next) / 2)));
        const job = { lane: block.lane, from: block.next, to: Math.min(block.to, block.next + size) };
        block.next = job.to;
        return job;
      };
      await Promise.all(
        threads.map(async (thread) => {
          for (let job = nextJob(); job; job = nextJob()) {
            const begun = performance.now();
            const counts = await answered(thread, job);
            const units = job.to - job.from;
            sizes.set(job.lane, Math.max(1, Math.min(units * 4, Math.round((units * BUSY) / Math.max(performance.now() - begun, 1)))));
            tell({ job, counts });
            // Whoever asked the process for something meanwhile is answered first.
            await setImmediate();
          }
        }),
      );
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function answered(thread: Worker, job: Job): Promise<Counts> {
  return new Promise((done, fail) => {
    const settle = () => {
      thread.off("message", hear);
      thread.off("error", break_);
      thread.off("exit", left);
      thread.unref();
    };
    const hear = (counts: Counts) => {
      settle();
      done(counts);
    };
    const break_ = (error: Error) => {
      settle();
      fail(error);
    };
    const left = () => {
      settle();
      fail(new Error("A worker of the lab ended before its games were played."));
    };
    thread.on("message", hear);
    thread.on("error", break_);
    thread.on("exit", left);
    thread.ref();
    thread.postMessage(job);
  });
}
