/** What somebody means who types in the box of options, and which of them share a line. */
import { expect, test } from "vitest";
import { fitting, rowsOf } from "./find-option.ts";

const options = ["Pass", "Buy Vat Gladiator for 3M", "Attack Raamaa, Incarnate Hierarch", "Engage Raamaa, Incarnate Hierarch for 4 BQ"].map(
  (words, i) => ({ number: i + 1, option: { action: { kind: "do" }, words } }),
);

test.each([
  ["2", [2]],
  ["buy", [2]],
  ["raam", [3, 4]],
  ["att hier", [3]],
  ["ENGAGE bq", [4]],
  ["sell", []],
] as const)("%s", (typed, numbers) => {
  expect(fitting(options, typed).map(({ number }) => number)).toEqual(numbers);
});

test("ways of one thing with one card that follow each other share a line, each with its own number", () => {
  const way = (card: number, words: string, hint: string) => ({ card, line: { words, hint, way: "for 1", more: "" } });
  const list = [
    {},
    way(1, "Engage Clerk", "It cannot attack"),
    way(1, "Engage Clerk", "It cannot attack"),
    way(2, "Engage Clerk", "It cannot attack"),
    way(2, "Engage Clerk", ""),
    {},
    {},
  ];
  const numbered = list.map((more, i) => ({ number: i + 1, option: { action: { kind: "do" }, words: "Do it", ...more } }));
  expect(rowsOf(numbered).map((row) => row.map(({ number }) => number))).toEqual([[1], [2, 3], [4], [5], [6], [7]]);
});
