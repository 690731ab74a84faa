import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { directRoutes } from "./direct.ts";
import { answerWith, endpoint, json } from "./http.ts";

const gone = vi.fn();
const answer = { description: "" };
const ENDPOINTS = [
  endpoint({
    method: "GET",
    path: "/api/things/{id}",
    summary: "",
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ of: z.string().optional() }),
    answer,
    handle: ({ params, query }) => json({ ...params, ...query, long: "x".repeat(5_000) }),
  }),
  endpoint({ method: "GET", path: "/api/things/all", summary: "", answer, handle: () => json({ all: true }) }),
  endpoint({
    method: "POST",
    path: "/api/things/{id}",
    summary: "",
    body: z.strictObject({ n: z.number() }),
    mostBytes: 100,
    answer,
    handle: ({ body }) => {
      const made = json({ n: body.n + 1 }, 201, { "cache-control": "no-store, no-transform", long: "x".repeat(2_000) });
      made.headers.append("set-cookie", "a=1");
      made.headers.append("set-cookie", "b=2");
      return made;
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/news",
    summary: "",
    answer,
    handle: ({ request: { signal } }) => {
      signal.addEventListener("abort", gone);
      const lines = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")) });
      return answerWith(lines, 200, { "content-type": "text/event-stream; charset=utf-8" });
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/fault",
    summary: "",
    answer,
    handle: () => {
      throw new Error("nobody foresaw this");
    },
  }),
];

let server: Server;
let base = "";
beforeAll(async () => {
  const direct = directRoutes(ENDPOINTS);
  server = createServer((request, response) => {
    if (!direct.serve(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const post = (body: string) => fetch(`${base}/api/things/x`, { method: "POST", headers: { "content-type": "application/json" }, body });

test("an address gives its names and its query; one that is written out goes first", async () => {
  expect(await (await fetch(`${base}/api/things/stone?of=iron`)).json()).toMatchObject({ id: "stone", of: "iron" });
  expect(await (await fetch(`${base}/api/things/all`)).json()).toEqual({ all: true });
});

test("a body is checked and answered, with every cookie", async () => {
  const made = await post('{"n":1}');
  expect([made.status, await made.json(), made.headers.getSetCookie()]).toEqual([201, { n: 2 }, ["a=1", "b=2"]]);
  expect((await post('{"n":"1"}')).status).toBe(400);
  expect((await post(`{"n":1${" ".repeat(200)}}`)).status).toBe(413);
  expect((await post("{")).status).toBe(400);
});

test("what is long is packed for whoever takes it, unless the answer says no", async () => {
  const headersOf = (path: string, method: string, accepted: string) =>
    new Promise<IncomingMessage["headers"]>((done, failed) => {
      const headers = { "accept-encoding": accepted, ...(method === "POST" ? { "content-type": "application/json" } : {}) };
      const sent = request(`${base}${path}`, { method, headers }, (response) => {
        response.resume();
        done(response.headers);
      });
      sent.on("error", failed);
      sent.end(method === "POST" ? '{"n":1}' : undefined);
    });
  expect(await headersOf("/api/things/x", "GET", "gzip, br")).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect((await headersOf("/api/things/x", "GET", "br"))["content-encoding"]).toBeUndefined();
  expect((await headersOf("/api/things/all", "GET", "gzip"))["content-encoding"]).toBeUndefined();
  expect((await headersOf("/api/things/x", "POST", "gzip"))["content-encoding"]).toBeUndefined();
});

test("a stream comes as it is written, and whoever hears it is missed", async () => {
  const leave = new AbortController();
  const news = await fetch(`${base}/api/news`, { signal: leave.signal });
  const { value } = (await news.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("data: 1\n\n");
  expect(gone).not.toHaveBeenCalled();
  leave.abort();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
});

test("a request whose host is no address is answered as any other", async () => {
  const status = await new Promise<number | undefined>((done, failed) => {
    const sent = request(`${base}/api/things/x`, { headers: { host: "localhost:99999" } }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    sent.on("error", failed);
    sent.end();
  });
  expect(status).toBe(200);
});

test("a fault is a sentence", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await (await fetch(`${base}/api/fault`)).json()).toMatchObject({ error: { code: "internal" } });
  told.mockRestore();
});

test.each([
  ["GET", "/api/other"],
  ["GET", "/api/things/a/b"],
  ["DELETE", "/api/things/a"],
  // It is written out, and takes only GET.
  ["POST", "/api/things/all"],
  ["HEAD", "/api/things/a"],
  ["GET", "/api/things/a%20b"],
  ["GET", "/api/things/"],
  ["GET", "/things/a"],
])("%s %s is left to Next", async (method, path) => expect((await fetch(`${base}${path}`, { method })).status).toBe(418));
