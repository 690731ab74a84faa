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

/** The words of each card of a library with their weight together, and what each word weighs: the rarer, the more. */
type Weighed = {
  readonly texts: readonly { readonly card: LibraryCard; readonly words: ReadonlySet<string>; readonly total: number }[];
  readonly weights: ReadonlyMap<string, number>;
};

/** A library is the same list until one of its cards changes. */
const weighed = new WeakMap<readonly LibraryCard[], Weighed>();

function weigh(cards: readonly LibraryCard[]): Weighed {
  const known = weighed.get(cards);
  if (known) return known;
  const words = cards.map((card) => ({ card, words: wordsOf(card.text) }));
  const holders = new Map<string, number>();
  for (const text of words) for (const word of text.words) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weights = new Map([...holders].map(([word, held]) => [word, Math.log(1 + cards.length / held) ** 2]));
  const made = { texts: words.map((text) => ({ ...text, total: weightOf(text.words, weights) })), weights };
  weighed.set(cards, made);
  return made;
}

/** A word that no card of the library has weighs nothing: it is like none of them. */
function weightOf(words: Iterable<string>, weights: Weighed["weights"], among?: ReadonlySet<string>): number {
  let sum = 0;
  for (const word of words) if (among?.has(word) !== false) sum += weights.get(word) ?? 0;
  return sum;
}

/**
 * The cards most like one, the most alike first; equal ones by name.
 *
 * @param cards the library that it is from; itself, archived cards and cards without a text are no answers
 * @param most how many are answered at most; fewer, down to none, where nothing is like it
 */
export function alike(card: LibraryCard, cards: readonly LibraryCard[], most: number): readonly LibraryCard[] {
  const { texts, weights } = weigh(cards);
  const own = wordsOf(card.text);
  const ownTotal = weightOf(own, weights);
  if (ownTotal === 0) return [];
  return texts
    .flatMap(({ card: one, words, total }) => {
      if (one.id === card.id || one.archived || total === 0) return [];
      const likeness = weightOf(words, weights, own) / Math.sqrt(ownTotal * total);
      return likeness < LEAST ? [] : [{ one, likeness: likeness + (one.kind === card.kind ? SAME_KIND : 0) }];
    })
    .toSorted((a, b) => b.likeness - a.likeness || byCodePoint(a.one.name, b.one.name))
    .slice(0, most)
    .map(({ one }) => one);
}
