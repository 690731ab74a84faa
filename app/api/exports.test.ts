/** Exports over HTTP: the news, the file, what is refused, and pictures that become public. */
import { existsSync, readdirSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { db, sharedBeside } from "../../db/client.ts";
import * as exports from "../../server/api/exports.ts";
import { serve } from "../../server/http.ts";
import { call, openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(close);

const WISH = { game: "san", what: { is: "card", slug: "firewall-1" }, drafts: true };
const post = (body: object) => call(serve(exports.makeExport), "/api/exports", { method: "POST", body });
type News = { is: string; id: string; type: string; name: string; line: string; error?: string };
const last = (text: string) => JSON.parse(text.trim().split("\n").at(-1) ?? "") as News;

describe("an export", () => {
  test.each([
    ["pdf", { is: "pdf", shop: "63x88" }, "application/pdf", "%PDF"],
    ["png", { is: "png", shop: "2.5x3.5", dpi: 300 }, "application/zip", "PK"],
    ["tts", { is: "tts" }, "application/zip", "PK"],
  ])("as %s tells how far it is, then gives its file", async (_, form, type, begins) => {
    const { status, text } = await post({ ...WISH, form });
    expect(status).toBe(200);
    expect(text).toContain('"is":"progress"');
    const done = last(text);
    expect(done).toMatchObject({ is: "done", line: expect.stringMatching(/^1 card/) });
    const file = await call(serve(exports.showExport), `/x?type=${done.type}&name=${done.name}`, { params: { id: done.id } });
    expect([file.status, file.headers.get("content-type"), file.text.slice(0, begins.length)]).toEqual([200, type, begins]);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${done.name}"`);
  });

  test("whose pictures are served is the object alone, and its pictures are public", async () => {
    const { text } = await post({ ...WISH, form: { is: "tts", origin: "http://192.168.0.7:3000/x?y" } });
    const done = last(text);
    expect(done).toMatchObject({ is: "done", type: "json" });
    const file = await call(serve(exports.showExport), "/x?type=json", { params: { id: done.id } });
    const addresses = [...file.text.matchAll(/"http:\/\/192\.168\.0\.7:3000\/shared\/([0-9a-f]{32}\.jpg)"/g)].map(([, name = ""]) => name);
    expect(new Set(addresses).size).toBe(2);
    const shelf = sharedBeside(db().$client.name);
    expect(existsSync(shelf) ? readdirSync(shelf) : []).toEqual(expect.arrayContaining([...new Set(addresses)]));
  });

  test("of a whole game is its table with the address of its rules", async () => {
    const body = { game: "san", origin: "http://192.168.0.7:3000", served: true, drafts: true };
    const { text } = await call(serve(exports.makeGameExport), "/x", { method: "POST", body });
    const done = last(text);
    expect(done).toMatchObject({ is: "done", type: "json", line: expect.stringContaining("for 2 players") });
    const file = await call(serve(exports.showExport), "/x?type=json", { params: { id: done.id } });
    expect(file.text).toContain("http://192.168.0.7:3000/docs/san/rules");
  });

  const refused = (title: string, more: object, status: number, code: string) =>
    test(`${title} is refused`, async () => {
      const answer = await post({ ...WISH, form: { is: "tts" }, ...more });
      expect([answer.status, (answer.value as { error: { code: string } }).error.code]).toEqual([status, code]);
    });
  refused("a card that there is not", { what: { is: "card", slug: "nobody" } }, 404, "no-cards");
  refused("a preset that there is not", { form: { is: "pdf", shop: "a5" } }, 400, "invalid");
  refused("an address that is none", { form: { is: "tts", origin: "javascript:alert(1)" } }, 400, "invalid");
  refused("more than anybody cuts", { game: "megacorp", what: { is: "game" }, copies: 100 }, 400, "too-many");

  test("a file that is no longer there is told", async () => {
    const gone = await call(serve(exports.showExport), "/x?type=pdf", { params: { id: "0".repeat(32) } });
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining("Make it again")]);
  });
});
