/** What players did in this turn, as far as a text could ask: it is noted among the changes of the state and forgotten at the end of the turn (MC-R225). */
import type { MegacorpContent } from "../content.ts";
import type { MegacorpState, MegacorpView } from "../layout.ts";
import { changesOf, DEED, NO_CARD, UNTIL_END_OF_TURN } from "./changes.ts";

export const DEEDS = ["bought", "sold", "discarded", "drew", "played"] as const;
export type Deed = (typeof DEEDS)[number];

/** Notes a deed. Of a card that is drawn only that one was: which it is, is not for everybody. */
export function noteDeed(state: MegacorpState, { notesDeeds }: MegacorpContent, player: number, deed: Deed, card: number): void {
  if (!notesDeeds) return;
  const known = deed === "drew" ? 0 : card;
  state.changes.push(NO_CARD, 0, DEED, player * DEEDS.length + DEEDS.indexOf(deed), known, UNTIL_END_OF_TURN);
}

/** The cards that a player did something with in this turn, in order; for each card drawn some number. */
export const deedsOf = (state: MegacorpView, player: number, deed: Deed): number[] =>
  changesOf(state, NO_CARD, DEED).flatMap(({ a, b }) =>
    a === player * DEEDS.length + DEEDS.indexOf(deed) && b < state.card.length ? [b] : [],
  );
