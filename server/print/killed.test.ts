/** A print that is killed in the middle, or finds no room, leaves no half file under its name, and the next one clears up after it. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { some } from "../../tests/size.ts";

const folder = mkdtempSync(join(tmpdir(), "print-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("killed while it writes, a print leaves nothing under its name", async () => {
  const file = join(folder, "pool.pdf");
  const child = spawn(process.execPath, ["bin/arcology.mjs", "print", "megacorp", "--out", file], { stdio: "ignore" });
  const gone = new Promise((done) => child.once("exit", done));
  const parts = () => readdirSync(folder).filter((name) => name.endsWith(".part"));
  // As soon as it has begun to write.
  for (let i = 0; i < 3_000 && parts().length === 0 && child.exitCode === null; i++) await new Promise((next) => setTimeout(next, 10));
  expect(parts().length).toBe(1);
  child.kill("SIGKILL");
  await gone;
  expect(existsSync(file)).toBe(false);

  const { writePrint } = await import("./write-print.ts");
  const options = { paper: { w: 100, h: 100 }, margin: 5, bleed: 0, marks: "none", backs: "none" } as const;
  const job = {
    ...{
      title: "x",
      about: () => [],
      components: [{ w: 50, h: 50, face: "x", count: 1 }],
      entries: [],
      options,
      small: false,
      at: new Date(0),
    },
    profile: { x: 100, y: 100, backX: 0, backY: 0 },
  };
  expect((await writePrint(job, async () => '<rect width="50" height="50" fill="#000000"/>', file)).ok).toBe(true);
  expect(readFileSync(file, "latin1").endsWith("%%EOF\n")).toBe(true);
  expect(parts()).toEqual([]);
});

/** What is put together and then written, and what is written page by page. A sample has the first. */
const STOPPED = [
  ["pictures for a print shop", ["export", "png", "megacorp"]],
  ["a print", ["print", "megacorp"]],
  ["a booklet", ["booklet", "megacorp"]],
  ["a PDF for a print shop", ["export", "pdf", "megacorp"]],
  ["a pile for Tabletop Simulator", ["export", "tts", "megacorp"]],
  ["a game for Tabletop Simulator", ["export", "tts-game", "san"]],
] as const;

test.each(some(STOPPED))("%s that is stopped with Ctrl-C says so and leaves nothing", async (_, argv) => {
  const file = join(folder, "stopped.out");
  const child = spawn(process.execPath, ["bin/arcology.mjs", ...argv, "--out", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const gone = new Promise((done) => child.once("close", done));
  const written = () => readdirSync(folder).filter((name) => name.startsWith("stopped"));
  for (let i = 0; i < 3_000 && written().length === 0 && child.exitCode === null; i++) await new Promise((next) => setTimeout(next, 10));
  expect(written()).toEqual([expect.stringMatching(/\.part$/)]);
  child.kill("SIGINT");
  expect([await gone, said]).toEqual([1, expect.stringContaining("was stopped. No file was written.")]);
  expect(written()).toEqual([]);
});

/** What is larger than a process may write is as a disk that fills up: the write fails in the middle. */
const limited = (kilobytes: number, ...argv: readonly string[]) => {
  const command = [process.execPath, "bin/arcology.mjs", ...argv].map((word) => `'${word}'`).join(" ");
  return spawnSync("bash", ["-c", `ulimit -f ${kilobytes}; exec ${command}`], { encoding: "utf8" });
};

test.each([
  ["a print", ["print", "san", "--query", "t:virus", "--out"]],
  ["pictures for a print shop", ["export", "png", "san", "--query", "t:virus", "--dpi", "300", "--out"]],
])("%s that finds no room says so in a sentence, leaves no half file, and what was there stays", (_, argv) => {
  const file = join(folder, "no-room.out");
  writeFileSync(file, "before");
  const { status, stderr } = limited(40, ...argv, file);
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("cannot be written: the file is too large for its disk. Name another file."),
  ]);
  expect(readFileSync(file, "utf8")).toBe("before");
  expect(readdirSync(folder).filter((name) => name.startsWith("no-room"))).toEqual(["no-room.out"]);
});
