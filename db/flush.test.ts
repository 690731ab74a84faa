import { afterEach, expect, test } from "vitest";
import { type Db, openDb } from "./client.ts";
import { flushedLater, onDisk } from "./flush.ts";
import { testFolder } from "./testing.ts";

const folder = testFolder();
const open: Db[] = [];
let made = 0;
afterEach(() => {
  for (const db of open.splice(0)) db.$client.close();
});
const fresh = (): Db => {
  const db = openDb(folder.file(`flush-${++made}.db`));
  open.push(db);
  return db;
};
const safety = (db: Db) => db.$client.pragma("synchronous", { simple: true });

test("commits are flushed together, and all others by themselves", async () => {
  const db = fresh();
  expect(onDisk(db)).toBeUndefined();
  db.$client.exec("create table one (n integer)");
  const within = [1, 2, 3].map((n) =>
    flushedLater(db, () => {
      db.$client.prepare("insert into one values (?)").run(n);
      return safety(db);
    }),
  );
  expect(within).toEqual([1, 1, 1]);
  expect(safety(db)).toBe(2);
  await onDisk(db);
  expect(onDisk(db)).toBeUndefined();
});

test("what fails is no reason to stay careless", async () => {
  const db = fresh();
  expect(() =>
    flushedLater(db, () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(safety(db)).toBe(2);
  await onDisk(db);
});

test("what is committed while the log is flushed waits for the next flush", async () => {
  const db = fresh();
  db.$client.exec("create table one (n integer)");
  const add = () => flushedLater(db, () => db.$client.exec("insert into one values (1)"));
  add();
  const first = onDisk(db);
  add();
  await first;
  expect(onDisk(db)).toBeDefined();
  await onDisk(db);
  expect(onDisk(db)).toBeUndefined();
});
