/**
 * Starts the studio: `node server/main.ts start|dev [--port N] [--host H]`. Migrates and seeds the database, then serves Next in this
 * process, so that one signal ends everything.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../content/load.ts";
import { type Db, databaseFile, openDb, shareDb, sharedBeside } from "../db/client.ts";
import { seed } from "../db/seed.ts";
import { isAbsent } from "./absent.ts";
import { misaddressed } from "./address.ts";
import { isBehindProxy, noteSender } from "./asker.ts";
import { makeDoor } from "./door.ts";
import { pagePolicies } from "./page-policy.ts";
import { previewOf, previewTags } from "./previews.ts";
import { shippedGroups } from "./seeding.ts";
import { sharedPictures } from "./shared-pictures.ts";
import { answerStarting } from "./starting.ts";
import { packedFiles } from "./static-files.ts";

/** How long a connection without requests is kept. */
const KEPT_MS = 75_000;

type Options = { readonly mode: "start" | "dev"; readonly port: number; readonly host: string };

/** Ends the process with a sentence. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOptions(argv: readonly string[]): Options {
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

/** A studio with a game that lacks a part would show broken pages: it says what is missing and does not start. */
async function checkGames(): Promise<void> {
  const { gameListFaults } = await import("./game-lists.ts");
  const faults = gameListFaults();
  if (faults.length > 0) stop(`The lists of games do not agree.\n${faults.join("\n")}`);
}

function prepareDatabase(): Db {
  const began = performance.now();
  const { content, problems } = loadContent();
  const [first] = problems;
  if (first) {
    stop(
      `The content has ${problems.length} ${problems.length === 1 ? "error" : "errors"}, the first: ${first.file}:${first.line}:${first.column} ${first.field}: ${first.message}`,
    );
  }
  const file = databaseFile();
  const db = openDb(file);
  const done = seed(db, shippedGroups(content), { at: new Date().toISOString() });
  const news = (["added", "changed", "archived", "returned"] as const)
    .filter((what) => done[what] > 0)
    .map((what) => `${done[what]} ${what}`);
  const took = Math.round(performance.now() - began);
  console.log(`Database ${file}: cards, words and decks that come with the studio ${news.join(", ") || "are up to date"} (${took} ms)`);
  return db;
}

/** Takes the port; a port that somebody has is a sentence. */
function listen(server: Server, { port, host }: Options): Promise<number> {
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

const isEverywhere = (host: string) => host === "0.0.0.0" || host === "::";

/** The address to open in a browser on this machine. */
const addressOf = (host: string, port: number) => {
  const name = isEverywhere(host) ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}/`;
};

/** The addresses that others on the network open, when the studio listens on all of this machine's. */
const addressesForOthers = (host: string, port: number): readonly string[] =>
  isEverywhere(host)
    ? Object.values(networkInterfaces())
        .flatMap((addresses) => addresses ?? [])
        .filter(({ family, internal }) => family === "IPv4" && !internal)
        .map(({ address }) => `http://${address}:${port}/`)
    : [];

/** Next hands over the headers of API answers as lists of one, and its compression does not know the type of such an answer. */
function unwrapHeaders(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const only = Array.isArray(value) && value.length === 1 && name.toLowerCase() !== "set-cookie" ? value[0] : undefined;
    return setHeader(name, only ?? value);
  };
}

/** A page about what is not there is written as every page is, and its status says that it is about nothing. */
function settleStatus(request: IncomingMessage, response: ServerResponse): void {
  try {
    if (!isAbsent(request)) return;
  } catch (error) {
    // The page that asks the same in a moment says that it could not be shown.
    console.error(error);
    return;
  }
  const writeHead: (status: number, ...more: never[]) => ServerResponse = response.writeHead.bind(response);
  response.writeHead = (status: number, ...more: never[]) => writeHead(status === 200 ? 404 : status, ...more);
}

/** Where a request sees the studio, as a proxy says if there is one. */
const originOf = ({ headers }: IncomingMessage, behindProxy: boolean): string => {
  const forwarded = behindProxy ? headers["x-forwarded-proto"] : undefined;
  const host = /^[\w.:[\]-]{1,255}$/.exec(headers.host ?? "")?.[0] ?? "localhost";
  return `${forwarded === "https" ? "https" : "http"}://${host}`;
};

/** Answers without Next. */
async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

async function main(argv: readonly string[]): Promise<void> {
  const options = readOptions(argv);
  const behindProxy = isBehindProxy(process.env);
  const folder = sharedBeside(databaseFile());
  const door = makeDoor(options.host, process.env["ARCOLOGY_PASSPHRASE"], Date.now, behindProxy, (path, request) => {
    const preview = previewOf(folder, path);
    return preview && previewTags(preview, originOf(request, behindProxy));
  });
  const server = createServer(answerStarting);
  // Browsers and proxies keep a connection for a minute; a request on one that is closed at that moment is lost.
  server.keepAliveTimeout = KEPT_MS;
  const port = await listen(server, options);
  await checkGames();
  const db = prepareDatabase();
  shareDb(db);

  // React and Next read this when they are loaded.
  Object.assign(process.env, { NODE_ENV: options.mode === "dev" ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
  const { default: next } = await import("next");
  const app = next({ dev: options.mode === "dev", hostname: options.host, port, httpServer: server });
  const end = () => {
    server.close();
    server.closeAllConnections();
    db.$client.close();
    process.exit(0);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);

  await app.prepare();
  const handle = app.getRequestHandler();
  const protect = pagePolicies(join(".next", "server", "app"), options.mode === "dev");
  const packed = options.mode === "start" ? packedFiles(join(".next", "static")) : undefined;
  const shared = sharedPictures(folder);
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    // What a person made public needs no passphrase.
    if (shared.serve(request, response)) return;
    if (!door.admits(request)) return door.turnAway(request, response);
    if (packed?.serve(request, response)) return;
    protect(request, response);
    noteSender(request, behindProxy);
    unwrapHeaders(response);
    const refusal = misaddressed(request.method ?? "GET", request.url ?? "/");
    if (refusal) return void send(refusal, response);
    settleStatus(request, response);
    void handle(request, response);
  });
  server.prependListener("upgrade", (request, socket) => {
    if (!door.admits(request)) socket.destroy();
  });
  // What bots had begun to think when the studio ended they think again.
  const { wakeAllBots } = await import("./matches/bots.ts");
  const { measurePaces } = await import("./matches/paces.ts");
  void wakeAllBots()
    .then(measurePaces)
    .catch((error: unknown) => console.error(error));
  const { wakeLab } = await import("./lab/runs.ts");
  wakeLab();
  for (const line of door.announcement) console.log(line);
  for (const address of addressesForOthers(options.host, port)) console.log(`For others on your network: ${address}`);
  console.log(`Arcology is ready: ${addressOf(options.host, port)}`);
}

await main(process.argv.slice(2)).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
