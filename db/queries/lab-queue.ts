/**
 * What a queue's PostgreSQL holds beside the jobs: questions and cards by their hash, what came of each job, and what went wrong. The jobs themselves
 * are pg-boss's. Whatever is written here may be written twice; it counts once.
 */
import { z } from "zod";
import { sha256 } from "../hash.ts";

/** Asks PostgreSQL; values are `$1`, `$2` and so on. */
export type Sql = (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/** Days after which nobody takes up a run again. */
const KEPT_DAYS = 7;
/** What went wrong that is told. */
const MOST_TROUBLES = 5;
/** Any number, the same for all who make the tables. */
const LOCK = 28_061_828;

/** Makes the tables where they are missing, and removes what is old. */
export async function prepareLabQueue(sql: Sql): Promise<void> {
  // One command: PostgreSQL does all of it or nothing.
  await sql(`select pg_advisory_xact_lock(${LOCK});
create schema if not exists arcology_lab;
create table if not exists arcology_lab.parcels (hash text primary key, body text not null, used_at timestamptz not null default now());
create table if not exists arcology_lab.results (
  run text not null, lane integer not null, first integer not null, behind integer not null,
  counts jsonb not null, took_ms double precision not null, worker text not null, at timestamptz not null default now(),
  primary key (run, lane, first, behind));
create table if not exists arcology_lab.troubles (
  run text not null, job text not null, worker text not null, words text not null, at timestamptz not null default now());
create index if not exists troubles_by_run on arcology_lab.troubles (run, at);
create table if not exists arcology_lab.asked (run text primary key, engine text not null, seen_at timestamptz not null default now());
delete from arcology_lab.results where at < now() - interval '${KEPT_DAYS} days';
delete from arcology_lab.troubles where at < now() - interval '${KEPT_DAYS} days';
delete from arcology_lab.asked where seen_at < now() - interval '${KEPT_DAYS} days';
delete from arcology_lab.parcels where used_at < now() - interval '${KEPT_DAYS} days'`);
}

/** Keeps a text under its hash, which is returned. */
export async function keepParcel(sql: Sql, body: string): Promise<string> {
  const hash = sha256(body);
  await sql("insert into arcology_lab.parcels (hash, body) values ($1, $2) on conflict (hash) do update set used_at = now()", [hash, body]);
  return hash;
}

/** A text by its hash; undefined where there is none, or another text lies under it. */
export async function findParcel(sql: Sql, hash: string): Promise<string | undefined> {
  const { rows } = await sql("select body from arcology_lab.parcels where hash = $1", [hash]);
  const body = z.array(z.object({ body: z.string() })).parse(rows)[0]?.body;
  return body !== undefined && sha256(body) === hash ? body : undefined;
}

/** Units `from` to below `to` of a lane of a run. */
export type QueuePiece = { readonly lane: number; readonly from: number; readonly to: number };
export type QueueResult = QueuePiece & { readonly counts: unknown; readonly tookMs: number; readonly worker: string };

/** Writes what came of a job, once. */
export async function keepResult(sql: Sql, run: string, { lane, from, to, counts, tookMs, worker }: QueueResult): Promise<void> {
  await sql(
    "insert into arcology_lab.results (run, lane, first, behind, counts, took_ms, worker) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing",
    [run, lane, from, to, JSON.stringify(counts), tookMs, worker],
  );
}

const PieceSchema = z.object({ lane: z.number(), from: z.number(), to: z.number() });
const ResultSchema = PieceSchema.extend({ counts: z.unknown(), tookMs: z.number(), worker: z.string() });
const RESULT = `lane, first as "from", behind as "to"`;

/** Which pieces of a run were played, by whomever. */
export async function listPieces(sql: Sql, run: string): Promise<QueuePiece[]> {
  const { rows } = await sql(`select ${RESULT} from arcology_lab.results where run = $1`, [run]);
  return z.array(PieceSchema).parse(rows);
}

/** What came of some pieces, as far as it is there. */
export async function findResults(sql: Sql, run: string, pieces: readonly QueuePiece[]): Promise<QueueResult[]> {
  const { rows } = await sql(
    `select ${RESULT}, counts, took_ms as "tookMs", worker from arcology_lab.results
     join unnest($2::integer[], $3::integer[], $4::integer[]) as wanted (wanted_lane, wanted_first, wanted_behind)
       on lane = wanted_lane and first = wanted_first and behind = wanted_behind
     where run = $1`,
    [run, pieces.map(({ lane }) => lane), pieces.map(({ from }) => from), pieces.map(({ to }) => to)],
  );
  return z.array(ResultSchema).parse(rows);
}

/** Writes down what went wrong with a job, in a sentence. */
export async function keepTrouble(sql: Sql, run: string, job: string, worker: string, words: string): Promise<void> {
  await sql("insert into arcology_lab.troubles (run, job, worker, words) values ($1, $2, $3, $4)", [run, job, worker, words]);
}

export type QueueTrouble = { readonly job: string; readonly worker: string; readonly words: string; readonly times: number };

/** What went wrong since a moment, most often first: how often with each job. */
export async function listTroubles(sql: Sql, run: string, since: Date): Promise<QueueTrouble[]> {
  const { rows } = await sql(
    `select job, max(worker) as worker, words, count(*)::integer as times from arcology_lab.troubles
     where run = $1 and at >= $2 group by job, words order by times desc, job limit ${MOST_TROUBLES}`,
    [run, since],
  );
  return z.array(z.object({ job: z.string(), worker: z.string(), words: z.string(), times: z.number() })).parse(rows);
}

/** Says that somebody waits for a run, and with which engine. */
export async function sayAsked(sql: Sql, run: string, engine: string): Promise<void> {
  await sql("insert into arcology_lab.asked (run, engine) values ($1, $2) on conflict (run) do update set seen_at = now()", [run, engine]);
}

/** Takes that back. */
export async function forgetAsked(sql: Sql, run: string): Promise<void> {
  await sql("delete from arcology_lab.asked where run = $1", [run]);
}

/** Engines other than this one for which somebody waits now. */
export async function otherEngines(sql: Sql, engine: string): Promise<string[]> {
  const { rows } = await sql(
    "select distinct engine from arcology_lab.asked where engine <> $1 and seen_at > now() - interval '30 seconds' order by engine",
    [engine],
  );
  return z
    .array(z.object({ engine: z.string() }))
    .parse(rows)
    .map((row) => row.engine);
}

/** The moment that it is for PostgreSQL: what is compared with what it wrote. */
export async function queueTime(sql: Sql): Promise<Date> {
  const { rows } = await sql("select now() as now");
  const [row] = z.array(z.object({ now: z.date() })).parse(rows);
  if (!row) throw new Error("PostgreSQL did not return the time.");
  return row.now;
}
