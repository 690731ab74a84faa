/** What the start says when it cannot go on. The running studio is tested in tests/e2e. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDb } from "../db/client.ts";
import { testFolder } from "../db/testing.ts";

const folder = testFolder();
afterAll(folder.remove);

async function start(args: readonly string[], database = folder.file("studio.db")): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, ["server/main.ts", ...args], { env: { ...process.env, ARCOLOGY_DB: database } });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  const [code] = (await once(child, "close")) as [number];
  return { code, out, err };
}

describe("a start that cannot go on says why and ends with 1", () => {
  test("the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await start(["start", "--port", String(port)]);
    other.close();
    expect({ code, out, err }).toEqual({
      code: 1,
      out: "",
      err: `Port ${port} is in use on 127.0.0.1. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}\n`,
    });
  });
  test("the machine has no such address", async () => {
    const { code, err } = await start(["start", "--port", "0", "--host", "203.0.113.7"]);
    expect([code, err]).toEqual([1, "This machine has no address 203.0.113.7. Try --host 127.0.0.1 or --host 0.0.0.0.\n"]);
  });
  test("the database is none", async () => {
    writeFileSync(folder.file("notes.txt"), "These are notes.\n".repeat(100));
    const { code, err } = await start(["start", "--port", "0"], folder.file("notes.txt"));
    expect([code, err]).toEqual([1, `The database ${folder.file("notes.txt")} cannot be opened: file is not a database.\n`]);
  });
  test("the database has lost a part", async () => {
    const file = folder.file("lost.db");
    openDb(file).$client.close();
    const whole = readFileSync(file);
    writeFileSync(file, whole.fill(0, 4096 * 3));
    const { code, err } = await start(["start", "--port", "0"], file);
    expect([code, err]).toEqual([
      1,
      `The database ${file} is damaged. To put a backup in its place: npm run -s cli -- restore --from FOLDER --db ${file}\n`,
    ]);
  });
  test("the database is of a newer studio", async () => {
    const db = openDb(folder.file("newer.db"));
    db.$client.pragma("user_version = 9999");
    db.$client.close();
    const { code, err } = await start(["start", "--port", "0"], folder.file("newer.db"));
    expect([code, err]).toEqual([
      1,
      "The database was made by a newer version of the studio. Start that version, or name another database with --db.\n",
    ]);
  });
  test("the database would lie where no folder can be made", async () => {
    const { code, err } = await start(["start", "--port", "0"], "/proc/x/y.db");
    expect([code, err]).toEqual([
      1,
      "The database /proc/x/y.db cannot be created: the folder /proc/x cannot be created: no folder can be there. Name another file.\n",
    ]);
  });
  test("the database would lie below a file", async () => {
    writeFileSync(folder.file("list.txt"), "4 Forest\n");
    for (const below of ["x.db", "deeper/x.db"]) {
      const database = join(folder.file("list.txt"), below);
      const { code, err } = await start(["start", "--port", "0"], database);
      expect([code, err]).toEqual([
        1,
        `The database ${database} cannot be created: ${folder.file("list.txt")} is a file, not a folder. Name another file.\n`,
      ]);
    }
  });
  test.each([
    [["run"], 'not "run"'],
    [["start", "--port", "99999"], "--port takes a number from 0 to 65535"],
    [["start", "--port", "http"], "--port takes a number from 0 to 65535"],
  ])("%j", async (args, why) => {
    const { code, err } = await start(args);
    expect([code, err.includes(why)]).toEqual([1, true]);
  });
});
