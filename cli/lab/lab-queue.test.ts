/** The lab over a real PostgreSQL: the same answer, bit for bit, whoever plays, whoever dies. */
import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { prepareLabQueue } from "../../db/queries/lab-queue.ts";
import type { Answer } from "../../engine/questions/index.ts";
import { engineVersion } from "../../server/lab/engine-version.ts";
import { type Boss, openBoss, queueName } from "../../server/lab/queue/boss.ts";
import { workQueue } from "../../server/lab/queue/worker.ts";
import { jobsFault } from "../../tests/bench/lab.ts";
import { startPostgres, type TestPostgres } from "../../tests/postgres/postgres.mjs";
import { atGates, size } from "../../tests/size.ts";
import { run } from "./lab.test-support.ts";
import { labCommand } from "./lab.ts";

const GAMES = size === "whole" ? 12_000 : 1_200;
/** How often a worker is killed. */
const KILLS = size === "whole" ? 6 : 2;
const QUESTION = [
  "first-seat",
  "san",
  "--options",
  '{"turnLimit":40}',
  "--bots",
  "random",
  "--seed",
  "3",
  "--games",
  String(GAMES),
  "--within",
  "0.1",
];
/** Processes have to start first, which takes a busy machine long. */
const SOON = { timeout: 200_000, interval: 50 };
const LIMIT = size === "whole" ? 900_000 : 300_000;
/** More results than any question has. */
const NO_HOLD = 1_000_000;

let postgres: TestPostgres;
let looker: Boss;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  postgres = await startPostgres();
  looker = await openBoss(postgres.url, "none", () => {});
  await prepareLabQueue(looker.sql);
  // Results wait at the door while so many are in: a question cannot be over before it may.
  await looker.sql(`create table held (most integer not null);
insert into held values (${NO_HOLD});
create function hold() returns trigger language plpgsql as $$ begin
  while (select count(*) from arcology_lab.results) >= (select most from held) loop perform pg_sleep(0.02); end loop;
  return null;
end $$;
create trigger hold before insert on arcology_lab.results for each statement execute function hold()`);
  // The first time PostgreSQL is installed too.
}, LIMIT);
const holdAt = (most: number) => looker.sql("update held set most = $1", [most]);
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  delete process.env["ARCOLOGY_QUEUE"];
});
afterAll(async () => {
  await looker?.boss.stop({ graceful: false });
  await postgres?.stop();
}, LIMIT);

/** The command in a process of its own, as on another machine. */
function started(...argv: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "./scripts/quick-start.mjs", "cli/lab/lab-alone.test-support.ts", ...argv], {
    env: { ...process.env, ARCOLOGY_QUEUE: postgres.url },
    stdio: "ignore",
  });
  children.add(child);
  return child;
}
const worker = () => started("worker", "--workers", "1");

/** The answer without what depends on the machine. */
async function answer(address?: string): Promise<Omit<Answer, "speed">> {
  if (address !== undefined) process.env["ARCOLOGY_QUEUE"] = address;
  const { code, out, err } = await run(labCommand, [...QUESTION, "--json"]);
  delete process.env["ARCOLOGY_QUEUE"];
  if (code !== 0) throw new Error(err);
  const { speed: _, ...rest } = JSON.parse(out);
  return rest;
}

const count = async (what: string): Promise<number> => {
  const { rows } = await looker.sql(`select count(*)::integer as n from ${what}`).catch(() => ({ rows: [{ n: 0 }] }));
  return (rows as readonly { n: number }[])[0]?.n ?? 0;
};
/** Connections of workers whose results are held. */
const AT_THE_DOOR = "pg_stat_activity where state = 'active' and query like 'insert into arcology_lab.results%'";
const played = (child: ChildProcess) => count(`arcology_lab.results where worker like '% ${child.pid}'`);

/** A connection of the pool, as somebody has it. */
type Connection = {
  query(text: string): Promise<{ readonly rows: readonly { readonly pid: number }[] }>;
  release(destroyed: boolean): void;
};

let threads: Promise<Omit<Answer, "speed">> | undefined;
const byThreads = () => (threads ??= answer());

atGates(
  "one worker answers as threads do, while the queue goes away and comes back",
  async () => {
    const only = worker();
    const asked = answer(postgres.url);
    await vi.waitFor(async () => expect(await played(only)).toBeGreaterThan(2), SOON);
    await postgres.rest();
    await postgres.wake();
    expect(await asked).toEqual(await byThreads());
  },
  LIMIT,
);

test("a connection that is lost while somebody has it, between two statements, ends no process", async () => {
  const troubles: string[] = [];
  const { boss, sql } = await openBoss(postgres.url, "lost", (words) => troubles.push(words));
  const { pool } = boss.getDb() as unknown as { readonly pool: { connect(): Promise<Connection> } };
  const connection = await pool.connect();
  const { rows } = await connection.query("select pg_backend_pid() as pid");
  await looker.sql("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await vi.waitFor(() => expect(troubles).toContainEqual(expect.stringContaining("terminating connection")), SOON);
  connection.release(true);
  expect((await sql("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await boss.stop({ graceful: false });
});

test(
  `three workers answer as threads do, though one is killed ${KILLS} times and the coordinator once`,
  async () => {
    await looker.sql("delete from arcology_lab.results");
    let third = worker();
    /** It has played one job and waits at the door with what came of the next, which is lost with it: others have to play it again. */
    const killThird = async () => {
      await holdAt((await count("arcology_lab.results")) + 1);
      await vi.waitFor(async () => {
        expect(await played(third)).toBeGreaterThan(0);
        expect(await count(AT_THE_DOOR)).toBe(1);
      }, SOON);
      third.kill("SIGKILL");
      // A server may hear late that somebody is gone, and would write down what it said.
      await looker.sql(`select pg_terminate_backend(pid) from ${AT_THE_DOOR}`);
      third = worker();
    };
    const coordinator = started(...QUESTION, "--json");
    await killThird();
    coordinator.kill("SIGKILL");
    const before = await count("arcology_lab.results");
    const asked = answer(postgres.url);
    for (let kill = 1; kill < KILLS; kill++) await killThird();
    worker();
    worker();
    await holdAt(NO_HOLD);
    expect(await asked).toEqual(await byThreads());
    expect((await byThreads()).games).toBe(GAMES);
    expect(before).toBeGreaterThan(0);
    // What the dead had begun was played again by others.
    const { rows } = await looker.sql("select count(*)::integer as n from pgboss.job where name = $1 and retry_count > 0", [
      queueName(engineVersion()),
    ]);
    expect(rows).not.toEqual([{ n: 0 }]);
  },
  LIMIT,
);

test(
  "a worker with another engine plays nothing and says why; both learn it",
  async () => {
    await looker.sql("delete from arcology_lab.results");
    const stop = new AbortController();
    const said: string[] = [];
    const other = workQueue(
      {
        address: postgres.url,
        engine: "0123456789abcdef",
        threads: 1,
        home: process.cwd(),
        say: (line) => said.push(line),
      },
      stop.signal,
    );
    process.env["ARCOLOGY_QUEUE"] = postgres.url;
    let stopAsking = () => {};
    let err = "";
    const asked = run(labCommand, [...QUESTION, "--json"], {
      err: (text) => {
        err += text;
      },
      onInterrupt(interrupt) {
        stopAsking = interrupt;
        return () => {};
      },
    });
    await vi.waitFor(
      () => expect(said.join("\n")).toContain(`A run needs engine ${engineVersion()}, but this machine has 0123456789abcdef`),
      SOON,
    );
    await vi.waitFor(() => expect(err).toContain("has another version of the engine"), SOON);
    stopAsking();
    const { out } = await asked;
    expect(JSON.parse(out)).toMatchObject({ games: 0, stoppedBy: "a person" });
    stop.abort();
    await other;
  },
  LIMIT,
);

test(
  "cards that are not those of their hash are played by nobody",
  async () => {
    await looker.sql("delete from arcology_lab.results");
    // The cards are the longest text there.
    await looker.sql(
      "update arcology_lab.parcels set body = replace(body, 'Gain 2', 'Gain 3') where length(body) = (select max(length(body)) from arcology_lab.parcels)",
    );
    worker();
    process.env["ARCOLOGY_QUEUE"] = postgres.url;
    const { code, out, err } = await run(labCommand, [...QUESTION, "--json"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/The games cannot be played on .+: The question or its cards are no longer in the queue's database\./);
    expect(await count("arcology_lab.results")).toBe(0);
    await looker.sql("delete from arcology_lab.parcels");
  },
  LIMIT,
);

test(
  "one worker has one job in hand, and four have four at once",
  async () => {
    await looker.sql("delete from arcology_lab.results");
    // What comes of a job waits at the door, so that every job that was taken stays in hand.
    await holdAt(0);
    const { boss } = await openBoss(postgres.url, "empty", () => {});
    const queue = queueName("empty");
    await boss.insert(
      queue,
      Array.from({ length: 8 }, (_, i) => ({ data: { run: "empty", source: "empty", lane: 0, from: i, to: i + 1 } })),
    );
    const begin = () =>
      void children.add(spawn(process.execPath, ["tests/bench/lab-queue-worker.ts", postgres.url, "empty"], { stdio: "ignore" }));
    const inHand = () => count(`pgboss.job where name = '${queue}' and state = 'active'`);
    begin();
    await vi.waitFor(async () => expect(await count(AT_THE_DOOR)).toBe(1), SOON);
    expect(await inHand()).toBe(1);
    for (let more = 0; more < 3; more++) begin();
    await vi.waitFor(async () => expect(await count(AT_THE_DOOR)).toBe(4), SOON);
    expect(await inHand()).toBe(4);
    await holdAt(NO_HOLD);
    await vi.waitFor(async () => expect(await count("arcology_lab.results where run = 'empty'")).toBe(8), SOON);
    const { rows } = await looker.sql("select count(distinct worker)::integer as n from arcology_lab.results where run = 'empty'");
    expect(rows).toEqual([{ n: 4 }]);
    await boss.stop({ graceful: false });
  },
  LIMIT,
);

test("a queue that hands out no more jobs a second to four workers than to one has a fault", () => {
  expect(jobsFault({ 1: 30, 4: 60 })).toBeUndefined();
  expect(jobsFault({ 1: 30, 4: 30 })).toContain("no more jobs than one");
});

test("an address that is none is said to be none", async () => {
  process.env["ARCOLOGY_QUEUE"] = "mysql://db";
  const { code, err } = await run(labCommand, [...QUESTION, "--json"]);
  expect([code, err]).toEqual([2, expect.stringContaining("ARCOLOGY_QUEUE must be the address of a PostgreSQL")]);
});
