/**
 * The carrier for many machines. This process deals out jobs and counts what comes; workers anywhere play them. It may end at any moment: whoever asks
 * the same question again finds what was played.
 */
import { setTimeout as pause } from "node:timers/promises";
import { sha256 } from "../../../db/hash.ts";
import {
  findResults,
  forgetAsked,
  keepParcel,
  listPieces,
  listTroubles,
  prepareLabQueue,
  type QueueTrouble,
  queueTime,
  sayAsked,
} from "../../../db/queries/lab-queue.ts";
import type { Conduct, Counts, WorkerTold } from "../../../engine/questions/index.ts";
import { type Carrier, CarrierError, type Job, type WorkerTask } from "../carrier.ts";
import { engineVersion } from "../engine-version.ts";
import { Pace } from "../pace.ts";
import { type Boss, openBoss, type QueuedJob, queueName, shownAddress } from "./boss.ts";

/** How long a worker is to be busy with a job, in milliseconds: a worker asks the queue for one at a time. */
const BUSY = 4_000;
/** Between two looks for results. */
const LOOK_MS = 200;
/** Between two looks for workers and for what went wrong. */
const SLOW_LOOK_MS = 2_000;
/** Between two tries to reach a queue that does not answer. */
const AGAIN_MS = 1_000;
/** Jobs for each player that lie ready, and as many that may turn out not to be needed. */
const READY = 2;
/** A job that went wrong so often will not go right. */
const MOST_FAILURES = 3;

type Told = { workers: readonly WorkerTold[]; trouble: string | null };

/** A carrier over the queue at an address. */
export function queueCarrier(address: string, task: WorkerTask, busyMs = BUSY): Carrier {
  const told: Told = { workers: [], trouble: null };
  const engine = engineVersion();
  let open: Boss | undefined;
  return {
    told: () => told,
    async carry(conduct, stop, look) {
      const note = (words: string) => {
        told.trouble = `The queue at ${shownAddress(address)} does not respond correctly: ${words}. The studio tries again and keeps all counts.`;
      };
      const round = new Round(conduct, task, engine, busyMs, told, look);
      while (conduct.stoppedBy === undefined && !stop.aborted) {
        try {
          open ??= await openBoss(address, engine, note);
          await round.go(open, stop);
        } catch (error) {
          if (error instanceof CarrierError) throw error;
          note(error instanceof Error ? error.message : String(error));
          look();
          await pause(AGAIN_MS, undefined, { signal: stop }).catch(() => {});
        }
      }
      if (open) await round.leave(open).catch(() => {});
    },
    async close() {
      await open?.boss.stop({ graceful: false }).catch(() => {});
    },
  };
}

const keyOf = ({ lane, from, to }: Job): string => `${lane}:${from}-${to}`;

/** A run over a queue, as often as it has to be opened. */
class Round {
  readonly #conduct: Conduct;
  readonly #engine: string;
  readonly #pace: Pace;
  readonly #told: Told;
  readonly #look: () => void;
  readonly #configuration: string;
  readonly #source: string;
  /** The run's name: the hash of what is asked, which names its cards too. */
  readonly #run: string;
  /** Jobs that were dealt out and of which nothing came yet. */
  readonly #out = new Map<string, Job>();
  /** Those of them that lie in the queue. */
  readonly #sent = new Set<string>();
  /** By lane and first unit where a piece ends that was played in another life of this run. */
  readonly #known = new Map<string, number>();
  readonly #players = new Map<string, { jobs: number; games: number }>();
  #slots = 1;

  constructor(conduct: Conduct, { configuration, source }: WorkerTask, engine: string, busyMs: number, told: Told, look: () => void) {
    this.#conduct = conduct;
    this.#engine = engine;
    this.#pace = new Pace(conduct.plan, busyMs);
    this.#told = told;
    this.#look = look;
    this.#configuration = JSON.stringify(configuration);
    this.#source = JSON.stringify(source);
    this.#run = sha256(this.#configuration);
  }

  /** Goes on until the run ends. Rejects when the queue does not answer. */
  async go(open: Boss, stop: AbortSignal): Promise<void> {
    const { sql } = open;
    await prepareLabQueue(sql);
    const begun = await queueTime(sql);
    await keepParcel(sql, this.#source);
    await keepParcel(sql, this.#configuration);
    for (const { lane, from, to } of await listPieces(sql, this.#run)) this.#known.set(`${lane} ${from}`, to);
    // What lies in the queue was put there by another life of this run, or may have been lost.
    await this.#clear(open);
    let slow = 0;
    while (this.#conduct.stoppedBy === undefined && !stop.aborted) {
      if (performance.now() > slow) {
        await this.#lookAround(open, begun);
        slow = performance.now() + SLOW_LOOK_MS;
        this.#look();
      }
      const came = await this.#collect(open);
      await this.#deal(open);
      this.#told.trouble = null;
      if (came === 0) await pause(LOOK_MS, undefined, { signal: stop }).catch(() => {});
    }
  }

  /** Takes what nobody has begun out of the queue. */
  async leave(open: Boss): Promise<void> {
    await this.#clear(open);
    await forgetAsked(open.sql, this.#run);
  }

  async #clear({ boss }: Boss): Promise<void> {
    const name = queueName(this.#engine);
    const waiting = await boss.findJobs(name, { data: { run: this.#run }, queued: true, limit: 10_000 });
    if (waiting.length > 0)
      await boss.deleteJob(
        name,
        waiting.map(({ id }) => id),
      );
    this.#sent.clear();
  }

  async #deal({ boss }: Boss): Promise<void> {
    const most = this.#slots * READY;
    const wanted = (lane: number, from: number) => {
      const end = this.#known.get(`${lane} ${from}`);
      return end === undefined ? this.#pace.units(lane) : end - from;
    };
    while (this.#out.size < most) {
      const job = this.#conduct.deal(wanted, most);
      if (!job) break;
      this.#out.set(keyOf(job), job);
    }
    const [run, source] = [this.#run, sha256(this.#source)];
    const unsent = [...this.#out].filter(([key, { lane, from, to }]) => !this.#sent.has(key) && this.#known.get(`${lane} ${from}`) !== to);
    if (unsent.length === 0) return;
    await boss.insert(
      queueName(this.#engine),
      unsent.map(([, { lane, from, to }]) => ({ data: { run, source, lane, from, to } satisfies QueuedJob })),
    );
    for (const [key] of unsent) this.#sent.add(key);
  }

  /** Takes what came; how many. */
  async #collect({ sql }: Boss): Promise<number> {
    if (this.#out.size === 0) return 0;
    const results = await findResults(sql, this.#run, [...this.#out.values()]);
    for (const { counts, tookMs, worker, ...job } of results) {
      const played = counts as Counts;
      this.#out.delete(keyOf(job));
      this.#sent.delete(keyOf(job));
      this.#pace.took(job, played, tookMs);
      this.#conduct.take(job, played);
      const player = this.#players.get(worker) ?? { jobs: 0, games: 0 };
      this.#players.set(worker, { jobs: player.jobs + 1, games: player.games + played.games });
    }
    if (results.length > 0) this.#look();
    return results.length;
  }

  /** Says that somebody waits, who plays, and what went wrong. */
  async #lookAround({ boss, sql }: Boss, begun: Date): Promise<void> {
    await sayAsked(sql, this.#run, this.#engine);
    const troubles = await listTroubles(sql, this.#run, begun);
    const worst = troubles.find(({ times }) => times >= MOST_FAILURES);
    if (worst) throw new CarrierError(`The games cannot be played on ${worst.worker}: ${worst.words}`);
    const workers = (await boss.getInstances()).flatMap(({ host, pid, live, workers }) =>
      workers.filter(({ queue }) => queue.startsWith(queueName(""))).map((worker) => ({ name: `${host} ${pid}`, live, worker })),
    );
    const live = workers.filter((one) => one.live);
    const fit = live.filter(({ worker }) => worker.queue === queueName(this.#engine));
    this.#slots = Math.max(
      1,
      fit.reduce((sum, { worker }) => sum + worker.localConcurrency, 0),
    );
    const names = [...new Set([...fit.map(({ name }) => name), ...this.#players.keys()])].sort();
    this.#told.workers = [
      ...names.map((name) => workerTold(name, fit.find((one) => one.name === name)?.worker.localConcurrency ?? 0, this.#players, troubles)),
      ...live
        .filter(({ worker }) => worker.queue !== queueName(this.#engine))
        .map(({ name }) => ({
          name,
          slots: 0,
          jobs: 0,
          games: 0,
          words: "has another version of the engine and cannot play this run: install the same version of Arcology and restart it",
        })),
    ];
  }
}

function workerTold(
  name: string,
  slots: number,
  players: ReadonlyMap<string, { readonly jobs: number; readonly games: number }>,
  troubles: readonly QueueTrouble[],
): WorkerTold {
  const words = troubles.find(({ worker }) => worker === name)?.words ?? (slots === 0 ? "is gone; other workers play its games" : null);
  return { name, slots, jobs: players.get(name)?.jobs ?? 0, games: players.get(name)?.games ?? 0, words };
}
