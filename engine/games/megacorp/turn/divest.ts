/** Chapter 1.11: the Divest phase's sale (MC-11). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { isBusiness, isEvent } from "../buying/buy.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { controlled, type MegacorpState, type MegacorpView } from "../layout.ts";
import { sell } from "../network/events-cards.ts";
import { PLAIN, WINDOW } from "../stack/priority.ts";
import { changesOf, NO_CARD, SELLS_ANY, useChange } from "../state/changes.ts";
import { hasKeyword, isBanned, valuationOf } from "../state/characteristics.ts";
import { attackElsewhere, withPriority } from "../table/elsewhere.ts";
import { isBannedWith, isPlayerBanned } from "../texts/prohibitions.ts";

/** What a card sells for, in M: its current valuation, or what its text says instead if that is more (MC-11.2, MC-16.4, MC-R33). */
export function salePrice(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  const instead = engine.content.machine
    .ownStatics(state, engine, card, at(state.controller, card), "static.sell")
    .map(({ holes }) => Number(holes[0]));
  const more = engine.content.machine
    .statics(state, engine, "static.sellsMore")
    .reduce((sum, { holes }) => ((holes[0] as readonly number[]).includes(card) ? sum + Number(holes[1]) : sum), 0);
  return Math.max(valuationOf(state, engine, card), ...instead) + more;
}

const sellOffer: Offer<MegacorpState, MegacorpContent, "sold"> = {
  verb: "sell",
  items: (state, into) => void into.push(...controlled(state, state.active)),
  fits: [
    {
      rule: "MC-11.1",
      holds: (state, card, _frame, engine) => !isBusiness(state, engine, card) && !isEvent(state, engine, card),
      reason: (state, card, _frame, engine) => `${isEvent(state, engine, card) ? "An Event" : "A Business"} cannot be sold`,
    },
    {
      rule: "MC-11.1",
      holds: (state, card) => state.host[card] === 0,
      reason: () => "It is bonded under another card",
    },
    {
      rule: "MC-11.1",
      holds: (state, card) => state.engaged[card] === 0,
      reason: () => "It is engaged",
    },
    {
      rule: "MC-G26",
      holds: (state, card, _frame, engine) => !hasKeyword(state, engine, card, "loyal"),
      reason: () => "It is Loyal: it cannot be sold",
    },
    {
      rule: "a card's text",
      // That a Loyal card cannot be sold is said already.
      holds: (state, card, _frame, engine) => hasKeyword(state, engine, card, "loyal") || !isBanned(state, engine, card, "be-sold"),
      reason: () => "A card says it cannot be sold",
    },
    {
      rule: "a card's text",
      holds: (state, _card, _frame, engine) => !isPlayerBanned(state, engine, state.active, "sell"),
      reason: () => "A card says you cannot sell cards",
    },
    {
      rule: "a card's text",
      holds: (state, card, _frame, engine) => !isBannedWith(state, engine, state.active, "sell", card),
      reason: () => "A card says you cannot sell it",
    },
  ],
  beyond: {
    rule: "MC-11.1",
    items(state, into) {
      const own = new Set(controlled(state, state.active));
      state.seen.forEach((seen, card) => {
        if ((seen & (1 << state.active)) !== 0 && !own.has(card)) into.push(card);
      });
    },
    reason: () => "You can sell only cards you control in a network",
  },
  action: (_state, card) => ({ kind: "sell", card }),
  carryOut(state, card, _frame, engine) {
    engine.propose(state, sell, state.active, card, salePrice(state, engine, card));
    return "sold";
  },
};

/** Whether a text lets the turn player sell any number of cards in this phase. */
const sellsAny = (state: MegacorpView): boolean => changesOf(state, NO_CARD, SELLS_ANY).some(({ a }) => a === state.active);

/** How many cards more than one texts let the turn player sell. */
const salesMore = (state: MegacorpView, engine: MegacorpEngine): number =>
  engine.content.machine
    .statics(state, engine, "static.salesMore")
    .reduce((sum, { controller, holes }) => (controller === state.active ? sum + Number(holes[0]) : sum), 0);

/** The slot of how many were sold. */
const SOLD = 0;

const seller = (state: MegacorpView): number => state.active;

const keepOffer: Offer<MegacorpState, MegacorpContent, "ended" | "done"> = {
  verb: "sell nothing",
  items: nothing,
  action: () => ({ kind: "sell nothing" }),
  carryOut: (state) => (sellsAny(state) ? "ended" : "done"),
};

/** SALE: the turn player sells one card, or none (MC-11.1, MC-11.3, MC-R120). No stack. */
export const SALE = procedures<MegacorpState, MegacorpContent>()(
  "sale",
  {
    sell: offersChoice<MegacorpState, MegacorpContent, "sold" | "ended" | "done">({
      kind: "sell",
      rule: "MC-11.1",
      player: (state) => state.active,
      prompt: () => "Sell one card, or none",
      offers: [sellOffer, keepOffer, ...withPriority(seller), attackElsewhere(seller)],
    }),
    // MC-14.12
    sold(state, frame, engine) {
      setSlot(state, frame, SOLD, slot(state, frame, SOLD) + 1);
      engine.call(state, WINDOW, PLAIN);
      return sellsAny(state) || slot(state, frame, SOLD) <= salesMore(state, engine) ? "sell" : "done";
    },
    ended(state, _frame, engine) {
      engine.propose(state, useChange, state.active, SELLS_ANY, 0);
      return "done";
    },
  },
  { holds: true },
);
