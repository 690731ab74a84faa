/** The keyword that a card's text asks for. */
import { expect, test } from "vitest";
import { numberTold, wantedPrint } from "./wanted-keyword.ts";

test.each([
  ["Area Blast 2", "Area Blast {n}", "so there {n} is 2"],
  ["Sneaky", "Sneaky", "on a card that says “Sneaky 2”, {n} is 2"],
])("%s is printed %s", (written, print, told) => {
  expect(wantedPrint({ written, card: undefined })).toBe(print);
  expect(numberTold({ written, card: undefined })).toContain(told);
});
