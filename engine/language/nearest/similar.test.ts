/** Examples that speak of the same things as a sentence that is not understood. */
import { describe, expect, test } from "vitest";
import { TOY_LANGUAGE } from "../fixtures/toy.ts";
import { readText } from "../reading/read.ts";
import { similarSentences } from "./similar.ts";
import { stemOf } from "./stems.ts";

describe("Similar sentences", () => {
  test("speak of the same things, and are understood", () => {
    const similar = similarSentences(TOY_LANGUAGE, "Paint all of the robots that got damaged").texts;
    expect(similar[0]).toBe("Paint target robot.");
    for (const text of similar) expect(readText(TOY_LANGUAGE, text).problems).toEqual([]);
  });

  test("what is not done is like what is not done", () => {
    expect(similarSentences(TOY_LANGUAGE, "Your rivals aren't able to gain money any longer").texts[0]).toMatch(/cannot gain/);
  });

  test("nothing is similar to what the language does not speak of", () => {
    for (const text of ["", "…", "Bonjour tout le monde", "Flibber the gostak", "(((", "word ".repeat(500)])
      expect(similarSentences(TOY_LANGUAGE, text).texts).toEqual([]);
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
