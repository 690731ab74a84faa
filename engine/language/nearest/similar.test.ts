/** Examples that speak of the same things as a sentence that is not understood. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { TOY_LANGUAGE } from "../fixtures/toy.ts";
import { readText } from "../reading/read.ts";
import { similarSentences } from "./similar.ts";
import { stemOf } from "./stems.ts";

describe("Similar sentences", () => {
  test("speak of the same things, and are understood", () => {
    const similar = similarSentences(TOY_LANGUAGE, "Paint all of the robots that got damaged");
    expect(similar[0]).toBe("Paint target robot.");
    for (const text of similar) expect(readText(TOY_LANGUAGE, text).problems).toEqual([]);
  });

  test("do the same to one of the same things: a word in common is not enough", () => {
    const megacorp = shippedLanguage("megacorp");
    const similar = (text: string) => similarSentences(megacorp, text);
    expect(similar("Draw a card for every #Human who watches")[0]).toMatch(/draw .*card/iu);
    for (const text of similar("Engage the valuation of target character")) expect(text).toMatch(/engag/iu);
    expect(similar("The Upkeep of this smells")).toEqual([]);
  });

  test("what is not done is like what is not done", () => {
    expect(similarSentences(TOY_LANGUAGE, "Your rivals aren't able to gain money any longer")[0]).toMatch(/cannot gain/);
  });

  test("nothing is similar to what the language does not speak of", () => {
    for (const text of ["", "…", "Bonjour tout le monde", "Flibber the gostak", "(((", "word ".repeat(500)])
      expect(similarSentences(TOY_LANGUAGE, text)).toEqual([]);
  });
});

test("the forms of a word have one stem", () => {
  for (const [one, ...others] of [
    ["dock", "docks", "docked", "docking"],
    ["pay", "pays", "paid", "paying"],
    ["move", "moves", "moved", "moving"],
    ["control", "controls", "controlled"],
    ["destroy", "destroyed"],
    ["city", "cities"],
    ["cannot", "can't", "doesn't", "not"],
  ])
    expect(new Set([one ?? "", ...others].map(stemOf)).size).toBe(1);
  expect(stemOf("loss")).not.toBe(stemOf("los"));
});
