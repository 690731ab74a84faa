/** What every route does with requests that it should not carry out. */
import { readdirSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import type { ApiError } from "../../engine/cards/library.ts";
import { ENDPOINTS } from "../../server/api/index.ts";
import { openApi } from "../../server/openapi.ts";
import { type Answer, openStudio, read } from "../../server/testing.ts";

afterAll(openStudio());

type Handler = (request: Request, context: { readonly params: Promise<Record<string, string>> }) => Promise<Response>;
type Route = { readonly name: string; readonly method: string; readonly path: string; readonly handler: Handler };
const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .sort();
const routes: Route[] = [];
for (const file of files) {
  const path = `/api/${file.replace(/\/?route\.ts$/, "").replaceAll(/\[(\w+)\]/g, "{$1}")}`;
  const handlers = (await import(/* @vite-ignore */ `./${file}`)) as Partial<Record<(typeof METHODS)[number], Handler>>;
  for (const method of METHODS) {
    const handler = handlers[method];
    if (handler) routes.push({ name: `${method} ${path}`, method, path, handler });
  }
}
const documented = openApi() as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
const takesBody = ({ path, method }: Route) => documented.paths[path]?.[method.toLowerCase()]?.requestBody !== undefined;

const GOOD: Record<string, string> = {
  game: "megacorp",
  slug: "tidal-wave",
  id: "a".repeat(20),
  number: "1",
  words: "keywords",
  hash: "a".repeat(64),
};
const ask = async (route: Route, init: RequestInit & { duplex?: "half" } = {}, params = GOOD): Promise<Answer> =>
  read(
    await route.handler(new Request(`http://localhost${route.path}`, { method: route.method, ...init }), {
      params: Promise.resolve(params),
    }),
  );
const errorOf = (answer: Answer) => (answer.value as ApiError).error;
/** Begins with a capital or a quoted name and ends as a sentence does. */
const SENTENCE = /^["“A-Z].*[.?]$/s;

test("the documentation names the routes that there are, and no other", () => {
  const named = Object.entries(documented.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.sort()).toEqual(routes.map((route) => route.name).sort());
  expect(routes.length).toBeGreaterThan(25);
});

describe.each(routes.filter((route) => route.method !== "GET"))("$name", (route) => {
  test.each([
    ["another site", { origin: "https://evil.example", host: "localhost" }],
    ["another port of this machine", { origin: "http://localhost:9999", host: "localhost" }],
    ["a sandboxed page", { origin: "null", host: "localhost" }],
    ["a page that the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
    ["a page that the browser calls same-site", { "sec-fetch-site": "same-site" }],
  ])("refuses a change from %s", async (_who, headers) => {
    const answer = await ask(route, { headers: { "content-type": "application/json", ...headers }, body: "{}" });
    expect([answer.status, errorOf(answer).code]).toEqual([403, "other-origin"]);
    expect(errorOf(answer).message).toMatch(SENTENCE);
  });
});

describe.each(routes.filter(takesBody))("$name", (route) => {
  const json = { "content-type": "application/json" };
  test.each([
    ["a form", 415, "content-type", { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" }],
    ["no type at all", 415, "content-type", { body: new Uint8Array([123, 125]) }],
    ["no JSON", 400, "not-json", { headers: json, body: "{" }],
    ["nothing", 400, "not-json", { headers: json, body: "" }],
    ["bytes that are no UTF-8", 400, "not-json", { headers: json, body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) }],
    ["null", 400, "invalid", { headers: json, body: "null" }],
    ["a list", 400, "invalid", { headers: json, body: "[]" }],
    ["a text", 400, "invalid", { headers: json, body: '"<script>alert(1)</script>"' }],
    ["foreign members", 400, "invalid", { headers: json, body: '{"__proto__":{"admin":true},"constructor":1}' }],
    ["deep nesting", 400, "invalid", { headers: json, body: `${"[".repeat(200_000)}${"]".repeat(200_000)}` }],
  ] as const)("answers %s with a sentence", async (_what, status, code, init) => {
    const answer = await ask(route, init);
    expect([answer.status, errorOf(answer).code]).toEqual([status, code]);
    expect(errorOf(answer).message).toMatch(SENTENCE);
  });

  test("stops reading a body that is larger than it takes, whether or not its length was told", async () => {
    const most = ENDPOINTS.find(({ path, method }) => path === route.path && method === route.method)?.mostBytes ?? 1_000_000;
    expect(most).toBeLessThanOrEqual(64_000_000);
    const told = await ask(route, { headers: { ...json, "content-length": String(most + 1) }, body: '"a"' });
    expect([told.status, errorOf(told).code]).toEqual([413, "too-large"]);
    let sent = 0;
    const chunk = new Uint8Array(100_000).fill(97);
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const untold = await ask(route, { headers: json, body: endless, duplex: "half" });
    expect([untold.status, errorOf(untold).code]).toEqual([413, "too-large"]);
    expect(sent).toBeLessThan(most + 500_000);
  });
});

describe.each(routes.filter((route) => route.path.includes("{")))("$name", (route) => {
  test.each(["../../etc/passwd", "<script>", "a' or 1=1 --", "\u202Egnp", "a\u200Bb", "", "x".repeat(5000), "%00"])(
    "an address part of %j is refused or unknown, with a sentence",
    async (part) => {
      const params = Object.fromEntries(Object.keys(GOOD).map((name) => [name, part]));
      const answer = await ask(route, takesBody(route) ? { headers: { "content-type": "application/json" }, body: "{}" } : {}, params);
      expect([answer.status, errorOf(answer).code]).toEqual([400, "invalid"]);
      expect(errorOf(answer).message).toMatch(SENTENCE);
      expect(errorOf(answer).field).toBeTruthy();
    },
  );
});

test.each(routes.filter((route) => route.method === "GET"))(
  "$name cannot be taken for a page or a script of another kind",
  async (route) => {
    const answer = await ask(route);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  },
);
