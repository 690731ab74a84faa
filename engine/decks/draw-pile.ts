/** What a deck draws from: the cards that its headings count. Odds, hands and comparisons all ask here. */

import type { GameId } from "../cards/card.ts";
import type { DeckDraws, DeckEntry, DeckList, Pool } from "../cards/deck.ts";
import type { PileSectionId } from "../cards/deck-sections.ts";
import { copies, countsIn, isGoodCount } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import { gameDefinition } from "../games/index.ts";

/** How a player draws in a game; in one that says nothing, no opening hand and a card each turn. */
export const drawsOf = (game: GameId): DeckDraws => gameDefinition(game).deck?.draws ?? { openingHand: 0, firstDraws: true };

/** The entries of a section that are cards of its pile: known, allowed to lie there, with a good count. Without deck rules all good counts are. */
export function drawPile(list: DeckList, pool: Pool, section: PileSectionId): readonly DeckEntry[] {
  const rule = gameDefinition(pool.game).deck?.sections.find(({ id }) => id === section);
  return list.sections[section].filter((entry) => (rule ? countsIn(rule, entry, cardOf(pool, entry)) : isGoodCount(entry.count)));
}

export type Pile = {
  /** Copies in the pile. */
  readonly population: number;
  /** Copies of the cards asked for. */
  readonly successes: number;
};

/** How many copies a pile has, and how many of them are wanted. */
export function countPile(list: DeckList, pool: Pool, section: PileSectionId, wanted: (entry: DeckEntry) => boolean): Pile {
  const entries = drawPile(list, pool, section);
  return { population: copies(entries), successes: copies(entries.filter(wanted)) };
}
