// Finds the Node that the project's files need (24: type stripping, Node-API 10 for SQLite) and re-runs a script under it.
// Plain JavaScript without dependencies, because it is the first thing that runs, on whatever Node the machine has.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** True when this process can run the project's TypeScript files and its SQLite binary. */
export function isFit(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** Path of the Node to run with: the project's own where it is installed, else the machine's if that is new enough. */
export function projectNode() {
  const own = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(own)) return own;
  if (isFit()) return process.execPath;
  console.error(
    `Arcology needs Node 22.18 or newer, but this machine has ${process.versions.node}. Install it, then run the command again.`,
  );
  process.exit(1);
}

/** For commands: games make much that is soon forgotten, and more room for it makes none faster but takes 70 MB. */
export const COMMAND_FLAGS = ["--max-semi-space-size=8"];

/** Runs the current script again under `projectNode()` and ends this process with its code; returns when nothing has to be done. */
export function reexecute() {
  if (isFit()) return;
  // Ctrl-C reaches both; the one that works decides when to end, and this one waits for it.
  process.on("SIGINT", () => undefined);
  const run = spawnSync(projectNode(), [...COMMAND_FLAGS, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exit(run.status ?? 1);
}
