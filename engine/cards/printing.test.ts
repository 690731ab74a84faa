import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { asPrinted, printingCount, uncreditedPrinting } from "./printing.ts";

const own = {
  set: "MC1",
  number: "7",
  flavor: "First",
  art: { motif: "wave", seed: "a", palette: "corp" },
  credit: { artist: "", licence: "" },
};
const other = { ...own, set: "ALT", number: "7a", flavor: "Second", art: { image: `pictures/${"a".repeat(64)}.webp` } };
const card = { ...own, name: "Tidal Wave", text: "Draw 1 card.", variants: [other] } as unknown as Card;

test("a printing has its own set, number, flavour, picture and credit, and the rules of its card", () => {
  expect(printingCount(card)).toBe(2);
  expect(asPrinted(card, 1)).toEqual({ ...own, name: "Tidal Wave", text: "Draw 1 card." });
  expect(asPrinted(card, 2)).toEqual({ ...other, name: "Tidal Wave", text: "Draw 1 card." });
  expect([asPrinted(card, 0), asPrinted(card, 3)]).toEqual([undefined, undefined]);
});

test("whoever made the picture of any printing is named", () => {
  expect(uncreditedPrinting(card)).toBe(2);
  expect(uncreditedPrinting({ ...card, art: other.art })).toBe(1);
  expect(uncreditedPrinting({ ...card, variants: [{ ...other, credit: { artist: "Ana" } }] })).toBe(2);
  expect(uncreditedPrinting({ ...card, variants: [{ ...other, credit: { artist: "Ana", licence: "CC BY 4.0" } }] })).toBeUndefined();
  expect(uncreditedPrinting({ ...card, variants: "many" })).toBeUndefined();
});
