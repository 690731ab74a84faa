/** Definitions as they are written in the studio: as texts, with parameters in braces. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { complete } from "../editing/complete.ts";
import { wordsOf } from "../telling/look.ts";
import { tellText } from "../telling/tell.ts";
import { definitionLanguage } from "./definition.ts";
import { readText } from "./read.ts";

const shipped = shippedLanguage("megacorp");
const language = definitionLanguage(shipped);
const definitions = shipped.vocabularies.flatMap(({ keywords = [] }) => keywords.flatMap(({ definition }) => definition ?? []));

describe("a definition", () => {
  test.each(definitions)("%s is read, told and printed as it was written", (definition) => {
    const reading = readText(language, definition);
    expect(reading.problems).toEqual([]);
    expect(reading.canonical).toBe(definition);
    expect(wordsOf(language, reading).length).toBeGreaterThan(0);
    expect(tellText(language, reading, { instructions: false }).abilities.length).toBeGreaterThan(0);
  });
  test("there are some with parameters and some with parts in brackets", () => {
    expect(definitions.filter((text) => text.includes("{")).length).toBeGreaterThan(3);
    expect(definitions.filter((text) => text.includes("[")).length).toBeGreaterThan(1);
  });
  test("with a mistake has its problem at its place, whatever parameters stand around it", () => {
    const [problem] = readText(language, "Engage a charcter you control, {costs}: Put {n} development counters on this.").problems;
    expect(problem).toMatchObject({
      from: 9,
      to: 17,
      suggestions: ["Engage a character you control, {costs}: Put {n} development counters on this."],
    });
  });
  test("is completed behind a parameter", () => expect(complete(language, "Draw {n} ").map(({ text }) => text)).toContain("cards"));
  test("has no parameters in the text of a card", () => expect(readText(shipped, "Draw {n} cards.").problems).toHaveLength(1));
});
