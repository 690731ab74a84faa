/** What a person means who types half a name, with or without a number before it: "2 tid", "4x acq bro", "Forest". Pure. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import { fold } from "../../engine/cards/fold.ts";
import { byCodePoint } from "../../engine/kernel/order.ts";

export type QuickText = { readonly count: number; readonly words: readonly string[] };

/** Splits "2 tid" into 2 and its words; without a number the count is 1. Counts go from 1 to 99; any other number is a word. */
export function readQuick(text: string): QuickText {
  const [, digits, rest] = /^\s*(?:([1-9]\d?)\s*(?:[x×]\s*)?(?=\D|$))?(.*)$/su.exec(text) ?? [];
  return { count: Number(digits ?? 1), words: wordsOf(rest ?? "") };
}

/**
 * Cards whose names have a word beginning with each of the typed words, in any order. First those whose name begins with the text,
 * then those with a word that does, each in alphabetical order; names in other languages count too.
 */
export function quickMatches(text: QuickText, cards: readonly LibraryCard[], most = 8): readonly LibraryCard[] {
  if (text.words.length === 0) return [];
  const typed = text.words.join(" ");
  const ranked = cards.flatMap((card) => {
    if (card.archived) return [];
    const ranks = [card.name, ...Object.values(card.names)].map((name) => rankOf(wordsOf(name), text.words, typed));
    const rank = Math.min(...ranks);
    return rank < NO_MATCH ? [{ card, rank }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || byCodePoint(a.card.name, b.card.name))
    .slice(0, most)
    .map(({ card }) => card);
}

const NO_MATCH = 4;
function rankOf(name: readonly string[], words: readonly string[], typed: string): number {
  if (name.join(" ") === typed) return 0;
  if (name.join(" ").startsWith(typed)) return 1;
  if (words.every((word) => name.some((part) => part.startsWith(word)))) return 2;
  return words.every((word) => name.some((part) => part.includes(word))) ? 3 : NO_MATCH;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s,\-–—/]+/u)
    .map(fold)
    .filter((word) => word !== "");
