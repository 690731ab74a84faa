/**
 * A game is added by its folders and one line in each list: the sixth is added so to a copy of the studio, which the compiler checks, and in which its own tests and
 * those that every game has to pass are run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { atGates, size, some } from "../size.ts";
import { COPY, makeCopy, ownEnvironment, ROOT, withLine } from "./copy.ts";
import { LIST_LINES } from "./lists.ts";

const NAME = /emberwick/i;
const bin = (path: string) => join(ROOT, "node_modules", path);
const TSC = bin("typescript/bin/tsc");
/** Runs a program in a folder as somebody would who has just opened a terminal. */
function run(folder: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: ownEnvironment(),
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return { status, text: `${stdout}${stderr}` };
}

/** Tests that are the same for every game, by the ends of their paths: those about the sixth are run in the copy. A sample has the first of them. */
const SHARED = some(
  [
    "api/match-lobby.test.ts",
    "api/match-secrets.test.ts",
    "content/tables.test.ts",
    "games/asked-for.test.ts",
    "games/reading.test.ts",
    "server/language.test.ts",
    "form/form.test.ts",
    "api/match-set-up.test.ts",
    "card/drawings.test.ts",
    "set-statistics.test.ts",
    "sheet/sheet.test.ts",
    "scenarios/write.test.ts",
    "faces/faces.test.ts",
  ],
  7,
);

beforeAll(() => void makeCopy());

describe("The lines of the sixth game", () => {
  const shipped = (file: string) => readFileSync(join(ROOT, file), "utf8");

  test("are the only change of the lists: an import and an entry", () => {
    for (const entry of LIST_LINES) {
      const before = shipped(entry.file).split("\n");
      const after = readFileSync(join(COPY, entry.file), "utf8").split("\n");
      const added = after.filter((line) => NAME.test(line));
      expect(added.length, entry.file).toBe(entry.import === undefined ? 1 : 2);
      const inOneLine = before.length + added.length > after.length;
      if (!inOneLine) expect(after.filter((line) => !NAME.test(line))).toEqual(before);
      else expect(after.join("\n").replace(', "emberwick"', "")).toBe(before.join("\n"));
    }
  });

  test("are in lists alone, one in each", () => {
    const files = LIST_LINES.map(({ file }) => file);
    expect(
      files.filter(
        (file) =>
          !/^(?:engine\/cards\/(?:game-ids|deck-sections)|(?:engine\/games|faces|components\/games)\/lists\/[a-z-]+)\.tsx?$/.test(file),
      ),
    ).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test("name what is nowhere else in the studio", () => {
    const found = spawnSync("git", ["grep", "-il", "emberwick"], { cwd: ROOT, encoding: "utf8" }).stdout.split("\n").filter(Boolean);
    expect(found.filter((file) => !file.startsWith("tests/sixth-game/"))).toEqual([]);
    expect(found.length).toBeGreaterThan(10);
  });

  test("a module that is no list takes none", () =>
    expect(() => withLine("export const x = 1;\n", { file: "x.ts", line: "a," })).toThrow("x.ts is no list"));
});

// A minute each; `npm run check` has the compiler look at everything but the copy.
atGates("The compiler finds nothing wrong with the copy", { timeout: 300_000 }, () => {
  run(COPY, [bin("next/dist/bin/next"), "typegen"]);
  expect(run(COPY, [TSC, "--noEmit"])).toEqual({ status: 0, text: "" });
});

atGates("The compiler names what is missing: a list's line, or a part that a game does not have", { timeout: 240_000 }, () => {
  const folder = join(ROOT, ".cache/lacking");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** A module that would lie in the folder of the engine's lists. */
  const write = (name: string, text: string) => {
    const games = "../six-games/engine/games";
    const moved = text
      .replaceAll(/from "\.\.\/\.\.\//g, 'from "../six-games/engine/')
      .replaceAll(/from "\.\.\//g, `from "${games}/`)
      .replaceAll(/from "\.\//g, `from "${games}/lists/`);
    writeFileSync(join(folder, name), moved);
  };
  write("list.ts", readFileSync(join(ROOT, "engine/games/lists/rules.ts"), "utf8"));
  write(
    "part.ts",
    `import { EMBERWICK } from "../emberwick/index.ts";
import type { GameDefinition } from "../game.ts";
const { tagline: _, ...rest } = EMBERWICK;
export const LACKING: GameDefinition<"emberwick"> = rest;
`,
  );
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../six-games/tsconfig.json",
      include: [],
      exclude: [],
      files: ["list.ts", "part.ts"],
      compilerOptions: { incremental: false, plugins: [] },
    }),
  );
  const { text } = run(folder, [TSC, "--noEmit", "--pretty", "false", "-p", "."]);
  const said = text.split(/\n(?=\S)/).filter(Boolean);
  expect(said).toEqual([
    expect.stringMatching(/^list\.ts\(.*Property 'emberwick' is missing/s),
    expect.stringMatching(/^part\.ts\(.*Property 'tagline' is missing/s),
  ]);
});

describe("A start is refused in a sentence", () => {
  /** What `content check` answers in the copy while a file of it is another. */
  const checked = (file: string, from: string, to: string) => {
    const path = join(COPY, file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    try {
      return run(COPY, [
        "-e",
        'import("./cli/main.ts").then(async ({ main }) => { process.exitCode = await main(["content", "check"]); })',
      ]);
    } finally {
      makeCopy();
    }
  };

  test("where two games begin their rule numbers alike", { timeout: 120_000 }, () => {
    const { status, text } = checked("engine/games/emberwick/about.ts", 'rulePrefix: "EW"', 'rulePrefix: "MC"');
    expect(text).toMatch(/emberwick\/about\.ts:\d+\S* .*The rule numbers of \w+ also begin with MC, so a number would lead to two rules/);
    expect(status).not.toBe(0);
  });

  test("where the data of a board contradict themselves", { timeout: 120_000 }, () => {
    const { status, text } = checked("content/emberwick/boards.json", '"columns": 2', '"columns": 3');
    expect(text).toMatch(/emberwick\/boards\.json:\d+:\d+.*3 by 2 cells need 6 tiles, but there are 4/);
    expect(status).toBe(1);
  });
});

describe("In the copy", () => {
  test("the tests of the game and those that every game has to pass are green", { timeout: 600_000 }, () => {
    const report = join(COPY, "report.json");
    rmSync(report, { force: true });
    const { text } = run(COPY, [
      bin("vitest/vitest.mjs"),
      "run",
      // What it loads it loads once; other tests run beside it.
      ...[
        "--maxWorkers=1",
        "--project",
        "unit*",
        "-t",
        "[Ee]mberwick|import arrows|the engine is pure",
        "--reporter=json",
        `--outputFile=${report}`,
      ],
      ...["tests/unit/emberwick", "tests/unit/architecture.test.ts", ...SHARED],
    ]);
    expect(existsSync(report), text).toBe(true);
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as {
      readonly numPassedTests: number;
      readonly testResults: readonly {
        readonly name: string;
        readonly status: string;
        readonly message: string;
        readonly assertionResults: readonly {
          readonly fullName: string;
          readonly status: string;
          readonly failureMessages: readonly string[];
        }[];
      }[];
    };
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === "failed" && assertionResults.length === 0 ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter((one) => one.status === "failed")
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join("\n")}`),
    ]);
    expect(failed).toEqual([]);
    expect(
      SHARED.filter(
        (file) =>
          !testResults.some(
            ({ name, assertionResults }) => name.endsWith(file) && assertionResults.some(({ status }) => status === "passed"),
          ),
      ),
    ).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(size === "whole" ? 110 : 80);
  });
});
