/** What a text means by a card: what it is now, or, of one that has left a network since the text named it, what it last was (MC-R164). */
import type { Acting } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import type { MegacorpView } from "../layout.ts";
import { type Left, lastOf } from "../state/left.ts";

/** A card that a text means as it last was; undefined if it means the card as it is. */
export const goneCard = (state: MegacorpView, engine: MegacorpEngine, card: number, { past }: Acting): Left | undefined =>
  past?.includes(card) ? lastOf(state, card, engine) : undefined;
