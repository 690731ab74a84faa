/** Hacks of the day: the same everywhere, and exactly as long as they say. */
import { describe, expect, test } from "vitest";
import { size } from "../../../../tests/size.ts";
import { canonicalJson } from "../../../kernel/canonical.ts";
import { digestOfText } from "../../../kernel/digest.ts";
import { dayBeside } from "../../puzzle.ts";
import { BOARDS } from "../metrorunner.test-support.ts";
import { hackOfTheDay, linesOf } from "./puzzle.ts";
import { solutionOf } from "./solving.ts";

describe("The hack of the day", () => {
  test("has no shorter solution than it says, and one of that length, on days in a row", () => {
    const lengths = new Set<number>();
    let day = "2026-11-24";
    for (let i = 0; i < (size === "whole" ? 365 : 12); i++, day = dayBeside(day, 1)) {
      const { fewest, data, title } = hackOfTheDay(day, BOARDS);
      expect(solutionOf(data, data.lie, fewest - 1)).toBeUndefined();
      expect(solutionOf(data, data.lie, fewest)?.moves.length).toBe(fewest);
      expect(title).toContain(` in ${fewest}`);
      expect([...data.lie.tile].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      lengths.add(fewest);
    }
    expect([...lengths].sort()).toEqual([2, 3, 4]);
  });

  test("is the same each time, and stays what it was", () => {
    const digest = (day: string) => digestOfText(canonicalJson(hackOfTheDay(day, BOARDS)));
    expect(digest("2026-11-24")).toBe(digest("2026-11-24"));
    expect(digest("2026-11-24")).not.toBe(digest("2026-11-25"));
    expect(digest("2026-11-24")).toMatchInlineSnapshot(`"dd4e5fcb0ada20db"`);
  });

  test("is drawn with its nodes and openings", () => {
    const tiles = [0, 5, 5, 3, 3, 3, 7, 7, 7];
    const lie = { tile: [0, 1, 2, 3, 4, 5, 6, 7, 8], quarter: [0, 0, 1, 0, 1, 2, 0, 1, 2], bruteOn: -1 };
    const nodes = { core: ["N1", "E3"], alpha: ["W2"], beta: [] };
    expect(linesOf({ lie, tiles, nodes, wanted: ["core", "alpha"] })).toEqual([
      "  O",
      "  × │ ─",
      "A └ ┌ ┐",
      "  ├ ┬ ┤ O",
      "",
      "",
      "O core: N1 and E3",
      "A alpha: W2",
      "× skull",
    ]);
  });
});
