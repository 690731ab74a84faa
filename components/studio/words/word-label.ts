/** What a word is called in lists: "Mutation N", "#Human", "Own cards (OWN)". */
import type { Word } from "../../api/words.ts";

export const wordLabel = (word: Word): string =>
  "print" in word ? printLabel(word.print) : "code" in word ? `${word.name} (${word.code})` : word.name;

/** How a keyword is printed, for people: what each card fills in is a capital or a word, and what may be left out stands in brackets. "Area Attack: (trait) W×H". */
export const printLabel = (print: string): string =>
  print
    .replace(/\{(\w)\}x\{(\w)\}/gu, "{$1}×{$2}")
    .replace(/\[([\s:]*)([^\]]*?)(\s*)\]/gu, "$1($2)$3")
    .replace(/\{(\w)\}/gu, (_, letter: string) => letter.toUpperCase())
    .replace(/[{}]/gu, "");

/** A word's name alone, as texts have it: the keyword without its numbers. */
export const bareName = (word: Word): string =>
  "print" in word
    ? word.print
        .replace(/\[.*?\]/g, "")
        .replace(/[:,]?\s*\{.*$/, "")
        .trim()
    : word.name;
