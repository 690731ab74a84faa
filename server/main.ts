/**
 * Starts the studio: `node server/main.ts start|dev [--port N] [--host H]`. What is asked for and the port come first, so that a start that cannot go on says so
 * at once; `serving.ts` and all that it needs are loaded after that.
 */
import { createServer, type Server } from "node:http";
import { parseArgs } from "node:util";
import { quickImports } from "./quick-imports.mjs";
import type { Wish } from "./serving.ts";
import { answerStarting } from "./starting.ts";
import { stop } from "./stop.ts";

/** How long a connection without requests is kept. */
const KEPT_MS = 75_000;

function readOptions(argv: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { port: { type: "string", default: "3000" }, host: { type: "string", default: "127.0.0.1" } },
  });
  const mode = positionals[0] ?? "start";
  const port = Number(values.port);
  if (mode !== "start" && mode !== "dev") stop(`The studio can "start" or run "dev", not "${mode}".`);
  if (!/^\d+$/.test(values.port) || port > 65_535) stop(`--port takes a number from 0 to 65535, not "${values.port}".`);
  return { mode, port, host: values.host };
}

/** Takes the port; a port that somebody has is a sentence. */
function listen(server: Server, { port, host }: Wish): Promise<number> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        stop(`Port ${port} is in use on ${host}. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}`);
      if (error.code === "EACCES") stop(`You do not have permission to open port ${port}. Choose one above 1023: npm start -- --port 3000`);
      if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        stop(`This machine has no address ${host}. Try --host 127.0.0.1 or --host 0.0.0.0.`);
      stop(`The studio cannot listen on ${host}:${port}: ${error.message}.`);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

async function main(argv: readonly string[]): Promise<void> {
  const wish = readOptions(argv);
  const server = createServer(answerStarting);
  // Browsers and proxies keep a connection for a minute; a request on one that is closed at that moment is lost.
  server.keepAliveTimeout = KEPT_MS;
  const port = await listen(server, wish);
  const hooks = quickImports();
  const { serveOn } = await import("./serving.ts");
  await serveOn(server, { ...wish, port }, () => hooks?.deregister());
}

await main(process.argv.slice(2)).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
