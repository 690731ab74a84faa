import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { size } from "../../../tests/size.ts";
import { readText } from "../reading/read.ts";
import { intentsOf } from "./intent.ts";
import { meaningsOf } from "./meaning.ts";

const megacorp = shippedLanguage("megacorp");
/** With a moment before them every so many instructions are tried. */
const EVERY = size === "whole" ? 1 : 4;
const first = (words: string) => intentsOf(megacorp, words)[0]?.sentence;

describe("sentences from a few words", () => {
  test.each([
    ["destroyed draw", "When this is destroyed, draw a card."],
    ["draw destroyed", "When this is destroyed, draw a card."],
    ["deployed gain", "When this is deployed, gain 2M."],
    ["engage damage", "Engage this: Deal 3 IQ damage to target card."],
    ["flying", "Flying."],
  ])("%s", (words, sentence) => expect(first(words)).toBe(sentence));
  test.each(["", "xyzzy", "draw xyzzy", "draw draw draw draw draw"])("“%s” says nothing", (words) =>
    expect(intentsOf(megacorp, words)).toEqual([]),
  );
});

test.each(["megacorp", "san"] as const)("whatever %s offers is understood", (game) => {
  const language = shippedLanguage(game);
  const { does, when } = meaningsOf(language).words;
  let offered = 0;
  for (const event of ["", ...when.map(({ value }) => value)])
    for (const { value } of event === "" ? does : does.filter((_, i) => i % EVERY === 0))
      for (const { sentence } of intentsOf(language, `${event} ${value}`)) {
        offered++;
        expect(readText(language, sentence).problems, sentence).toEqual([]);
      }
  expect(offered).toBeGreaterThan(20);
});
