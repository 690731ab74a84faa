/** A worker thread of `thinkers.ts`: is sent a question, answers with a thought, with its pace, or with what went wrong. */
import { parentPort } from "node:worker_threads";
import { paceOf } from "./pace.ts";
import { opened, type Played, type Question, think } from "./thought.ts";

parentPort?.on("message", (question: Question | Played) => {
  try {
    parentPort?.postMessage("bot" in question ? { thought: think(question) } : { nodes: paceOf(opened(question)) });
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
