/** A worker thread of `clean-games.ts`: plays what it was made for, and tells of each game. */
import { parentPort, workerData } from "node:worker_threads";
import { type CleanTask, playTask } from "./clean-task.ts";

await playTask(workerData as CleanTask, (told) => parentPort?.postMessage(told));
