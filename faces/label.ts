/** A card in one line of words, for whoever cannot see its face. */
import type { Card } from "../engine/cards/card.ts";
import { cleanText } from "./words.ts";

/** What stands before and after the semicolon; words that are "" are left out. */
export type LabelWords = { readonly head: readonly string[]; readonly rest: readonly string[] };

/** "Incarnate Hierarch, character, Incarnate, costs 4M and 3 BQ; IQ 1, EQ 3, MQ none, BQ 4". */
export function labelOf(card: Card, { head, rest }: LabelWords): string {
  const name = cleanText(card.name.replaceAll("\n", " ")).trim() || "Card without a name";
  return [[name, ...head.filter((word) => word !== "")].join(", "), ...rest.filter((word) => word !== "")].join("; ");
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
