/** Chapter 1.7: buying. */
import type { Need, Offer } from "../../kernel/offers.ts";
import { nothing } from "../../kernel/offers.ts";
import { at } from "../../kernel/state.ts";
import type { SanContent } from "./content.ts";
import { buy } from "./events.ts";
import type { SanState, SanView } from "./layout.ts";
import { cardsBeyondRiver, placeWords, riverCards } from "./sight.ts";

const costOf = (state: SanView, content: SanContent, card: number): number => at(content.cost, at(state.card, card));

/** BUY: one face-up River card at a time, any number (SAN-7.2, SAN-7.6). */
export const buyOffer: Offer<SanState, SanContent, "buy"> = {
  verb: "buy",
  items: riverCards,
  fits: [
    {
      rule: "SAN-7.3",
      holds: (state, card, _frame, { content }) => costOf(state, content, card) <= state.revenue,
      reason: (state, card, _frame, { content }) => `It costs ${costOf(state, content, card)} Revenue and you have ${state.revenue}`,
    },
  ],
  beyond: {
    rule: "SAN-7.2",
    items: cardsBeyondRiver,
    reason: (state, card) => `Only River cards are bought; this one lies ${placeWords(state, card)}`,
  },
  action: (_state, card) => ({ kind: "buy", card }),
  carryOut(state, card, _frame, engine) {
    engine.propose(state, buy, state.active, card);
    return "buy";
  },
};

/** END_BUY: the rest of the turn runs by itself (SAN-5.1). */
export const endBuyOffer: Offer<SanState, SanContent, "discardPhase"> = {
  verb: "end buy",
  items: nothing,
  action: () => ({ kind: "end buy" }),
  carryOut: () => "discardPhase",
};

const never = (rule: string, reason: string): Need<SanState, SanContent> => ({ rule, holds: () => false, reason: () => reason });

/** A verb of another phase: never on offer, but with the reason why not. */
export const later = (offer: Offer<SanState, SanContent>, reason: string): Offer<SanState, SanContent, never> => ({
  verb: offer.verb,
  needs: [never("SAN-5.1", reason)],
  items: offer.items,
  ...(offer.fits ? { fits: offer.fits } : {}),
  ...(offer.beyond ? { beyond: offer.beyond } : {}),
  action: offer.action,
  carryOut() {
    throw new Error(`${offer.verb} is not on offer`);
  },
});
