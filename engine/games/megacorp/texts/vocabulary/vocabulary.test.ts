import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../../content/load.ts";
import { CORE, composeLanguage, notCarriedOut, readText } from "../../../../language/index.ts";
import { compileTexts } from "../texts.ts";
import { megacorpVocabularies } from "./index.ts";

const { cards, keywords } = loadContent().content.megacorp;
const language = composeLanguage([CORE, ...megacorpVocabularies(keywords)]);
const texts = cards.filter(({ text }) => text !== "").map(({ id, text }) => [id, text] as const);

describe("Megacorp's texts", () => {
  test("the table loads", () => expect(language.ok ? [] : language.error).toEqual([]));
  test("there are cards with texts", () => expect(texts.length).toBeGreaterThanOrEqual(170));
  test.each(texts)("%s has one reading and is written canonically", (_, text) => {
    if (!language.ok) throw new Error("The table does not load");
    const reading = readText(language.value, text);
    expect(reading.problems).toEqual([]);
    expect(reading.canonical).toBe(text);
  });
  test("all of them are carried out", () => expect(compileTexts(cards, keywords).ok).toBe(true));
  test("of the words so few cannot be, and say why", () => {
    const lacking = language.ok ? notCarriedOut(language.value) : new Map<string, string>();
    expect([...lacking.keys()].sort()).toEqual(["costs.first", "event.player.engage", "may.play"]);
    expect([...lacking.values()].every((why) => why.includes(": say “"))).toBe(true);
  });
});
