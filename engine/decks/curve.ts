/** What a deck costs and can pay (story D7), from the cards' fields alone; texts are never read. */

import type { DeckList, Pool } from "../cards/deck.ts";
import { isGoodCount } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import { megacorp, TRAITS, type Trait } from "../games/megacorp/fields.ts";

export type CurveBar = {
  /** In M. */
  readonly valuation: number;
  readonly copies: number;
  /** Copies by kind, in the order in which kinds first appear. */
  readonly byKind: Readonly<Record<string, number>>;
  readonly names: readonly string[];
};

export type TraitLine = {
  readonly trait: Trait;
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
  const main = known(list, pool, ["main"]);
  const all = known(list, pool, ["business", "founder", "main", "resources"]);
  const copies = main.reduce((sum, { count }) => sum + count, 0);
  const money = main.reduce((sum, { card, count }) => sum + count * megacorp(card).valuation, 0);
  return {
    bars: bars(main),
    traits: TRAITS.map((trait) => traitLine(trait, main, all)),
    ...(copies > 0 ? { mean: money / copies } : {}),
  };
}

type Known = ReturnType<typeof known>;

function known(list: DeckList, pool: Pool, sections: readonly ("business" | "founder" | "main" | "resources")[]) {
  return sections.flatMap((section) =>
    list.sections[section].flatMap((entry) => {
      const card = cardOf(pool, entry);
      return card && isGoodCount(entry.count) ? [{ card, count: entry.count }] : [];
    }),
  );
}

function bars(main: Known): readonly CurveBar[] {
  const highest = Math.max(-1, ...main.map(({ card }) => megacorp(card).valuation));
  return Array.from({ length: highest + 1 }, (_, valuation) => {
    const here = main.filter(({ card }) => megacorp(card).valuation === valuation);
    const byKind: Record<string, number> = {};
    for (const { card, count } of here) byKind[card.kind] = (byKind[card.kind] ?? 0) + count;
    return { valuation, copies: here.reduce((sum, { count }) => sum + count, 0), byKind, names: here.map(({ card }) => card.name) };
  });
}

function traitLine(trait: Trait, main: Known, all: Known): TraitLine {
  const line = { trait, costing: 0, cost: 0, producing: 0, production: 0 };
  for (const { card, count } of main) {
    const cost = megacorp(card).traitCost[trait] ?? 0;
    if (cost > 0) line.costing += count;
    line.cost += count * cost;
  }
  for (const { card, count } of all) {
    const score = megacorp(card).scores[trait] ?? 0;
    if (score > 0) line.producing += count;
    line.production += count * score;
  }
  return line;
}
