import { describe, expect, test } from "vitest";
import { TOY_LANGUAGE } from "../fixtures/toy.ts";
import { construct } from "../tables/construct.ts";
import { grammarOf } from "../tables/grammar.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(TOY_LANGUAGE, text);
/** The kinds of the abilities, each with its number of sentences. */
const split = (text: string) => read(text).abilities.map(({ kind, lines }) => `${kind} ${lines.length}`);

describe("abilities", () => {
  test.each([
    ["Draw 1 card. Gain 1M.", ["do 2"]],
    ["Shiny. Draw 1 card.", ["keyword 1", "do 1"]],
    ["When this is destroyed, draw 1 card. Gain 1M.", ["trigger 2"]],
    ["When this is destroyed, draw 1 card.\nGain 1M.", ["trigger 1", "do 1"]],
    ["Pay 1M: Draw 1 card. Shiny. Gain 1M.", ["activated 2", "keyword 1"]],
    ["Draw 1 card. When this is destroyed, gain 1M. Otherwise, gain 2M.", ["do 1", "trigger 2"]],
    ["Each robot has Shiny. Draw 1 card. If you do, gain 1M.", ["static 1", "do 2"]],
    ["If this would be destroyed, draw 1 card instead. If you control no robots, gain 1M.", ["instead 2"]],
    ["While it is your turn, each robot has Shiny. At the end of your turn, draw 1 card.", ["static 1", "trigger 1"]],
    ["Once per turn, pay 1M: Draw 1 card.", ["activated 1"]],
    ["At the end of this turn, draw 1 card.", ["do 1"]],
  ])("%s", (text, abilities) => {
    expect(read(text).problems).toEqual([]);
    expect(split(text)).toEqual(abilities);
  });
  test.each(["If you do, draw 1 card.", "Each robot has Shiny. Otherwise, draw 1 card.", "Draw 1 card.\nIf you do, gain 1M."])(
    "%s continues nothing",
    (text) => {
      expect(read(text).problems).toMatchObject([{ code: "nothing-to-continue" }]);
    },
  );
  test("what a sentence continues may be one that is not understood yet: only that is told", () => {
    const codes = (text: string) => read(text).problems.map(({ code, from }) => [code, from]);
    expect(codes("Frobnicate. If you do, draw 1 card.")).toEqual([["not-understood", 0]]);
    expect(codes("If you do, draw 1 card. Frobnicate.")).toEqual([
      ["nothing-to-continue", 0],
      ["not-understood", 24],
    ]);
    expect(codes("Frobnicate.\nIf you do, draw 1 card.")).toEqual([
      ["not-understood", 0],
      ["nothing-to-continue", 12],
    ]);
  });
});

test("two readings are an error that shows both", () => {
  const twice = construct("Act", "may.act", "you may {v:VPe:0}", "May owns no more than one act.", "draw 1 card, then you may gain 2M");
  const language = { ...TOY_LANGUAGE, grammar: grammarOf([...TOY_LANGUAGE.constructs, twice]) };
  const [problem, ...others] = readText(language, "You may draw 1 card, then gain 2M.").problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: "ambiguous",
    message: "This sentence has more than one reading: [You may draw 1 card], then gain 2M. / You may [draw 1 card, then gain 2M].",
  });
});

describe("the whole text", () => {
  test("reminders are dropped, paragraphs stay, the canonical text is stable", () => {
    const text = "rust 2 (at the end of your turn, it rusts. really).\n\nwhenever this is destroyed, draw a card";
    const { canonical, problems } = read(text);
    expect(problems).toEqual([]);
    expect(canonical).toBe("Rust 2.\nWhenever this is destroyed, draw a card.");
    expect(read(canonical).canonical).toBe(canonical);
  });
  test("a sentence that is not understood stays as it was written", () => {
    expect(read("draw 1 card. Explode!. gain 1M.").canonical).toBe("Draw 1 card. Explode!. Gain 1M.");
  });
  test("places are those of the text", () => {
    const text = "Shiny.\nDraw 1 card. Gain 1M.";
    expect(read(text).sentences.map(({ from, to }) => text.slice(from, to))).toEqual(["Shiny.", "Draw 1 card.", "Gain 1M."]);
  });
  test("nothing is nothing", () => expect(read("")).toEqual({ sentences: [], abilities: [], problems: [], canonical: "" }));
  test("12 sentences are read, 13 are not", () => {
    expect(read("Draw 1 card. ".repeat(12)).problems).toEqual([]);
    expect(read("Draw 1 card. ".repeat(13)).problems).toMatchObject([{ code: "text-too-long" }]);
  });
  test("120 words are read, 121 are not", () => {
    const words = (n: number) => `Destroy each ${"#AI ".repeat(n - 3)}robot.`;
    expect(read(words(120)).problems).toEqual([]);
    expect(read(words(121)).problems).toMatchObject([{ code: "sentence-too-long" }]);
  });
});
