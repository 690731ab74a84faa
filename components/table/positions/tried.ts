/** The card that a match was begun to try: the studio writes it into the table's address, so that what is played can be kept with it. */
import { type CardId, slugOf } from "../../../engine/cards/card.ts";
import type { SceneOption } from "../../../engine/games/scene.ts";
import { type MatchId, parseMatchId } from "../../../engine/matches/stored.ts";
import { studioHref } from "../../cards/links.ts";

const TRIED = "tried";

/** The address of a table on which a card is tried. */
export const trialHref = (match: MatchId, card: CardId): string => `/table/${match}?${TRIED}=${slugOf(card)}`;

const TRIAL = "trial";

/** The address of the card that a match tries, from which what is played there can be kept. */
export const backHref = (card: CardId, match: MatchId): string => `${studioHref(card)}?${TRIAL}=${match}`;

/** The match in which a card was tried, as the table's way back to it says. */
export const trialIn = (search: string): MatchId | undefined => parseMatchId(new URLSearchParams(search).get(TRIAL) ?? "");

/** The options with those about the card that is tried first. @param tried its place in the content of the match */
export function triedFirst(options: readonly SceneOption[], tried: number): readonly SceneOption[] {
  const isAbout = ({ design, group, passes }: SceneOption) => design === tried && group === undefined && !passes;
  return options.toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)));
}

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
