/** Chapter 1.6: buying from hand, from any Open Market's top, out of an opponent's network (MC-6). */
import { slot } from "../../kernel/frames.ts";
import type { Refusal } from "../../kernel/offers.ts";
import { procedures } from "../../kernel/procedure.ts";
import { at } from "../../kernel/state.ts";
import { hasKeyword, isBanned } from "./characteristics.ts";
import { EVENT, type MegacorpContent, type MegacorpEngine } from "./content.ts";
import { BOUGHT, DEPLOYING, FROM_HAND, hasPlace, payeeOf, priceBy } from "./deploy.ts";
import { buyOut } from "./events-cards.ts";
import { cardsIn, HAND, MARKET, type MegacorpState, type MegacorpView, NETWORK, networkOf } from "./layout.ts";
import { pay, whyUnpayable } from "./paying.ts";

export const isEvent = (state: MegacorpView, { content }: MegacorpEngine, card: number): boolean =>
  content.type[at(state.card, card)] === EVENT;

export const isBusiness = (state: MegacorpView, { content }: MegacorpEngine, card: number): boolean =>
  at(content.isBusiness, at(state.card, card));

/** Adds what people may want to buy: the cards of the own hand, the top of every Open Market, the top cards that opponents control, whatever they are: a Founder too (MC-6.2, MC-R29, MC-R103, MC-R104, MC-R127). */
export function wares(state: MegacorpView, player: number, into: number[]): void {
  into.push(...cardsIn(state, HAND + player));
  for (let seller = 0; seller < state.players; seller++) {
    const top = cardsIn(state, MARKET + seller).at(-1);
    if (top !== undefined) into.push(top);
  }
  for (let network = 0; network < state.players; network++)
    for (const card of cardsIn(state, NETWORK + network)) if (state.host[card] === 0 && state.controller[card] !== player) into.push(card);
}

/**
 * Why a ware cannot be bought by a player, whenever it is; undefined if it can. Cheapest to mend first. An Event from an Open Market is bought too, and
 * then played (MC-6.10): its play is not asked here. `flags` are those of deploying.
 */
export function whyNotBought(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, flags = 0): Refusal | undefined {
  const inNetwork = networkOf(state, card) >= 0;
  if (inNetwork) {
    if (isEvent(state, engine, card)) return { rule: "MC-R32", reason: "An Event in a network cannot be bought" };
    if (state.engaged[card] === 0)
      return { rule: "MC-6.2", reason: "Only an engaged card can be bought out of a network, and it is disengaged" };
    if (hasKeyword(state, engine, card, "loyal")) return { rule: "MC-6.7", reason: "It is Loyal: it cannot be bought out of a network" };
    if (isBanned(state, engine, card, "be-bought-from-a-network"))
      return { rule: "a card's text", reason: "A text says that it cannot be bought out of a network" };
  } else if (state.zone[card] === HAND + player && isEvent(state, engine, card))
    return { rule: "MC-R158", reason: "An Event in your hand is played, not bought" };
  if (isBanned(state, engine, card, "be-bought")) return { rule: "a card's text", reason: "A text says that it cannot be bought" };
  const unpayable = whyUnpayable(state, engine, player, priceBy(state, engine, player, card, flags));
  if (unpayable) return unpayable;
  if (isEvent(state, engine, card) || (inNetwork && isBusiness(state, engine, card)) || hasPlace(state, engine, card, player, BOUGHT))
    return undefined;
  return { rule: "MC-6.6", reason: "There is no place where you could deploy it" };
}

const CARD = 0;
const PLAYER = 1;
const FLAGS = 2;

/**
 * BUYING: card, player, further flags of deploying. It is paid for and deployed at once; nobody can respond (MC-6.6, MC-6.8, MC-6.11, MC-R129). An opponent's Business is not deployed: its
 * player loses right after the payment (MC-6.9, MC-R31). For cards that nothing refuses.
 */
export const BUYING = procedures<MegacorpState, MegacorpContent>()(
  "buying",
  {
    begin(state, frame, engine) {
      const card = slot(state, frame, CARD);
      const player = slot(state, frame, PLAYER);
      if (networkOf(state, card) >= 0 && isBusiness(state, engine, card)) {
        pay(state, engine, player, priceBy(state, engine, player, card, slot(state, frame, FLAGS)), payeeOf(state, card));
        return "buyOut";
      }
      const fromHand = state.zone[card] === HAND + player ? FROM_HAND : 0;
      engine.call(state, DEPLOYING, card, player, slot(state, frame, FLAGS) | BOUGHT | fromHand);
      return "done";
    },
    buyOut(state, frame, engine) {
      engine.propose(state, buyOut, slot(state, frame, PLAYER), slot(state, frame, CARD));
      return "done";
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);
