import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDb, picturesBeside, sharedBeside } from "../db/client.ts";
import { savedQueries } from "../db/schema/index.ts";
import { digest, testFolder } from "../db/testing.ts";
import { keepPreview, previewOf } from "../server/previews.ts";
import { sharedPictures, sharePicture } from "../server/shared-pictures.ts";
import { backupCommand } from "./backup.ts";

const folder = testFolder();
afterAll(folder.remove);

function run(...argv: string[]) {
  const said = { out: "", err: "" };
  const code = backupCommand(argv, {
    out(text) {
      said.out += text;
    },
    err(text) {
      said.err += text;
    },
  });
  return { code, ...said };
}

test("public pictures and previews of links are in the copy, and a studio that starts from it serves them", async () => {
  const database = folder.file("public/studio.db");
  mkdirSync(folder.file("public"));
  openDb(database).$client.close();
  const path = await sharePicture(sharedBeside(database), Buffer.from("pixels"), "png");
  keepPreview(sharedBeside(database), { path: "/decks/abc", title: "A deck", about: "", image: path });
  writeFileSync(join(sharedBeside(database), "half.png.0f"), "half");
  const to = folder.file("copies/public");
  expect(JSON.parse(run("--db", database, "--to", to, "--json").out)).toMatchObject({ pictures: 0, shared: 2 });
  const beside = sharedBeside(join(to, "studio.db"));
  expect(readdirSync(beside).toSorted()).toEqual([path.replace("/shared/", ""), "previews"].toSorted());
  expect(previewOf(beside, "/decks/abc")).toMatchObject({ title: "A deck", image: path });
  const { serve } = sharedPictures(beside);
  const server = createServer((request, response) => void serve(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, "image/png", "pixels"]);
  server.close();
});

test("a copy holds what was written up to now, pictures too, while the studio goes on; it is never written over", () => {
  const database = folder.file("studio.db");
  const db = openDb(database);
  const save = (name: string) =>
    db.insert(savedQueries).values({ id: name, game: "san", name, text: "t:hacking", updatedAt: "2026-11-22" }).run();
  save("before");
  const picture = `${"a".repeat(64)}.webp`;
  mkdirSync(picturesBeside(database));
  writeFileSync(join(picturesBeside(database), picture), "pixels");
  writeFileSync(join(picturesBeside(database), `${picture}.0f`), "half");
  const before = digest(db);
  const to = folder.file("copies/monday");
  const { code, out } = run("--db", database, "--to", to, "--json");
  save("after");
  const file = join(to, "studio.db");
  expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, file, bytes: expect.any(Number), pictures: 1, shared: 0 });
  expect(readFileSync(join(picturesBeside(file), picture), "utf8")).toBe("pixels");
  const copy = openDb(file);
  expect(digest(copy)).toBe(before);
  expect(digest(copy)).not.toBe(digest(db));
  copy.$client.close();
  db.$client.close();
  const again = run("--db", database, "--to", to);
  expect(again).toMatchObject({ code: 2, out: "" });
  expect(again.err).toContain(`“${file}” already exists, and a backup never overwrites a file; name another folder.`);
});

test.each([
  [[], "backup needs --db and --to."],
  [["--db", folder.file("none.db"), "--to", folder.file("x")], "There is no database"],
  [["--db", import.meta.filename, "--to", folder.file("x")], "cannot be opened"],
])("%j is refused in words", (argv, why) => {
  const { code, out, err } = run(...argv);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(why);
});

test.skipIf(!existsSync("/proc/self"))("a folder where nobody can make one is refused, and not tried for ever", () => {
  const database = folder.file("small.db");
  openDb(database).$client.close();
  const { code, err } = run("--db", database, "--to", "/proc/arcology/x");
  expect([code, err]).toEqual([
    2,
    `${database} cannot be copied to /proc/arcology/x: the folder /proc/arcology cannot be created: no folder can be there.\n`,
  ]);
});
