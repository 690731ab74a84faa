import { describe, expect, test } from "vitest";
import { CORE } from "../core/index.ts";
import { TOY, toyVocabularies } from "../fixtures/toy.ts";
import { composeLanguage } from "../language.ts";
import { type Construct, construct } from "./construct.ts";

const faults = (...constructs: readonly Construct[]): string[] => {
  const language = composeLanguage([CORE, ...toyVocabularies(), { id: "more", imports: ["core"], constructs }]);
  return language.ok ? [] : language.error.map(({ construct: id, message }) => `${id}: ${message}`);
};
const verb = (phrase: string, options: Partial<Construct> = {}) => ({
  ...construct("VP", "wax", phrase, "Waxes.", "wax this"),
  ...options,
});

describe("refused when loaded", () => {
  test("a sound entry is not", () => expect(faults(verb("(wax|waxes) {c:CardsL}"))).toEqual([]));
  test.each<[string, string, Construct]>([
    ["an unused hole", "wax: “wax” leaves the hole c unused", verb("(wax|waxes) {c:CardsL}", { also: ["wax"] })],
    [
      "a hole new in a variant",
      "wax: “wax {c:CardsL} {n:INT}” has a new hole, n",
      verb("(wax|waxes) {c:CardsL}", { same: ["wax {c:CardsL} {n:INT}"] }),
    ],
    ["a hole that stands twice", "wax: “wax {c:CardsL} and {c:CardsL}” has the hole c twice", verb("wax {c:CardsL} and {c:CardsL}")],
    ["an unknown sort", "wax: “{c:Robots}” in “wax {c:Robots}” is of no known sort", verb("wax {c:Robots}")],
    ["inflection by no hole", "wax: “wax (it|them)@n” inflects by n, which is not one of its holes", verb("wax (it|them)@n")],
    ["left recursion", "VP: a phrase of this sort can begin with itself", verb("{v:VP} again")],
    [
      "an open sort inside a noun",
      "With: is used inside a noun but can end in a noun with its own modifiers",
      construct("With", "waxed", "waxed by {g:Group:0}", "Waxed.", "each robot waxed by robot"),
    ],
    ["no example", "wax: the example is missing", verb("wax this", { example: "" })],
    ["no documentation", "wax: the documentation is missing", verb("wax this", { doc: "" })],
    [
      "an example that is not understood",
      "wax: the example is not understood: “wax it all”",
      verb("(wax|waxes) {c:CardsL}", { example: "wax it all" }),
    ],
    [
      "an example of something else",
      "wax: the example is not understood: “paint this”",
      verb("(wax|waxes) {c:CardsL}", { example: "paint this" }),
    ],
    [
      "an example with two readings",
      "wax: the example has two readings: “draw 2 cards”",
      verb("draw {c:CardsL}", { example: "draw 2 cards" }),
    ],
    [
      "a meaning that is no construct",
      "wax: means polish, which is not a construct with its own tree",
      verb("wax {c:CardsL}", { means: "polish" }),
    ],
    [
      "a second owner of a noun",
      "noun.android: “robot|robots” belongs to noun.robot",
      construct("Noun", "noun.android", "(robot|robots)", "A robot.", "each robot"),
    ],
    ["an id that is taken", "deal: the id is taken", construct("VP", "deal", "wax {c:CardsL}", "Waxes.", "wax this")],
  ])("%s", (_, fault, entry) => {
    expect(faults(entry)).toContain(fault);
  });
  test("an import that is not there", () => {
    const language = composeLanguage([CORE, TOY]);
    expect(language.ok ? [] : language.error).toContainEqual({ construct: "toy", message: "imports toy keywords, which is not there" });
  });
});
