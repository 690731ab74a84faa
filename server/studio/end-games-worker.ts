/** A worker thread of `end-games.ts`: plays games and tells how each ended. */
import { parentPort, workerData } from "node:worker_threads";
import { type EndGamesTask, playEndGames } from "./end-games-task.ts";

await playEndGames(workerData as EndGamesTask, (position) => parentPort?.postMessage(position));
