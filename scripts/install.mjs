// Installs the locked dependencies when they are missing or out of date. Safe to call from several processes at once.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Runs `work` while holding the lock directory `.cache/<name>.lock`; a lock whose process is gone is taken over. */
export function withLock(name, work) {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  const dir = join(cache, `${name}.lock`);
  let waited = 0;
  for (;;) {
    try {
      mkdirSync(dir);
      break;
    } catch {
      if (holderIsGone(dir, waited)) {
        rmSync(dir, { recursive: true, force: true });
        continue;
      }
      sleep(250);
      waited += 250;
    }
  }
  writeFileSync(join(dir, "pid"), String(process.pid));
  try {
    return work();
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function holderIsGone(dir, waitedMs) {
  let pid = 0;
  try {
    pid = Number(readFileSync(join(dir, "pid"), "utf8"));
  } catch {
    return waitedMs > 5000; // made but never filled: its process was killed in between
  }
  try {
    if (pid) process.kill(pid, 0);
    return pid === 0 && waitedMs > 5000;
  } catch (error) {
    return error.code !== "EPERM";
  }
}

/** Brings `node_modules` in line with package-lock.json (npm ci); does nothing when it is already. */
export function ensureInstalled() {
  const want = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(process.platform)
    .update(process.arch)
    .digest("hex");
  const stamp = join(root, "node_modules", ".install-stamp");
  const done = () => existsSync(stamp) && readFileSync(stamp, "utf8") === want;
  if (done()) return;
  withLock("install", () => {
    if (done()) return;
    console.error("[setup] installing dependencies (npm ci); about half a minute, once");
    const npm = process.env.npm_execpath;
    const args = ["ci", "--include=dev", "--include=optional", "--loglevel=error", "--no-audit", "--no-fund"];
    const options = { stdio: ["ignore", 2, 2], cwd: root };
    const run = npm
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
    if (run.status !== 0) {
      console.error("[setup] npm ci failed; see the lines above. Only node_modules was changed.");
      process.exit(run.status ?? 1);
    }
    writeFileSync(stamp, want);
  });
}
