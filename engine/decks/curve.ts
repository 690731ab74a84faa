/** What a deck costs and can pay (story D7), from the cards' fields alone; texts are never read. */

import type { Card } from "../cards/card.ts";
import type { DeckCosts, DeckList, Pool } from "../cards/deck.ts";
import { isGoodCount } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import { priceField, priceOf } from "../cards/price.ts";
import type { PlayedSectionId } from "../cards/sections.ts";
import { gameDefinition } from "../games/index.ts";

export type CurveBar = {
  readonly price: number;
  readonly copies: number;
  /** Copies by kind, in the order in which kinds first appear. */
  readonly byKind: Readonly<Record<string, number>>;
  readonly names: readonly string[];
};

/** Something that is paid beside money. */
export type CostLine = {
  readonly key: string;
  /** Copies among what is drawn that cost it, and the sum of what they cost. */
  readonly costing: number;
  readonly cost: number;
  /** Copies in the whole deck that give more than 0 of it, and the sum of what they give if each is used once. */
  readonly producing: number;
  readonly production: number;
};

export type Curve = {
  /** One bar for every price from 0 to the highest of what is drawn; empty for an empty deck, and where cards have no price. */
  readonly bars: readonly CurveBar[];
  readonly beside: readonly CostLine[];
  /** Mean price of what is drawn; undefined when it holds no known card. */
  readonly mean?: number;
};

/** Curve of the cards that hands are drawn from, and what is paid beside money in the whole deck. Entries with a bad count or an unknown name are left out. */
export function curve(list: DeckList, pool: Pool): Curve {
  const { fields, deck } = gameDefinition(pool.game);
  const field = priceField(fields)?.[0];
  const price = (card: Card): number => priceOf(card, field) ?? 0;
  const drawn = known(list, pool, deck ? [deck.draws.from] : []);
  const all = known(list, pool, deck?.sections.map(({ id }) => id) ?? []);
  const copies = drawn.reduce((sum, { count }) => sum + count, 0);
  const money = drawn.reduce((sum, { card, count }) => sum + count * price(card), 0);
  return {
    bars: field === undefined ? [] : bars(drawn, price),
    beside: deck?.costs ? costLines(deck.costs, drawn, all) : [],
    ...(copies > 0 && field !== undefined ? { mean: money / copies } : {}),
  };
}

type Known = ReturnType<typeof known>;

function known(list: DeckList, pool: Pool, sections: readonly PlayedSectionId[]) {
  return sections.flatMap((section) =>
    list.sections[section].flatMap((entry) => {
      const card = cardOf(pool, entry);
      return card && isGoodCount(entry.count) ? [{ card, count: entry.count }] : [];
    }),
  );
}

function bars(drawn: Known, price: (card: Card) => number): readonly CurveBar[] {
  const highest = Math.max(-1, ...drawn.map(({ card }) => price(card)));
  return Array.from({ length: highest + 1 }, (_, cost) => {
    const here = drawn.filter(({ card }) => price(card) === cost);
    const byKind: Record<string, number> = {};
    for (const { card, count } of here) byKind[card.kind] = (byKind[card.kind] ?? 0) + count;
    return { price: cost, copies: here.reduce((sum, { count }) => sum + count, 0), byKind, names: here.map(({ card }) => card.name) };
  });
}

const costLines = ({ keys, cost, score }: DeckCosts, drawn: Known, all: Known): readonly CostLine[] =>
  keys.map((key) => {
    const line = { key, costing: 0, cost: 0, producing: 0, production: 0 };
    for (const { card, count } of drawn) {
      const paid = numberIn(card, cost, key);
      if (paid > 0) line.costing += count;
      line.cost += count * paid;
    }
    for (const { card, count } of all) {
      const made = numberIn(card, score, key);
      if (made > 0) line.producing += count;
      line.production += count * made;
    }
    return line;
  });

/** The number of a key in a field of numbers; 0 where the card has none. */
const numberIn = (card: Card, field: string, key: string): number =>
  (card.fields[field] as Readonly<Record<string, number | null>> | undefined)?.[key] ?? 0;
