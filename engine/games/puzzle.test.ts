/** Days of puzzles. */
import { describe, expect, test } from "vitest";
import { dayBeside, puzzleDay } from "./puzzle.ts";

describe("A day", () => {
  test.each(["2026-01-01", "2026-02-28", "2026-11-24"])("%s has a puzzle", (day) =>
    expect(puzzleDay(day, "2026-11-24")).toEqual({ ok: true, value: day }),
  );
  test.each([
    ["2026-11-25", "appears on that day"],
    ["2025-12-31", "The first puzzle is from 2026-01-01"],
    ["2026-02-29", "is not a date"],
    ["2026-13-01", "is not a date"],
    ["2026-00-10", "is not a date"],
    ["2026-11-00", "is not a date"],
    ["yesterday", "is not a date"],
    ["", "is not a date"],
  ])("“%s” has none, and a sentence says why", (day, sentence) => {
    const found = puzzleDay(day, "2026-11-24");
    expect(!found.ok && found.error).toContain(sentence);
  });
  test.each([
    ["2026-11-24", "2026-11-25"],
    ["2026-11-30", "2026-12-01"],
    ["2026-12-31", "2027-01-01"],
    ["2028-02-28", "2028-02-29"],
    ["2028-02-29", "2028-03-01"],
    ["2100-02-28", "2100-03-01"],
  ])("%s is before %s", (day, next) => {
    expect(dayBeside(day, 1)).toBe(next);
    expect(dayBeside(next, -1)).toBe(day);
  });
});
