/** The queue between machines: pg-boss over a PostgreSQL. Jobs of one engine have a queue of their own, so that no other takes them. */
import { EventEmitter } from "node:events";
import { PgBoss } from "pg-boss";
import type { Sql } from "../../../db/queries/lab-queue.ts";

/** A job as it lies in the queue: the hash of the question, which is the run's name, the hash of its cards, and which units. */
export type QueuedJob = {
  readonly run: string;
  readonly source: string;
  readonly lane: number;
  readonly from: number;
  readonly to: number;
};

/** Seconds after which a job of a worker that is gone is given to another one; pg-boss allows no fewer. */
const HEARTBEAT_SECONDS = 10;
/** Seconds between two looks for such jobs. */
const LOOK_SECONDS = 2;
/** How often a job may be given out: machines may die as often as they like. */
const RETRIES = 1_000;
/** Seconds that a job may take at most: what hangs is given to another worker. */
const LONGEST_SECONDS = 3_600;
/** Seconds between two signs of life of a worker; after three without it is shown as gone. */
const SIGN_SECONDS = 2;

/** Connections of a process at most, and one more that hears of new jobs: what is asked takes milliseconds, however many jobs are played. */
const CONNECTIONS = 4;

export const queueName = (engine: string): string => `lab-${engine}`;

/** Where the queue is; undefined: this machine plays alone. */
export function queueAddress(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const address = environment["ARCOLOGY_QUEUE"];
  return address === undefined || address === "" ? undefined : address;
}

/** What is wrong with an address; undefined: nothing. */
export const addressFault = (address: string): string | undefined =>
  /^postgres(ql)?:\/\/./.test(address) && URL.canParse(address)
    ? undefined
    : "ARCOLOGY_QUEUE must be the address of a PostgreSQL, such as postgres://arcology:secret@db.example:5432/arcology.";

/** An address as it may be shown: without its password. */
export function shownAddress(address: string): string {
  const url = new URL(address);
  url.password = "";
  return url.href;
}

export type Boss = { readonly boss: PgBoss; readonly sql: Sql };

/**
 * Opens the queue of an engine and makes what is missing. Rejects when PostgreSQL does not answer.
 *
 * @param trouble told what goes wrong meanwhile; pg-boss tries again by itself
 */
export async function openBoss(address: string, engine: string, trouble: (words: string) => void): Promise<Boss> {
  const boss = new PgBoss({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    instanceHeartbeatSeconds: SIGN_SECONDS,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    queueCacheIntervalSeconds: LOOK_SECONDS,
    schedule: false,
    useListenNotify: true,
  });
  boss.on("error", (error) => trouble(error.message));
  try {
    await boss.start();
    hearLosses(boss, trouble);
    const name = queueName(engine);
    if (!(await boss.getQueue(name)))
      await boss.createQueue(name, {
        heartbeatSeconds: HEARTBEAT_SECONDS,
        retryLimit: RETRIES,
        expireInSeconds: LONGEST_SECONDS,
        deleteAfterSeconds: LONGEST_SECONDS,
        notify: true,
      });
    const database = boss.getDb();
    return { boss, sql: (text, values) => database.executeSql(text, values) };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

/**
 * A connection that is lost between two statements of whoever has it tells so as an event, and one that nobody hears ends the process: pg-boss hears
 * only of those that nobody has.
 */
function hearLosses(boss: PgBoss, trouble: (words: string) => void): void {
  const { pool } = boss.getDb() as { readonly pool?: unknown };
  const heard = new WeakSet<EventEmitter>();
  if (!(pool instanceof EventEmitter)) throw new Error("The pool of connections is not where it was in this version of pg-boss");
  pool.on("acquire", (client: EventEmitter) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on("error", (error: Error) => trouble(error.message));
  });
}
