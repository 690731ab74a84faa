/** Cards of a database given out and taken in from the command line. */
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { openDb } from "../../db/client.ts";
import { seed } from "../../db/seed.ts";
import { testFolder } from "../../db/testing.ts";
import { shippedGroups } from "../../server/seeding.ts";
import { cardTransferCommand } from "./card-transfer.ts";
import { loadCards } from "./source.ts";

const folder = testFolder();
const db = folder.file("studio.db");
afterAll(folder.remove);
beforeAll(() => {
  const opened = openDb(db);
  seed(opened, shippedGroups(loadContent().content), { at: "2026-01-01T00:00:00.000Z" });
  opened.$client.close();
});

async function run(...argv: readonly string[]) {
  let [out, err] = ["", ""];
  const code = await cardTransferCommand(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read: async (file) => readFileSync(file, "utf8"),
  });
  return { code, out, err };
}

test("a table is given out, and taken in says that nothing changes", async () => {
  const { code, out } = await run("export", "--game", "san", "--db", db);
  expect([code, out.split("\n").length]).toEqual([0, 44]);
  writeFileSync(folder.file("san.csv"), out);
  expect(await run("import", folder.file("san.csv"), "--game", "san", "--db", db, "--write")).toEqual({
    code: 0,
    out: "",
    err: "0 new, 0 changed, 42 unchanged, 0 error. Written.\n",
  });
});

test("rows are told with their line; without --write nothing is written; an archive carries what was", async () => {
  const file = folder.file("new.csv");
  writeFileSync(file, "name,kind,cost\nFresh Hack,hacking,3\nBad Hack,hacking,much\n");
  const told = await run("import", file, "--game", "san", "--db", db);
  expect(told).toMatchObject({ code: 1, err: "1 new, 0 changed, 0 unchanged, 1 error. Nothing was written.\n" });
  expect(told.out).toContain("3: error Bad Hack cost: “much” is not a whole number.");
  expect((await run("import", file, "--game", "san", "--db", db, "--write", "--skip-errors")).err).toContain("Written.");
  const archive = folder.file("fresh.zip");
  expect((await run("export", "--game", "san", "--db", db, "--card", "fresh-hack", "--format", "archive", "--out", archive)).code).toBe(0);
  expect((await run("import", archive, "--game", "san", "--db", db)).err).toContain("2 unchanged");
});

test("a spreadsheet of one's own is read by its headings, and asked about where the texts would be left out", async () => {
  const file = folder.file("designer.csv");
  writeFileSync(file, "Card,Type,What happens,Price\nSheet Hack,Hacking,Gain 1 Hacking.,3\nSheet Bribe,CORRUPTION,Gain 2 Corruption.,2\n");
  const ask = ["import", file, "--game", "san", "--db", db] as const;
  const unsaid = await run(...ask, "--write");
  expect(unsaid).toMatchObject({ code: 1, err: expect.stringContaining("Nothing was written.") });
  expect(unsaid.err).toContain("“Card” is name; “Type” is kind; “Price” is cost; kept as your own: “What happens”.");
  expect(unsaid.err).toContain('Say --column "What happens=text"');
  const said = await run(...ask, "--column", "What happens=text", "--write");
  expect(said).toMatchObject({ code: 0, err: expect.stringContaining("2 new, 0 changed, 0 unchanged, 0 error. Written.") });
  const cards = await loadCards("san", { db });
  expect(cards.find(({ name }) => name === "Sheet Bribe")).toMatchObject({
    kind: "corruption",
    text: "Gain 2 Corruption.",
    fields: { cost: 2 },
  });
  expect((await run(...ask, "--column", "What happens")).err).toContain("names no column");
});

test.each([
  [["export", "--game", "chess", "--db", db], "There is no game “chess”"],
  [["export", "--game", "san"], "--db"],
  [["export", "--game", "san", "--db", "nowhere.db"], "There is no database “nowhere.db”"],
  [["export", "--game", "san", "--db", db, "--format", "xml"], "There is no format “xml”"],
  [["export", "--game", "san", "--db", db, "--format", "archive"], "--out"],
  [
    ["export", "--game", "san", "--db", db, "--out", "/nowhere/san.csv"],
    "“/nowhere/san.csv” cannot be written: its folder does not exist.",
  ],
  [["import", "--game", "san", "--db", db], "card import needs a FILE"],
])("%j is refused with a sentence and the usage", async (argv, message) => {
  const { code, err } = await run(...argv);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  expect(err).toContain("Usage: card export");
});

test("a game without decks is played with the cards of its box; others are only looked at", async () => {
  const file = folder.file("own.csv");
  writeFileSync(file, "name,kind,set,cost,crossing\nOwn Hack,hacking,MINE,3,3\n");
  expect((await run("import", file, "--game", "san", "--db", db, "--write")).err).toContain("1 new");
  const named = async (boxed: { readonly boxed?: "box" | "own" }) => (await loadCards("san", { db, ...boxed })).map(({ name }) => name);
  expect(await named({})).toContain("Own Hack");
  const played = await named({ boxed: "box" });
  expect(played).not.toContain("Own Hack");
  expect(played).toContain("Bagman");
  expect(await named({ boxed: "own" })).toEqual(expect.arrayContaining(["Own Hack", "Bagman"]));
});
