import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { readText } from "../reading/read.ts";
import { type Fix, fixesOf } from "./fix.ts";

const language = shippedLanguage("megacorp");
const mended = (text: string, { from, to, insert }: Fix) => text.slice(0, from) + insert + text.slice(to);
const answers = (text: string): string[] => {
  const reading = readText(language, text);
  return reading.problems.flatMap((problem) => fixesOf(reading, problem).map((fix) => mended(text, fix)));
};

test("behind a full stop a sentence is not gone on with", () => {
  expect(answers("Deal 3 IQ damage")).toHaveLength(2);
  expect(answers("Deal 3 IQ damage.")).toEqual([]);
});

describe("what mends a problem", () => {
  test.each<[string, string[]]>([
    ["Flying. Drwa 2 cards. Cashflow 1.", ["Flying. Draw 2 cards. Cashflow 1."]],
    ["Draw 1 cards.", ["Draw 1 card."]],
    ["Deal 3 damage to target character.", ["Deal 3 ‹a trait› damage to target character."]],
    ["Deal 3 IQ damage", ["Deal 3 IQ damage to ‹cards›", "Deal 3 IQ damage divided as you choose among ‹cards›"]],
    ["Destory target charcter in the netwrok.", ["Destroy target charcter in the netwrok."]],
    ["Draw three target cards.", ["Draw 3 target cards."]],
    ["Tap two target river.", ["Engage two target river."]],
    ["Frobnicate three cards.", ["Frobnicate 3 cards."]],
    ["Draw 2 cards —", ["Draw 2 cards."]],
    ["The moon is made of cheese.", []],
    ["Draw ‹a number of cards›.", []],
  ])("%s", (text, expected) => expect(answers(text)).toEqual(expected));
  test("each of several sentences by itself", () =>
    expect(answers("Drwa 2 cards. Destory this.")).toEqual(["Draw 2 cards. Destory this.", "Drwa 2 cards. Destroy this."]));
  test("words that refer to two things are named anew", () => {
    const text = "When this is destroyed, choose a location and a character. Destroy that card.";
    const reading = readText(language, text);
    for (const problem of reading.problems)
      for (const fix of fixesOf(reading, problem)) expect(readText(language, mended(text, fix)).problems).toEqual([]);
  });
});

test("what is left open is told gap by gap, and the rest is understood", () => {
  const { problems, sentences, canonical } = readText(language, "when ‹an event›, destroy ‹cards: a card›");
  expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "unfinished: Still missing: an event",
    "unfinished: Still missing: cards",
  ]);
  expect(sentences[0]?.tree?.is).toBe("line.when");
  expect(canonical).toBe("When ‹an event›, destroy ‹cards›.");
});

test("a gap that nothing belongs into is not understood", () => {
  expect(readText(language, "Draw ‹a unicorn›.").problems.map(({ code }) => code)).toEqual(["not-understood"]);
});
