/** Words of names and flavour that nobody else uses and that are a slip away from one that others use (story S12): the pool is the dictionary. */
import type { LibraryCard } from "../cards/card.ts";
import { distance } from "../kernel/distance.ts";

export type Misspelt = { readonly card: LibraryCard; readonly word: string; readonly meant: string };

/** Cards that use a word before it is taken for a right one. */
const KNOWN = 2;
/** Letters of a word from which one letter more, less or different is a slip; in shorter ones that is often another word: cannon, cannot. */
const LONG = 7;
/** Letters from which two neighbours that are swapped, or a letter that stands once instead of twice, are a slip. */
const SHORT = 6;

/** The words of cards in use that look misspelt, in the order of the cards. */
export function misspelt(cards: readonly LibraryCard[]): readonly Misspelt[] {
  const used = cards.filter(({ archived }) => !archived);
  const users = new Map<string, number>();
  for (const { name, flavor, text, fields } of used)
    for (const word of new Set(wordsOf(name, flavor, text, ...Object.values(fields).flat().map(String))))
      users.set(word, (users.get(word) ?? 0) + 1);
  const known = byLetter([...users].flatMap(([word, count]) => (count >= KNOWN ? [word] : [])));
  return used.flatMap((card) =>
    [...new Set(wordsOf(card.name, card.flavor))].flatMap((word): Misspelt[] => {
      if (users.get(word) !== 1) return [];
      const meant = known.get(word.slice(0, 1))?.find((other) => isSlip(word, other));
      return meant === undefined ? [] : [{ card, word, meant }];
    }),
  );
}

const wordsOf = (...texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);

/** Slips hardly ever are in the first letter, so that only words with the same one are compared. */
function byLetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const letters = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.slice(0, 1);
    const same = letters.get(letter) ?? [];
    letters.set(letter, same);
    same.push(word);
  }
  return letters;
}

/** One letter away, and not the same word with another end. */
function isSlip(word: string, other: string): boolean {
  if (word.length < SHORT || word.startsWith(other) || other.startsWith(word) || distance(word, other, 1) !== 1) return false;
  return word.length >= LONG || isSwapped(word, other) || single(word) === single(other);
}

const single = (word: string): string => word.replace(/(.)\1/gu, "$1");
const isSwapped = (word: string, other: string): boolean =>
  word.length === other.length && word.split("").sort().join("") === other.split("").sort().join("");
