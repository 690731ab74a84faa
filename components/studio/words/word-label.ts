/** What a word is called in lists: "Mutation {n}", "#Human", "Own cards (OWN)". */
import type { Word } from "../../api/words.ts";

export const wordLabel = (word: Word): string =>
  "print" in word ? word.print : "code" in word ? `${word.name} (${word.code})` : word.name;

/** A word's name alone, as texts have it: the keyword without its numbers. */
export const bareName = (word: Word): string =>
  "print" in word
    ? word.print
        .replace(/\[.*?\]/g, "")
        .replace(/[:,]?\s*\{.*$/, "")
        .trim()
    : word.name;
