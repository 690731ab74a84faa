import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { makeDoor } from "./door.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves "inside" behind a door; `at` is the time that the door sees. */
async function behind(host: string, passphrase: string | undefined, clock = { at: 0 }, behindProxy = false) {
  const door = makeDoor(host, passphrase, () => clock.at, behindProxy);
  server = createServer((request, response) => (door.admits(request) ? void response.end("inside") : door.turnAway(request, response)));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: "manual", ...init });
  const signIn = (text: string, to = "/") => ask("/sign-in", { method: "POST", body: new URLSearchParams({ passphrase: text, to }) });
  const signInFrom = (address: string, text: string) =>
    ask("/sign-in", { method: "POST", headers: { "x-forwarded-for": address }, body: new URLSearchParams({ passphrase: text }) });
  return { door, ask, signIn, signInFrom };
}
const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

describe("on localhost", () => {
  test("everybody on this machine may come in, and nothing is announced", async () => {
    const { door, ask } = await behind("127.0.0.1", undefined);
    expect(door.announcement).toEqual([]);
    expect(await (await ask("/decks")).text()).toBe("inside");
  });
  test("a name of somebody else's is turned away (DNS rebinding)", () => {
    const door = makeDoor("localhost", undefined);
    const admits = (host: string | undefined) => door.admits({ headers: { host } } as never);
    expect(["localhost:3000", "127.0.0.1", "[::1]:3000", "127.8.8.8:1"].map(admits)).toEqual([true, true, true, true]);
    expect(["evil.example", "localhost.evil.example:3000", "127.0.0.1.evil.example", "", undefined].map(admits)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("wrong passphrases are counted by address", () => {
  const stranger = (signInFrom: (address: string, text: string) => Promise<Response>) =>
    Promise.all(Array.from({ length: 10 }, () => signInFrom("8.8.8.8, 203.0.113.5", "wrong")));

  test("which a proxy adds last, where the studio knows of one", async () => {
    const { signInFrom } = await behind("127.0.0.1", "open sesame", { at: 0 }, true);
    await stranger(signInFrom);
    expect((await signInFrom("1.1.1.1, 203.0.113.5", "open sesame")).status).toBe(429);
    expect((await signInFrom("203.0.113.5, 203.0.113.6", "open sesame")).status).toBe(303);
  });
  test("and where it does not, nobody gets another address by saying so", async () => {
    const { signInFrom } = await behind("127.0.0.1", "open sesame");
    await stranger(signInFrom);
    expect((await signInFrom("203.0.113.6", "open sesame")).status).toBe(429);
  });
});

test("under another name pages say so in words, and the API in JSON", async () => {
  const door = makeDoor("127.0.0.1", undefined);
  const asked = (url: string) => {
    const sent = { status: 0, type: "", body: "" };
    const response = {
      writeHead(status: number, headers: { "content-type": string }) {
        Object.assign(sent, { status, type: headers["content-type"] });
        return response;
      },
      end: (body: string) => Object.assign(sent, { body }),
    };
    door.turnAway({ url, headers: { host: "evil.example" } } as never, response as never);
    return sent;
  };
  const sentence = "This studio answers only at localhost. To use another name, start it with ARCOLOGY_PASSPHRASE set.";
  expect(asked("/decks")).toEqual({ status: 421, type: "text/plain; charset=utf-8", body: `${sentence}\n` });
  for (const url of ["/api/decks?x=1", "/api"]) {
    const { body, ...told } = asked(url);
    expect(told).toEqual({ status: 421, type: "application/json; charset=utf-8" });
    expect(JSON.parse(body)).toEqual({ error: { code: "other-name", message: sentence } });
  }
});

describe("where others can reach it", () => {
  test("what that means and the passphrase of this run are announced", () => {
    const [meaning, phrase] = makeDoor("0.0.0.0", undefined).announcement;
    expect(meaning).toContain("can read and edit everything");
    expect(phrase).toMatch(/Passphrase for this run: ([a-z2-7]{5}-){3}[a-z2-7]{5} /);
  });
  test("a passphrase that was set is not printed", () => {
    expect(makeDoor("0.0.0.0", "open sesame").announcement.join(" ")).not.toContain("sesame");
  });
  test("pages ask for it, the API answers in JSON, and neither lets in", async () => {
    const { ask } = await behind("0.0.0.0", "open sesame");
    const page = await ask("/decks?q=1");
    expect([page.status, (await page.text()).includes('name="to" value="/decks?q=1"')]).toEqual([401, true]);
    const api = await ask("/api/decks");
    expect([api.status, ((await api.json()) as { error: { code: string } }).error.code]).toEqual([401, "sign-in"]);
    for (const path of ["/_next/static/chunk.js", "/sign-in", "//api/decks"]) expect((await ask(path)).status, path).toBe(401);
  });
  test("the right one lets in from then on and leads back to the page", async () => {
    const { ask, signIn } = await behind("0.0.0.0", "open sesame");
    const done = await signIn("open sesame", "/megacorp/cards?q=a");
    expect([done.status, done.headers.get("location")]).toEqual([303, "/megacorp/cards?q=a"]);
    expect(done.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await (await ask("/decks", { headers: { cookie: `other=1; ${cookieOf(done)}` } })).text()).toBe("inside");
  });
  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/a\r\nset-cookie: x=1"])(
    "never leads to %j",
    async (to) => {
      const { signIn } = await behind("0.0.0.0", "open sesame");
      expect((await signIn("open sesame", to)).headers.get("location")).toBe("/");
    },
  );
  test("a forged, changed or old cookie does not let in", async () => {
    const clock = { at: 0 };
    const { ask, signIn } = await behind("0.0.0.0", "open sesame", clock);
    const cookie = cookieOf(await signIn("open sesame"));
    const tried = async (text: string) => (await ask("/", { headers: { cookie: text } })).status;
    expect(await tried(cookie)).toBe(200);
    expect(await tried(cookie.replace("=", "=9"))).toBe(401);
    expect(await tried(`${cookie}x`)).toBe(401);
    expect(await tried("arcology-door=99999999999999.AAAA")).toBe(401);
    clock.at = 31 * 24 * 3600 * 1000;
    expect(await tried(cookie)).toBe(401);
  });
  test("ten wrong ones make even the right one wait five minutes", async () => {
    const clock = { at: 0 };
    const { signIn } = await behind("0.0.0.0", "open sesame", clock);
    for (let i = 0; i < 10; i++) expect((await signIn(`wrong ${i}`)).status).toBe(403);
    expect((await signIn("open sesame")).status).toBe(429);
    clock.at = 5 * 60_000 + 1;
    expect((await signIn("open sesame")).status).toBe(303);
  });
  test("what was asked for is shown as text", async () => {
    const { ask } = await behind("0.0.0.0", "open sesame");
    expect(await (await ask('/x?"><script>alert(1)</script>')).text()).not.toContain("<script>");
  });
  test("a form of 10 MB is read without being kept", async () => {
    const { ask } = await behind("0.0.0.0", "open sesame");
    expect((await ask("/sign-in", { method: "POST", body: `passphrase=${"a".repeat(10_000_000)}` })).status).toBe(403);
  });
});
