/** A worker of the queue's bench, in a process of its own: its jobs are empty. */
import { keepResult } from "../../db/queries/lab-queue.ts";
import { openBoss, type QueuedJob, queueName } from "../../server/lab/queue/boss.ts";
import { ASKS } from "../../server/lab/queue/worker.ts";

const [address = "", engine = ""] = process.argv.slice(2);
const { boss, sql } = await openBoss(address, engine, (words) => console.error(words));
await boss.work<QueuedJob>(queueName(engine), { localConcurrency: 1, ...ASKS }, async ([job]) => {
  if (job) await keepResult(sql, job.data.run, { ...job.data, counts: {}, tookMs: 0, worker: String(process.pid) });
});
