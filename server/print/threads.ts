/** Threads that make files. Each is kept for a while when it is done, so that the next file does not wait until a thread has loaded what it needs. */
import { resolve } from "node:path";
import { SHARE_ENV, Worker } from "node:worker_threads";

/** Threads are started by their file, which no bundler may take for a module of the page. */
const FILES = {
  print: resolve(/* turbopackIgnore: true */ process.cwd(), "server", "print", "print-worker.ts"),
  export: resolve(/* turbopackIgnore: true */ process.cwd(), "server", "export", "export-worker.ts"),
} as const;
export type ThreadName = keyof typeof FILES;

/** What is sent to a thread. */
export type ThreadAsked = { readonly is: "make"; readonly task: object } | { readonly is: "stop" };

/** Milliseconds that a thread without work is kept. */
const KEPT_MS = 300_000;

type Idle = { readonly thread: Worker; readonly timer: NodeJS.Timeout };
type Kept = { readonly idle: Record<ThreadName, Idle[]>; readonly stopping: Record<ThreadName, Set<Promise<void>>> };

const KEY = Symbol.for("arcology.threads");
/** Parts of the studio that were bundled apart share the threads. */
function kept(): Kept {
  const holder = globalThis as { [KEY]?: Kept };
  holder[KEY] ??= { idle: { print: [], export: [] }, stopping: { print: new Set(), export: new Set() } };
  return holder[KEY];
}

function start(name: ThreadName): Worker {
  // The fonts that a thread finds for the renderer are those of the whole process, so it says where they are to all.
  const thread = new Worker(/* turbopackIgnore: true */ FILES[name], { env: SHARE_ENV });
  // Who waits for its work is told by `runIn`; a thread without work is forgotten.
  thread.on("error", () => undefined);
  thread.on("exit", () => drop(name, thread));
  return thread;
}

function drop(name: ThreadName, thread: Worker): void {
  const { idle } = kept();
  for (const one of idle[name].filter((one) => one.thread === thread)) clearTimeout(one.timer);
  idle[name] = idle[name].filter((one) => one.thread !== thread);
}

function put(name: ThreadName, thread: Worker): void {
  thread.unref();
  const timer = setTimeout(() => {
    drop(name, thread);
    void thread.terminate();
  }, KEPT_MS).unref();
  kept().idle[name].push({ thread, timer });
}

async function take(name: ThreadName): Promise<Worker> {
  const { idle, stopping } = kept();
  // What was stopped ends sooner than a new thread begins.
  if (idle[name].length === 0 && stopping[name].size > 0) await Promise.race(stopping[name]);
  const last = kept().idle[name].pop();
  if (!last) return start(name);
  clearTimeout(last.timer);
  last.thread.ref();
  return last.thread;
}

/** Has a thread ready before it is asked for anything. */
export function warm(name: ThreadName): void {
  if (kept().idle[name].length === 0) put(name, start(name));
}

/**
 * Sends a task to a thread and hands on what it tells, until it says `done` or `failed`.
 *
 * @throws what the thread threw; then it is gone
 */
export async function runIn<News extends { readonly is: string }>(
  name: ThreadName,
  task: object,
  signal: AbortSignal,
  tell: (news: News) => void,
): Promise<void> {
  const thread = await take(name);
  const ask = (asked: ThreadAsked) => thread.postMessage(asked);
  let stopped: Promise<void> | undefined;
  const ended = new Promise<void>((done, failed) => {
    const leave = () => {
      thread.off("message", onNews).off("error", onError).off("exit", onExit);
      signal.removeEventListener("abort", stop);
    };
    const onNews = (news: News) => {
      tell(news);
      if (news.is !== "done" && news.is !== "failed") return;
      leave();
      put(name, thread);
      done();
    };
    const onError = (error: unknown) => {
      leave();
      failed(error);
    };
    const onExit = () => onError(new Error(`A thread that makes files (${name}) stopped before its work was done.`));
    thread.on("message", onNews).on("error", onError).on("exit", onExit);
    signal.addEventListener("abort", stop, { once: true });
    ask({ is: "make", task });
  });
  if (signal.aborted) stop();
  try {
    await ended;
  } finally {
    if (stopped) kept().stopping[name].delete(stopped);
  }

  function stop() {
    ask({ is: "stop" });
    stopped = ended.catch(() => undefined);
    kept().stopping[name].add(stopped);
  }
}
