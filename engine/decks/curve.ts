/** What a deck costs and can pay (story D7), from the cards' fields alone; texts are never read. */

import type { Card } from "../cards/card.ts";
import type { DeckCosts, DeckList, Pool } from "../cards/deck.ts";
import { DRAWN, type PlayedSectionId } from "../cards/deck-sections.ts";
import { isGoodCount } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import { priceField, priceOf } from "../cards/price.ts";
import { gameDefinition } from "../games/index.ts";

export type CurveBar = {
  /** In M. */
  readonly valuation: number;
  readonly copies: number;
  /** Copies by kind, in the order in which kinds first appear. */
  readonly byKind: Readonly<Record<string, number>>;
  readonly names: readonly string[];
};

export type TraitLine = {
  readonly trait: string;
  /** Copies in the main deck that cost this trait, and the sum of what they cost. */
  readonly costing: number;
  readonly cost: number;
  /** Copies in the whole deck with a score above 0 in this trait, and the sum of the scores: the most that engaging each once gives (MC-7.3). */
  readonly producing: number;
  readonly production: number;
};

export type Curve = {
  /** One bar for every valuation from 0 to the highest in the main deck; empty for an empty deck. */
  readonly bars: readonly CurveBar[];
  readonly traits: readonly TraitLine[];
  /** Mean valuation of the main deck in M; undefined when it holds no known card. */
  readonly mean?: number;
};

/** Curve of the main deck and traits of the whole deck. Entries with a bad count or an unknown name are left out. */
export function curve(list: DeckList, pool: Pool): Curve {
  const { fields, deck } = gameDefinition(pool.game);
  const field = priceField(fields)?.[0];
  const price = (card: Card): number => priceOf(card, field) ?? 0;
  const main = known(list, pool, [DRAWN]);
  const all = known(list, pool, deck?.sections.map(({ id }) => id) ?? []);
  const copies = main.reduce((sum, { count }) => sum + count, 0);
  const money = main.reduce((sum, { card, count }) => sum + count * price(card), 0);
  return {
    bars: bars(main, price),
    traits: deck?.costs ? traitLines(deck.costs, main, all) : [],
    ...(copies > 0 ? { mean: money / copies } : {}),
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

function bars(main: Known, price: (card: Card) => number): readonly CurveBar[] {
  const highest = Math.max(-1, ...main.map(({ card }) => price(card)));
  return Array.from({ length: highest + 1 }, (_, valuation) => {
    const here = main.filter(({ card }) => price(card) === valuation);
    const byKind: Record<string, number> = {};
    for (const { card, count } of here) byKind[card.kind] = (byKind[card.kind] ?? 0) + count;
    return { valuation, copies: here.reduce((sum, { count }) => sum + count, 0), byKind, names: here.map(({ card }) => card.name) };
  });
}

const traitLines = ({ traits, cost, score }: DeckCosts, main: Known, all: Known): readonly TraitLine[] =>
  traits.map((trait) => {
    const line = { trait, costing: 0, cost: 0, producing: 0, production: 0 };
    for (const { card, count } of main) {
      const paid = numberIn(card, cost, trait);
      if (paid > 0) line.costing += count;
      line.cost += count * paid;
    }
    for (const { card, count } of all) {
      const made = numberIn(card, score, trait);
      if (made > 0) line.producing += count;
      line.production += count * made;
    }
    return line;
  });

/** The number of a trait in a field of numbers; 0 where the card has none. */
const numberIn = (card: Card, field: string, trait: string): number =>
  (card.fields[field] as Readonly<Record<string, number | null>> | undefined)?.[trait] ?? 0;
