/** What is left when a process is killed: whole sets, and every step that was acknowledged. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, test } from "vitest";
import { emptySections } from "../engine/cards/deck.ts";
import type { DeckId } from "../engine/decks/stored.ts";
import type { RecordEntry } from "../engine/kernel/record.ts";
import type { MatchId } from "../engine/matches/stored.ts";
import { size } from "../tests/size.ts";
import { openDb } from "./client.ts";
import { addDecks, findDeck, findStep } from "./queries/decks.ts";
import { addMatch, findMatch, keepContent, listInputs, listSeats } from "./queries/matches.ts";
import { listRevisions } from "./queries/objects.ts";
import { findWork } from "./queries/working-copies.ts";
import { seed } from "./seed.ts";
import { digest, SHIPMENT, testFolder } from "./testing.ts";

const folder = testFolder();
afterAll(folder.remove);
const AT = "2026-01-01T00:00:00.000Z";
const CHILD = new URL("child.ts", import.meta.url).pathname;
const QUICKLY = ["--import", "./scripts/quick-start.mjs"];
const total = SHIPMENT.flatMap((group) => group.objects).length;

const clean = openDb(folder.file("clean.db"));
seed(clean, SHIPMENT, { at: AT });
const expected = digest(clean);

describe("seeding killed half-way", () => {
  test.each(size === "whole" ? [1, 2, 7, 13, 14, 26, total] : [13, total])(
    `killed at object %i of ${total}, then seeded again: the same as at one go`,
    (at) => {
      const file = folder.file(`killed-${at}.db`);
      const run = spawnSync(process.execPath, [...QUICKLY, CHILD, "seed", file, String(at)]);
      expect(run.signal, run.stderr.toString()).toBe("SIGKILL");
      const db = openDb(file);
      const written = db.$client.prepare("select count(*) from objects").pluck().get() as number;
      expect([0, 1, 13, 25]).toContain(written);
      expect(digest(db)).not.toBe(expected);
      seed(db, SHIPMENT, { at: AT });
      expect(digest(db)).toBe(expected);
      expect(db.$client.pragma("integrity_check", { simple: true })).toBe("ok");
    },
  );
});

test("four processes that migrate and seed one database at the same moment leave what one would", async () => {
  const file = folder.file("together.db");
  const runs = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, [...QUICKLY, CHILD, "seed", file, "0"]);
      let output = "";
      child.stderr.on("data", (chunk) => {
        output += chunk;
      });
      const [code] = (await once(child, "exit")) as [number | null];
      return `${code} ${output}`;
    }),
  );
  expect(runs).toEqual(["0 ", "0 ", "0 ", "0 "]);
  expect(digest(openDb(file))).toBe(expected);
});

test("kill -9 while steps are saved: every acknowledged step is there, whole", async () => {
  const file = folder.file("steps.db");
  const id = "aaaaaaaaaaaaaaaaaaaa" as DeckId;
  const list = { game: "megacorp", name: "Killed", format: "core-rules", notes: "", sections: emptySections(), swaps: [] } as const;
  let db = openDb(file);
  addDecks(db, [{ id, list, stepName: "New deck" }], AT);
  db.$client.close();
  for (const rounds of size === "whole" ? [3, 40, 120] : [3, 40]) {
    const child = spawn(process.execPath, [...QUICKLY, CHILD, "steps", file, id]);
    let acknowledged = 0;
    let heard = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      heard++;
      if (heard === rounds) child.kill("SIGKILL");
    }
    expect(heard).toBeGreaterThanOrEqual(rounds);
    db = openDb(file);
    const deck = findDeck(db, id)?.deck;
    // One more may have been written without its answer having been read.
    expect(deck?.step).toBeGreaterThanOrEqual(acknowledged);
    expect(deck?.list.notes).toBe(`after step ${deck?.step}`);
    expect(findStep(db, id, acknowledged)?.list.notes).toBe(`after step ${acknowledged}`);
    db.$client.close();
  }
});

test("kill -9 while a card is typed: every acknowledged step is there, whole, and no revision was made", async () => {
  const file = folder.file("typing.db");
  openDb(file).$client.close();
  const [group] = SHIPMENT.slice(1);
  const [card] = group?.objects ?? [];
  if (!group || !card) throw new Error("no card is shipped");
  let db = openDb(file);
  seed(db, [group], { at: AT });
  db.$client.close();
  const child = spawn(process.execPath, [...QUICKLY, CHILD, "typing", file, card.id]);
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 60) child.kill("SIGKILL");
  }
  expect(acknowledged).toBeGreaterThanOrEqual(60);
  db = openDb(file);
  const work = findWork(db, { type: "card", id: card.id });
  // One more may have been written without its answer having been read.
  expect(work?.step).toBeGreaterThanOrEqual(acknowledged);
  expect(work?.value).toEqual({ text: "Draw 2 cards. ".repeat(work?.step ?? 0) });
  expect(listRevisions(db, "card", card.id)).toHaveLength(1);
});

test("kill -9 while matches are deleted: each is gone whole or there whole", async () => {
  const file = folder.file("deleted.db");
  let db = openDb(file);
  const ids = Array.from({ length: 30 }, (_, i) => `${String.fromCharCode(97 + (i % 26))}${i < 26 ? "a" : "b"}`.padEnd(20, "c") as MatchId);
  keepContent(db, "c".repeat(64), "san", []);
  const match = {
    game: "san",
    content: "c".repeat(64),
    options: {},
    seed: 1,
    players: 1,
    watching: "anyone",
    undoing: "off",
    lists: "open",
    host: "d".repeat(64),
  } as const;
  const entries = Array.from({ length: 50 }, (_, i): RecordEntry => ({ n: i + 1, kind: "act", player: 0, action: { kind: "end" } }));
  for (const id of ids) addMatch(db, { id, ...match, entries, seats: [{ player: 0, kind: "person", name: "Ana" }] }, AT);
  db.$client.close();
  const child = spawn(process.execPath, [...QUICKLY, CHILD, "delete", file, ids.join()]);
  const gone: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    gone.push(line);
    if (gone.length === 7) child.kill("SIGKILL");
  }
  expect(gone.length).toBeGreaterThanOrEqual(7);
  db = openDb(file);
  const left = ids.filter((id) => findMatch(db, id));
  // One more may have been deleted without its answer having been read.
  expect(ids.length - left.length - gone.length).toBeLessThanOrEqual(1);
  expect(left.some((id) => gone.includes(id))).toBe(false);
  for (const id of ids) {
    const isLeft = left.includes(id);
    expect([listInputs(db, id).length, listSeats(db, id).length]).toEqual(isLeft ? [50, 1] : [0, 0]);
  }
  expect(db.$client.pragma("foreign_key_check")).toEqual([]);
  expect(db.$client.pragma("integrity_check", { simple: true })).toBe("ok");
});
