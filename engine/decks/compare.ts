/** Two lists side by side (story D11): what came, what went, what stayed, and what that does to curve, odds and texts. */

import type { CardId } from "../cards/card.ts";
import { type DeckDraws, type DeckList, type EntrySectionId, entrySectionIds, type Pool } from "../cards/deck.ts";
import { copiesOf } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import { curve } from "./curve.ts";
import { countPile, drawsOf } from "./draw-pile.ts";
import { atLeast } from "./odds.ts";
import type { Pin } from "./stored.ts";

/** A list with the revisions it was made with; without pins, the pool's. */
export type Side = { readonly list: DeckList; readonly pins?: readonly Pin[] };

export type CompareLine = {
  readonly section: EntrySectionId;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly sign: "+" | "−" | "=";
  /** Of what is drawn only: chance of at least one in the opening hand, before and after. */
  readonly opening?: { readonly from: number; readonly to: number };
};

export type DeckComparison = {
  /** Sections in order, then names as they stand in the second list, then those that only the first has. */
  readonly lines: readonly CompareLine[];
  readonly added: number;
  readonly removed: number;
  /** Prices of which there are more or fewer copies. */
  readonly curve: readonly { readonly price: number; readonly from: number; readonly to: number }[];
  /** Cards in both whose text may have changed, since the sides use different revisions. */
  readonly revised: readonly { readonly id: CardId; readonly name: string; readonly from: number; readonly to: number }[];
};

/** Compares two lists of one game by card name and section; bad counts are left out. */
export function compareDecks(before: Side, after: Side, pool: Pool): DeckComparison {
  const lines = entrySectionIds(pool.game).flatMap((section) => sectionLines(before.list, after.list, section, pool));
  const changes = lines.map((line) => line.to - line.from);
  return {
    lines,
    added: changes.reduce((sum, change) => sum + Math.max(0, change), 0),
    removed: changes.reduce((sum, change) => sum + Math.max(0, -change), 0),
    curve: curveChanges(before.list, after.list, pool),
    revised: revised(before, after, lines, pool),
  };
}

function sectionLines(before: DeckList, after: DeckList, section: EntrySectionId, pool: Pool): readonly CompareLine[] {
  const names = [...after.sections[section], ...before.sections[section]].map((entry) => entry.name);
  return [...new Set(names)].flatMap((name): readonly CompareLine[] => {
    const from = copiesOf(before, section, name);
    const to = copiesOf(after, section, name);
    if (from === 0 && to === 0) return [];
    const line: CompareLine = { section, name, from, to, sign: to > from ? "+" : to < from ? "−" : "=" };
    const draws = drawsOf(pool.game);
    if (draws === undefined || section !== draws.from) return [line];
    const inOpening = (list: DeckList) => openingChance(list, name, pool, draws);
    return [{ ...line, opening: { from: inOpening(before), to: inOpening(after) } }];
  });
}

function openingChance(list: DeckList, name: string, pool: Pool, { from, opening }: DeckDraws): number {
  const { population, successes } = countPile(list, pool, from, (entry) => entry.name === name);
  return atLeast(population, successes, opening.cards, 1);
}

function curveChanges(before: DeckList, after: DeckList, pool: Pool): DeckComparison["curve"] {
  const from = curve(before, pool).bars;
  const to = curve(after, pool).bars;
  return Array.from({ length: Math.max(from.length, to.length) }, (_, price) => ({
    price,
    from: from[price]?.copies ?? 0,
    to: to[price]?.copies ?? 0,
  })).filter((bar) => bar.from !== bar.to);
}

function revised(before: Side, after: Side, lines: readonly CompareLine[], pool: Pool): DeckComparison["revised"] {
  const names = new Set(lines.filter((line) => line.from > 0 && line.to > 0).map((line) => line.name));
  return [...names].flatMap((name) => {
    const card = cardOf(pool, { name });
    if (!card) return [];
    const from = revisionOn(before, card.id, name) ?? card.revision.number;
    const to = revisionOn(after, card.id, name) ?? card.revision.number;
    return from === to ? [] : [{ id: card.id, name, from, to }];
  });
}

/** What the entry itself pins counts before what the version pinned. */
function revisionOn(side: Side, id: CardId, name: string): number | undefined {
  const entry = entrySectionIds(side.list.game)
    .flatMap((section) => side.list.sections[section])
    .find((e) => e.name === name && e.rev !== undefined);
  return entry?.rev ?? side.pins?.find((pin) => pin.id === id)?.revision;
}
