/** What holds for every text that is shipped, whatever its game. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { LANGUAGE_GAMES, type LanguageGame } from "../../games/game.ts";
import { readText } from "../reading/read.ts";
import { sentencesOf } from "../reading/sentence.ts";
import { isTree, sameMeaning, walk } from "../tree.ts";
import { stretchesOf } from "./clauses.ts";

const { content } = loadContent();
const textsOf = (game: LanguageGame): string[] => content[game].cards.flatMap(({ text }) => (text === "" ? [] : [text]));

/** How many stretches are cut out of the texts at least, where it is not 400: few words are few stretches. */
const FEWER: Partial<Record<LanguageGame, number>> = { san: 20, corp: 60 };

describe.each(LANGUAGE_GAMES)("the texts of %s", (game) => {
  const language = shippedLanguage(game);
  const texts = textsOf(game);

  test("no stretch of words can be cut out without another meaning", () => {
    let read = 0;
    for (const text of new Set(texts))
      for (const sentence of sentencesOf(text))
        for (const { from, to, before, after } of stretchesOf(language, sentence)) {
          read++;
          const { tokens } = sentence;
          // “3 or more #Building” is an accepted spelling of “3 or more #Building cards”, “non-Business” of “non-Business card”.
          const isNounLeftOut =
            to === from + 1 && /^cards?$/.test(tokens[from]?.key ?? "") && /^(#|non-)/.test(tokens[from - 1]?.text ?? "");
          expect(sameMeaning(after, before)).toBe(isNounLeftOut);
        }
    expect(read).toBeGreaterThan(FEWER[game] ?? 400);
  });

  test("every part of a tree knows its words", () => {
    for (const text of texts)
      for (const { tree } of readText(language, text).sentences)
        for (const part of tree ? walk(tree) : []) {
          const { from = 0, to = 0 } = part.span ?? {};
          expect(to).toBeGreaterThan(from);
          for (const inner of Object.values(part.holes).filter(isTree)) {
            const { from: innerFrom = 0, to: innerTo = 0 } = inner.span ?? {};
            // What a variant fixes (“it” is “that card”) has no words of its own.
            if (inner.span) expect(innerFrom >= from && innerTo <= to).toBe(true);
          }
        }
  });

  test("no text has a lint of its references", () => {
    expect(texts.flatMap((text) => readText(language, text).problems)).toEqual([]);
  });
});

test("every inflected word is on the list that a person has read", () => {
  const written = new Set<string>();
  for (const game of LANGUAGE_GAMES)
    for (const rules of shippedLanguage(game).grammar.everyRule().values())
      for (const { items } of rules) for (const item of items) if (item.is === "inflected") written.add(item.texts.join(" "));
  const golden = readFileSync(new URL("../fixtures/forms.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect([...written].sort()).toEqual([...golden].sort());
});
