import { expect, test } from "vitest";
import { rowsOf } from "./option-rows.ts";

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
