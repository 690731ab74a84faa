/** The worker threads in which bots think, so that the server answers meanwhile. One set for the process, as many as there are cores to spare. */
import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { isFreeTable } from "../../engine/games/game.ts";
import { quickThread } from "../quick-thread.ts";
import type { Opened } from "./contents.ts";
import type { Played, Question, Thought } from "./thought.ts";

type Fault = { readonly fault: string };
type Answer = { readonly thought: Thought } | Fault;
type Pace = { readonly nodes: number } | Fault;
type Job = { readonly question: Question; readonly source: Question["source"]; readonly answer: (answer: Answer) => void };
type Thinker = {
  readonly worker: Worker;
  readonly knows: Set<string>;
  job: Job | undefined;
  /** It measures a game between jobs, and whom it tells. */
  measures: ((pace: Pace) => void) | undefined;
};
type Thinkers = { readonly all: Thinker[]; readonly urgent: Job[]; readonly waiting: Job[] };

const KEY = Symbol.for("arcology.thinkers");
type Holder = { [KEY]?: Thinkers };

/**
 * Lets a bot think in another thread.
 *
 * @param urgent somebody waits for it: it comes before what nobody watches
 * @returns what it thought; rejects with a sentence when the worker cannot
 */
export async function thinkElsewhere(
  opened: Opened,
  question: Omit<Question, "source" | "content" | "game">,
  urgent: boolean,
): Promise<Thought> {
  const answer = await ask(opened, question, urgent);
  if ("fault" in answer) throw new Error(answer.fault);
  return answer.thought;
}

/**
 * How many nodes a search bot of this machine manages in the time that people are to wait: measured in another thread, between the choices of bots.
 * One game at a time. Rejects with a sentence when the worker cannot.
 */
export async function measureElsewhere(opened: Opened): Promise<number> {
  const { played, source } = playedOf(opened);
  const thinkers = held();
  const thinker = thinkers.all[0] ?? hire(thinkers);
  const pace = await new Promise<Pace>((tell) => {
    thinker.measures = tell;
    send(thinker, played, source);
  });
  if ("fault" in pace) throw new Error(pace.fault);
  return pace.nodes;
}

function playedOf({ playable: { id }, hash, source }: Opened): { readonly played: Played; readonly source: Question["source"] } {
  if (isFreeTable(id)) throw new Error("A free table has no choices to rate.");
  return { played: { game: id, content: hash }, source };
}

function held(): Thinkers {
  const holder = globalThis as Holder;
  holder[KEY] ??= { all: [], urgent: [], waiting: [] };
  return holder[KEY];
}

function ask(opened: Opened, question: Omit<Question, keyof Played>, urgent: boolean): Promise<Answer> {
  const { played, source } = playedOf(opened);
  const thinkers = held();
  return new Promise((answer) => {
    (urgent ? thinkers.urgent : thinkers.waiting).push({ question: { ...question, ...played }, source, answer });
    if (thinkers.all.length < Math.max(1, availableParallelism() - 1) && thinkers.all.every(({ job }) => job !== undefined)) hire(thinkers);
    for (const thinker of thinkers.all) next(thinkers, thinker);
  });
}

function hire(thinkers: Thinkers): Thinker {
  const worker = quickThread("server/matches/thinking-worker.ts");
  const thinker: Thinker = { worker, knows: new Set(), job: undefined, measures: undefined };
  thinkers.all.push(thinker);
  worker.unref();
  worker.on("message", (said: Answer | { readonly pace: Pace }) => {
    if ("pace" in said) hear(thinker, said.pace);
    else finish(thinkers, thinker, said);
  });
  worker.on("error", (error) => {
    thinkers.all.splice(thinkers.all.indexOf(thinker), 1);
    const fault = { fault: error instanceof Error ? error.message : String(error) };
    thinker.job?.answer(fault);
    thinker.measures?.(fault);
    if (thinkers.urgent.length + thinkers.waiting.length > 0) next(thinkers, hire(thinkers));
  });
  return thinker;
}

function hear(thinker: Thinker, pace: Pace): void {
  const { measures } = thinker;
  thinker.measures = undefined;
  rest(thinker);
  measures?.(pace);
}

function finish(thinkers: Thinkers, thinker: Thinker, answer: Answer): void {
  const { job } = thinker;
  thinker.job = undefined;
  rest(thinker);
  job?.answer(answer);
  next(thinkers, thinker);
}

/** A worker that has nothing to do keeps no process alive. */
function rest({ worker, job, measures }: Thinker): void {
  if (!job && !measures) worker.unref();
}

/** Gives an idle worker the next job. */
function next({ urgent, waiting }: Thinkers, thinker: Thinker): void {
  if (thinker.job) return;
  const job = urgent.shift() ?? waiting.shift();
  if (!job) return;
  thinker.job = job;
  send(thinker, job.question, job.source);
}

/** The cards of a game go with the first question about them. */
function send({ worker, knows }: Thinker, asked: Question | Played, source: Question["source"]): void {
  worker.ref();
  worker.postMessage(knows.has(asked.content) ? asked : { ...asked, source });
  knows.add(asked.content);
}

/** Ends all workers; for the end of the process and of tests. */
export async function dismissThinkers(): Promise<void> {
  const holder = globalThis as Holder;
  const { all } = holder[KEY] ?? { all: [] };
  delete holder[KEY];
  await Promise.all(all.map(({ worker }) => worker.terminate()));
}
