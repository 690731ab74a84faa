/** What a text means by a card: what it is now, or, of one that has left a network since the text named it, what it last was (MC-R164). */
import type { Acting } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import { hostOf, type MegacorpView } from "../layout.ts";
import { hostThen, type Left, lastOf } from "../state/left.ts";

/** The host of a card: the one that it lies under, or, if it has left, lay under when it left; -1 for none. */
export const hostMeant = (state: MegacorpView, card: number): number => {
  const host = hostOf(state, card);
  return host < 0 ? hostThen(state, card) : host;
};

/** A card that a text means as it last was; undefined if it means the card as it is. */
export const goneCard = (state: MegacorpView, engine: MegacorpEngine, card: number, { past }: Acting): Left | undefined =>
  past?.includes(card) ? lastOf(state, card, engine) : undefined;
