/** Chapter 1.7: money, traits, engaging (MC-7). */
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { type MegacorpState, TRAIT_COUNT } from "../layout.ts";
import type { MegacorpEvent } from "../losing/leave.ts";
import { noteCardDeed } from "../state/card-deeds.ts";

const event = events<MegacorpState, MegacorpContent>();

/** The trait pool of a trait, by player, to be written to. */
export const poolFor = (state: MegacorpState, trait: number): number[] =>
  at([state.poolIQ, state.poolEQ, state.poolMQ, state.poolBQ], trait);

/** A player gets money: player, M. There is no cap (MC-4.6, MC-R106). All money that comes to a player is gained so, wherever it comes from (MC-R160). */
export const gainMoney: MegacorpEvent = event("gain money", ["player", "number"], (state, player, n) => {
  state.money[player] = at(state.money, player) + n;
});

/** A player is made to lose money: what is there, and no more (MC-7.1, MC-R45). */
export const loseMoney: MegacorpEvent = event("lose money", ["player", "number"], (state, player, n) => {
  state.money[player] = Math.max(0, at(state.money, player) - n);
});

/** A player pays money: player, M, payee plus 1, or 0 for the bank (MC-6.4, MC-R26). Only what can be paid is proposed (MC-R45). */
export const payMoney: MegacorpEvent = event("pay money", ["player", "number", "number"], (state, player, n, payee, _d, engine) => {
  const paid = Math.min(n, at(state.money, player));
  state.money[player] = at(state.money, player) - paid;
  if (payee > 0 && paid > 0) engine.propose(state, gainMoney, payee - 1, paid);
});

/** Traits go into a player's pool: player, trait, how many (MC-7.6, MC-R6). */
export const gainTrait: MegacorpEvent = event("gain trait", ["player", "number", "number"], (state, player, trait, n) => {
  const pool = poolFor(state, trait);
  pool[player] = at(pool, player) + n;
});

/** Traits of a player's pool are spent: player, trait, how many (MC-6.4). */
export const spendTrait: MegacorpEvent = event("spend trait", ["player", "number", "number"], (state, player, trait, n) => {
  const pool = poolFor(state, trait);
  pool[player] = Math.max(0, at(pool, player) - n);
});

/** Every player's trait pool empties (MC-7.6, MC-12.2 step 3). */
export const emptyPools: MegacorpEvent = event("empty pools", [], (state) => {
  for (let trait = 0; trait < TRAIT_COUNT; trait++) poolFor(state, trait).fill(0);
});

/** A card is turned sideways; the pile of a bonded one is (MC-7.7, MC-15.4, MC-G21). */
export const engage: MegacorpEvent = event("engage", ["card"], (state, card, _b, _c, _d, { content }) => {
  setNumber(state, "engaged", pileTop(state, card), 1);
  noteCardDeed(state, content, pileTop(state, card), "engaged");
});

/** A card is turned upright; the pile of a bonded one is (MC-7.7, MC-15.4, MC-G18). */
export const disengage: MegacorpEvent = event("disengage", ["card"], (state, card) => {
  setNumber(state, "engaged", pileTop(state, card), 0);
});

const pileTop = (state: MegacorpState, card: number): number => {
  const host = at(state.host, card);
  return host === 0 ? card : host - 1;
};

/** A player engages a card for one of its traits: player, card, trait, its score now (MC-7.3). */
export const produce: MegacorpEvent = event("produce", ["player", "card", "number", "number"], (state, player, card, trait, n, engine) => {
  const pool = poolFor(state, trait);
  pool[player] = at(pool, player) + n;
  engine.propose(state, engage, card);
});

export const PAYMENTS: readonly MegacorpEvent[] = [
  gainMoney,
  loseMoney,
  payMoney,
  gainTrait,
  spendTrait,
  emptyPools,
  engage,
  disengage,
  produce,
];
