/** What a player of Megacorp could pay for in the Buy phase, before anything is bought (MC-6.3, MC-7.3). */
import { at } from "../../../kernel/state.ts";
import type { Means } from "../../means.ts";
import type { MegacorpEngine } from "../content.ts";
import { BUY, type MegacorpState } from "../layout.ts";
import { canPay } from "./paying.ts";
import { priceOf } from "./price.ts";

/** The prices are those of the hand, with all that texts in play make cheaper or dearer (MC-6.12). */
export const megacorpMeans = (engine: MegacorpEngine): Means => ({
  buysNow: (state: MegacorpState, player) => state.phase === BUY && state.active === player,
  money: (state: MegacorpState, player) => at(state.money, player),
  covers: (state: MegacorpState, player, card) => canPay(state, engine, player, priceOf(state, engine, player, card, "hand")),
});
