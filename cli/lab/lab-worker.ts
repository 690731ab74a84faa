/** A worker thread of `pool.ts`: is sent a task once, then ranges of units, and answers each. */
import { parentPort, workerData } from "node:worker_threads";
import { openPlayable } from "../../engine/games/playable.ts";
import { type Task, workOf } from "./lab-task.ts";

const work = workOf(workerData as Task, openPlayable);
parentPort?.on("message", ({ from, to }: { from: number; to: number }) => parentPort?.postMessage(work(from, to)));
