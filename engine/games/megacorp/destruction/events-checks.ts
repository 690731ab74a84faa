/** What state checks do besides destroying: UNIQUE, and who has become orphaned (MC-R147). */
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { gainMoney } from "../buying/events-money.ts";
import type { MegacorpContent } from "../content.ts";
import { isNetwork, MARKET, type MegacorpState } from "../layout.ts";
import type { MegacorpEvent } from "../losing/leave.ts";
import { leaveTo, leaving } from "../losing/leave.ts";
import { valuationOf } from "../state/characteristics.ts";

const event = events<MegacorpState, MegacorpContent>();

/** UNIQUE sends an older copy to its owner's Open Market, and its controller gains its current valuation: card. No destruction (MC-G45, MC-R73). */
export const unique: MegacorpEvent = {
  ...leaving(
    0,
    event("unique", ["card"], (state, card, _b, _c, _d, engine) => {
      const player = at(state.controller, card);
      const refund = valuationOf(state, engine, card);
      leaveTo(state, card, MARKET, engine);
      if (refund > 0) engine.propose(state, gainMoney, player, refund);
    }),
  ),
  still: (state, card) => isNetwork(at(state.zone, card)),
};

/** A card has become orphaned: card. A state check finds it so, and when the one before ended it was not (MC-8.7, MC-R97). */
export const becomeOrphaned: MegacorpEvent = event("become orphaned", ["card"], (state, card) => {
  setNumber(state, "orphaned", card, 1);
});

/** A card is orphaned no longer: card (MC-8.7). */
export const becomeConnected: MegacorpEvent = event("become connected", ["card"], (state, card) => {
  setNumber(state, "orphaned", card, 0);
});

export const CHECK_EVENTS: readonly MegacorpEvent[] = [unique, becomeOrphaned, becomeConnected];
