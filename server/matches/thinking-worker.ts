/** A worker thread of `thinkers.ts`: is sent a question, answers with a thought or with what went wrong. */
import { parentPort } from "node:worker_threads";
import { type Question, think } from "./thought.ts";

parentPort?.on("message", (question: Question) => {
  try {
    parentPort?.postMessage({ thought: think(question) });
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
