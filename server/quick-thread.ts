/** Starts worker threads of the studio and of commands. They begin sooner than by themselves, and need less memory. */
import { join } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Room for what is soon forgotten. Three times as much makes no game faster, and takes 70 MB more for each thread. */
const YOUNG = { maxYoungGenerationSizeMb: 24 } as const;

/** What a thread needs beside its file. */
export type ThreadOptions = Pick<WorkerOptions, "workerData"> & {
  /** The folder of the studio's files. Left out: that in which the process was started, as the studio is. */
  readonly home?: string | undefined;
};

/**
 * Starts a thread.
 *
 * @param file from the folder of the studio's files: "server/lab/job-worker.ts". Threads are started by their file, which no bundler may take for a module
 *   of the page
 */
export function quickThread(file: string, { home = process.cwd(), ...options }: ThreadOptions = {}): Worker {
  const first = join(/* turbopackIgnore: true */ home, "server", "quick-thread.mjs");
  return new Worker(/* turbopackIgnore: true */ first, {
    ...options,
    resourceLimits: YOUNG,
    argv: [join(/* turbopackIgnore: true */ home, file)],
  });
}
