import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packedFiles } from "./static-files.ts";

const SCRIPT = "export const answer = 42;\n".repeat(40);
let folder: string;
let server: Server;
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arcology-static-"));
  mkdirSync(join(folder, "static", "chunks"), { recursive: true });
  writeFileSync(join(folder, "secret.js.br"), brotliCompressSync("secret"));
  writeFileSync(join(folder, "static", "chunks", "a.js"), SCRIPT);
  writeFileSync(join(folder, "static", "chunks", "a.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "static", "chunks", "b.js"), SCRIPT);
  const files = packedFiles(join(folder, "static"));
  server = createServer((request, response) => {
    if (!files.serve(request, response)) response.writeHead(404).end("somebody else");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, encodings: string) => fetch(`http://127.0.0.1:${port()}${path}`, { headers: { "accept-encoding": encodings } });

test("a script goes out packed, and unpacks to what was built", async () => {
  const answer = await get("/_next/static/chunks/a.js", "gzip, deflate, br, zstd");
  expect(await answer.text()).toBe(SCRIPT);
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-type")).toContain("javascript");
});

test.each(["gzip", "identity", "br;q=0", "brx"])("who says «%s» gets no brotli", async (encodings) => {
  expect((await get("/_next/static/chunks/a.js", encodings)).status).toBe(404);
});

test("what has no packed form, and other methods, are left to Next", async () => {
  expect((await get("/_next/static/chunks/b.js", "br")).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port()}/_next/static/chunks/a.js`, { method: "POST" })).status).toBe(404);
});

test("no address leads out of the folder", async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port(), "127.0.0.1", () =>
      socket.write("GET /_next/static/../secret.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n"),
    );
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 404/);
});
