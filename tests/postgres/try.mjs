// Starts a PostgreSQL to try the lab's queue with, prints its address, and takes it away with all it holds on Ctrl-C.
import { startPostgres } from "./postgres.mjs";

const postgres = await startPostgres();
console.log(`export ARCOLOGY_QUEUE=${postgres.url}`);
const stay = setInterval(() => {}, 60_000);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    clearInterval(stay);
    await postgres.stop();
    process.exit(0);
  });
