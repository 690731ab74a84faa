/** Chapter 1.8: deploying, in a slot or under a host, free or paid (MC-8.4 to MC-8.6, MC-G5, MC-G14, MC-G43). */
import type { Action } from "../../../kernel/choice.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import type { Refusal } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { Grouped } from "../../../language/index.ts";
import { payAdditional, whyNoAdditional } from "../buying/additional.ts";
import { spendOnce } from "../buying/firsts.ts";
import { canPay, pay } from "../buying/paying.ts";
import { FREE as NO_PRICE, type Price, priceOf, type Seller } from "../buying/price.ts";
import { canBeTargeted } from "../combat/camouflage.ts";
import { CHARACTER, EVENT, type MegacorpContent, type MegacorpEngine } from "../content.ts";
import { cardsIn, HAND, hostOf, isNetwork, MARKET, type MegacorpState, type MegacorpView, NETWORK, networkOf } from "../layout.ts";
import { hasKeyword, keywordsOf, mayBeTargetedBy } from "../state/characteristics.ts";
import { isBannedWith } from "../texts/prohibitions.ts";
import { buy, deploy, ENGAGED } from "./events-cards.ts";
import { dockedAt, hasOpenSlot, hostNamed, networkOfSlot, openSlots, REACH, slotAt, slotOf, underHost, xOf, yOf } from "./network.ts";
import { nameOf, whyNoSlot } from "./not-there.ts";

// How a card is deployed, one bit each.

/** Out of its player's hand in the ordinary way, ABRUPT included: what requires "from hand" hears it (MC-R86). */
export const FROM_HAND = 1;
/** Nothing is paid (MC-G14, MC-R85). */
export const FREE = 2;
/** Only in the player's own network: a resource reveal, an Event (MC-5.2 step 5, MC-8.6). */
export const OWN_NETWORK = 4;
/** It is bought, from wherever it lies (MC-6.2). */
export const BOUGHT = 8;
const NETWORKS = 16;
/** Only in the network that a place is. */
export const inNetwork = (place: number): number => (place - NETWORK + 1) * NETWORKS;
const LESS = 128;
/** For so many M less. */
export const forLess = (m: number): number => m * LESS;

/** What a card costs when it is deployed in that way (MC-6.3). */
export function priceBy(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, flags: number): Price {
  if ((flags & FREE) !== 0) return NO_PRICE;
  const { money, traits } = priceOf(state, engine, player, card, sellerOf(state, card));
  return { money: Math.max(0, money - Math.trunc((flags % ENGAGED) / LESS)), traits };
}

/** What a card may be bonded under: the filters of its BOND, by default a Character; undefined if it has no BOND (MC-G5). */
export function bondFilter(state: MegacorpView, engine: MegacorpEngine, card: number): ((host: number) => boolean) | undefined {
  if (!hasKeyword(state, engine, card, "bond")) return undefined;
  const bonds = keywordsOf(state, engine, card).filter(({ id }) => id === "bond");
  return (host) =>
    bonds.some(({ holes: [filter] }) =>
      filter === undefined ? engine.content.type[at(state.card, host)] === CHARACTER : (filter as Grouped).fits(host),
    );
}

/**
 * Where a player may deploy a card, in a stable order: for a BOND card the hosts (MC-G5), else, Equipment like any other (MC-R91), empty slots of any network in which it is docked to a
 * card, whoever controls that and orphaned or not (MC-8.4, MC-R37, MC-R112), and the slots of the player's own uncovered TERRAIN (MC-G43, MC-R93, MC-R151). A card that lies in
 * a network leaves its slot empty (MC-R30).
 */
export function placesFor(state: MegacorpView, engine: MegacorpEngine, card: number, player: number, flags: number): number[] {
  const filter = bondFilter(state, engine, card);
  const isAway = isForOpponents(state, engine, card, player);
  // What was unbonded does not go straight back (MC-R186).
  const from = hostOf(state, card);
  const places: number[] = [];
  for (let network = 0; network < state.players; network++) {
    if (!isOpen(network, player, flags) || (network === player && isAway)) continue;
    if (filter) {
      for (const host of cardsIn(state, NETWORK + network))
        if (
          host !== card &&
          host !== from &&
          canBeTargeted(state, engine, host) &&
          mayBeTargetedBy(state, engine, host, card) &&
          !isBannedWith(state, engine, player, "bond", host) &&
          filter(host)
        )
          places.push(underHost(host));
    } else {
      for (const terrain of cardsIn(state, NETWORK + network))
        if (mayCover(state, engine, terrain, card, player)) places.push(slotOf(state, terrain));
      places.push(...openSlots(state, engine.content, card, network));
    }
  }
  return places.sort((a, b) => a - b);
}

/** Whether a card's text lets it be deployed only into the networks of a player's opponents. */
const isForOpponents = (state: MegacorpView, engine: MegacorpEngine, card: number, player: number): boolean =>
  engine.content.machine.ownStatics(state, engine, card, player, "static.deployAway").length > 0;

/** Whether a network is one of those where a player may deploy in that way. */
function isOpen(network: number, player: number, flags: number): boolean {
  const only = Math.trunc((flags % LESS) / NETWORKS) - 1;
  return ((flags & OWN_NETWORK) === 0 || network === player) && (only < 0 || network === only);
}

/** Whether a player may use the slot of a card for another one: it is the player's own TERRAIN on top, and the card would dock there (MC-G43, MC-R93, MC-R151). */
function mayCover(state: MegacorpView, engine: MegacorpEngine, terrain: number, card: number, player: number): boolean {
  if (state.host[terrain] !== 0 || state.controller[terrain] !== player || terrain === card) return false;
  return hasKeyword(state, engine, terrain, "terrain") && dockedAt(state, engine.content, card, slotOf(state, terrain)).length > 0;
}

/**
 * What stands against deploying a card in a slot of a network in that way; none if it can be deployed there, or there is no such slot.
 *
 * @param there counted from the Business
 */
export function whyNotThere(
  state: MegacorpView,
  engine: MegacorpEngine,
  card: number,
  player: number,
  flags: number,
  there: { readonly network: number; readonly x: number; readonly y: number },
): Refusal[] {
  const { network, x, y } = there;
  const reaches = [x, y].every((one) => Number.isSafeInteger(one) && Math.abs(one) <= REACH);
  if (!reaches || !Number.isSafeInteger(network) || network < 0 || network >= state.players) return [];
  const name = nameOf(state, engine, card);
  if (network === player && isForOpponents(state, engine, card, player))
    return [{ rule: "a card's text", reason: `${name} can be deployed only into an opponent's network` }];
  if (!isOpen(network, player, flags))
    return [{ rule: ruleOfNetwork(state, engine, card, flags), reason: `${name} must be deployed in another network` }];
  if (bondFilter(state, engine, card)) return [{ rule: "MC-G5", reason: `${name} takes no slot: it is bonded under a card` }];
  return whyNoSlot(state, engine, card, player, slotAt(network, x, y));
}

/** What names the network: a resource reveal and an Event go to their player's own one (MC-5.2, MC-8.6), others where a text says. */
function ruleOfNetwork(state: MegacorpView, engine: MegacorpEngine, card: number, flags: number): string {
  if ((flags & OWN_NETWORK) === 0) return "MC-8.4";
  return at(engine.content.type, at(state.card, card)) === EVENT ? "MC-8.6" : "MC-5.2";
}

/** Whether there is any place for a card (MC-6.6). */
export function hasPlace(state: MegacorpView, engine: MegacorpEngine, card: number, player: number, flags: number): boolean {
  if (!hasKeyword(state, engine, card, "bond") && !isForOpponents(state, engine, card, player))
    for (let network = 0; network < state.players; network++)
      if (isOpen(network, player, flags) && hasOpenSlot(state, engine.content, card, network)) return true;
  return placesFor(state, engine, card, player, flags).length > 0;
}

/** A place as people read it: `deploy` with network and slot, counted from the Business, or `bond` with the host. */
export function placeAction(card: number, place: number): Action {
  const host = hostNamed(place);
  if (host >= 0) return { kind: "bond", card, host };
  return { kind: "deploy", card, network: networkOfSlot(place), x: xOf(place), y: yOf(place) };
}

/** Where a card is bought now (MC-R33). */
export function sellerOf(state: MegacorpView, card: number): Seller {
  const place = at(state.zone, card);
  if (isNetwork(place)) return "network";
  if (place >= MARKET && place < MARKET + state.players) return "market";
  return place >= HAND && place < HAND + state.players ? "hand" : "reveal";
}

/** Who is paid for a card, plus 1: its controller if it is bought out of a network, else the bank (MC-6.4, MC-R26). */
export const payeeOf = (state: MegacorpView, card: number): number => (networkOf(state, card) < 0 ? 0 : at(state.controller, card) + 1);

// Slots of the frame.
const CARD = 0;
const PLAYER = 1;
const FLAGS = 2;
const PLACE = 3;

/**
 * DEPLOYING: card, player, flags. The player says where, pays unless it is free, and the card is there: nobody can respond (MC-6.6, MC-6.11, MC-8.4). Without a legal place
 * nothing happens (MC-R142).
 */
export const DEPLOYING = procedures<MegacorpState, MegacorpContent>()(
  "deploying",
  {
    begin(state, frame, engine) {
      const [card, player, flags] = [slot(state, frame, CARD), slot(state, frame, PLAYER), slot(state, frame, FLAGS)];
      if ((flags & FREE) === 0 && at(engine.content.type, at(state.card, card)) !== EVENT) {
        if (whyNoAdditional(state, engine, player, card)) return "done";
        if (payAdditional(state, engine, player, card, 0)) return "costs";
      }
      return hasPlace(state, engine, card, player, flags) ? "place" : "done";
    },
    place: {
      kind: "deploy",
      rule: "MC-8.4",
      forms: [
        { kind: "deploy", members: { card: "card", network: "player", x: "number", y: "number" } },
        { kind: "bond", members: { card: "card", host: "card" } },
      ],
      player: (state, frame) => slot(state, frame, PLAYER),
      candidates(state, into, frame, engine) {
        into.push(...placesFor(state, engine, slot(state, frame, CARD), slot(state, frame, PLAYER), slot(state, frame, FLAGS)));
      },
      action: (state, place, frame) => placeAction(slot(state, frame, CARD), place),
      carryOut(state, place, frame) {
        setSlot(state, frame, PLACE, place);
        return (slot(state, frame, FLAGS) & FREE) === 0 ? "pay" : "arrive";
      },
      against(state, action, frame, engine) {
        if (action.kind !== "deploy" || action["card"] !== slot(state, frame, CARD)) return [];
        const there = { network: Number(action["network"]), x: Number(action["x"]), y: Number(action["y"]) };
        return whyNotThere(state, engine, slot(state, frame, CARD), slot(state, frame, PLAYER), slot(state, frame, FLAGS), there);
      },
      prompt: (state, frame, { content }) => `Where do you deploy ${at(content.cards, at(state.card, slot(state, frame, CARD))).name}?`,
    },
    pay(state, frame, engine) {
      const card = slot(state, frame, CARD);
      const player = slot(state, frame, PLAYER);
      const price = priceBy(state, engine, player, card, slot(state, frame, FLAGS));
      spendOnce(state, engine, player, card);
      pay(state, engine, player, price, payeeOf(state, card));
      return "arrive";
    },
    arrive(state, frame, engine) {
      const card = slot(state, frame, CARD);
      const player = slot(state, frame, PLAYER);
      const flags = slot(state, frame, FLAGS);
      if ((flags & BOUGHT) !== 0) engine.propose(state, buy, player, card);
      engine.propose(state, deploy, player, card, slot(state, frame, PLACE), flags);
      return "done";
    },
    // The slot counts them meanwhile. What they took may have made the card dearer, or was its last place (MC-R265).
    costs(state, frame, engine) {
      const [card, player, flags] = [slot(state, frame, CARD), slot(state, frame, PLAYER), slot(state, frame, FLAGS)];
      const n = slot(state, frame, PLACE) + 1;
      setSlot(state, frame, PLACE, n);
      if (payAdditional(state, engine, player, card, n)) return "costs";
      const price = priceBy(state, engine, player, card, flags);
      return hasPlace(state, engine, card, player, flags) && canPay(state, engine, player, price) ? "place" : "done";
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);
