/** The card that a match was begun to try: the studio writes it into the table's address, so that what is played can be kept with it. */
import { type CardId, slugOf } from "../../../engine/cards/card.ts";
import type { MatchId } from "../../../engine/matches/stored.ts";

const TRIED = "tried";

/** The address of a table on which a card is tried. */
export const trialHref = (match: MatchId, card: CardId): string => `/table/${match}?${TRIED}=${slugOf(card)}`;

/** The card of the match that the address says is tried; undefined if it names none of them. */
export function triedAmong<C extends { readonly id: CardId }>(cards: readonly C[], search: string): C | undefined {
  const slug = new URLSearchParams(search).get(TRIED);
  return slug === null ? undefined : cards.find(({ id }) => slugOf(id) === slug);
}

const ARRANGED = "arrange";

/** The address of a table on which a position is set up by hand. */
export const arrangeHref = (match: MatchId): string => `/table/${match}?${ARRANGED}=1`;

/** Whether the address says that a position is set up. */
export const isArranged = (search: string): boolean => new URLSearchParams(search).has(ARRANGED);
