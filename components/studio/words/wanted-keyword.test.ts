/** The keyword that a card's text asks for. */
import { expect, test } from "vitest";
import { numberTold, wantedPrint, withOwnNumber } from "./wanted-keyword.ts";

test.each([
  ["Area Blast 2", "Area Blast {n}", "so there {n} is 2"],
  ["Sneaky", "Sneaky", "on a card that says “Sneaky 2”, {n} is 2"],
])("%s is printed %s", (written, print, told) => {
  expect(wantedPrint({ written, card: undefined })).toBe(print);
  expect(numberTold({ written, card: undefined })).toContain(told);
});

test.each([
  [
    { print: "Insured 3", definition: "When this is destroyed, gain 3M. Draw 13 cards." },
    { print: "Insured {n}", definition: "When this is destroyed, gain {n}M. Draw 13 cards." },
  ],
  [
    { print: "Insured", definition: "Gain 3M." },
    { print: "Insured", definition: "Gain 3M." },
  ],
])("a number that every card would print becomes each card's own: %j", (typed, own) => expect(withOwnNumber(typed)).toEqual(own));
