/** A worker thread of `thinkers.ts`: answers a question with a thought; measures the pace of a game between questions; or says what went wrong. */
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { paceOf } from "./pace.ts";
import { opened, type Played, type Question, think } from "./thought.ts";

const faultOf = (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) });

async function answer(question: Question): Promise<void> {
  try {
    parentPort?.postMessage({ thought: await think(question) });
  } catch (error) {
    parentPort?.postMessage(faultOf(error));
  }
}

async function measure(played: Played): Promise<void> {
  try {
    // Questions that came meanwhile are answered whenever it rests.
    parentPort?.postMessage({ pace: { nodes: await paceOf(await opened(played), () => setImmediate()) } });
  } catch (error) {
    parentPort?.postMessage({ pace: faultOf(error) });
  }
}

parentPort?.on("message", (asked: Question | Played) => {
  if ("bot" in asked) void answer(asked);
  else void measure(asked);
});
