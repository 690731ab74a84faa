/** Each loose wording is read as its example shows, its near texts are not, and no phrase is written in vain. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { hasLanguage, LANGUAGE_GAMES } from "../../games/game.ts";
import { readLoosely } from "./read.ts";
import { expanded } from "./wording.ts";

describe.each(LANGUAGE_GAMES.filter(hasLanguage))("the wordings of %s", (game) => {
  const language = shippedLanguage(game);
  const all = language.vocabularies.flatMap(({ wordings = [] }) => wordings).filter(({ of }) => language.grammar.entries.has(of));
  const readAs = (text: string) => {
    const { how, text: read } = readLoosely(language, text);
    return how === "none" ? undefined : read;
  };
  test("each is read as its example says", () =>
    expect(
      all.filter(({ example: [written, means] }) => readAs(written) !== means).map(({ example }) => [...example, readAs(example[0])]),
    ).toEqual([]));
  test("near texts are not read as that", () =>
    expect(all.flatMap(({ example: [, means], leaves }) => leaves.filter((text) => text === "" || readAs(text) === means))).toEqual([]));
});

describe("what a wording stands for", () => {
  test.each([
    ["move [it/them/] by {n:INT}", ["move it by {n:INT}", "move them by {n:INT}", "move by {n:INT}"]],
    ["[a/b] [c/]", ["a c", "a", "b c", "b"]],
    ["(get|gets) {n:INT}", ["(get|gets) {n:INT}"]],
  ])("%s", (phrase, phrases) => expect(expanded(phrase)).toEqual(phrases));
});
