/** A worker thread of `runs.ts`: plays games with a deck and tells what it could have paid for in each. */
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type DeckGamesTask, playDeckGames } from "./task.ts";

// On Linux it is the thread that steps back for people at tables; elsewhere it would be the whole studio.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await playDeckGames(workerData as DeckGamesTask, (game) => parentPort?.postMessage(game));
