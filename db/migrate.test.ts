import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, describe, expect, test } from "vitest";
import type { DeckId } from "../engine/decks/stored.ts";
import { pendingOf } from "../engine/matches/notes.ts";
import type { MatchId } from "../engine/matches/stored.ts";
import { openDb, openForReading } from "./client.ts";
import { findDeck, listSteps, listVersions } from "./queries/decks.ts";
import { findRun } from "./queries/lab-runs.ts";
import { findContent, findMatch, listInputs, listNotes, listSeats } from "./queries/matches.ts";
import { findAlias, findHead, listRevisions } from "./queries/objects.ts";
import { listSaved } from "./queries/saved-queries.ts";
import { listScenarios, provenRevisions } from "./queries/scenarios.ts";
import { listUnsaid } from "./queries/unsaid.ts";
import { findWork } from "./queries/working-copies.ts";
import * as schema from "./schema/index.ts";
import { digest, testFolder } from "./testing.ts";

const folder = testFolder();
afterAll(folder.remove);
const here = (path: string) => new URL(path, import.meta.url);
const migrations = readdirSync(here("migrations"))
  .filter((name) => name.endsWith(".sql"))
  .sort();

test("every migration opens with why it is there", () => {
  for (const name of migrations)
    expect(readFileSync(here(`migrations/${name}`), "utf8"), name).toMatch(new RegExp(`^-- ${name.slice(0, 4)}: \\S+`));
});

test("the migrations make what the schema says: tables, columns, and which may be null", () => {
  const { $client } = openDb(folder.file("fresh.db"));
  const tables = Object.values(schema).filter(
    (value): value is typeof schema.decks => typeof value === "object" && !Array.isArray(value),
  ) as readonly SQLiteTable[];
  expect(tables.length).toBeGreaterThan(7);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const made = $client.pragma(`table_info("${name}")`) as { name: string; notnull: number; type: string }[];
    const facts = (list: { name: string; type: string; full: boolean }[]) =>
      list.map((c) => `${c.name} ${c.type.toLowerCase()} ${c.full}`).sort();
    expect(facts(made.map((c) => ({ ...c, full: c.notnull === 1 }))), name).toEqual(
      facts(columns.map((c) => ({ name: c.name, type: c.getSQLType(), full: c.notNull }))),
    );
  }
});

describe("a database of every earlier version is read", () => {
  test.each(migrations.map((name) => name.slice(0, 4)))("made after %s", (version) => {
    const file = folder.file(`${version}.db`);
    const old = new Database(file);
    old.exec(readFileSync(here(`fixtures/${version}.sql`), "utf8"));
    old.close();
    const db = openDb(file);
    const deck = "abcdefghijklmnopqrst" as DeckId;
    expect(db.$client.pragma("user_version", { simple: true })).toBe(migrations.length);
    expect(findHead(db, "card", "megacorp/guard")).toMatchObject({
      value: { text: "mine" },
      newer: 3,
      revision: { number: 2, author: "Ana" },
    });
    expect(listRevisions(db, "card", "megacorp/guard").map(({ origin }) => origin)).toEqual(["shipped", "person", "shipped"]);
    expect(findHead(db, "tag", "megacorp/human")?.archived).toBe(true);
    expect(findAlias(db, "card", "megacorp/gate-guard")).toBe("megacorp/guard");
    expect(findDeck(db, deck)).toMatchObject({ deleted: false, deck: { step: 2, list: { name: "Skyline Takeover" } } });
    expect(listSteps(db, deck).map(({ name }) => name)).toEqual(["New deck", "Renamed"]);
    expect(listVersions(db, deck)).toMatchObject([{ number: 1, name: "First", pins: [{ id: "megacorp/guard", revision: 2 }] }]);
    expect(listSaved(db, "megacorp").find(({ name }) => name === "cheap")?.text).toBe("cost<=3");
    if (version < "0001") return;
    const match = "abcdefghijklmnopqr22" as MatchId;
    expect(findMatch(db, match)).toMatchObject({ game: "san", seed: 7, options: { turnLimit: 200 }, length: 2, asked: 0 });
    expect(listSeats(db, match)).toMatchObject([
      { kind: "person", name: "Ana" },
      { kind: "bot", bot: "greedy" },
    ]);
    expect(listInputs(db, match).map(({ n, kind, digest }) => [n, kind, digest])).toEqual([
      [1, "act", undefined],
      [2, "act", "00ff00ff00ff00ff"],
    ]);
    expect(pendingOf(listNotes(db, match), 2)).toMatchObject({ player: 0, waiting: [1] });
    expect(findContent(db, "c".repeat(64))?.revisions).toEqual([{ type: "card", id: "san/bagman", number: 1 }]);
    if (version < "0002") return;
    expect(findWork(db, { type: "card", id: "megacorp/guard" })).toMatchObject({ base: 2, step: 5, value: { name: "Gate Gua" } });
    if (version < "0003") return;
    expect(listUnsaid(db, "megacorp")).toEqual([
      { sentence: "The moon is made of cheese.", card: "megacorp/guard", author: "Ana", at: "2026-11-21T20:00:00.000Z" },
    ]);
    if (version < "0004") return;
    expect(listScenarios(db, "megacorp/guard")).toMatchObject([{ author: "Ana", value: { name: "Guards" } }]);
    expect(provenRevisions(db, "megacorp")).toEqual(new Map([["megacorp/guard 2", new Set(["scenario"])]]));
    if (version < "0005") return;
    expect(findRun(db, "abcdefghijklmnopqr33")).toMatchObject({ game: "san", question: "first-seat", state: "paused", games: 0 });
    if (version < "0006") return;
    expect(listSeats(db, match)).toMatchObject([{ open: true }, {}]);
    const of = (table: string) => db.$client.prepare(`select * from ${table} where "match" = ?`).all(match);
    expect([of("match_clocks"), of("match_put_away")]).toMatchObject([
      [{ player: 0, spent_ms: 61_000 }],
      [{ at: "2026-11-26T15:00:00.000Z" }],
    ]);
    expect(findMatch(db, match)?.outcome).toBeUndefined();
    if (version < "0007") return;
    expect(findMatch(db, "abcdefghijklmnopqr44" as MatchId)?.outcome).toEqual({
      returns: [-1, 1],
      reasons: [{ rule: "concession", reason: "A player conceded" }],
      by: { kind: "concede", player: 0 },
    });
  });
});

describe("what is no database of ours", () => {
  const written = (name: string, text: string) => {
    writeFileSync(folder.file(name), text);
    return folder.file(name);
  };
  test("a text file is refused with a sentence, to write and to read, and left as it is", () => {
    const file = written("notes.txt", "These are notes.\n".repeat(100));
    expect(() => openDb(file)).toThrow(/cannot be opened: file is not a database/);
    expect(() => openForReading(file)).toThrow(/cannot be opened: file is not a database/);
    expect(readFileSync(file, "utf8")).toBe("These are notes.\n".repeat(100));
  });
  test("another program's database is refused for reading", () => {
    const file = folder.file("other.db");
    const other = new Database(file);
    other.exec("create table t (a)");
    other.close();
    expect(() => openForReading(file)).toThrow("not one of this studio");
  });
  test("a missing file is refused for reading", () => {
    expect(() => openForReading(folder.file("missing.db"))).toThrow(/There is no database/);
  });
  test("a database of a newer studio is refused and not touched", () => {
    const file = folder.file("newer.db");
    const db = openDb(file);
    db.$client.pragma(`user_version = ${migrations.length + 1}`);
    const before = digest(db);
    db.$client.close();
    expect(() => openDb(file)).toThrow("made by a newer version");
    expect(() => openForReading(file)).toThrow("written by another version");
    const untouched = new Database(file);
    untouched.pragma(`user_version = ${migrations.length}`);
    untouched.close();
    expect(digest(openForReading(file))).toBe(before);
  });
});

test("reading a database writes nothing", () => {
  const file = folder.file("read.db");
  openDb(file).$client.close();
  const db = openForReading(file);
  expect(() => db.$client.exec("insert into libraries values ('san', 1)")).toThrow("readonly");
});
