/** What instructions are worth to whoever is “you”, in points, at given prices: read off the operations, so it holds for every text that can be written. */
import type { Price } from "../moments.ts";
import { ACTION } from "./ids.ts";
import type { Operation, ZoneId } from "./operations.ts";

/** How likely an operation can be carried out, 0 to 1: guessed from its words, or 0 and 1 where a state tells. */
export type Likely = (operation: Operation) => number;

/** What some operations are worth, one after the other. */
export const priceOf = (operations: readonly Operation[], price: Price, likely: Likely): number =>
  operations.reduce((sum, operation) => sum + priceOfOne(operation, price, likely), 0);

/** What an operation is worth. What may be left out is never worth less than nothing. */
export function priceOfOne(operation: Operation, price: Price, likely: Likely): number {
  switch (operation.op) {
    case "may":
      return Math.max(0, priceOf(operation.do, price, likely));
    case "choose":
      return Math.max(0, ...operation.options.map((option) => priceOf(option, price, likely)));
    case "if": {
      const holds = likely(operation);
      return holds * priceOf(operation.do, price, likely) + (1 - holds) * priceOf(operation.else ?? [], price, likely);
    }
    case "for_each":
      return priceOfOne(operation.do, price, likely) * SOME;
    case "each_player":
      return priceOf(operation.do, price, likely) * (operation.you ? 1 - OTHERS : -OTHERS);
    case "one_player":
      return -priceOf(operation.do, price, likely) * OTHERS;
    case "pay":
      if (operation.do.length === 0) return -operation.pay * (operation.in === "immunity" ? price.immunity : price.credit);
      return likely(operation) * Math.max(0, priceOf(operation.do, price, likely) - operation.pay * price.credit);
    case "on_action":
      return priceOf(operation.do, price, likely);
    default:
      return likely(operation) * (moneyOf(operation, price) ?? cardsOf(operation, price) ?? cityOf(operation, price));
  }
}

/** Of counters; undefined of what is none. */
function moneyOf(operation: Operation, price: Price): number | undefined {
  switch (operation.op) {
    case "gain_credits":
      return operation.n * price.credit;
    case "lose_credits":
      return -operation.n * price.credit;
    case "change_revenue":
      return operation.delta * price.revenue;
    case "gain_immunity":
      return operation.n * price.immunity;
    case "lose_immunity":
      return -operation.n * price.immunity;
    // What one gains an opponent loses.
    case "steal_immunity":
      return operation.n * price.immunity * SWUNG;
    case "gain_vp_token":
      return operation.n * TOKEN;
    case "lose_vp":
      return -operation.n;
    case "draw_corruption":
      return -operation.n * price.corruption;
    case "discard_corruption":
      return operation.n * price.corruption;
    case "give_corruption":
      return operation.n * price.corruption * SWUNG;
    case "exchange_corruption":
      return operation.n * price.corruption * CHOSEN;
    case "extra_donation":
      return operation.discard * price.corruption - operation.pay * price.credit;
    case "each_opponent_discards":
      return operation.n * price.immunity;
    default:
      return undefined;
  }
}

/** Of cards; undefined of what has to do with none. */
function cardsOf(operation: Operation, price: Price): number | undefined {
  switch (operation.op) {
    case "gain_boost":
      return operation.n * price.boost;
    case "discard_boost":
      return -operation.n * price.boost;
    case "take_verse":
      return operation.n * price.verse;
    case "discard_verse":
      return -operation.n * price.verse;
    case "verse_online":
      return operation.n * price.online;
    case "replay_verse_bonus":
      return operation.n * price.bonus;
    case "swap_verses":
      return operation.max * price.replaced;
    case "refresh_market":
      return price.replaced;
    case "discard_agent":
      return -operation.n * price.agent;
    case "swap_agent":
      return operation.n * price.exchanged;
    case "ready_agents":
      return price.activation * (operation.which === "all" ? ALL : operation.n);
    case "copy_activation":
      return price.activation;
    case "copy_promotion":
      return price.copied;
    case "choose_type_at_end":
      return price.type;
    case "bonus_action":
      return price.actions[ACTION[operation.action]] ?? 0;
    default:
      return undefined;
  }
}

/** Of the city, and of all else. */
function cityOf(operation: Operation, price: Price): number {
  switch (operation.op) {
    case "add_influence":
      return operation.n * price.added;
    case "eliminate_influence":
      return operation.n * (operation.owner === "self" ? -price.added : price.eliminated);
    case "wipe_own_influence":
      return -operation.boroughs * price.added;
    case "place_server":
      return operation.n * price.server;
    case "remove_server":
      return -operation.n * price.server;
    case "range_plus":
      return operation.n * price.range;
    case "waive_server_influence":
      return price.waived;
    default:
      return 0;
  }
}

/** How much there is of what is counted, about, and what it is worth that others lose or gain something. */
const SOME = 2;
const OTHERS = 0.5;
/** Points of a token (VR-15.3). */
const TOKEN = 2;
/** What an opponent has less, as a share of what one has more. */
const SWUNG = 1.5;
/** What choosing which is worth, as a share of the whole. */
const CHOSEN = 0.5;
/** How many Agents “all your Agents in service” straightens, about. */
const ALL = 1.5;

const NEAR = 0.6;
const WIDE = 0.9;
const likelyIn = (zone: ZoneId): number => (zone === "anywhere" || zone === "controlled" ? 1 : zone === "here" ? NEAR : WIDE);
/** A condition on where the Director stands can be seen to, at a price. */
const SEEN_TO = 0.5;

/** Where no state is at hand: how likely an operation can be carried out when its turn comes. */
export function likelyAtAll(operation: Operation): number {
  switch (operation.op) {
    case "add_influence":
    case "eliminate_influence":
    case "steal_immunity":
      return likelyIn(operation.zone);
    case "if":
    case "move_server":
    case "verse_online":
    case "replay_verse_bonus":
    case "bonus_action":
      return SEEN_TO;
    default:
      return 1;
  }
}
