/** Fixes: the likeliest comes first, as the corpora count it, and none is offered twice. */
import { expect, test } from "vitest";
import { TOY_LANGUAGE } from "../../engine/language/fixtures/toy.ts";
import { type Finding, findingsOf, fixesBeside, similarFixes, wholeFixes } from "./findings.ts";
import { type Understanding, understand } from "./understand.ts";

const fix = (insert: string, from = 0, to = 0) => ({ from, to, insert, label: insert });

test("what may be meant stands in the order in which it was found likely", () => {
  const text = "Shuffle your hand into your deck, draw a card.";
  const offers = ["Shuffle the hand into its owner's deck. Draw a card.", "Shuffle your hand into your deck. Draw a card."];
  const known = { text, loose: { how: "likely", offers } } as unknown as Understanding;
  expect(wholeFixes(known).map(({ insert }) => insert)).toEqual(offers);
});

test("a fix of a problem that comes to a text which is offered already is not offered again", () => {
  const finding = { fixes: [fix("in", 5, 9), fix("to", 5, 9)] } as unknown as Finding;
  expect(fixesBeside("Goes into play.", finding, [fix("Goes in play.")], false).map(({ insert }) => insert)).toEqual(["to"]);
});

test("nor is the sentence of a text that is offered, where nothing else is wrong with it", () => {
  const finding = { fixes: [fix("Overwatch.", 16, 26)] } as unknown as Finding;
  const beside = (isOnly: boolean) => fixesBeside("Draw two cards. Vigilance.", finding, [fix("Draw 2 cards. Overwatch.")], isOnly);
  expect(beside(true)).toEqual([]);
  expect(beside(false)).toHaveLength(1);
});

test("a sentence that is not understood shows how the language says such things, once", () => {
  const known = understand(TOY_LANGUAGE, "Draw 1 card. Sprocket flibbers, your rivals aren't able to gain money.", { name: "Sprocket" });
  const similar = similarFixes(known, []);
  expect(similar.length).toBe(findingsOf(known).length);
  const offered = similar.flat();
  expect(offered.map(({ insert }) => insert)).toContain("You cannot gain money.");
  expect(new Set(offered.map(({ insert }) => insert)).size).toBe(offered.length);
  for (const { from, to, insert } of offered) {
    const text = known.text.slice(0, from) + insert + known.text.slice(to);
    expect(understand(TOY_LANGUAGE, text).reading.problems).toEqual([]);
  }
  expect(similarFixes(known, [{ ...fix("Draw 2 cards."), sure: true, lost: [], isWhole: true }])).toEqual([]);
});
