import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";
import { WillSay } from "./will-say.tsx";

const TYPED = "When Ada enters play this turn, draw two cards";
const SAID = "When this is deployed, draw 2 cards.";

describe("the words that change", () => {
  test("are the new ones of what is said, and those of what was typed that are gone", () => {
    const { pieces, gone } = changedWords(TYPED, SAID);
    expect(pieces.map(({ text }) => text).join("")).toBe(SAID);
    expect(pieces.filter(({ isNew }) => isNew).map(({ text }) => text.trim())).toContain("2");
    expect(gone.map(({ from, to }) => TYPED.slice(from, to))).toContain("two");
  });
  test("capitals, full stops and blanks are none", () => {
    const { pieces, left, gone } = changedWords("whenever this IS destroyed,draw 2 cards", "Whenever this is destroyed, draw 2 cards.");
    expect(pieces).toEqual([{ text: "Whenever this is destroyed, draw 2 cards.", isNew: false }]);
    expect([left, gone]).toEqual([[], []]);
  });
  test("what nothing takes the place of is left out", () =>
    expect(changedWords("Gain 2 Corruption this turn.", "Gain 2 Corruption.").left).toEqual(["this turn"]));
});

describe("what a card will say", () => {
  const html = (typed: string, said: string) => renderToStaticMarkup(createElement(WillSay, { typed, said }));
  test("marks the new words, and says them and what is left out in words", () => {
    expect(html("Draw two cards.", "Draw 2 cards.")).toMatch(/<q>Draw <ins>2<\/ins> cards\.<\/q>.*New: “2”\./u);
    expect(html("Gain 2 Corruption this turn.", "Gain 2 Corruption.")).toMatch(/Left out: “this turn”\./u);
  });
  test("says nothing where no word changes", () => expect(html("draw 1 card", "Draw 1 card.")).toBe("<q>Draw 1 card.</q>"));
});
