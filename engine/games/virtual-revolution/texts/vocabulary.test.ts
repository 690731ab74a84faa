import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { CORE, composeLanguage, readText } from "../../../language/index.ts";
import { virtualRevolutionVocabularies } from "./vocabulary.ts";

const { cards } = loadContent().content["virtual-revolution"];
const language = composeLanguage([CORE, ...virtualRevolutionVocabularies([])]);

describe("Virtual Revolution's texts", () => {
  test("the table loads", () => expect(language.ok ? [] : language.error).toEqual([]));
  test("every card has a text", () => expect(cards.filter(({ text }) => text === "")).toEqual([]));
  test.each(cards.map(({ id, text }) => [id, text] as const))("%s has one reading and is written canonically", (_, text) => {
    if (!language.ok) throw new Error("The table does not load");
    const reading = readText(language.value, text);
    expect(reading.problems).toEqual([]);
    expect(reading.canonical).toBe(text);
  });
});
