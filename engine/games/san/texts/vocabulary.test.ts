import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { CORE, composeLanguage, readText } from "../../../language/index.ts";
import { sanVocabularies } from "./vocabulary/index.ts";

const { cards } = loadContent().content.san;
const language = composeLanguage([CORE, ...sanVocabularies([])]);
const texts = cards.filter(({ text }) => text !== "").map(({ id, text }) => [id, text] as const);

describe("San's texts", () => {
  test("the table loads", () => expect(language.ok ? [] : language.error).toEqual([]));
  test("there are cards with texts", () => expect(texts.length).toBeGreaterThanOrEqual(23));
  test.each(texts)("%s has one reading and is written canonically", (_, text) => {
    if (!language.ok) throw new Error("The table does not load");
    const reading = readText(language.value, text);
    expect(reading.problems).toEqual([]);
    expect(reading.canonical).toBe(text);
  });
});
