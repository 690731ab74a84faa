import { describe, expect, test } from "vitest";
import { TOY_LANGUAGE } from "../fixtures/toy.ts";
import { countCorpus, isOnlyTold, understood } from "./corpus.ts";

const told = (text: string, means?: string) => {
  const { typed, offered, among, sayable } = understood(TOY_LANGUAGE, { text, means });
  return [typed, offered, ...(among ? ["among"] : []), ...(sayable ? ["sayable"] : [])].join(" ");
};

describe("a designer's text beside its meaning", () => {
  test.each<[string, string | undefined, string]>([
    ["Draw 2 cards.", "Draw 2 cards.", "right right among sayable"],
    // Another spelling is the same tree.
    ["Target robot takes 2 STEAM damage.", "Deal 2 STEAM damage to target robot.", "right right among sayable"],
    ["Draw 2 cards.", "Draw 3 cards.", "wrong wrong sayable"],
    ["Drwa 2 cards.", "Draw 2 cards.", "refused right among sayable"],
    // The offer is understood, and means something else.
    ["Drwa 2 cards.", "Draw 3 cards.", "refused wrong sayable"],
    ["The moon is made of cheese.", "Draw 2 cards.", "refused refused sayable"],
    ["Draw 2 cards.", "Give the moon some cheese.", "wrong wrong"],
    ["Draw 2 cards.", undefined, "wrong wrong"],
    ["The moon is made of cheese.", undefined, "refused refused"],
    // Two sentences of one ability are not two abilities.
    ["Draw 2 cards. Paint target robot.", "Draw 2 cards.\nPaint target robot.", "wrong wrong sayable"],
  ])("%j means %j: %s", (text, means, expected) => expect(told(text, means)).toBe(expected));
});

test("shares are taken of what the game can mean", () => {
  const texts = [
    { text: "Draw 2 cards.", means: "Draw 2 cards." },
    { text: "Drwa 2 cards.", means: "Draw 2 cards." },
    { text: "Draw 3 cards." },
    { text: "The moon is made of cheese." },
  ];
  expect(countCorpus(texts.map((text) => ({ ...text, ...understood(TOY_LANGUAGE, text) })))).toEqual({
    texts: 4,
    meant: 2,
    sayable: 2,
    typed: { right: 1, wrong: 0, refused: 1 },
    offered: { right: 2, wrong: 0, refused: 0 },
    among: 2,
    strange: 1,
  });
});

test("a text whose meaning is told in plain words alone is neither counted nor judged", () => {
  const texts = [
    { text: "Draw 2 cards.", plain: "You draw two cards." },
    { text: "Draw 3 cards.", plain: "You draw three cards.", not: "Nobody draws so many." },
  ];
  const counted = countCorpus(texts.map((text) => ({ ...text, ...understood(TOY_LANGUAGE, text) })));
  expect([counted.texts, counted.meant, counted.strange]).toEqual([2, 0, 1]);
  expect(texts.map(isOnlyTold)).toEqual([true, false]);
});
