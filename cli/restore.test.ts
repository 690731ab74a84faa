import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backUp } from "../db/backup.ts";
import { openDb, picturesBeside } from "../db/client.ts";
import { savedQueries } from "../db/schema/index.ts";
import { digest, testFolder } from "../db/testing.ts";
import { restoreCommand } from "./restore.ts";

const folder = testFolder();
afterAll(folder.remove);

function run(...argv: string[]) {
  const said = { out: "", err: "" };
  const code = restoreCommand(argv, {
    out(text) {
      said.out += text;
    },
    err(text) {
      said.err += text;
    },
  });
  return { code, ...said };
}
const digestOf = (file: string): string => {
  const db = openDb(file);
  const value = digest(db);
  db.$client.close();
  return value;
};
/** A studio's database with one saved search, and a copy of it. */
function studio(name: string) {
  mkdirSync(folder.file(name));
  const file = folder.file(`${name}/studio.db`);
  const db = openDb(file);
  const save = (id: string) =>
    db.insert(savedQueries).values({ id, game: "san", name: id, text: "t:hacking", updatedAt: "2026-11-22" }).run();
  save("early");
  const picture = `${"a".repeat(64)}.webp`;
  mkdirSync(picturesBeside(file));
  writeFileSync(join(picturesBeside(file), picture), "pixels");
  const copy = folder.file(`${name}/copy`);
  backUp(file, copy);
  return { db, file, copy, save, picture };
}

test("a copy takes the place of what was changed since, with its pictures; what was there stays", () => {
  const { db, file, copy, save, picture } = studio("changed");
  const early = digest(db);
  save("late");
  const late = digest(db);
  // The log of a studio that was killed is not played into the copy.
  const log = readFileSync(`${file}-wal`);
  db.$client.close();
  writeFileSync(`${file}-wal`, log);
  writeFileSync(join(copy, "pictures", "b".repeat(64).concat(".webp")), "more");
  const { code, out } = run("--from", copy, "--db", file, "--json");
  const done = JSON.parse(out) as { before: string };
  expect([code, done]).toEqual([
    0,
    { file, bytes: expect.any(Number), pictures: 2, shared: 0, before: expect.stringContaining(`${file}.before-2`) },
  ]);
  expect([digestOf(file), digestOf(done.before)]).toEqual([early, late]);
  expect(readdirSync(picturesBeside(file))).toEqual([picture, "b".repeat(64).concat(".webp")]);
});

test("a damaged database is replaced, and kept with its log", () => {
  const { db, file, copy } = studio("damaged");
  const early = digest(db);
  db.$client.close();
  writeFileSync(file, readFileSync(file).fill(0, 4096 * 3));
  const { code, err } = run("--from", join(copy, "studio.db"), "--db", file);
  expect([code, digestOf(file)]).toEqual([0, early]);
  expect(err).toMatch(
    /^Restored 0\.\d MB and 1 picture, 0 public\. What was there is now \S+\.before-\S+\. Start the studio: npm start -- --db \S+\n$/,
  );
});

test("where no database is, the copy makes one", () => {
  const { db, copy } = studio("moved");
  const early = digest(db);
  db.$client.close();
  const file = folder.file("elsewhere/deep/studio.db");
  expect(JSON.parse(run("--from", copy, "--db", file, "--json").out)).not.toHaveProperty("before");
  expect(digestOf(file)).toBe(early);
});

test.each([
  ["a studio that runs", "a studio runs on this database; stop it first", () => undefined],
  [
    "a copy that is damaged",
    "the copy is damaged; take another one",
    (copy: string) => writeFileSync(join(copy, "studio.db"), readFileSync(join(copy, "studio.db")).fill(0, 4096 * 3)),
  ],
  [
    "a copy of a newer studio",
    "it was made by a newer version of the studio; restore it with that version",
    (copy: string) => {
      const newer = openDb(join(copy, "studio.db"));
      newer.$client.pragma("user_version = 9999");
      newer.$client.close();
    },
  ],
])("%s changes nothing", (name, why, spoil) => {
  const { db, file, copy } = studio(name.replaceAll(" ", "-"));
  spoil(copy);
  const before = digest(db);
  const { code, err } = run("--from", copy, "--db", file);
  expect([code, err]).toEqual([2, `${copy} cannot be restored to ${file}: ${why}.\n`]);
  expect(digest(db)).toBe(before);
  db.$client.close();
  expect(readdirSync(join(file, "..")).filter((one) => one.includes("before") || one.includes("unfinished"))).toEqual([]);
});

test("what is no copy is refused in words", () => {
  const empty = folder.file("empty");
  mkdirSync(empty);
  writeFileSync(join(empty, "studio.db.unfinished"), "half");
  expect(run("--from", empty, "--db", folder.file("x.db")).err).toContain("this folder has no finished copy of a database.");
  expect(run("--from", folder.file("nowhere"), "--db", folder.file("x.db")).err).toContain("it does not exist.");
  expect(run("--db", folder.file("x.db")).err).toContain("restore needs --from and --db.");
  expect(existsSync(folder.file("x.db"))).toBe(false);
});
