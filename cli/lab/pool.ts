/**
 * Spreads the units of a task over workers. Which worker does which units, and in which order they come back, depends on the machine; what
 * comes back is added up in ways that do not.
 */
import { setImmediate } from "node:timers/promises";
import type { Playable, PlayableGame } from "../../engine/games/playable.ts";
import { quickThread } from "../../server/quick-thread.ts";
import { HOME } from "../home.ts";
import { type Outcome, type Task, workOf } from "./lab-task.ts";
import { Ranges } from "./ranges.ts";

export type Spread = {
  readonly units: number;
  readonly workers: number;
  /** The game of the task, opened with its cards. */
  readonly playable: Playable<PlayableGame>;
  /** Says that a person wants to stop. */
  readonly stop: AbortSignal;
  /** Takes what came of `units` more units. */
  done(outcome: Outcome, units: number): void;
};

/** What a thread is told. */
export type ThreadTask = { readonly task: Task; readonly units: number; readonly workers: number; readonly taken: SharedArrayBuffer };
/** What a thread tells of each range. */
export type ThreadTold = { readonly outcome: Outcome; readonly units: number };

/**
 * Carries out all units, or those that are done when it is stopped. The first worker is this thread, which has all that it needs and begins at once;
 * whoever takes units takes them from the same counter, so that nobody waits for anybody.
 */
export async function spread(task: Task, how: Spread): Promise<void> {
  const { units } = how;
  const workers = Math.min(how.workers, units);
  const taken = new SharedArrayBuffer(Ranges.BYTES);
  const told = { task, units, workers, taken };
  // A thread that has only begun when all is done is not waited for.
  const ended = new AbortController();
  let left = units;
  const done: Spread["done"] = (outcome, more) => {
    how.done(outcome, more);
    left -= more;
    if (left === 0) ended.abort();
  };
  const ends = AbortSignal.any([how.stop, ended.signal]);
  const threads = Array.from({ length: workers - 1 }, () => there(told, ends, done));
  await Promise.all([...threads, here(task, new Ranges(taken, units, workers), { ...how, done })]);
}

async function here(task: Task, ranges: Ranges, { playable, stop, done }: Spread): Promise<void> {
  const work = workOf(task, playable);
  for (let range = ranges.next(); range && !stop.aborted; range = ranges.next()) {
    const begun = performance.now();
    done(work(range.from, range.to), range.to - range.from);
    ranges.took(range, performance.now() - begun);
    // Lets the process hear that somebody wants to stop, and what the others have done.
    await setImmediate();
  }
}

function there(told: ThreadTask, ends: AbortSignal, done: Spread["done"]): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = quickThread("cli/lab/lab-worker.ts", { home: HOME, workerData: told });
    const leave = () => void thread.terminate();
    thread.on("message", ({ outcome, units }: ThreadTold) => {
      if (!ends.aborted) done(outcome, units);
    });
    thread.on("error", (error) => {
      new Ranges(told.taken, told.units, told.workers).close();
      reject(error);
    });
    // It ends by itself when nothing is left.
    thread.on("exit", () => {
      ends.removeEventListener("abort", leave);
      resolve();
    });
    ends.addEventListener("abort", leave);
  });
}
