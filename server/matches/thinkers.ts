/** The worker threads in which bots think, so that the server answers meanwhile. One set for the process, as many as there are cores to spare. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { isFreeTable } from "../../engine/games/game.ts";
import type { Opened } from "./contents.ts";
import type { Played, Question, Thought } from "./thought.ts";

type Answer = { readonly thought: Thought } | { readonly nodes: number } | { readonly fault: string };
type Job = {
  readonly question: Question | Played;
  readonly source: Question["source"];
  readonly answer: (answer: Answer) => void;
};
type Thinker = { readonly worker: Worker; readonly knows: Set<string>; job: Job | undefined };
type Thinkers = { readonly all: Thinker[]; readonly urgent: Job[]; readonly waiting: Job[] };

const KEY = Symbol.for("arcology.thinkers");
type Holder = { [KEY]?: Thinkers };

/** Workers are started by their file, which no bundler may take for a module of the page. */
const FILE = resolve(/* turbopackIgnore: true */ process.cwd(), "server", "matches", "thinking-worker.ts");

/**
 * Lets a bot think in another thread.
 *
 * @param urgent somebody waits for it: it comes before what nobody watches
 * @returns what it thought; rejects with a sentence when the worker cannot
 */
export function thinkElsewhere(opened: Opened, question: Omit<Question, "source" | "content" | "game">, urgent: boolean): Promise<Thought> {
  return ask(opened, question, urgent).then((answer) =>
    "thought" in answer ? answer.thought : Promise.reject(new Error(faultOf(answer))),
  );
}

/** How many nodes a search bot of this machine manages in the time that people are to wait: measured in another thread, when nobody waits for a bot. */
export function measureElsewhere(opened: Opened): Promise<number> {
  return ask(opened, {}, false).then((answer) => ("nodes" in answer ? answer.nodes : Promise.reject(new Error(faultOf(answer)))));
}

const faultOf = (answer: Answer): string => ("fault" in answer ? answer.fault : "A thinker answered something else than it was asked");

function ask(
  { playable, hash, source }: Opened,
  question: Omit<Question, keyof Played> | Record<string, never>,
  urgent: boolean,
): Promise<Answer> {
  const { id } = playable;
  if (isFreeTable(id)) return Promise.reject(new Error("A free table has no choices to rate."));
  const holder = globalThis as Holder;
  holder[KEY] ??= { all: [], urgent: [], waiting: [] };
  const thinkers = holder[KEY];
  return new Promise((answer) => {
    const job: Job = { question: { ...question, game: id, content: hash }, source, answer };
    (urgent ? thinkers.urgent : thinkers.waiting).push(job);
    if (thinkers.all.length < Math.max(1, availableParallelism() - 1) && !thinkers.all.some(({ job }) => job === undefined))
      thinkers.all.push(hire(thinkers));
    for (const thinker of thinkers.all) next(thinkers, thinker);
  });
}

function hire(thinkers: Thinkers): Thinker {
  const worker = new Worker(/* turbopackIgnore: true */ FILE);
  const thinker: Thinker = { worker, knows: new Set(), job: undefined };
  worker.unref();
  worker.on("message", (answer: Answer) => finish(thinkers, thinker, answer));
  worker.on("error", (error) => {
    thinkers.all.splice(thinkers.all.indexOf(thinker), 1);
    thinker.job?.answer({ fault: error instanceof Error ? error.message : String(error) });
    if (thinkers.urgent.length + thinkers.waiting.length > 0) {
      const replacement = hire(thinkers);
      thinkers.all.push(replacement);
      next(thinkers, replacement);
    }
  });
  return thinker;
}

function finish(thinkers: Thinkers, thinker: Thinker, answer: Answer): void {
  const { job } = thinker;
  thinker.job = undefined;
  thinker.worker.unref();
  job?.answer(answer);
  next(thinkers, thinker);
}

/** Gives an idle worker the next job. */
function next({ urgent, waiting }: Thinkers, thinker: Thinker): void {
  if (thinker.job) return;
  const job = urgent.shift() ?? waiting.shift();
  if (!job) return;
  thinker.job = job;
  thinker.worker.ref();
  const { content } = job.question;
  thinker.worker.postMessage(thinker.knows.has(content) ? job.question : { ...job.question, source: job.source });
  thinker.knows.add(content);
}

/** Ends all workers; for the end of the process and of tests. */
export async function dismissThinkers(): Promise<void> {
  const holder = globalThis as Holder;
  const { all } = holder[KEY] ?? { all: [] };
  delete holder[KEY];
  await Promise.all(all.map(({ worker }) => worker.terminate()));
}
