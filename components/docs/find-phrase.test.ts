import { expect, test } from "vitest";
import { hasWords, wordsOf } from "./find-phrase.ts";

test.each([
  ["draw", true],
  ["card draw", true],
  ["dra ca", true],
  ["raw", false],
  ["draw money", false],
  ["", true],
])("“%s” finds “Draw 1 card”: %s", (typed, found) => expect(hasWords("Draw 1 card", wordsOf(typed))).toBe(found));

test("signs between words are no part of them, those of tags and numbers are", () =>
  expect(wordsOf("‹a #tag: #Human› gets +1, “until”")).toEqual(["a", "#tag", "#human", "gets", "+1", "until"]));
