/** What cards say of the things in a sentence that says nothing that the game knows. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { isCarriedOut } from "../ahead/carried-out.ts";
import { readText } from "../reading/read.ts";
import { ofThings } from "./of-things.ts";

const [san, corp, megacorp] = (["san", "corp", "megacorp"] as const).map((game) => shippedLanguage(game));
if (!san || !corp || !megacorp) throw new Error("No language.");
const of = (language: typeof san, kind: string, written: string) =>
  ofThings(language, written, (text) => (isCarriedOut(language, text, { kind }) ? text : undefined));

describe("what cards say of the things", () => {
  const TEXTS: readonly (readonly [typeof san, string, string, string, string])[] = [
    [
      san,
      "equipment",
      "Unused Revenue is kept until your next turn.",
      "Revenue",
      "Keep your unused revenue until the end of your next turn.",
    ],
    [corp, "security", "Defense 2, +1 for each other Squad.", "Squad", "This has Defense +1 for each other Squad in your Security Team."],
    [megacorp, "character", "Zap takes 1 extra damage from MQ.", "damage", "This takes double damage."],
  ];
  test.each(TEXTS)("%#: shown with the words that they speak of", (language, kind, written, word, text) => {
    const found = of(language, kind, written);
    expect(found?.words).toContain(word);
    expect(found?.texts).toContain(text);
  });
  test.each(TEXTS)("%#: each is understood, speaks of a word that was typed, and is another", (language, kind, written) => {
    const { words = [], texts = [] } = of(language, kind, written) ?? {};
    for (const word of words) expect(written).toContain(word);
    for (const text of texts) {
      expect(readText(language, text).canonical).toBe(text);
      expect(readText(language, text).problems).toEqual([]);
      expect(isCarriedOut(language, text, { kind })).toBe(true);
    }
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeLessThanOrEqual(3);
  });
  test("a heading is no thing, and neither are words that only hold others together", () => {
    expect(of(corp, "asset", "Upkeep: whatever they say about it.")).toBeUndefined();
    expect(of(san, "equipment", "Even so, it goes on.")).toBeUndefined();
  });
  test("a sentence that is carried out on no such card is not shown", () =>
    expect(ofThings(san, "Unused Revenue is kept until your next turn.", () => undefined)).toBeUndefined());
});
