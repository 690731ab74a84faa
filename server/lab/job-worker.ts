/** A worker thread of the lab: is sent a question once, then jobs, and answers each with its counts. */
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { rulesOf } from "../../engine/games/rules-of.ts";
import { at } from "../../engine/kernel/state.ts";
import { stageOf } from "../../engine/questions/stage.ts";
import { playLane } from "../../engine/questions/unit.ts";
import type { Job, WorkerTask } from "./carrier.ts";

const { configuration, source, meekly } = workerData as WorkerTask & { readonly meekly: boolean };

const ready = stageOf(configuration, source, await rulesOf(configuration.game));
if (!ready.ok) throw new Error(ready.error);
const stage = ready.value;

// Once it is ready: whoever asked waits for that. On Linux it is the thread that is meek; elsewhere it would be the whole studio.
if (meekly && process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on("message", ({ lane, from, to }: Job) => parentPort?.postMessage(playLane(stage, at(stage.plan.lanes, lane), from, to)));
