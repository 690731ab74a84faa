/** Manipulations in a person's own words: "rotate b2 clockwise", "swap 1 2", "shift top row right", "turn 5 ccw". Pure. */
import type { Manipulation } from "./manipulation.ts";

/** Words that say nothing. */
const FILLERS = new Set(["tile", "tiles", "the", "and", "with", "to", "on", "a", "cell", "cells", "by", "force"]);
const SAME: Readonly<Record<string, string>> = {
  turn: "rotate",
  r: "rotate",
  exchange: "swap",
  slide: "shift",
  push: "shift",
  move: "shift",
  cw: "clockwise",
  ccw: "counter-clockwise",
  counterclockwise: "counter-clockwise",
  anticlockwise: "counter-clockwise",
  "anti-clockwise": "counter-clockwise",
  token: "brute",
  col: "column",
};
const LINES: readonly (readonly [RegExp, string])[] = [
  [/\btop row\b/g, "row 1"],
  [/\bmiddle row\b/g, "row 2"],
  [/\bbottom row\b/g, "row 3"],
  [/\bleft column\b/g, "column 1"],
  [/\bmiddle column\b/g, "column 2"],
  [/\bright column\b/g, "column 3"],
];
/** "b2" is the second column of the second row: cell 5. */
const CELL = /^([abc])([123])$/;

/** The words that count, cells by their numbers. */
export function tokensOf(text: string): readonly string[] {
  const plain = LINES.reduce((words, [pattern, word]) => words.replace(pattern, word), text.toLowerCase());
  return plain
    .split(/[\s,.;:]+/)
    .filter((word) => word !== "" && !FILLERS.has(word))
    .map((word) => {
      const [, column, row] = CELL.exec(word) ?? [];
      if (column !== undefined) return String((Number(row) - 1) * 3 + "abc".indexOf(column) + 1);
      return SAME[word] ?? word;
    });
}

/** What somebody can mean: every typed word begins a word of it, in the same order. Those that say nothing else come first. */
export function meantBy(text: string, offered: readonly Manipulation[]): readonly Manipulation[] {
  const typed = tokensOf(text);
  if (typed.length === 0) return [];
  const found = offered.flatMap((one) => {
    const words = tokensOf(one.words);
    return isWithin(typed, words) || isWithin(typed, backwards(words)) ? [{ one, over: words.length - typed.length }] : [];
  });
  return found.sort((a, b) => a.over - b.over).map(({ one }) => one);
}

/** Two tiles may be named in either order. */
function backwards(words: readonly string[]): readonly string[] {
  const [verb, a, b] = words;
  return verb === "swap" && a !== undefined && b !== undefined && words.length === 3 ? [verb, b, a] : words;
}

function isWithin(typed: readonly string[], words: readonly string[]): boolean {
  let next = 0;
  for (const word of words) if (next < typed.length && word.startsWith(typed[next] ?? "")) next++;
  return next === typed.length;
}
