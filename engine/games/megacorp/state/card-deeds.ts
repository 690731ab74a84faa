/** What was done with cards in this turn, as far as a text could ask: noted as a change of the card, so that it is forgotten at the end of the turn and with the object (MC-R251). */
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import type { MegacorpState, MegacorpView } from "../layout.ts";
import { CARD_DEED, changesOf, UNTIL_END_OF_TURN } from "./changes.ts";

export const CARD_DEEDS = ["blocked", "dealt", "hurt", "moved", "engaged"] as const;
export type CardDeed = (typeof CARD_DEEDS)[number];

/** Notes what a card did, or what was done to it. */
export function noteCardDeed(state: MegacorpState, { notesCardDeeds }: MegacorpContent, card: number, deed: CardDeed): void {
  if (!notesCardDeeds || didThisTurn(state, card, deed)) return;
  state.changes.push(card, at(state.object, card), CARD_DEED, CARD_DEEDS.indexOf(deed), 0, UNTIL_END_OF_TURN);
}

/** Whether a card did it in this turn, as the object that it is. */
export const didThisTurn = (state: MegacorpView, card: number, deed: CardDeed): boolean =>
  changesOf(state, card, CARD_DEED).some(({ a }) => a === CARD_DEEDS.indexOf(deed));
