/** What a person means who types half a name, with or without a number before it: "2 tid", "4x acq bro", "Forest". Pure. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { Pool } from "../../../engine/cards/deck.ts";
import { fold } from "../../../engine/cards/fold.ts";
import { suggestNames } from "../../../engine/decks/index.ts";
import { byCodePoint } from "../../../engine/kernel/order.ts";

export type QuickText = { readonly count: number; readonly words: readonly string[] };

/** Most copies that are typed at once. */
export const MOST_TYPED = 99;

/** Splits "2 tid" into 2 and its words; without a number the count is 1. Counts go from 1 to `MOST_TYPED`; any other number is a word. */
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

/** Offers for a text. `near`: no card has this name, and these are the closest. `badCount`: the number in front is not a count. */
export type QuickAnswer = {
  readonly count: number;
  readonly matches: readonly LibraryCard[];
  readonly near?: true;
  readonly badCount?: string;
};

/** Names offered when none is meant. */
const MOST_NEAR = 3;

/** The cards that a text means, else those with the nearest names; a text that only its number makes wrong offers none and says so. */
export function quickAnswer(text: string, cards: readonly LibraryCard[], pool: Pool): QuickAnswer {
  const { count, words } = readQuick(text);
  const matches = quickMatches({ count, words }, cards);
  if (matches.length > 0 || words.length === 0) return { count, matches };
  const [, badCount, rest = ""] = /^\s*(?![1-9]\d?\s*\p{L})([+−-]?\d+(?:[.,]\d+)?)\s*(?:[x×]\s+)?(\p{L}.*)$/su.exec(text) ?? [];
  const named = readQuick(rest);
  if (badCount !== undefined && (quickMatches(named, cards, 1).length > 0 || nearest(named.words, cards, pool).length > 0))
    return { count, matches, badCount };
  return { count, matches: nearest(words, cards, pool), near: true };
}

function nearest(words: readonly string[], cards: readonly LibraryCard[], pool: Pool): readonly LibraryCard[] {
  const offered = new Map(cards.filter(({ archived }) => !archived).map((card) => [card.id, card]));
  return suggestNames(pool, words.join(" "), 8)
    .flatMap(({ id }) => offered.get(id) ?? [])
    .slice(0, MOST_NEAR);
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
