/** Prints that pages ask for: each in a worker thread, so that the server answers meanwhile; the files are kept for an hour. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { PrintTask, PrintTold } from "./print-worker.ts";

/** Workers are started by their file, which no bundler may take for a module of the page. */
const FILE = resolve(/* turbopackIgnore: true */ process.cwd(), "server", "print", "print-worker.ts");
const KEPT_MS = 3_600_000;
/** At most so many prints are made at once; the others wait. */
const MOST_AT_ONCE = 2;
export const PRINT_ID = /^[0-9a-f]{32}$/;

const folder = () => join(tmpdir(), `arcology-prints-${process.getuid?.() ?? 0}`);
const fileOf = (id: string) => join(folder(), `${id}.pdf`);

const KEY = Symbol.for("arcology.printing");
type Holder = { [KEY]?: { running: number; readonly waiting: (() => void)[] } };
function line() {
  const holder = globalThis as Holder;
  holder[KEY] ??= { running: 0, waiting: [] };
  return holder[KEY];
}

/** A print without its file's name. */
export type PrintAsked = PrintTask extends infer Task ? (Task extends PrintTask ? Omit<Task, "file"> : never) : never;
/** What is told of a print; `id` names the file that was written. */
export type PrintNews =
  | Exclude<PrintTold, { readonly is: "done" }>
  | (Extract<PrintTold, { readonly is: "done" }> & { readonly id: string });

/** Makes a print and tells of it until it is done, has failed, or `signal` stops it. */
export async function print(asked: PrintAsked, signal: AbortSignal, tell: (news: PrintNews) => void): Promise<void> {
  tidy();
  const queue = line();
  if (queue.running >= MOST_AT_ONCE) await new Promise<void>((go) => queue.waiting.push(go));
  queue.running++;
  try {
    if (!signal.aborted) await work(asked, signal, tell);
  } finally {
    queue.running--;
    queue.waiting.shift()?.();
  }
}

function work(asked: PrintAsked, signal: AbortSignal, tell: (news: PrintNews) => void): Promise<void> {
  const id = randomBytes(16).toString("hex");
  const worker = new Worker(/* turbopackIgnore: true */ FILE, { workerData: { ...asked, file: fileOf(id) } });
  const stop = () => worker.postMessage("stop");
  signal.addEventListener("abort", stop, { once: true });
  return new Promise((done) => {
    worker.on("message", (told: PrintTold) => tell(told.is === "done" ? { ...told, id } : told));
    worker.on("error", (error) => {
      console.error(error);
      tell({ is: "failed", error: "Something went wrong in the studio, so nothing was printed; see its output for details." });
    });
    worker.on("exit", () => {
      signal.removeEventListener("abort", stop);
      done();
    });
  });
}

/** A finished print; undefined when there is none of that name, or no longer. */
export function readPrint(id: string): Buffer | undefined {
  if (!PRINT_ID.test(id)) return undefined;
  try {
    return readFileSync(fileOf(id));
  } catch {
    return undefined;
  }
}

/** Removes the files of prints that nobody fetched for an hour. */
function tidy(): void {
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder())) {
    const file = join(folder(), name);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - made > KEPT_MS) rmSync(file, { force: true });
  }
}
