/** What a designer would want to be told of a set (story S12). Pages, API and command line have it from here. */
import type { LibraryCard } from "../cards/card.ts";
import { fold } from "../cards/fold.ts";
import { priceField, priceOf } from "../cards/price.ts";
import type { SetWarning } from "../cards/work.ts";
import { capital } from "../language/telling/print.ts";
import type { LibraryGame } from "./game.ts";
import { gameDefinition } from "./index.ts";
import { misspelt } from "./misspelt.ts";
import { outliers } from "./outliers.ts";

/** Prices above it are not missed. */
const DEAREST = 12;

/**
 * What is worth a look in a set, the gravest first. Whether a card stands out, and how a word is spelt, is asked of the whole pool.
 *
 * @param pool all cards of the game; those that were put away count nothing
 * @param isOfSet whether a card is one of those that are asked about
 */
export function setWarnings(pool: readonly LibraryCard[], isOfSet: (card: LibraryCard) => boolean): readonly SetWarning[] {
  const cards = pool.filter((card) => !card.archived && isOfSet(card));
  const [first] = cards;
  if (!first) return [];
  const game = gameDefinition(first.game);
  return [
    ...clashes(game, cards),
    ...misspelt(pool).flatMap(({ card, word, meant }) =>
      isOfSet(card) ? [warning(`“${word}” is on no other card. Did you mean “${meant}”?`, [card])] : [],
    ),
    ...outliers(pool).flatMap(({ card, sentence }) => (isOfSet(card) ? [warning(sentence, [card])] : [])),
    ...gaps(game, cards),
    ...lonely(cards),
    ...lookAlike(cards),
  ];
}

const warning = (sentence: string, cards: readonly LibraryCard[]): SetWarning => ({
  sentence,
  cards: cards.map(({ id, name }) => ({ id, name })),
});

/** Prices between the cheapest and the dearest card of a kind at which there is none. */
function gaps(game: LibraryGame, cards: readonly LibraryCard[]): readonly SetWarning[] {
  const field = priceField(game.fields)?.[0];
  return game.kinds.flatMap(({ id, name }) => {
    const prices = new Set(cards.flatMap((card) => (card.kind === id ? (priceOf(card, field) ?? []) : [])));
    if (prices.size < 3) return [];
    const [least, most] = [Math.min(...prices), Math.min(Math.max(...prices), DEAREST)];
    const missing = Array.from({ length: Math.max(0, most - least) }, (_, i) => least + i).filter((price) => !prices.has(price));
    return missing.length === 0 ? [] : [warning(`No ${name.toLowerCase()} at ${missing.join(", ")} yet.`, [])];
  });
}

/** Cards by what they have in common. */
function grouped(pairs: readonly (readonly [key: string, card: LibraryCard])[]): readonly (readonly [string, readonly LibraryCard[]])[] {
  const groups = new Map<string, LibraryCard[]>();
  for (const [key, card] of pairs) {
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(card);
  }
  return [...groups];
}

/** Cards that a list cannot tell apart: with the same name where decks go by names, or with the same number in one set. */
function clashes(game: LibraryGame, cards: readonly LibraryCard[]): readonly SetWarning[] {
  const alike = (key: (card: LibraryCard) => string, sentence: (group: readonly LibraryCard[]) => string) =>
    grouped(cards.map((card) => [key(card), card])).flatMap(([, group]) => (group.length > 1 ? [warning(sentence(group), group)] : []));
  const named = (group: readonly LibraryCard[]) => `${group.length} cards are called ${group[0]?.name}, so decks cannot tell them apart.`;
  return [
    ...(game.deck ? alike(({ name }) => fold(name), named) : []),
    ...alike(
      ({ set, number }) => `${set} ${number}`,
      (group) => `${group.length} cards have the number ${group[0]?.number} in ${group[0]?.set}.`,
    ),
  ];
}

/** Cards from which a keyword that only one of them has is worth a look. */
const MANY = 20;

/** Keywords that people would have to learn for one card. */
function lonely(cards: readonly LibraryCard[]): readonly SetWarning[] {
  if (cards.length < MANY) return [];
  return grouped(cards.flatMap((card) => (card.reading?.keyword ?? []).map((word) => [word, card] as const))).flatMap(([word, group]) =>
    group.length === 1 ? [warning(`Only one card has the keyword ${capital(word)}.`, group)] : [],
  );
}

/** Shortest text that is compared, in words: short ones are alike by nature. */
const LEAST_WORDS = 5;
/** Share of words that two texts have in common from which they read almost alike. */
const ALIKE = 0.8;
const MOST_PAIRS = 12;

/** Where no language reads texts: pairs of cards of one kind that have almost the same words; numbers count as words. */
function lookAlike(cards: readonly LibraryCard[]): readonly SetWarning[] {
  const texts = cards
    .filter(({ reading }) => !reading)
    .map((card) => ({ card, words: new Set(fold(card.text).split(/\s+/).filter(Boolean)) }))
    .filter(({ words }) => words.size >= LEAST_WORDS);
  const found: SetWarning[] = [];
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(i + 1)) {
      if (found.length >= MOST_PAIRS) return found;
      if (one.card.kind !== other.card.kind || one.card.name === other.card.name) continue;
      const [few, many] = one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
      if (few.size / many.size < ALIKE) continue;
      let common = 0;
      for (const word of few) if (many.has(word)) common++;
      if (common / (few.size + many.size - common) < ALIKE) continue;
      found.push(warning(`${one.card.name} and ${other.card.name} read almost alike.`, [one.card, other.card]));
    }
  return found;
}
