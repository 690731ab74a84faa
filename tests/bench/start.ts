/**
 * How soon the lab plays and how much memory it needs: the whole time of a command that plays one game for each worker, and what a process needs while it
 * plays on. Wants a quiet machine; the memory holds on a busy one too.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PLAYABLE, type PlayableGame } from "../../engine/games/playable.ts";
import { COMMAND_FLAGS } from "../../scripts/ensure-node.mjs";
import { percentile } from "./figures.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** How often a start is timed, after one that writes down what was compiled. */
const STARTS = 7;
/** When the memory of a process that plays is looked at, in milliseconds from its start. */
const LOOKS_MS = [5_000, 15_000] as const;
/** More than anybody waits for. */
const ENDLESS = 10_000_000;
const WORKERS = [1, 2] as const;

function command(game: PlayableGame, games: number, workers: number) {
  const argv = ["sim", game, "--games", String(games), "--seed", "1", "--workers", String(workers), "--json"];
  return spawn(process.execPath, [...COMMAND_FLAGS, "bin/arcology.mjs", ...argv], { cwd: ROOT, stdio: "ignore" });
}

async function startMs(game: PlayableGame, workers: number): Promise<number> {
  const begun = performance.now();
  await once(command(game, workers, workers), "exit");
  return performance.now() - begun;
}

/** Megabytes of a process that are in memory. */
const memoryOf = (pid = 0): number =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1000);

async function memory(game: PlayableGame, workers: number): Promise<readonly number[]> {
  const child = command(game, ENDLESS, workers);
  const begun = performance.now();
  const looks: number[] = [];
  for (const look of LOOKS_MS) {
    await pause(begun + look - performance.now());
    looks.push(memoryOf(child.pid));
  }
  child.kill("SIGKILL");
  await once(child, "exit");
  return looks;
}

/** Of each game and number of workers: milliseconds of the whole command, and megabytes after some seconds. */
export async function benchStart(games: readonly PlayableGame[] = PLAYABLE): Promise<object> {
  const figures: Record<string, object> = {};
  for (const game of games) {
    await startMs(game, 2);
    const started = new Map(WORKERS.map((workers): [number, number[]] => [workers, []]));
    for (let i = 0; i < STARTS; i++) for (const workers of WORKERS) started.get(workers)?.push(await startMs(game, workers));
    for (const workers of WORKERS)
      figures[`${game}, ${workers} ${workers === 1 ? "worker" : "workers"}`] = {
        startMs: percentile(started.get(workers) ?? [], 50),
        megabytes: Object.fromEntries((await memory(game, workers)).map((size, i) => [`after ${(LOOKS_MS[i] ?? 0) / 1000} s`, size])),
      };
  }
  return figures;
}
