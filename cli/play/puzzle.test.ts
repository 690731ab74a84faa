/** `puzzle` on the command line. */
import { expect, test } from "vitest";
import { puzzleCommand } from "./puzzle.ts";

function run(...argv: readonly string[]) {
  let [out, err] = ["", ""];
  const code = puzzleCommand(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

test("puzzle tells the puzzle of a day, the same each time, for people and for scripts", () => {
  const told = run("metrorunner", "--date", "2026-01-01");
  expect(told).toEqual(run("metrorunner", "--date", "2026-01-01"));
  expect(told.out).toMatch(/^2026-01-01: Connect .* in [234]\n/);
  const { date, fewest, data } = JSON.parse(run("metrorunner", "--date", "2026-01-01", "--json").out);
  expect([date, data.lie.tile.length]).toEqual(["2026-01-01", 9]);
  expect(told.out).toContain(` in ${fewest}`);
});

test.each([
  [["metrorunner", "--date", "2026-02-30"], "“2026-02-30” is not a date"],
  [["metrorunner", "--date", "2025-01-01"], "The first puzzle is from 2026-01-01"],
  [["metrorunner", "--date", "2999-01-01"], "The puzzle of 2999-01-01 appears on that day"],
  [["san"], "Name one game with puzzles"],
  [[], "Name one game with puzzles"],
])("puzzle %s ends with 2 and a sentence", (argv, sentence) => {
  const { code, err } = run(...argv);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});
