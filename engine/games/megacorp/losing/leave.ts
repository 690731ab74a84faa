/**
 * A card changes zone: what it was is over, and what was bonded under it cannot stand alone. Only what happens in events calls this. Destroying and
 * annihilating are here, for the one follows from the other (MC-10.4 to MC-10.6).
 */
import { type EventRule, events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { createCard, moveCard, showCard } from "../../../kernel/zones.ts";
import { hitters } from "../combat/fight.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import {
  ANNIHILATED,
  DAMAGE_FIELDS,
  HAND,
  isNetwork,
  LAYOUT,
  MAIN_DECK,
  MARKET,
  type MegacorpState,
  type MegacorpView,
  RESOURCE_DECK,
} from "../layout.ts";
import { bondedUnder } from "../network/network.ts";
import { resetChanges } from "../state/changes.ts";
import { isBanned } from "../state/characteristics.ts";
import { aboutToLeave, forgetLeft, isForeseen, noteLeft } from "../state/left.ts";
import { DESTRUCTION } from "./endings.ts";
import { lose } from "./events-losing.ts";

const EVERYBODY = (1 << LAYOUT.players) - 1;

/**
 * The place of a card's owner that is of the same zone as a place: cards go to their owner's zones only (MC-2.7, MC-R27). Networks stay as they are. A player who is out of the game
 * has neither hand nor decks: what would go there leaves the game (MC-R103).
 */
export function ownPlace(state: MegacorpView, card: number, place: number): number {
  if (isNetwork(place)) return place;
  const owner = at(state.owner, card);
  if (isHidden(place) && state.lost[owner] === 1) return ANNIHILATED + owner;
  return place - at(LAYOUT.places, place).player + at(state.owner, card);
}

/** Whether what lies in a place is known to nobody, or to its owner only. */
const isHidden = (place: number): boolean =>
  (place >= MAIN_DECK && place < MAIN_DECK + LAYOUT.players) ||
  (place >= HAND && place < HAND + LAYOUT.players) ||
  (place >= RESOURCE_DECK && place < RESOURCE_DECK + LAYOUT.players);

/**
 * Takes a card out of a network or zone and puts it into a place, of its owner unless that is a network: on top, or at an index counted from the
 * bottom. It is another object from then on (MC-2.10). A Business that leaves its network is annihilated, and its player loses (MC-13.4, MC-R46, MC-R126); no other card's leaving is a loss, the Founder's neither (MC-1.11, MC-13.8). It loses in that
 * way of losing.
 */
export function leaveTo(
  state: MegacorpState,
  card: number,
  place: number,
  engine: MegacorpEngine,
  index?: number,
  way: number = DESTRUCTION,
): void {
  const isNoted = isForeseen(state, card);
  const was = isNoted ? undefined : aboutToLeave(state, engine, card);
  if (!isNoted) forgetLeft(state, card);
  if (isNetwork(at(state.zone, card)) && at(engine.content.isBusiness, at(state.card, card))) {
    engine.propose(state, lose, at(state.owner, card), way);
    relocate(state, card, ANNIHILATED);
  } else relocate(state, card, place, index);
  if (was) noteLeft(state, card, was);
}

/** Cards in the order of their timestamps, the oldest first (MC-R28). */
export const byAge = (state: { readonly stamp: readonly number[] }, cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => at(state.stamp, a) - at(state.stamp, b) || a - b);

/** A card becomes another object in another place, and nothing follows from that: for setup, elimination and purchases of a Business. */
export function become(state: MegacorpState, card: number, place: number, index?: number): void {
  forgetLeft(state, card);
  relocate(state, card, place, index);
}

function relocate(state: MegacorpState, card: number, place: number, index?: number): void {
  const to = ownPlace(state, card, place);
  // A card that goes from one player's hidden zones to where others have a say is shown.
  if (at(LAYOUT.regions, at(state.zone, card)) !== at(LAYOUT.regions, to)) showCard(state, card, EVERYBODY);
  moveCard(state, LAYOUT, card, to, index);
  // What lies hidden is told apart by nothing.
  setNumber(state, "object", card, isHidden(to) ? 0 : ++state.objects);
  setNumber(state, "controller", card, at(state.owner, card));
  setNumber(state, "x", card, 0);
  setNumber(state, "y", card, 0);
  setNumber(state, "host", card, 0);
  setNumber(state, "engaged", card, 0);
  for (const name of DAMAGE_FIELDS) setNumber(state, name, card, 0);
  setNumber(state, "counters", card, 0);
  // In an open zone it still says which card of a batch is the newer one (MC-R28).
  if (isHidden(to)) setNumber(state, "stamp", card, 0);
  setNumber(state, "attacks", card, 0);
  setNumber(state, "retaliations", card, 0);
  setNumber(state, "attacked", card, 0);
  setNumber(state, "orphaned", card, 0);
  setNumber(state, "destroyedIn", card, 0);
  setNumber(state, "deployedIn", card, 0);
  setNumber(state, "playedIn", card, 0);
}

/** Brings a card into the game: what its decks, Business and Founder are made of. */
export function bringIn(state: MegacorpState, design: number, owner: number, place: number): number {
  const card = createCard(state, LAYOUT, design, owner, place + owner);
  setNumber(state, "controller", card, owner);
  return card;
}

const event = events<MegacorpState, MegacorpContent>();
export type MegacorpEvent = EventRule<MegacorpState, MegacorpContent>;

/**
 * An event that may take a card out of a network: which of its numbers the card is. All that are bonded under the card go at the same moment, whatever it is that takes their host away:
 * they are destroyed, and those that nothing destroys go all the same (MC-10.5, MC-15.5, MC-R90, MC-R118). The oldest goes first, so that the newest comes to
 * lie on top (MC-R28).
 */
export function leaving(n: 0 | 1, rule: MegacorpEvent): MegacorpEvent {
  const numberOf = (a: number, b: number): number => (n === 0 ? a : b);
  return {
    ...rule,
    foresees(state, a, b, _c, _d, engine) {
      const card = numberOf(a, b);
      const is = aboutToLeave(state, engine, card);
      if (is && !isForeseen(state, card)) noteLeft(state, card, is);
    },
    rank: (state, a, b) => at(state.stamp, numberOf(a, b)),
    brings: (state, a, b, _c, _d, engine) =>
      bondedUnder(state, numberOf(a, b)).map((under) =>
        isIndestructible(state, engine, under) ? [goWithHost, under] : [destroy, under, under, HOST],
      ),
  };
}

/** Whether nothing destroys a card (MC-G24, MC-R100). */
export const isIndestructible = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isBanned(state, engine, card, "be-destroyed");

/** Why a card is destroyed: what may stop it depends on that (MC-G24, MC-G36, MC-R69, MC-R90). */
export const EFFECT = 0;
export const DAMAGE = 1;
export const MODIFIERS = 2;
export const UPKEEP = 3;
export const ORPHAN = 4;
export const HOST = 5;

/**
 * A card in a network, an Event too, goes to the top of its owner's Open Market (MC-10.4, MC-14.7): card, what destroys it (itself, if nothing does), cause. All that hit it in this
 * sub-step have destroyed it in combat (MC-G4).
 */
export const destroy: MegacorpEvent = {
  ...leaving(
    0,
    event("destroy", ["card", "card", "number"], (state, card, _by, cause, _d, engine) => {
      const killers = cause === DAMAGE || cause === EFFECT ? hitters(state, card) : [];
      leaveTo(state, card, MARKET, engine);
      if (!isNetwork(at(state.zone, card))) setNumber(state, "destroyedIn", card, state.turn);
      for (const killer of killers) engine.propose(state, destroyInCombat, killer, card);
    }),
  ),
  // Whoever controls it pays for its regeneration (MC-G36).
  affected: (state, [card]) => at(state.controller, card),
  still: (state, card) => isNetwork(at(state.zone, card)),
};

/** A card has destroyed another in combat, alone or with others: who, whom (MC-G4). */
export const destroyInCombat: MegacorpEvent = event("destroy in combat", ["card", "card"], () => {});

/** A card that nothing destroys leaves all the same with its host: card (MC-R90). */
export const goWithHost: MegacorpEvent = leaving(
  0,
  event("go with the host", ["card"], (state, card, _b, _c, _d, engine) => leaveTo(state, card, MARKET, engine)),
);

/** REGENERATE: all damage of a card and all its score modifiers that last until end of turn are removed (MC-G36, MC-R70). */
export const regenerate: MegacorpEvent = event("regenerate", ["card"], (state, card, _b, _c, _d, engine) => {
  for (const name of DAMAGE_FIELDS) setNumber(state, name, card, 0);
  engine.propose(state, resetChanges, card);
});

/** A card goes from any zone to its owner's Annihilated zone: no destruction (MC-10.6, MC-G2). */
export const annihilate: MegacorpEvent = leaving(
  0,
  event("annihilate", ["card"], (state, card, _b, _c, _d, engine) => leaveTo(state, card, ANNIHILATED, engine)),
);

export const DESTRUCTIONS: readonly MegacorpEvent[] = [destroy, destroyInCombat, goWithHost, regenerate, annihilate];
