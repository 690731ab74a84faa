/**
 * `npm run gates [-- --list] [-- --only NAME …]`: everything that takes long, one gate after the other. Each prints a line of JSON: name, ok, seconds, figures,
 * and the first faults. Exit code 1 if one fails.
 */
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Gate, Outcome } from "./gate.ts";

/** Faults that are printed of one gate; all are counted. */
const SHOWN = 20;

const FILES = globSync(["tests/gates/*.gate.ts", "tests/games/*/*.gate.ts"]).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

/** The name of a gate is that of its file. */
function nameOf(file: string): string {
  return basename(file, ".gate.ts");
}

async function open(file: string): Promise<Gate> {
  const { GATE } = (await import(pathToFileURL(resolve(file)).href)) as { readonly GATE: Gate };
  return GATE;
}

const HELP = `Usage: npm run gates [-- --only NAME …] [-- --list]

Runs the long tests that npm test only samples, one after the other. Each prints a line of JSON; the exit code is 1 if one fails.

  --only NAME   run this gate; may be given several times
  --list        say what each gate holds to, and run none

Gates: ${FILES.map(nameOf).join(", ")}`;

/** Runs a gate in this process and prints its line. */
async function runHere(file: string): Promise<void> {
  const begun = performance.now();
  const gate = await open(file);
  const { faults, figures } = await Promise.resolve()
    .then(() => gate.run((line) => console.error(`[${nameOf(file)}] ${line}`)))
    .catch(
      (thrown: unknown): Outcome => ({
        faults: [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)],
        figures: {},
      }),
    );
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  console.log(
    JSON.stringify({
      name: nameOf(file),
      ok: faults.length === 0,
      seconds,
      ...figures,
      faults: faults.length,
      first: faults.slice(0, SHOWN),
    }),
  );
  process.exit(faults.length === 0 ? 0 : 1);
}

/** Runs a gate in a process of its own; whether it is passed. */
function runApart(file: string): Promise<boolean> {
  const child = spawn(process.execPath, [import.meta.filename, "--here", nameOf(file)], { stdio: "inherit" });
  const end = () => child.kill("SIGTERM");
  process.once("SIGINT", end).once("SIGTERM", end);
  return new Promise((done) =>
    child.once("exit", (code, signal) => {
      process.off("SIGINT", end).off("SIGTERM", end);
      if (signal) console.log(JSON.stringify({ name: nameOf(file), ok: false, first: [`It was ended by ${signal}.`] }));
      done(code === 0);
    }),
  );
}

const { values } = parseArgs({
  options: {
    list: { type: "boolean" },
    only: { type: "string", multiple: true },
    here: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const wanted = values.only ?? FILES.map(nameOf);
const missing = wanted.filter((name) => !FILES.some((file) => nameOf(file) === name));
if (missing.length > 0) {
  console.error(`There is no gate "${missing.join('", "')}". Gates: ${FILES.map(nameOf).join(", ")}.`);
  process.exit(2);
}
const chosen = FILES.filter((file) => wanted.includes(nameOf(file)));
if (values.here !== undefined) {
  const file = FILES.find((one) => nameOf(one) === values.here);
  if (file) await runHere(file);
} else if (values.list) {
  for (const file of chosen) console.log(`${nameOf(file).padEnd(24)} ${(await open(file)).about}`);
} else {
  const passed: boolean[] = [];
  for (const file of chosen) passed.push(await runApart(file));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}
