/**
 * Answers the API in the server itself: to be led through Next took a quarter of the time of an answer at a table. The handlers are those of the routes in
 * `app/api`, which answer in development, where what is edited is what answers.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { type Endpoint, serve } from "./http.ts";

type Params = Readonly<Record<string, string>>;
type Handler = (request: Request, context: { readonly params: Promise<Params> }) => Promise<Response>;
type Route = { readonly method: string; readonly path: string; readonly segments: readonly string[]; readonly handler: Handler };

/** A segment of a route that stands for any one: "{id}". */
const nameOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** What an address gives for the names of a route; undefined when it is another's. */
function paramsOf({ segments }: Route, parts: readonly string[]): Params | undefined {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const part = parts[i] ?? "";
    const name = nameOf(segment);
    if (name !== undefined && part !== "") params[name] = part;
    else if (segment !== part) return undefined;
  }
  return params;
}

/** Routes that are written out go before those with a part that stands for any, as in Next: "/matches/stream" is no match. */
const byNames = (a: Route, b: Route) => a.segments.filter(nameOf).length - b.segments.filter(nameOf).length;

/** The request as handlers have it, which read path and query of its address. It ends early when whoever sent it goes away. */
function requestOf(request: IncomingMessage, response: ServerResponse): Request {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":")) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = request.method ?? "GET";
  // A handler that stops reading must not close the connection: its answer still has to go through it.
  const sent = () => ReadableStream.from(request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>);
  const body = method === "GET" ? {} : { body: sent() as BodyInit, duplex: "half" as const };
  return new Request(`http://localhost${request.url ?? "/"}`, { method, headers, signal: gone.signal, ...body });
}

/** What is shorter is sent as it is. */
const PACKED_FROM = 1_024;
const packed = promisify(gzip);
/** Types that are text and come in one piece. */
const TEXT = /^(?:application\/json|image\/svg\+xml|text\/(?:plain|csv|html|markdown))\b/;
const mayPack = ({ headers }: Response) => !/no-transform/.test(headers.get("cache-control") ?? "") && !headers.has("content-encoding");
const takesPacked = ({ headers }: IncomingMessage) => /\bgzip\b/.test(String(headers["accept-encoding"] ?? ""));

/** Sends an answer; one that comes in pieces as they come. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.statusCode = answer.status;
  if (!answer.body) return void response.end();
  if (!TEXT.test(answer.headers.get("content-type") ?? "")) {
    response.flushHeaders();
    return pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
  }
  let bytes: Uint8Array = new Uint8Array(await answer.arrayBuffer());
  if (bytes.byteLength >= PACKED_FROM && mayPack(answer)) {
    response.setHeader("vary", "Accept-Encoding");
    if (takesPacked(request)) {
      bytes = await packed(bytes, { level: constants.Z_BEST_SPEED });
      response.setHeader("content-encoding", "gzip");
    }
  }
  response.setHeader("content-length", bytes.byteLength);
  response.end(bytes);
}

/** Answers requests to these endpoints; anything else, other methods too, is left to Next. */
export function directRoutes(endpoints: readonly Endpoint[]): { serve(request: IncomingMessage, response: ServerResponse): boolean } {
  const byLength = new Map<number, Route[]>();
  for (const { method, path, ...rest } of endpoints) {
    const route: Route = { method, path, segments: path.split("/"), handler: serve({ method, path, ...rest }) };
    byLength.set(route.segments.length, [...(byLength.get(route.segments.length) ?? []), route].toSorted(byNames));
  }
  /** The route of an address and what it gives for the route's names; nothing where the address takes other methods only. */
  const find = (method: string | undefined, path: string): readonly [Route, Params] | undefined => {
    const parts = path.split("/");
    const possible = (byLength.get(parts.length) ?? []).flatMap((route) => {
      const params = paramsOf(route, parts);
      return params ? [[route, params] as const] : [];
    });
    return possible.find(([route]) => route.method === method && route.path === possible[0]?.[0].path);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, { handler }: Route, params: Params): Promise<void> => {
    try {
      await send(request, response, await handler(requestOf(request, response), { params: Promise.resolve(params) }));
    } catch (error) {
      // Whoever went away needs no answer.
      if (!response.destroyed) console.error(error);
      response.destroy();
    }
  };
  return {
    serve(request, response) {
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      // Next decodes what is percent-encoded.
      const found = path.includes("%") ? undefined : find(request.method, path);
      if (found) void answer(request, response, ...found);
      return found !== undefined;
    },
  };
}
