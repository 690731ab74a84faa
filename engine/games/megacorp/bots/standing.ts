/** What a player of Megacorp has, and how near each way of losing is (MC-13), in points, as bots count. */
import type { PartWords, TellPart } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { cashflowOf, priceOf } from "../buying/price.ts";
import type { MegacorpEngine } from "../content.ts";
import { BUY, CHALLENGE, cardsIn, DIVEST, HAND, isPlaying, MAIN_DECK, type MegacorpView, NETWORK } from "../layout.ts";
import { businessOf, dockedTo } from "../network/network.ts";
import { pressureOn } from "./assault.ts";
import { worthOf } from "./worth.ts";

// Most of these numbers are fitted to who won (`docs/bots.md`).
/** A card in hand: each of the first, and those that there is no money for anyway. One still in the main deck: who has to draw from an empty one is out (MC-13.5). */
const HAND_CARD = 0.25;
const HANDFUL = 4;
const MORE_HAND = 0.15;
const DECK_CARD = 0.1;
/** Of the last cards of the main deck each. */
const SMALL_DECK = 6;
const LAST_CARD = 0.8;
/** Money: each M of the first, of the next, and beyond. */
const MONEY = [0.9, 0.6, 0.15] as const;
const FIRST = 6;
const NEXT = 18;
/** Who has no money in an End process is out (MC-13.1); before the own Divest phase a card can still be sold. */
const NO_MONEY = -70;
const NO_MONEY_YET = -25;
const LITTLE_MONEY = [0, -6.5, -2.5, -1, -0.2] as const;
/** What is left where a turn ends has to last through what the others take in theirs: that much less, by the M that are left, and by the docked cards. */
const LITTLE_LEFT = [0, -10, -8, -7, -6.5, -5, -3.5, -1.5, -0.8] as const;
const DOCKED_LEFT = [-7.5, -4.5, -2.5, -0.8] as const;
/** Cards docked to the Business, from none: who has none in the own End process is out (MC-13.2); after the own Buy phase there is hardly a way back. */
const DOCKED = [-4, -2.5, -0.8, -0.2, 0] as const;
const ISOLATED = -40;
/** An engaged Business pays no cashflow: each M of it, and something for all that it could do. */
const ENGAGED_CASHFLOW = -0.7;
const ENGAGED = -0.3;
/** An engaged Business can be bought by whoever can pay for it, in the own Buy phase (MC-13.3): at once, and in the next turn. */
const FOR_SALE = -40;
const FOR_SALE_NEXT = -20;
/** What attacks on a Business can take of it in the player's next turn, in a later one: for all of it, by the square of the share (MC-13.4). */
const ASSAULT = { next: 8, later: 3.5 } as const;
/** More than all of it is hardly more. */
const OVER = 1.15;
/** All of it can be taken still this turn. */
const FALLS_NOW = 11;

/** The parts of a standing. */
const MONEY_LEFT: PartWords = { more: "more money", less: "less money" };
const CARDS_IN_HAND: PartWords = { more: "more cards in hand", less: "fewer cards in hand" };
const CARDS_TO_DRAW: PartWords = { more: "more cards to draw", less: "fewer cards to draw" };
const CARDS_IN_PLAY: PartWords = { more: "stronger cards in play", less: "weaker cards in play" };
const BESIDE: PartWords = { more: "more cards docked to your Business", less: "fewer cards docked to your Business" };
const READY_BUSINESS: PartWords = { more: "a disengaged Business", less: "an engaged Business" };
const OFF_SALE: PartWords = { more: "a Business that nobody can buy", less: "a Business that others can buy" };
const ATTACKS: PartWords = { more: "more pressure on their Businesses", less: "less pressure on their Businesses" };

/** How many points a player has in a position; `tell` hears of each part. */
export type Standing = (state: MegacorpView, engine: MegacorpEngine, player: Player, tell?: TellPart) => number;

/** The points of a player where a turn ends. */
export const standingAfter: Standing = (state, engine, player, tell) => {
  const money = LITTLE_LEFT[at(state.money, player)] ?? 0;
  const business = businessOf(state, engine.content, player);
  const docked = business === undefined ? 0 : (DOCKED_LEFT[dockedTo(state, engine.content, business).length] ?? 0);
  tell?.(MONEY_LEFT, money);
  tell?.(BESIDE, docked);
  return standing(state, engine, player, tell) + money + docked;
};

/** The points of a player. */
export function standing(state: MegacorpView, engine: MegacorpEngine, player: Player, tell?: TellPart): number {
  const money = purse(state, player);
  const hand = cardsIn(state, HAND + player).length;
  const held = HAND_CARD * Math.min(hand, HANDFUL) + MORE_HAND * Math.max(0, hand - HANDFUL);
  const deck = cardsIn(state, MAIN_DECK + player).length;
  const drawn = DECK_CARD * deck - LAST_CARD * Math.max(0, SMALL_DECK - deck);
  let inPlay = 0;
  for (let network = 0; network < state.players; network++) {
    const cards = cardsIn(state, NETWORK + network);
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (state.controller[card] === player) inPlay += worthOf(state, engine, card);
    }
  }
  tell?.(MONEY_LEFT, money);
  tell?.(CARDS_IN_HAND, held);
  tell?.(CARDS_TO_DRAW, drawn);
  tell?.(CARDS_IN_PLAY, inPlay);
  const points = money + held + drawn + inPlay;
  const business = businessOf(state, engine.content, player);
  if (business === undefined) return points;
  const docked = dockedTo(state, engine.content, business).length;
  const late = state.active === player && state.phase > BUY;
  const beside = docked === 0 && late ? ISOLATED : at(DOCKED, Math.min(DOCKED.length - 1, docked));
  const isEngaged = state.engaged[business] === 1;
  const engaged = isEngaged ? ENGAGED + ENGAGED_CASHFLOW * cashflowOf(state, engine, business) : 0;
  const sale = isEngaged ? forSale(state, engine, player, business) : 0;
  let attacks = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== player && isPlaying(state, other)) attacks += assault(state, engine, player, other);
  tell?.(BESIDE, beside);
  tell?.(READY_BUSINESS, engaged);
  tell?.(OFF_SALE, sale);
  tell?.(ATTACKS, attacks);
  return points + beside + engaged + sale + attacks;
}

/** What money is worth to a player now. */
export function purse(state: MegacorpView, player: Player, money = at(state.money, player)): number {
  if (money === 0) return state.active === player && state.phase < DIVEST ? NO_MONEY_YET : NO_MONEY;
  const [first, next, beyond] = MONEY;
  const points = first * Math.min(money, FIRST) + next * Math.max(0, Math.min(money, NEXT) - FIRST) + beyond * Math.max(0, money - NEXT);
  return points + (LITTLE_MONEY[money] ?? 0);
}

/** What it means that a player's Business is engaged: whoever has the money, less what texts take off, can buy it. */
function forSale(state: MegacorpView, engine: MegacorpEngine, player: Player, business: number): number {
  for (let other = 0; other < state.players; other++) {
    if (other === player || !isPlaying(state, other)) continue;
    if (at(state.money, other) < priceOf(state, engine, other, business, "network").money) continue;
    if (state.active === other && state.phase <= BUY) return FOR_SALE;
    // It disengages in its player's next turn, which comes first if somebody else's is past buying.
    if (state.active === player) return FOR_SALE_NEXT;
  }
  return 0;
}

function assault(state: MegacorpView, engine: MegacorpEngine, player: Player, other: Player): number {
  const points = (worth: number, share: number) => worth * Math.min(OVER, share) ** 2;
  if (state.active !== player) return points(ASSAULT.next, pressureOn(state, engine, player, other, "next"));
  const later = points(ASSAULT.later, pressureOn(state, engine, player, other, "next"));
  return state.phase <= CHALLENGE && pressureOn(state, engine, player, other, "now") >= 1 ? FALLS_NOW : later;
}
