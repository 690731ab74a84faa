// The one entry of every npm script. It runs on the machine's own Node, installs and builds what is missing,
// then hands over to the project's Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectNode } from "./ensure-node.mjs";
import { ensureInstalled, ensurePostgres, withLock } from "./install.mjs";
import { packStatic } from "./pack-static.mjs";
import { startOptions } from "./start-options.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const [task = "start", ...rest] = process.argv.slice(2);

const bin = {
  next: "node_modules/next/dist/bin/next",
  vitest: "node_modules/vitest/vitest.mjs",
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
};
const env = () => ({
  ...process.env,
  PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: "1",
  // What was compiled once is read again: a start is sooner, and the compiler of types, which needs 100 MB, is not loaded.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "compiled"),
});

/** Runs a script under the project's Node and ends this process if it fails. */
function run(args, extra = {}) {
  const done = spawnSync(projectNode(), args, { stdio: "inherit", env: { ...env(), ...extra } });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Hands this process over to a script under the project's Node; signals and the exit code pass through. */
function become(args, extra = {}) {
  const child = spawn(projectNode(), args, { stdio: "inherit", env: { ...env(), ...extra } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const BUILT_FROM = [
  "package-lock.json",
  "next.config.ts",
  "tsconfig.json",
  "app",
  "components",
  "faces",
  "server",
  "db",
  "engine",
  "content",
  "docs",
  "public",
];

/** SHA-256 over the names and bytes of everything that goes into the build. */
function sourceHash() {
  const hash = createHash("sha256");
  const walk = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) walk(join(path, name));
      return;
    }
    if (/\.(test|bench)\.tsx?$/.test(path)) return;
    hash.update(path).update(readFileSync(path));
  };
  BUILT_FROM.forEach(walk);
  return hash.digest("hex");
}

/** Builds; what the compiler says is shown only if it fails. */
function build() {
  const done = spawnSync(projectNode(), [bin.next, "build"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    env: env(),
  });
  if (done.status === 0) return;
  console.error(done.stdout, done.stderr, done.error ?? "");
  process.exit(done.status ?? 1);
}

function ensureBuilt() {
  const stamp = join(".next", "source-stamp");
  const want = sourceHash();
  const done = () => existsSync(stamp) && readFileSync(stamp, "utf8") === want;
  if (done()) return;
  withLock("build", () => {
    if (done()) return;
    console.error("[setup] building the studio (next build); takes one to five minutes, only after changes");
    const began = Date.now();
    build();
    packStatic(join(".next", "static"));
    console.error(`[setup] built in ${Math.round((Date.now() - began) / 1000)} seconds`);
    writeFileSync(stamp, want);
  });
}

/** Runs the tests, says which were tried again, and closes with the line «N passed, N failed, N skipped, N retried»; no test passed is a failure. */
function test(args) {
  const [report, retries] = ["vitest.json", "retried.json"].map((name) => join(".cache", name));
  for (const file of [report, retries]) rmSync(file, { force: true });
  const reporters = ["default", "json", "./tests/retried.mjs"].map((name) => `--reporter=${name}`);
  const done = spawnSync(projectNode(), [bin.vitest, "run", ...reporters, `--outputFile.json=${report}`, ...args], {
    stdio: "inherit",
    env: { ...env(), RETRIED_FILE: retries },
  });
  let code = done.status ?? 1;
  const retried = existsSync(retries) ? JSON.parse(readFileSync(retries, "utf8")) : [];
  for (const { test: name, errors } of retried) console.log(`tried again: ${name}\n${errors.join("\n")}`);
  if (existsSync(report)) {
    const counted = JSON.parse(readFileSync(report, "utf8"));
    const skipped = counted.numPendingTests + counted.numTodoTests;
    console.log(`${counted.numPassedTests} passed, ${counted.numFailedTests} failed, ${skipped} skipped, ${retried.length} retried`);
    if (counted.numPassedTests === 0) code ||= 1;
  } else code ||= 1;
  process.exitCode = code;
}

const TASKS = {
  start() {
    const options = startOptions(rest, process.env);
    ensureInstalled();
    ensureBuilt();
    become(["server/main.ts", "start", ...options.args], options.env);
  },
  dev() {
    const options = startOptions(rest, process.env);
    ensureInstalled();
    become(["server/main.ts", "dev", ...options.args], options.env);
  },
  build() {
    ensureInstalled();
    ensureBuilt();
  },
  check() {
    ensureInstalled();
    run([bin.biome, "ci", "--colors=off", "."]);
    run([bin.next, "typegen"]);
    run([bin.tsc, "--noEmit"]);
  },
  format() {
    ensureInstalled();
    run([bin.biome, "check", "--write", "."]);
  },
  test() {
    ensureInstalled();
    ensurePostgres();
    ensureBuilt();
    test(rest);
  },
  bench() {
    ensureInstalled();
    ensureBuilt();
    become(["tests/bench/main.ts", ...rest]);
  },
  screens() {
    ensureInstalled();
    if (!rest.includes("--list") && !rest.includes("--help")) ensureBuilt();
    become(["tests/screens/main.ts", ...rest]);
  },
  gates() {
    ensureInstalled();
    if (!rest.includes("--list")) ensureBuilt();
    become(["tests/gates/main.ts", ...rest]);
  },
  metrics() {
    ensureInstalled();
    become(["scripts/font-metrics.ts", ...rest]);
  },
};

if (!(task in TASKS)) {
  console.error(`There is no task "${task}". Tasks: ${Object.keys(TASKS).join(", ")}.`);
  process.exit(2);
}
TASKS[task]();
