/** The other end of `threads.ts`: a thread that makes one file after another. */
import { parentPort } from "node:worker_threads";
import type { ThreadAsked } from "./threads.ts";

/** Makes each task that the thread is sent; `make` tells `done` or `failed` last. What it throws ends the thread. */
export function makeTasks<Task, Told>(make: (task: Task, signal: AbortSignal, tell: (told: Told) => void) => Promise<void>): void {
  let running = new AbortController();
  parentPort?.on("message", (asked: ThreadAsked) => {
    if (asked.is === "stop") running.abort();
    else {
      running = new AbortController();
      void make(asked.task as Task, running.signal, (told) => parentPort?.postMessage(told));
    }
  });
}
