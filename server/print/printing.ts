/** Prints that pages ask for: each in a thread of its own, so that the server answers meanwhile; the files are kept for an hour. */
import { randomBytes } from "node:crypto";
import { createReadStream, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { LettersTold } from "./letters.ts";
import type { PicturesTold } from "./lost-pictures.ts";
import type { PrintTask, PrintTold } from "./print-worker.ts";
import { runIn, type ThreadName } from "./threads.ts";

const KEPT_MS = 3_600_000;
/** At most so many prints are made at once; the others wait. */
const MOST_AT_ONCE = 2;
export const PRINT_ID = /^[0-9a-f]{32}$/;

const folder = () => join(tmpdir(), `arcology-prints-${process.getuid?.() ?? 0}`);
/** What a made file is, by the ending of its name. */
export const MADE = { pdf: "application/pdf", zip: "application/zip", json: "application/json", png: "image/png" } as const;
export type MadeType = keyof typeof MADE;
const fileOf = (id: string, type: MadeType) => join(folder(), `${id}.${type}`);

const KEY = Symbol.for("arcology.printing");
type Holder = { [KEY]?: { running: number; readonly waiting: (() => void)[] } };
function line() {
  const holder = globalThis as Holder;
  holder[KEY] ??= { running: 0, waiting: [] };
  return holder[KEY];
}

/** A print without its file's name. */
export type PrintAsked = PrintTask extends infer Task ? (Task extends PrintTask ? Omit<Task, "file" | "first"> : never) : never;
/** What is told of a print; `id` names the file that was written. */
export type PrintNews =
  | Exclude<PrintTold, { readonly is: "done" }>
  | (Extract<PrintTold, { readonly is: "done" }> & { readonly id: string });

/** What every worker that makes a file tells: how far it is, and at the end what it wrote or a sentence. */
type Told =
  | LettersTold
  | PicturesTold
  | { readonly is: "first"; readonly id: string; readonly pages: number }
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  | { readonly is: "done" }
  | { readonly is: "failed"; readonly error: string };

/** Makes a print and tells of it until it is done, has failed, or `signal` stops it. */
export function print(asked: PrintAsked, signal: AbortSignal, tell: (news: PrintNews) => void): Promise<void> {
  const id = randomBytes(16).toString("hex");
  return makeFile<PrintTold>("print", { ...asked, first: { id, file: fileOf(id, "pdf") } }, "pdf", signal, tell);
}

/** Makes a file in a thread, at most two at once, and tells of it; `id` names the file that was written. */
export async function makeFile<News extends Told>(
  thread: ThreadName,
  asked: object,
  type: MadeType,
  signal: AbortSignal,
  tell: (news: Exclude<News, { readonly is: "done" }> | (Extract<News, { readonly is: "done" }> & { readonly id: string })) => void,
): Promise<void> {
  tidy();
  const queue = line();
  if (queue.running >= MOST_AT_ONCE) await new Promise<void>((go) => queue.waiting.push(go));
  queue.running++;
  try {
    if (!signal.aborted) await work();
  } finally {
    queue.running--;
    queue.waiting.shift()?.();
  }

  async function work(): Promise<void> {
    const id = randomBytes(16).toString("hex");
    try {
      await runIn<News>(thread, { ...asked, file: fileOf(id, type) }, signal, (told) => {
        if (isDone(told)) tell({ ...told, id });
        else tell(told as Exclude<News, { readonly is: "done" }>);
      });
    } catch (error) {
      console.error(error);
      tell({ is: "failed", error: "Something went wrong in the studio, so nothing was made; see its output for details." } as Exclude<
        News,
        { readonly is: "done" }
      >);
    }
  }
}

const isDone = <News extends Told>(told: News): told is Extract<News, { readonly is: "done" }> => told.is === "done";

/** A finished print; undefined when there is none of that name, or no longer. */
export function readPrint(id: string): Buffer | undefined {
  if (!PRINT_ID.test(id)) return undefined;
  try {
    return readFileSync(fileOf(id, "pdf"));
  } catch {
    return undefined;
  }
}

/** The same for a file of another type, as a stream: it may be large. */
export function openMade(id: string, type: MadeType): { readonly bytes: number; readonly stream: Readable } | undefined {
  if (!PRINT_ID.test(id)) return undefined;
  const stat = statSync(fileOf(id, type), { throwIfNoEntry: false });
  return stat && { bytes: stat.size, stream: createReadStream(fileOf(id, type)) };
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
