/**
 * Spreads the units of a task over workers. Which worker does which units, and in which order they come back, depends on the machine; what
 * comes back is added up in ways that do not.
 */
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { LabIo } from "./lab-arguments.ts";
import { type Outcome, type Task, workOf } from "./lab-task.ts";

/** How long a worker is to be busy with one range of units, in milliseconds: long enough to be worth a message, short enough to watch. */
const BUSY = 150;

export type Spread = {
  readonly units: number;
  readonly workers: number;
  /** Says that a person wants to stop. */
  readonly stop: AbortSignal;
  /** Takes what came of `units` more units. */
  done(outcome: Outcome, units: number): void;
};

/** Carries out all units, or those that are done when it is stopped. One worker is this process itself. */
export async function spread(task: Task, how: Spread, io: Pick<LabIo, "open" | "now">): Promise<void> {
  const ranges = rangesOf(how.units);
  if (how.workers === 1) return here(task, ranges, how, io);
  await Promise.all(Array.from({ length: Math.min(how.workers, how.units) }, () => there(task, ranges, how, io)));
}

/** Ranges of units still to be done. `size` is what a worker would like. */
type Ranges = (size: number) => { readonly from: number; readonly to: number } | undefined;

function rangesOf(units: number): Ranges {
  let next = 0;
  return (size) => {
    if (next >= units) return undefined;
    const from = next;
    next = Math.min(units, from + size);
    return { from, to: next };
  };
}

/** How many units to ask for, when the last `units` took `ms`: never many times as many at once. */
const sizeAfter = (units: number, ms: number): number => Math.max(1, Math.min(units * 4, Math.round((units * BUSY) / Math.max(ms, 1))));

async function here(task: Task, ranges: Ranges, { stop, done }: Spread, io: Pick<LabIo, "open" | "now">): Promise<void> {
  const work = workOf(task, io.open);
  let size = 1;
  for (let range = ranges(size); range && !stop.aborted; range = ranges(size)) {
    const begun = io.now();
    done(work(range.from, range.to), range.to - range.from);
    size = sizeAfter(range.to - range.from, io.now() - begun);
    // Lets the process hear that somebody wants to stop.
    await setImmediate();
  }
}

function there(task: Task, ranges: Ranges, { stop, done }: Spread, io: Pick<LabIo, "now">): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./lab-worker.ts", import.meta.url), { workerData: task });
    const leave = () => {
      stop.removeEventListener("abort", leave);
      void worker.terminate().then(() => resolve());
    };
    let [size, asked, begun] = [1, 0, 0];
    const ask = () => {
      const range = ranges(size);
      if (range === undefined) return leave();
      [asked, begun] = [range.to - range.from, io.now()];
      worker.postMessage(range);
    };
    worker.on("message", (outcome: Outcome) => {
      if (stop.aborted) return;
      done(outcome, asked);
      size = sizeAfter(asked, io.now() - begun);
      ask();
    });
    worker.on("error", reject);
    stop.addEventListener("abort", leave);
    ask();
  });
}
