/** A card changes zone: what it was is over, and what was bonded under it cannot stand alone. Only what happens in events calls this. */
import { at } from "../../kernel/state.ts";
import { createCard, moveCard, showCard } from "../../kernel/zones.ts";
import type { MegacorpEngine } from "./content.ts";
import { destroy, HOST } from "./events-destroy.ts";
import { DESTRUCTION } from "./endings.ts";
import { lose } from "./events-losing.ts";
import { ANNIHILATED, HAND, isNetwork, LAYOUT, MAIN_DECK, type MegacorpState, RESOURCE_DECK, TRAIT_COUNT } from "./layout.ts";
import { bondedUnder } from "./network.ts";

const EVERYBODY = (1 << LAYOUT.players) - 1;

/** The place of a card's owner that is of the same zone as a place: cards go to their owner's zones only (MC-2.7, MC-R27). Networks stay as they are. */
export function ownPlace(state: MegacorpState, card: number, place: number): number {
  if (isNetwork(place)) return place;
  return place - at(LAYOUT.places, place).player + at(state.owner, card);
}

/** Whether what lies in a place is known to nobody, or to its owner only. */
const isHidden = (place: number): boolean =>
  (place >= MAIN_DECK && place < MAIN_DECK + LAYOUT.players) ||
  (place >= HAND && place < HAND + LAYOUT.players) ||
  (place >= RESOURCE_DECK && place < RESOURCE_DECK + LAYOUT.players);

/**
 * Takes a card out of a network or zone and puts it into a place, of its owner unless that is a network: on top, or at an index counted from the
 * bottom. It is another object from then on (MC-2.10). What was bonded under it is destroyed next, oldest first, whatever took the host away
 * (MC-10.5, MC-R28, MC-R90). A Business that leaves its network is annihilated, and its player loses (MC-13.4, MC-R46, MC-R126), in that
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
  const wasInNetwork = isNetwork(at(state.zone, card));
  const bonded = wasInNetwork ? bondedUnder(state, card) : [];
  if (wasInNetwork && at(engine.content.isBusiness, at(state.card, card))) {
    engine.propose(state, lose, at(state.owner, card), way);
    become(state, card, ANNIHILATED);
  } else become(state, card, place, index);
  for (const under of byAge(state, bonded)) engine.propose(state, destroy, under, under, HOST);
}

/** Cards in the order of their timestamps, the oldest first (MC-R28). */
export const byAge = (state: { readonly stamp: readonly number[] }, cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => at(state.stamp, a) - at(state.stamp, b) || a - b);

/** A card becomes another object in another place, and nothing follows from that: for setup, elimination and purchases of a Business. */
export function become(state: MegacorpState, card: number, place: number, index?: number): void {
  const to = ownPlace(state, card, place);
  // A card that goes from one player's hidden zones to where others have a say is shown.
  if (at(LAYOUT.regions, at(state.zone, card)) !== at(LAYOUT.regions, to)) showCard(state, card, EVERYBODY);
  moveCard(state, LAYOUT, card, to, index);
  // What lies hidden is told apart by nothing.
  state.object[card] = isHidden(to) ? 0 : ++state.objects;
  state.controller[card] = at(state.owner, card);
  state.x[card] = 0;
  state.y[card] = 0;
  state.host[card] = 0;
  state.engaged[card] = 0;
  for (let trait = 0; trait < TRAIT_COUNT; trait++) damageFor(state, trait)[card] = 0;
  state.counters[card] = 0;
  // In an open zone it still says which card of a batch is the newer one (MC-R28).
  if (isHidden(to)) state.stamp[card] = 0;
  state.attacks[card] = 0;
  state.retaliations[card] = 0;
  state.attacked[card] = 0;
  state.orphaned[card] = 0;
}

/** The damage of a trait, to be written to. */
export const damageFor = (state: MegacorpState, trait: number): number[] =>
  at([state.damageIQ, state.damageEQ, state.damageMQ, state.damageBQ], trait);

/** Brings a card into the game: what its decks, Business and Founder are made of. */
export function bringIn(state: MegacorpState, design: number, owner: number, place: number): number {
  const card = createCard(state, LAYOUT, design, owner, place + owner);
  state.controller[card] = owner;
  return card;
}
