/** Which cards of a library do much the same as one of them: by the words of their rules texts, rare ones counting more, and by their kind. Pure. */
import { byCodePoint } from "../kernel/order.ts";
import type { LibraryCard } from "./card.ts";
import { fold } from "./fold.ts";

/** What being of one kind adds to the likeness of two texts, which is at most 1. */
const SAME_KIND = 0.15;
/** Below this likeness of texts two cards only share everyday words. */
const LEAST = 0.3;

/** Numbers are left out: “Draw 2 cards” is like “Draw 3 cards”. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[^\p{L}#]+/u).flatMap((word) => fold(word) || []));

/**
 * The cards most like one, the most alike first; equal ones by name.
 *
 * @param cards the library that it is from; itself, archived cards and cards without a text are no answers
 * @param most how many are answered at most; fewer, down to none, where nothing is like it
 */
export function alike(card: LibraryCard, cards: readonly LibraryCard[], most: number): readonly LibraryCard[] {
  const words = new Map(cards.map((one) => [one, wordsOf(one.text)]));
  const own = wordsOf(card.text);
  const holders = new Map<string, number>();
  for (const set of words.values()) for (const word of set) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + cards.length / (holders.get(word) ?? 1)) ** 2;
  const total = (set: ReadonlySet<string>) => [...set].reduce((sum, word) => sum + weight(word), 0);
  const ownTotal = total(own);
  if (ownTotal === 0) return [];
  return [...words]
    .flatMap(([one, set]) => {
      if (one.id === card.id || one.archived || set.size === 0) return [];
      const shared = total(new Set([...set].filter((word) => own.has(word))));
      const likeness = shared / Math.sqrt(ownTotal * total(set));
      return likeness < LEAST ? [] : [{ one, likeness: likeness + (one.kind === card.kind ? SAME_KIND : 0) }];
    })
    .toSorted((a, b) => b.likeness - a.likeness || byCodePoint(a.one.name, b.one.name))
    .slice(0, most)
    .map(({ one }) => one);
}
