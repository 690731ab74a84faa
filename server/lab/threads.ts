/** The carrier that needs nothing: threads of this process. */
import { setImmediate } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import type { Conduct, Counts } from "../../engine/questions/index.ts";
import { quickThread } from "../quick-thread.ts";
import { Bell } from "./bell.ts";
import type { Carrier, Job, WorkerTask } from "./carrier.ts";
import { Pace } from "./pace.ts";

/** How long a thread is to be busy with one job, in milliseconds: long enough to be worth a message, short enough to be stopped. */
const BUSY = 150;
/** Jobs for each thread that may be played before it is known whether they are needed. */
const AHEAD = 2;

export type Threads = {
  readonly workers: number;
  /** Play with less of the processor's time than everything else, so that nobody waits for it. */
  readonly meekly: boolean;
  /** The folder of the studio's files; left out, where the studio runs. */
  readonly home?: string | undefined;
};

/** Threads of this process. */
export function threadCarrier(task: WorkerTask, { workers, meekly, home }: Threads): Carrier {
  const threads = Array.from({ length: workers }, () => startThread(task, { meekly, home }));
  return {
    carry: (conduct, stop, look) => carryOut(threads, conduct, stop, look),
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

/** A thread that plays jobs of one question. */
export function startThread(task: WorkerTask, { meekly, home }: Pick<Threads, "meekly" | "home">): Worker {
  const thread = quickThread("server/lab/job-worker.ts", { home, workerData: { ...task, meekly } });
  thread.unref();
  // What goes wrong is told to whoever waits for the thread's answer; here it must not end the process.
  thread.on("error", () => {});
  return thread;
}

async function carryOut(threads: readonly Worker[], conduct: Conduct, stop: AbortSignal, look: () => void): Promise<void> {
  const pace = new Pace(conduct.plan, BUSY);
  const [came, answered] = [new Bell(), new Bell()];
  const ended = answered.news;
  stop.addEventListener("abort", came.ring);
  const play = async (thread: Worker): Promise<void> => {
    while (conduct.stoppedBy === undefined && !stop.aborted) {
      const job = conduct.deal((lane) => pace.units(lane), threads.length * AHEAD);
      if (!job) {
        await came.news;
        continue;
      }
      const begun = performance.now();
      const counts = await playedBy(thread, job);
      pace.took(job, counts, performance.now() - begun);
      conduct.take(job, counts);
      look();
      came.ring();
      // Whoever asked the process for something meanwhile is answered first.
      await setImmediate();
    }
    // What was begun is waited for when a person stops; not when the answer is there.
    if (conduct.stoppedBy !== undefined) answered.ring();
  };
  const all = Promise.all(threads.map(play));
  try {
    await Promise.race([all, ended]);
    all.catch(() => {});
  } finally {
    stop.removeEventListener("abort", came.ring);
  }
}

/** Sends a job to a thread and waits for what comes of it. Rejects when the thread ends. */
export function playedBy(thread: Worker, job: Job): Promise<Counts> {
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
      fail(new Error("A lab worker stopped before it had played its games."));
    };
    thread.on("message", hear);
    thread.on("error", break_);
    thread.on("exit", left);
    thread.ref();
    thread.postMessage(job);
  });
}
