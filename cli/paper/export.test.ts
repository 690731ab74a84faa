import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { atGates } from "../../tests/size.ts";
import { standardIo } from "../io.ts";
import { main } from "../main.ts";

const folder = mkdtempSync(join(tmpdir(), "export-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const out = (name: string) => join(folder, name);

async function cli(...argv: readonly string[]) {
  let [said, err] = ["", ""];
  const io = { ...standardIo(), terminal: false, watched: false };
  const code = await main(argv, { ...io, out: (text) => (said += text), err: (text) => (err += text) });
  return { code, out: said, err };
}

test("a PDF for a shop has its list beside it, and nothing in it is too fine to print", async () => {
  const done = await cli("export", "pdf", "san", "--query", "virus>4", "--out", out("a.pdf"), "--json");
  expect(done.code).toBe(0);
  expect(JSON.parse(done.out)).toMatchObject({ pages: 4, components: 2, shop: "63x88", list: out("a.txt"), missing: [] });
  expect(done.err).toBe("");
  expect(readFileSync(out("a.txt"), "utf8")).toMatch(/Everything is thick enough to print\.[\s\S]*Firewall 5/);
});

test("a deck becomes an object for Tabletop Simulator, and a picture", async () => {
  const deck = "content/megacorp/decks/apex-predators.txt";
  const object = await cli("export", "tts", "megacorp", "--deck", deck, "--out", out("a.zip"), "--json");
  expect(JSON.parse(object.out)).toMatchObject({ objects: 3, cards: 62, pictures: 6 });
  const picture = await cli("export", "picture", "megacorp", "--deck", deck, "--out", out("a.png"));
  expect([picture.code, readFileSync(out("a.png")).subarray(1, 4).toString()]).toEqual([0, "PNG"]);
});

atGates("a ready deck is taken by its id, and no file is looked for", async () => {
  const object = await cli("export", "tts", "megacorp", "--deck", "testament", "--out", out("ready.zip"), "--json");
  expect([object.code, object.err]).toEqual([0, ""]);
  expect(JSON.parse(object.out)).toMatchObject({ objects: 3, cards: 62 });
  const picture = await cli("export", "picture", "megacorp", "--deck", "testament", "--out", out("ready.png"));
  expect(picture.err).toContain("Testament as a picture");
  expect((await cli("export", "tts", "megacorp", "--deck", "nobody", "--out", out("no.zip"))).code).toBe(2);
});

async function noteOfGame(...more: readonly string[]) {
  const { code, err } = await cli("export", "tts-game", "san", "--out", out("game.zip"), ...more);
  expect(code).toBe(0);
  const files = unzipSync(new Uint8Array(readFileSync(out("game.zip"))), { filter: ({ name }) => name.endsWith(".json") });
  const [save] = Object.values(files).map((bytes) => JSON.parse(strFromU8(bytes)) as { Note?: string });
  return { err, note: save?.Note ?? "" };
}

test("the note of a whole game leads to the rules", async () => {
  const led = await noteOfGame("--rules", "https://example.org/san");
  expect(led.note).toContain("Rules: https://example.org/san\n");
  expect(led.err).not.toContain("no address");
});

atGates("the note of a whole game without an address of its rules says how to get them", async () => {
  const without = await noteOfGame();
  expect(without.note).toContain("Rules: ask the person who made this table for the rules booklet");
  expect(without.err).toContain("Give it one with --rules ADDRESS, or send the others the booklet: booklet san --out rules.pdf");
});

test("a kit for a shop has the boards and tokens of its game too, at their own sizes", async () => {
  const done = await cli("export", "pdf", "san", "--kit", "--out", out("kit.pdf"), "--json");
  expect(JSON.parse(done.out)).toMatchObject({ components: 82 + 21 });
  const list = readFileSync(out("kit.txt"), "utf8");
  for (const name of ["River board", "Central Port", "Firewall 5"]) expect(list).toContain(name);
  expect((await cli("export", "tts", "san", "--kit", "--out", out("no.zip"))).err).toContain("export tts-game");
});

test("what cannot be is told in a sentence, and nothing is written", async () => {
  const told = async (...argv: readonly string[]) => {
    const { code, err } = await cli("export", ...argv);
    return `${code} ${err.split("\n")[0]}`;
  };
  expect(await told("gif", "san")).toBe("2 export needs a form: pdf, png, tts, tts-game, picture.");
  expect(await told("png", "chess", "--out", out("b"))).toMatch(/^2 export png needs a game/);
  expect(await told("png", "san", "--out", out("b"), "--dpi", "72")).toBe("2 --dpi must be 300, 600, 1200, not “72”.");
  expect(await told("png", "san", "--out", out("b"), "--shop", "a5")).toMatch(/^2 --shop must be 63x88/);
  expect(await told("tts", "san", "--out", out("b"), "--served", "http://x")).toMatch(/^2 --served needs --db/);
  expect(await told("tts", "san", "--out", out("b"), "--served", "ftp://x", "--db", "x.db")).toMatch(/^2 --served is the studio's address/);
  expect(await told("tts-game", "san", "--out", out("b"), "--rules", "under Docs")).toMatch(/^2 --rules is an address on the web/);
  expect(await told("tts-game", "san", "--out", out("b"), "--query", "x")).toMatch(/^2 tts-game has all cards/);
  expect(await told("png", "san", "--query", "nobody", "--out", out("b"))).toMatch(/No cards match/);
  expect(existsSync(out("b"))).toBe(false);
});
