import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { readText } from "../reading/read.ts";
import { aboutAt, wordsOf } from "./look.ts";

const language = shippedLanguage("megacorp");
const looks = (text: string) =>
  wordsOf(language, readText(language, text))
    .map(({ from, to, look = "-" }) => `${text.slice(from, to)}:${look}`)
    .join(" ");

describe("each word of a text has the look of what it is", () => {
  test.each([
    ["Cashflow 1.", "Cashflow:keyword 1:number"],
    ["When this is destroyed, draw 2 cards.", "When:frame this:cards is:moment destroyed:moment draw:verb 2:number cards:number"],
    [
      "Pay 2M: Deal 3 IQ damage to target #Human card.",
      "Pay:verb 2M:money Deal:verb 3:number IQ:trait damage:verb to:verb target:cards #Human:tag card:cards",
    ],
    ["Discard ‹cards›.", "Discard:verb ‹cards›:gap"],
  ])("%s", (text, expected) => expect(looks(text)).toBe(expected));
  test("what is understood keeps its look while the sentence is not", () => {
    expect(looks("When this is destroyed, drwa 2 cards")).toBe(
      "When:frame this:cards is:moment destroyed:moment drwa:- 2:number cards:cards",
    );
    expect(looks("Xyzzy target #Human card.")).toBe("Xyzzy:- target:cards #Human:tag card:cards");
  });
});

describe("help on a word", () => {
  const about = (text: string, word: string) => aboutAt(language, wordsOf(language, readText(language, text)), text.indexOf(word));
  test("tells of the phrase that it belongs to", () =>
    expect(about("When this is destroyed, draw 2 cards.", "draw")).toMatchObject({ id: "draw", from: 24, to: 36 }));
  test("a keyword is told with its numbers", () => expect(about("Upkeep 3.", "Upkeep")?.doc).toContain("3M"));
  test("there is none between words", () => expect(about("Draw 2 cards.", " ")).toBeUndefined());
});
