/** Chapter 1.6: buying from hand, from any Open Market's top, out of an opponent's network (MC-6). */
import { slot } from "../../../kernel/frames.ts";
import type { Refusal } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { Grouped } from "../../../language/index.ts";
import { EVENT, type MegacorpContent, type MegacorpEngine } from "../content.ts";
import { cardsIn, HAND, MARKET, type MegacorpState, type MegacorpView, NETWORK, networkOf } from "../layout.ts";
import { BOUGHT, DEPLOYING, FROM_HAND, hasPlace, payeeOf, priceBy } from "../network/deploy.ts";
import { buyOut } from "../network/events-cards.ts";
import { hasKeyword, isAllowedBy, isBanned } from "../state/characteristics.ts";
import { isBannedWith, isDeployedEnough, whyOverLimit } from "../texts/prohibitions.ts";
import { whyNoAdditional } from "./additional.ts";
import { spendOnce } from "./firsts.ts";
import { pay, whyUnpayable } from "./paying.ts";

export const isEvent = (state: MegacorpView, { content }: MegacorpEngine, card: number): boolean =>
  content.type[at(state.card, card)] === EVENT;

export const isBusiness = (state: MegacorpView, { content }: MegacorpEngine, card: number): boolean =>
  at(content.isBusiness, at(state.card, card));

/** Adds what people may want to buy: the cards of the own hand, the top of every Open Market, the top cards that opponents control, whatever they are: a Founder too (MC-6.2, MC-R29, MC-R103, MC-R104, MC-R127). */
export function wares(state: MegacorpView, player: number, into: number[], engine: MegacorpEngine): void {
  into.push(...cardsIn(state, HAND + player));
  for (let seller = 0; seller < state.players; seller++) {
    const top = cardsIn(state, MARKET + seller).at(-1);
    if (top !== undefined) into.push(top);
  }
  // MC-R254
  for (const { controller, holes } of engine.content.machine.statics(state, engine, "may.buyHeld"))
    if (controller === player)
      for (let seller = 0; seller < state.players; seller++)
        for (const card of cardsIn(state, MARKET + seller)) if (!into.includes(card) && (holes[0] as Grouped).fits(card)) into.push(card);
  for (let network = 0; network < state.players; network++)
    for (const card of cardsIn(state, NETWORK + network)) if (state.host[card] === 0 && state.controller[card] !== player) into.push(card);
}

/** One thing that a purchase may fail by, whenever it is. `flags` are those of deploying. */
type Check = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number, flags: number) => Refusal | undefined;

/** Events that are not bought at all. One from an Open Market is bought, and then played (MC-6.10): its play is not asked here. */
const whyNeverBought: Check = (state, engine, player, card) => {
  if (!isEvent(state, engine, card)) return undefined;
  if (networkOf(state, card) >= 0) return { rule: "MC-R32", reason: "An Event in a network cannot be bought" };
  return state.zone[card] === HAND + player ? { rule: "MC-R158", reason: "An Event in your hand is played, not bought" } : undefined;
};

/** Whether a text lets a player buy a card as though it were engaged. */
const countsAsEngaged = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): boolean =>
  engine.content.machine
    .statics(state, engine, "may.buyEngaged")
    .some(({ controller, holes: [group] }) => controller === player && (group as Grouped).fits(card));

const whyNotForSale: Check = (state, engine, player, card) => {
  if (networkOf(state, card) >= 0) {
    if (state.engaged[card] === 0 && !countsAsEngaged(state, engine, player, card))
      return { rule: "MC-6.2", reason: "Only engaged cards can be bought out of a network, and this one is disengaged" };
  }
  return whyKept(state, engine, player, card, 0);
};

/** Why a card is not for sale, engaged or not. */
const whyKept: Check = (state, engine, _player, card) => {
  if (networkOf(state, card) >= 0) {
    if (hasKeyword(state, engine, card, "loyal")) return { rule: "MC-6.7", reason: "It is Loyal: it cannot be bought out of a network" };
    if (isBanned(state, engine, card, "be-bought-from-a-network"))
      return { rule: "a card's text", reason: "A card says it cannot be bought out of a network" };
  }
  return isBanned(state, engine, card, "be-bought") ? { rule: "a card's text", reason: "A card says it cannot be bought" } : undefined;
};

const whyForbidden: Check = (state, engine, player, card) =>
  !isAllowedBy(state, engine, card, player, "static.deployIf")
    ? { rule: "a card's text", reason: "Its text does not allow you to deploy it now" }
    : whyBanned(state, engine, player, card, 0);
const whyBanned: Check = (state, engine, player, card) =>
  isBannedWith(state, engine, player, "buy", card) || isBannedWith(state, engine, player, "deploy", card)
    ? { rule: "a card's text", reason: "A card says you cannot buy it" }
    : isDeployedEnough(state, engine, player, card)
      ? { rule: "MC-R195", reason: "A card says you cannot deploy another this turn" }
      : undefined;

const whyTooDear: Check = (state, engine, player, card, flags) => {
  const price = priceBy(state, engine, player, card, flags);
  // MC-R236
  return whyUnpayable(state, engine, player, price) ?? whyOverLimit(state, engine, player, price.money);
};

const whyNoPlace: Check = (state, engine, player, card) =>
  isEvent(state, engine, card) ||
  (networkOf(state, card) >= 0 && isBusiness(state, engine, card)) ||
  hasPlace(state, engine, card, player, BOUGHT)
    ? undefined
    : { rule: "MC-6.6", reason: "You have nowhere to deploy it" };

/** An Event from an Open Market is asked about when it is played. */
const whyNotBesides: Check = (state, engine, player, card) =>
  isEvent(state, engine, card) ? undefined : whyNoAdditional(state, engine, player, card);

/** Cheapest to mend first. */
const CHECKS: readonly Check[] = [whyNotForSale, whyForbidden, whyTooDear, whyNoPlace, whyNotBesides];

/** Why a ware cannot be bought by a player, whenever it is; undefined if it can: the first of `allAgainstBuying`. */
export function whyNotBought(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, flags = 0): Refusal | undefined {
  const never = whyNeverBought(state, engine, player, card, flags);
  if (never) return never;
  for (const check of CHECKS) {
    const refusal = check(state, engine, player, card, flags);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Whether a card in a network could be bought by a player with enough money and traits, were it engaged (MC-6.2). */
export const isForSaleEngaged = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): boolean =>
  [whyNeverBought, whyKept, whyForbidden, whyNoPlace].every((check) => check(state, engine, player, card, 0) === undefined);

/** All that keeps a ware from being bought by a player, whenever it is, cheapest to mend first. */
export function allAgainstBuying(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): readonly Refusal[] {
  const never = whyNeverBought(state, engine, player, card, 0);
  return never ? [never] : CHECKS.flatMap((check) => check(state, engine, player, card, 0) ?? []);
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
        const price = priceBy(state, engine, player, card, slot(state, frame, FLAGS));
        spendOnce(state, engine, player, card);
        pay(state, engine, player, price, payeeOf(state, card));
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
