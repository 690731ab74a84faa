/** What a set of cards comes to: counts, a curve, and what a designer would want to be told (story S12). */
import type { LibraryCard } from "../../engine/cards/card.ts";
import { fold } from "../../engine/cards/fold.ts";
import type { LibraryGame } from "../../engine/games/game.ts";
import { byCodePoint } from "../../engine/kernel/order.ts";
import { capital, quoted } from "../cards/links.ts";

export type Bar = { readonly label: string; readonly count: number; readonly query: string };
export type Warning = { readonly sentence: string; readonly cards: readonly LibraryCard[] };

export type SetStatistics = {
  readonly kinds: readonly Bar[];
  /** By price; undefined where the game has none. */
  readonly curve: { readonly label: string; readonly bars: readonly Bar[] } | undefined;
  /** By the number of constructs of the text; undefined where no language reads the game. */
  readonly complexity: readonly Bar[] | undefined;
  /** By each declared field with a few fixed words: faction, district … */
  readonly groups: readonly { readonly label: string; readonly bars: readonly Bar[] }[];
  readonly keywords: readonly Bar[];
  readonly tags: readonly Bar[];
  readonly states: readonly Bar[];
  readonly warnings: readonly Warning[];
};

/** Bars of a curve at most; dearer cards share the last one. */
const MOST_BARS = 12;
const MOST_WORDS = 12;

/** Counts by a word that each card may have several of, the most frequent first. */
function tally(words: Iterable<string>): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || byCodePoint(a[0], b[0]));
}

export function setStatistics(game: LibraryGame, all: readonly LibraryCard[]): SetStatistics {
  const cards = all.filter((card) => !card.archived);
  const specs = Object.entries(game.fields);
  const price = specs.find(([, spec]) => spec.is === "number" && spec.search?.some((name) => name === "cost" || name === "price"));
  const bar = (label: string, count: number, query: string): Bar => ({ label, count, query });
  const wordsOf = (field: string) =>
    cards.flatMap((card) => {
      const value = card.fields[field];
      return typeof value === "string" ? [value] : Array.isArray(value) ? value.map(String) : [];
    });
  const groups = specs.flatMap(([name, spec]) => {
    const counts = new Map(tally(wordsOf(name)));
    if (spec.is !== "one" || counts.size < 2) return [];
    return [
      { label: spec.label, bars: spec.of.map((word) => bar(word, counts.get(word) ?? 0, `${spec.search?.[0] ?? name}:${quoted(word)}`)) },
    ];
  });
  const tagged = specs.find(([, spec]) => spec.is === "set" && spec.of === "tag")?.[0];
  return {
    kinds: game.kinds.map(({ id, plural }) => bar(plural, cards.filter((card) => card.kind === id).length, `type:${id}`)),
    curve: price && {
      label: price[1].label,
      bars: curve(cards, price[0], price[1].is === "number" ? (price[1].unit ?? "") : "", price[1].search?.[0] ?? price[0]),
    },
    complexity: cards.some(({ reading }) => reading) ? complexity(cards) : undefined,
    groups,
    keywords: tally(cards.flatMap((card) => card.reading?.keyword ?? []))
      .slice(0, MOST_WORDS)
      .map(([word, count]) => bar(word, count, `keyword:${quoted(word)}`)),
    tags: tagged
      ? tally(wordsOf(tagged))
          .slice(0, MOST_WORDS)
          .map(([word, count]) => bar(word, count, word.toLowerCase()))
      : [],
    states: tally(cards.map((card) => card.state)).map(([state, count]) => bar(state, count, `is:${state}`)),
    warnings: [...gaps(game, cards, price?.[0]), ...clashes(game, cards), ...lonely(cards), ...lookAlike(cards)],
  };
}

function curve(cards: readonly LibraryCard[], field: string, unit: string, search: string): readonly Bar[] {
  const prices = cards.flatMap((card) => {
    const value = card.fields[field];
    return typeof value === "number" ? [value] : [];
  });
  const top = Math.min(Math.max(0, ...prices), MOST_BARS - 1);
  return Array.from({ length: top + 1 }, (_, at) => {
    const last = at === top && Math.max(0, ...prices) > top;
    const count = prices.filter((one) => (last ? one >= at : one === at)).length;
    return { label: `${at}${unit}${last ? "+" : ""}`, count, query: `${search}${last ? ">=" : "="}${at}` };
  });
}

/** Constructs at which a bar of complexities begins. */
const STEPS = [0, 1, 5, 9, 13, 17, 21, 25];

function complexity(cards: readonly LibraryCard[]): readonly Bar[] {
  const sizes = cards.flatMap(({ reading }) => (reading ? [reading.constructs ?? 0] : []));
  return STEPS.map((from, i): Bar => {
    const to = (STEPS[i + 1] ?? Number.POSITIVE_INFINITY) - 1;
    const count = sizes.filter((size) => size >= from && size <= to).length;
    if (to === Number.POSITIVE_INFINITY) return { label: `${from}+`, count, query: `constructs>=${from}` };
    return from === to
      ? { label: String(from), count, query: `constructs=${from}` }
      : { label: `${from}–${to}`, count, query: `constructs:${from}-${to}` };
  });
}

/** Prices between the cheapest and the dearest card of a kind at which there is none. */
function gaps(game: LibraryGame, cards: readonly LibraryCard[], field: string | undefined): readonly Warning[] {
  if (field === undefined) return [];
  return game.kinds.flatMap(({ id, name }) => {
    const prices = new Set(
      cards.flatMap((card) => (card.kind === id && typeof card.fields[field] === "number" ? [card.fields[field]] : [])),
    );
    if (prices.size < 3) return [];
    const [least, most] = [Math.min(...prices), Math.min(Math.max(...prices), MOST_BARS)];
    const missing = Array.from({ length: Math.max(0, most - least) }, (_, i) => least + i).filter((price) => !prices.has(price));
    return missing.length === 0 ? [] : [{ sentence: `No ${name.toLowerCase()} at ${missing.join(", ")} yet.`, cards: [] }];
  });
}

/** Cards that a list cannot tell apart: with the same name where decks go by names, or with the same number in one set. */
function clashes(game: LibraryGame, cards: readonly LibraryCard[]): readonly Warning[] {
  const by = (key: (card: LibraryCard) => string) => {
    const groups = new Map<string, LibraryCard[]>();
    for (const card of cards) groups.set(key(card), [...(groups.get(key(card)) ?? []), card]);
    return [...groups.values()].filter((group) => group.length > 1);
  };
  return [
    ...(game.deck ? by((card) => fold(card.name)) : []).map(
      (group): Warning => ({ sentence: `${group.length} cards are called ${group[0]?.name}: decks cannot tell them apart.`, cards: group }),
    ),
    ...by((card) => `${card.set} ${card.number}`).map(
      (group): Warning => ({ sentence: `${group.length} cards have the number ${group[0]?.number} in ${group[0]?.set}.`, cards: group }),
    ),
  ];
}

/** Cards from which a keyword that only one of them has is worth a look. */
const MANY = 20;

/** Keywords that people would have to learn for one card. */
function lonely(cards: readonly LibraryCard[]): readonly Warning[] {
  if (cards.length < MANY) return [];
  const having = new Map<string, LibraryCard[]>();
  for (const card of cards) for (const word of card.reading?.keyword ?? []) having.set(word, [...(having.get(word) ?? []), card]);
  return [...having].flatMap(([word, group]): Warning[] =>
    group.length === 1 ? [{ sentence: `Only one card has the keyword ${capital(word)}.`, cards: group }] : [],
  );
}

/** Shortest text that is compared, in words: short ones are alike by nature. */
const LEAST_WORDS = 5;
/** Share of words that two texts have in common from which they read almost alike. */
const ALIKE = 0.8;
const MOST_PAIRS = 12;

/** Where no language reads texts: pairs of cards of one kind that have almost the same words; numbers count as words. */
function lookAlike(cards: readonly LibraryCard[]): readonly Warning[] {
  const texts = cards
    .filter(({ reading }) => !reading)
    .map((card) => ({ card, words: new Set(fold(card.text).split(/\s+/).filter(Boolean)) }))
    .filter(({ words }) => words.size >= LEAST_WORDS);
  const found: Warning[] = [];
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(i + 1)) {
      if (found.length >= MOST_PAIRS) return found;
      if (one.card.kind !== other.card.kind || one.card.name === other.card.name) continue;
      const [few, many] = one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
      if (few.size / many.size < ALIKE) continue;
      let common = 0;
      for (const word of few) if (many.has(word)) common++;
      if (common / (few.size + many.size - common) < ALIKE) continue;
      found.push({ sentence: `${one.card.name} and ${other.card.name} read almost alike.`, cards: [one.card, other.card] });
    }
  return found;
}
