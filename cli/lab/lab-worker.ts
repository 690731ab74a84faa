/** A worker thread of `pool.ts`: does units of a task until none is left, and tells what comes of each range. */
import { parentPort, workerData } from "node:worker_threads";
import { rulesOf } from "../../engine/games/rules-of.ts";
import { workOf } from "./lab-task.ts";
import type { ThreadTask, ThreadTold } from "./pool.ts";
import { Ranges } from "./ranges.ts";

const { task, units, workers, taken } = workerData as ThreadTask;
const opened = (await rulesOf(task.game))(task.source);
if (!opened.ok) throw new Error(`${task.game} was sent with cards that it cannot be played with`);
const work = workOf(task, opened.value);
const ranges = new Ranges(taken, units, workers);
for (let range = ranges.next(); range; range = ranges.next()) {
  const begun = performance.now();
  parentPort?.postMessage({ outcome: work(range.from, range.to), units: range.to - range.from } satisfies ThreadTold);
  ranges.took(range, performance.now() - begun);
}
