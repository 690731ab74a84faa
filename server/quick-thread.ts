/** Starts worker threads of the studio and of commands. They begin sooner than by themselves, and need less memory. */
import { join } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** What a thread needs beside its file. */
export type ThreadOptions = Pick<WorkerOptions, "workerData" | "resourceLimits" | "env"> & {
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
  return new Worker(/* turbopackIgnore: true */ first, { ...options, argv: [join(/* turbopackIgnore: true */ home, file)] });
}
