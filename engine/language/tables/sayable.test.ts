/** A language of a game that has neither properties nor places nor keywords. */
import { describe, expect, test } from "vitest";
import { CORE } from "../core/index.ts";
import { composeLanguage, type Vocabulary } from "../language.ts";
import { readText } from "../reading/read.ts";
import { construct } from "./construct.ts";
import { keywordVocabulary } from "./keyword.ts";
import { sayable } from "./sayable.ts";

const SMALL: Vocabulary = {
  id: "small",
  imports: ["core"],
  constructs: [construct("VP", "hop", "(hop|hops) {n:INT} (step|steps)@n", "Goes on.", "hop 2 steps")],
};

describe("What a game has no words for", () => {
  const left = ["having", "placed", "cond.place", "line.keyword"];

  test("is no part of its language, which is proven all the same", () => {
    const language = composeLanguage([CORE, SMALL]);
    expect(language.ok ? [] : language.error).toEqual([]);
    if (!language.ok) return;
    const ids = language.value.constructs.map(({ id }) => id);
    expect(left.filter((id) => ids.includes(id))).toEqual([]);
    expect(readText(language.value, "Hop 1 step, then draw 2 cards.")).toMatchObject({
      problems: [],
      canonical: "Hop 1 step, then draw 2 cards.",
    });
  });

  test("comes with the first keyword, whose print is the example", () => {
    const language = composeLanguage([
      CORE,
      SMALL,
      keywordVocabulary("small keywords", [{ id: "fleet", print: "Fleet {n}", reminder: "Quick." }]),
    ]);
    expect(language.ok && language.value.constructs.find(({ id }) => id === "line.keyword")?.example).toBe("Fleet 2");
  });

  test("is left out of wordings of what stays", () => {
    const rows = [
      construct("VP", "a", "do", "Does.", "do", { also: ["do {p:Place}", "make"] }),
      construct("VP", "b", "go {p:Place}", "Goes.", "go"),
    ];
    expect(sayable(rows)).toEqual([{ ...rows[0], also: ["make"] }]);
  });
});
