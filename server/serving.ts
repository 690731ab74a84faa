/**
 * Serves the studio on a port that it has: opens the database first, which is the next thing that can be wrong, seeds it, and then answers the API itself and
 * pages with Next in this process, so that one signal ends everything.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { type Db, damage, databaseFile, openDb, shareDb, sharedBeside } from "../db/client.ts";
import { isBehindProxy, noteSender } from "./asker.ts";
import { makeDoor } from "./door.ts";
import { pagePolicies } from "./page-policy.ts";
import { previewOf, previewTags } from "./previews.ts";
import { sharedPictures } from "./shared-pictures.ts";
import { packedFiles } from "./static-files.ts";
import { stop } from "./stop.ts";

/** How the studio was asked to start. */
export type Wish = { readonly mode: "start" | "dev"; readonly port: number; readonly host: string };

/** A studio with a game that lacks a part would show broken pages: it says what is missing and does not start. */
async function checkGames(): Promise<void> {
  const { gameListFaults } = await import("./game-lists.ts");
  const faults = gameListFaults();
  if (faults.length > 0) stop(`The lists of games do not agree.\n${faults.join("\n")}`);
}

async function prepareDatabase(): Promise<Db> {
  const began = performance.now();
  const file = databaseFile();
  const db = openDb(file);
  await checkGames();
  const { loadContent } = await import("../content/load.ts");
  const { content, problems } = loadContent();
  const [first] = problems;
  if (first) {
    stop(
      `The content has ${problems.length} ${problems.length === 1 ? "error" : "errors"}, the first: ${first.file}:${first.line}:${first.column} ${first.field}: ${first.message}`,
    );
  }
  const { seed } = await import("../db/seed.ts");
  const { shippedGroups } = await import("./seeding.ts");
  const done = seed(db, shippedGroups(content), { at: new Date().toISOString() });
  const news = (["added", "changed", "archived", "returned"] as const)
    .filter((what) => done[what] > 0)
    .map((what) => `${done[what]} ${what}`);
  const took = Math.round(performance.now() - began);
  console.log(`Database ${file}: cards, words and decks that come with the studio ${news.join(", ") || "are up to date"} (${took} ms)`);
  return db;
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
function settleStatus(request: IncomingMessage, response: ServerResponse, isAbsent: (request: IncomingMessage) => boolean): void {
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

/**
 * Serves on a server that listens. Ends the process with a sentence where it cannot.
 *
 * @param wish with the port that the server has
 * @param loaded called when all but Next is loaded
 */
export async function serveOn(server: Server, wish: Wish, loaded: () => void): Promise<void> {
  const behindProxy = isBehindProxy(process.env);
  const folder = sharedBeside(databaseFile());
  const door = makeDoor(wish.host, process.env["ARCOLOGY_PASSPHRASE"], Date.now, behindProxy, (path, request) => {
    const preview = previewOf(folder, path);
    return preview && previewTags(preview, originOf(request, behindProxy));
  });
  const db = await prepareDatabase().catch((error: unknown) => {
    throw damage(databaseFile(), error) ?? error;
  });
  shareDb(db);
  const { isAbsent } = await import("./absent.ts");
  const { misaddressed } = await import("./address.ts");

  // React and Next read this when they are loaded.
  Object.assign(process.env, { NODE_ENV: wish.mode === "dev" ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
  // Next is loaded with `require`.
  loaded();
  const { default: next } = await import("next");
  const app = next({ dev: wish.mode === "dev", hostname: wish.host, port: wish.port, httpServer: server });
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
  const protect = pagePolicies(join(".next", "server", "app"), wish.mode === "dev");
  const packed = wish.mode === "start" ? packedFiles(join(".next", "static")) : undefined;
  const shared = sharedPictures(folder);
  const { directRoutes } = await import("./direct.ts");
  const { ENDPOINTS } = await import("./api/index.ts");
  const direct = wish.mode === "start" ? directRoutes(ENDPOINTS) : undefined;
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    // What a person made public needs no passphrase.
    if (shared.serve(request, response)) return;
    if (!door.admits(request)) return door.turnAway(request, response);
    if (packed?.serve(request, response)) return;
    noteSender(request, behindProxy);
    if (direct?.serve(request, response)) return;
    const refusal = misaddressed(request.method ?? "GET", request.url ?? "/");
    if (refusal) return void send(refusal, response);
    protect(request, response);
    unwrapHeaders(response);
    settleStatus(request, response, isAbsent);
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
  for (const address of addressesForOthers(wish.host, wish.port)) console.log(`For others on your network: ${address}`);
  console.log(`Arcology is ready: ${addressOf(wish.host, wish.port)}`);
}
