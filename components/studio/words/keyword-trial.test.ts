import { describe, expect, test } from "vitest";
import { trialRow, trialText } from "./keyword-trial.ts";

describe("a keyword that is tried before it is saved", () => {
  test("has a name and a meaning", () => {
    expect(trialRow({ print: "Swift", definition: "", reminder: "" }, "swift")).toBeUndefined();
    expect(trialRow({ print: "{n}", definition: "Draw 1 card.", reminder: "" }, "swift")).toBeUndefined();
  });
  test("is what it is defined as, else what it is explained as", () => {
    expect(trialRow({ print: " Swift ", definition: "Draw 1 card.", reminder: "It is fast." }, "swift")).toEqual({
      id: "swift",
      print: "Swift",
      definition: "Draw 1 card.",
    });
    expect(trialRow({ print: "Swift", definition: "", reminder: "It is fast." }, "swift")).toEqual({
      id: "swift",
      print: "Swift",
      reminder: "It is fast.",
    });
  });
});

test.each([
  ["Mutation {n}", "Mutation 2."],
  ["Bond[: {filter}]", "Bond: #Human card."],
  ["Area Attack {w}x{h}", "Area Attack 1x3."],
  ["", ""],
])("“%s” on a card is “%s”", (print, text) => expect(trialText(print)).toBe(text));
