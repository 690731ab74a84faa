/** Chapter 1.7: buying. */
import type { Engine } from "../../../kernel/engine.ts";
import { nothing, type Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import type { SanContent } from "../content.ts";
import { designOf, type SanState, type SanView } from "../layout.ts";
import { cardsBeyondRiver, placeWords, riverCards } from "../table/sight.ts";
import { BAN_REASON, EVERY_KIND, isAnySaid, isBanned, isOneBanned } from "../texts/bans.ts";
import { isUsedUp } from "../texts/laid.ts";
import { beginPhase, buy } from "./events.ts";
import { priceOf } from "./prices.ts";

const costOf = (state: SanView, content: SanContent, card: number): number => at(content.cost, designOf(state, card));
const priceNow = (state: SanView, card: number, engine: Engine<SanContent>): number => priceOf(state, state.active, card, engine);

/** Whether texts let a player buy a card, or any at all (SAN-R43, SAN-R64). */
export const mayBuy = (state: SanView, engine: Engine<SanContent>, player: number, card?: number): boolean =>
  !isBanned(state, engine, player, "buy", card === undefined ? EVERY_KIND : at(engine.content.kinds, designOf(state, card))) &&
  !isUsedUp(state, engine, player, "buy") &&
  (card === undefined || !isOneBanned(state, player, card, "buy one"));

/** BUY: one face-up River card at a time, any number (SAN-7.2, SAN-7.6). */
export const buyOffer: Offer<SanState, SanContent, "buy"> = {
  verb: "buy",
  items: riverCards,
  fits: [
    {
      rule: "SAN-R43",
      matters: (state, _frame, { content }) => isAnySaid(state, content),
      holds: (state, card, _frame, engine) => mayBuy(state, engine, state.active, card),
      reason: (state, _card, _frame, engine) => `${BAN_REASON} buy ${mayBuy(state, engine, state.active) ? "it" : "cards"}`,
    },
    {
      rule: "SAN-7.3",
      holds: (state, card, _frame, engine) => priceNow(state, card, engine) <= state.revenue,
      reason: (state, card, _frame, engine) => `It costs ${priceNow(state, card, engine)} Revenue and you have ${state.revenue}`,
    },
  ],
  beyond: {
    rule: "SAN-7.2",
    items: cardsBeyondRiver,
    reason: (state, card) => `You can buy only River cards; this one is ${placeWords(state, card)}`,
  },
  action: (_state, card) => ({ kind: "buy", card }),
  carryOut(state, card, _frame, engine) {
    const less = costOf(state, engine.content, card) - priceNow(state, card, engine);
    engine.propose(state, buy, state.active, card, ...(less === 0 ? [] : [less]));
    return "buy";
  },
};

/** END_BUY: the rest of the turn runs by itself (SAN-5.1). */
export const endBuyOffer: Offer<SanState, SanContent, "discard"> = {
  verb: "end buy",
  items: nothing,
  action: () => ({ kind: "end buy" }),
  carryOut(state, _item, _frame, engine) {
    engine.propose(state, beginPhase, 3);
    return "discard";
  },
};

/** A verb of another phase, with the reason why it is not on offer. */
export const later = (offer: Offer<SanState, SanContent>, reason: string): Offer<SanState, SanContent, never> => ({
  ...offer,
  never: { rule: "SAN-5.1", reason },
  carryOut() {
    throw new Error(`${offer.verb}: ${reason}`);
  },
});
