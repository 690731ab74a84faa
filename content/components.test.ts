/** Boxes add up, and mistakes in a component file are told with their line and column. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAME_IDS } from "../engine/cards/card.ts";
import { boxOf } from "./box.test-support.ts";
import { readComponents } from "./components.ts";
import { shipped } from "./folder.ts";
import { loadContent } from "./load.ts";

const { content } = loadContent();

describe("components", () => {
  test.each(GAME_IDS)("%s: what is listed adds up, and each is named once", (game) => {
    const { components, counts } = boxOf(game);
    expect(new Set(components.map(({ id }) => id)).size).toBe(components.length);
    for (const [entry, count] of Object.entries(counts))
      expect(
        components.filter((one) => one.entry === entry).reduce((sum, one) => sum + one.count, 0),
        entry,
      ).toBe(count);
  });
});

describe("a component file with mistakes", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "components-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const problemsOf = (change: (text: string) => string) => {
    const file = join(folder, "components.json");
    writeFileSync(file, change(readFileSync(`${shipped()}/metrorunner/components.json`, "utf8")));
    const { boards } = content.metrorunner;
    return readComponents(file, boards, (number) => number !== "MR-99.1").problems.map(({ line, column, field, message }) => ({
      line,
      column,
      field,
      message,
    }));
  };

  test("is read without any", () => expect(problemsOf((text) => text)).toEqual([]));
  test("names a place that reaches over the edge of its board", () => {
    const place = '"name": "Deck", "at": [400, 10], "size": [63, 88]';
    const drawn = `{ "draw": "places", "title": "Market", "places": [{ ${place} }] }`;
    const [problem] = problemsOf((text) => text.replace(/\{ "draw": "board", "board": "city", "side": "B" \}/, drawn));
    expect(problem?.message).toContain("“Deck” extends over the edge of 460.8 x 381.6 mm.");
  });
  test.each([
    ["a count that its kinds do not have", '"count": 100', '"count": 90', "The kinds add up to 100, not 90."],
    ["a tile that no board has", '"tile": "tee 3"', '"tile": "tee 4"', 'The grid "grid" has no tile "tee 4".'],
    ["a board that there is none of", '"board": "city", "side": "B"', '"board": "town", "side": "B"', 'boards.json has no board "town".'],
    ["a board that would be stretched", "[460.8, 381.6]", "[460.8, 300]", "Keep its proportions."],
    ["a rule that there is none of", '"MR-1.3, MR-11.12"', '"MR-1.3, MR-99.1"', "There is no rule MR-99.1"],
    ["a size that cannot be cut out", "[26, 26]", "[2, 26]", "at least 6 mm"],
    ["a word that is not known", '"draw": "piece", "look": "cube", "colour": "red"', '"draw": "piece", "look": "cup", "colour": "red"', ""],
  ])("names %s, with its line", (_, from, to, message) => {
    const shippedText = readFileSync(`${shipped()}/metrorunner/components.json`, "utf8");
    const line = shippedText.slice(0, shippedText.indexOf(from)).split("\n").length;
    expect(shippedText).toContain(from);
    const problems = problemsOf((text) => text.replace(from, to));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.message).toContain(message);
    expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThan(4);
    expect(problems[0]?.column).toBeGreaterThan(1);
    expect(problems[0]?.field).not.toBe("");
  });
});
