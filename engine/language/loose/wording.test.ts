/** Each loose wording is read as its example shows, its near texts are not, and no phrase is written in vain. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { hasLanguage, LANGUAGE_GAMES } from "../../games/game.ts";
import { CORE } from "../core/index.ts";
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";
import { readLoosely } from "./read.ts";
import { expanded } from "./wording.ts";

const languages = LANGUAGE_GAMES.filter(hasLanguage);

/** What a text is read as; undefined where it is not understood. */
const readIn = (language: Language, text: string): string | undefined => {
  const { how, text: read } = readLoosely(language, text);
  return how === "none" ? undefined : read;
};

describe.each(languages)("the wordings of %s", (game) => {
  const language = shippedLanguage(game);
  const wordings = language.vocabularies.filter(({ id }) => id !== CORE.id).flatMap((vocabulary) => vocabulary.wordings ?? []);
  const all = wordings.filter(({ of }) => language.grammar.entries.has(of));
  const shared = (CORE.wordings ?? []).filter(({ of }) => language.grammar.entries.has(of));
  const readAs = (text: string) => readIn(language, text);
  test("each is read as its example says", () =>
    expect(
      all.filter(({ example: [written, means] }) => readAs(written) !== means).map(({ example }) => [...example, readAs(example[0])]),
    ).toEqual([]));
  test("near texts are not read as that", () =>
    expect(
      [...all, ...shared].flatMap(({ example: [, means], leaves }) => leaves.filter((text) => text === "" || readAs(text) === means)),
    ).toEqual([]));
  // The words of its example may be other words here: “draw 1 card” of a game without cards to draw.
  test("those of all games are read as nothing else", () => {
    const sayable = shared.filter(({ example: [, means] }) => readText(language, means).problems.length === 0);
    expect(sayable.filter(({ example: [written, means] }) => ![means, undefined].includes(readAs(written)))).toEqual([]);
  });
});

test("each wording of all games is read as its example says in one of them", () =>
  expect(
    (CORE.wordings ?? []).filter(({ example: [written, means] }) =>
      languages.every((game) => readIn(shippedLanguage(game), written) !== means),
    ),
  ).toEqual([]));

describe("what a wording stands for", () => {
  test.each([
    ["move [it/them/] by {n:INT}", ["move it by {n:INT}", "move them by {n:INT}", "move by {n:INT}"]],
    ["[a/b] [c/]", ["a c", "a", "b c", "b"]],
    ["(get|gets) {n:INT}", ["(get|gets) {n:INT}"]],
  ])("%s", (phrase, phrases) => expect(expanded(phrase)).toEqual(phrases));
});
