/** Chapter 1.10: what destroys and annihilates cards (MC-10.4, MC-10.6). */
import { type EventRule, events } from "../../kernel/events.ts";
import { at } from "../../kernel/state.ts";
import type { MegacorpContent } from "./content.ts";
import { ANNIHILATED, cardsIn, hostOf, isNetwork, MARKET, type MegacorpState } from "./layout.ts";
import { leaveTo } from "./leave.ts";

const event = events<MegacorpState, MegacorpContent>();
export type MegacorpEvent = EventRule<MegacorpState, MegacorpContent>;

/** Why a card is destroyed: what may stop it depends on that (MC-G24, MC-G36, MC-R69, MC-R90). */
export const EFFECT = 0;
export const DAMAGE = 1;
export const MODIFIERS = 2;
export const UPKEEP = 3;
export const ORPHAN = 4;
export const HOST = 5;

/** A card in a network goes to the top of its owner's Open Market (MC-10.4): card, what destroys it (itself, if nothing does), cause. */
export const destroy: MegacorpEvent = event("destroy", ["card", "card", "number"], (state, card, _by, cause, _d, engine) => {
  if (!isNetwork(at(state.zone, card))) return;
  leaveTo(state, card, MARKET, engine, cause === HOST ? belowHost(state, card) : undefined);
});

/** MC-R28, MC-R90: of a pile that goes in one batch the newest comes to lie on top; a host that went before lies above what is older. */
function belowHost(state: MegacorpState, card: number): number | undefined {
  const host = hostOf(state, card);
  if (host < 0 || at(state.stamp, host) < at(state.stamp, card)) return undefined;
  const index = cardsIn(state, MARKET + at(state.owner, card)).indexOf(host);
  return index < 0 ? undefined : index;
}

/** A card goes from any zone to its owner's Annihilated zone: no destruction (MC-10.6, MC-G2). */
export const annihilate: MegacorpEvent = event("annihilate", ["card"], (state, card, _b, _c, _d, engine) => leaveTo(state, card, ANNIHILATED, engine));

export const DESTRUCTIONS: readonly MegacorpEvent[] = [destroy, annihilate];
