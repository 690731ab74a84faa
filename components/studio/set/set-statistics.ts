/** What a set of cards comes to: counts and a curve (story S12). */
import type { CardState, LibraryCard } from "../../../engine/cards/card.ts";
import { priceField } from "../../../engine/cards/price.ts";
import { withUnit } from "../../../engine/cards/unit.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { byCodePoint } from "../../../engine/kernel/order.ts";
import { quoted } from "../../cards/links.ts";

export type Bar = { readonly label: string; readonly count: number; readonly query: string };

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
};

/** Bars of a curve at most; dearer cards share the last one. */
const MOST_BARS = 12;
const MOST_WORDS = 12;

/** Counts by a word that each card may have several of, the most frequent first. */
function tally<Word extends string>(words: Iterable<Word>): readonly (readonly [Word, number])[] {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || byCodePoint(a[0], b[0]));
}

export function setStatistics(game: LibraryGame, all: readonly LibraryCard[]): SetStatistics {
  const cards = all.filter((card) => !card.archived);
  const specs = Object.entries(game.fields);
  const price = priceField(game.fields);
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
      bars: curve(cards, price[0], price[1].unit, price[1].search?.[0] ?? price[0]),
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
    states: tally(cards.map((card) => card.state)).map(([state, count]) => bar(STATE_LABELS[state], count, `is:${state}`)),
  };
}

/** Both of the first kinds play: the second are not tested yet, by a scenario or by games of bots. */
const STATE_LABELS: Readonly<Record<CardState, string>> = {
  plays: "Plays, tested",
  unverified: "Plays, untested",
  draft: "Draft",
  free: "Free table only",
  unchecked: "Not checked yet",
};

function curve(cards: readonly LibraryCard[], field: string, unit: string | undefined, search: string): readonly Bar[] {
  const prices = cards.flatMap((card) => {
    const value = card.fields[field];
    return typeof value === "number" ? [value] : [];
  });
  const top = Math.min(Math.max(0, ...prices), MOST_BARS - 1);
  return Array.from({ length: top + 1 }, (_, at) => {
    const last = at === top && Math.max(0, ...prices) > top;
    const count = prices.filter((one) => (last ? one >= at : one === at)).length;
    return { label: `${withUnit(at, unit)}${last ? "+" : ""}`, count, query: `${search}${last ? ">=" : "="}${at}` };
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
