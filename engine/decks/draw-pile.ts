/** What a deck draws from: the cards that its headings count. Odds, hands and comparisons all ask here. */

import type { GameId } from "../cards/card.ts";
import type { DeckDraws, DeckEntry, DeckList, Pool } from "../cards/deck.ts";
import { copies, countsIn, isGoodCount } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import type { PlayedSectionId } from "../cards/sections.ts";
import { gameDefinition } from "../games/index.ts";

/** How a player draws from a deck of a game; undefined where nobody brings one. */
export const drawsOf = (game: GameId): DeckDraws | undefined => gameDefinition(game).deck?.draws;

/** The entries of a section that are cards of its pile: known, allowed to lie there, with a good count. Without deck rules all good counts are. */
export function drawPile(list: DeckList, pool: Pool, section: PlayedSectionId): readonly DeckEntry[] {
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
export function countPile(list: DeckList, pool: Pool, section: PlayedSectionId, wanted: (entry: DeckEntry) => boolean): Pile {
  const entries = drawPile(list, pool, section);
  return { population: copies(entries), successes: copies(entries.filter(wanted)) };
}
