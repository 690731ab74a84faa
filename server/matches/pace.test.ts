import { spawnSync } from "node:child_process";
import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../db/testing.ts";
import { Measured } from "./measured.ts";
import { nodesFor } from "./pace.ts";
import { nodesAt, PACE_UNKNOWN } from "./paces.ts";

test("a search is given the nodes that it manages in 95 of 100 choices", () => {
  const quick = Array.from({ length: 38 }, () => 10);
  expect(nodesFor(quick, 24)).toBe(2900);
  // Two of forty are slow, and one may be.
  expect(nodesFor([...quick, 10, 400], 24)).toBe(2900);
  expect(nodesFor([...quick, 200, 200, 200], 24)).toBe(140);
});

test("however slow or fast a machine is, a search is one", () => {
  expect(nodesFor([60_000], 24)).toBe(10);
  expect(nodesFor([], 24)).toBeGreaterThanOrEqual(10);
  expect(nodesFor([0], 24)).toBe(10_000);
});

test("until a game was measured its searches are short", () => expect(nodesAt("san", new Measured("/nowhere"))).toBe(PACE_UNKNOWN));

test("what was measured is known at the next start, for a week", async () => {
  const folder = testFolder();
  const [first, next] = [new Measured(folder.file("measured")), new Measured(folder.file("measured"))];
  expect(await first.once("nodes", async () => 120)).toBe(120);
  expect([next.read("nodes"), next.read("others")]).toEqual([120, undefined]);
  expect(await next.once("nodes", () => Promise.reject(new Error("It is known.")))).toBe(120);
  const [file = ""] = readdirSync(folder.file("measured"));
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600;
  utimesSync(join(folder.file("measured"), file), eightDaysAgo, eightDaysAgo);
  expect(next.read("nodes")).toBeUndefined();
  expect(await next.once("nodes", async () => 90)).toBe(90);
  folder.remove();
});

test("of two that start together one measures, and the other reads it", async () => {
  const folder = testFolder();
  const [first, second] = [new Measured(folder.file("measured")), new Measured(folder.file("measured"))];
  const measuring = first.once("nodes", () => new Promise((tell) => setTimeout(() => tell(70), 20)));
  expect(await second.once("nodes", () => Promise.reject(new Error("Somebody measures it.")))).toBeUndefined();
  expect([await measuring, second.read("nodes")]).toEqual([70, 70]);
  // One that failed leaves nothing behind.
  await expect(first.once("others", () => Promise.reject(new Error("too busy")))).rejects.toThrow("too busy");
  expect(await second.once("others", async () => 50)).toBe(50);
  folder.remove();
});

test("one that was killed while it measured keeps nobody from it", async () => {
  const folder = testFolder();
  const [killed, next] = [new Measured(folder.file("measured")), new Measured(folder.file("measured"))];
  let end = (_nodes: number) => {};
  const measuring = killed.once("nodes", () => new Promise((tell) => (end = tell)));
  const [begun = ""] = readdirSync(folder.file("measured"));
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(join(folder.file("measured"), begun), String(pid));
  expect(await next.once("nodes", async () => 80)).toBe(80);
  end(10);
  await measuring;
  folder.remove();
});

test("a folder that cannot be written to is no fault", async () =>
  expect(await new Measured("/dev/null/measured").once("nodes", async () => 60)).toBe(60));
