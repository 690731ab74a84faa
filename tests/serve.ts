/** Starts the built studio on a free port with a database of its own, for browser tests, screenshots and benches. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Studio = {
  readonly url: string;
  readonly port: number;
  readonly database: string;
  /** Processor milliseconds of the server since it started, which other work on the machine does not change; undefined where the system does not say. */
  processorMs(): number | undefined;
  /** Ends the server at once, as a power cut would; `start` brings it back on the same port and database. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export type StudioOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  /** A database that is copied, closed by whoever wrote it; otherwise the studio seeds a new one. */
  readonly seeded?: string;
  /** The folder of the studio that is built; otherwise the one in which this process runs. */
  readonly folder?: string;
};

const READY = /ready: (http:\/\/[^\s/]+)\/?/i;

/** Serves the studio; the promise settles when it answers. Throws with its output when it does not come up in three minutes. */
export async function serveStudio({ environment = {}, seeded, folder: built = "." }: StudioOptions = {}): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), "arcology-"));
  const database = join(folder, "studio.db");
  if (seeded) cpSync(seeded, database);
  let child: ChildProcess | undefined;
  let url = "";

  const start = () =>
    new Promise<void>((resolve, reject) => {
      let output = "";
      const port = url ? new URL(url).port : "0";
      child = spawn(process.execPath, ["server/main.ts", "start", "--port", port, "--host", "127.0.0.1"], {
        cwd: built,
        env: { ...process.env, NODE_ENV: "production", ...environment, ARCOLOGY_DB: database },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const late = setTimeout(() => reject(new Error(`The studio did not start in three minutes:\n${output}`)), 180_000);
      const read = (chunk: Buffer) => {
        output += chunk.toString("utf8");
        const ready = READY.exec(output);
        if (!ready?.[1]) return;
        url = ready[1];
        clearTimeout(late);
        resolve();
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.once("exit", (code) => {
        clearTimeout(late);
        reject(new Error(`The studio ended with ${code}:\n${output}`));
      });
    });
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once("exit", resolve));
    child.kill(signal);
    await gone;
  };

  await start();
  return {
    url,
    port: Number(new URL(url).port),
    database,
    processorMs: () => processorMsOf(child?.pid),
    kill: () => end("SIGKILL"),
    start,
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A tick of the kernel's clock, in which it counts what processes use. */
const TICK_MS = 10;

function processorMsOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (pid === undefined || !existsSync(file)) return undefined;
  // Behind the name, which is in brackets: state, …, then user and system time as the 12th and 13th value.
  const values = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(values[11]) + Number(values[12])) * TICK_MS;
}
