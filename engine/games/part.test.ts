/** Of a text that is not understood as a whole, what is understood runs. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { partThatRuns } from "./part.ts";
import { cardReader } from "./reading.ts";

const { keywords } = loadContent().content.megacorp;
const reader = cardReader("megacorp", keywords);
const part = (text: string) => partThatRuns(reader, { name: "Probe", text });

describe("a text in parts", () => {
  test.each([
    ["Frobnicate the river. Gain 3M.", "Gain 3M.", ["Frobnicate the river."]],
    ["Gain 3M. Frobnicate the river. Draw 1 card.", "Gain 3M. Draw 1 card.", ["Frobnicate the river."]],
    ["Gain 3M.\nFrobnicate the river.", "Gain 3M.", ["Frobnicate the river."]],
    ["Frobnicate.", "", ["Frobnicate."]],
    ["Gain 3M.", "Gain 3M.", []],
    ["", "", []],
  ])("%j runs as %j", (text, runs, left) => expect(part(text)).toEqual({ text: runs, left }));
  test("what runs is understood, and nothing is lost", () => {
    const { text, left } = part("Frobnicate target character. Destroy that card. Draw 2 cards.");
    expect(reader.read({ name: "Probe", text }, "person").state).toBe("unverified");
    expect(text).toContain("Draw 2 cards.");
    expect(left[0]).toBe("Frobnicate target character.");
  });
});
