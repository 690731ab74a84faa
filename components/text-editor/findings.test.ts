/** Fixes: the likeliest comes first, as the corpora count it, and none is offered twice. */
import { expect, test } from "vitest";
import { shippedLanguage } from "../../tests/gates/language.ts";
import { type Finding, fixesBeside, hasKey, hasWholeKey, nearFixes, wholeFixes } from "./findings.ts";
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

test("of several fixes none is taken at one key", () => {
  const finding = (...fixes: readonly string[]) => ({ fixes: fixes.map((one) => fix(one)) }) as unknown as Finding;
  expect(hasKey(finding("Destroy this."))).toBe(true);
  expect(hasKey(finding("Discard your hand: Draw that many cards.", "Discard your hand, then draw that many cards."))).toBe(false);
  expect(hasKey(finding())).toBe(false);
});

test("what leaves out brackets is not taken at one key", () => {
  const known = (text: string) => ({ text, loose: { how: "none", offers: ["Gain 1 revenue."] } }) as unknown as Understanding;
  expect([hasWholeKey(known("1 Revenue")), hasWholeKey(known("1 Revenue (2 in summer)"))]).toEqual([true, false]);
});

test("nothing near to a text does none of what it says", () => {
  const text = "Verse: you may refill the available Verses once for free. Draw no Corruption.";
  const near = nearFixes(understand(shippedLanguage("virtual-revolution"), text, { name: "Paper Trail", kind: "boost" }));
  for (const { insert } of near) expect(insert).not.toContain("Draw 0");
});
