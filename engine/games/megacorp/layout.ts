/**
 * What a state of Megacorp consists of. A network is one place of cards for each player; where in it a card lies stands in the card's own
 * fields: its slot, or the host that it lies under (MC-8.1, MC-15.1). A card's place says whose network it is in, `controller` who controls it (MC-2.8).
 */
import { defineLayout } from "../../kernel/layout.ts";
import { below } from "../../kernel/rng.ts";
import { at, type StateOf, type View } from "../../kernel/state.ts";
import { stackFields, textFields } from "../../language/index.ts";

/** Two to four can play. */
export const MOST_PLAYERS = 4;

/** The traits by number, as lists of four have them. */
export const TRAIT_NAMES = ["IQ", "EQ", "MQ", "BQ"] as const;
export const TRAIT_COUNT = TRAIT_NAMES.length;

/** Phases of the turn by number, after 0, the setup (MC-5.1). */
export const PHASES = ["setup", "Accounting", "Buy", "Challenge", "Divest", "End"] as const;
export const ACCOUNTING = 1;
export const BUY = 2;
export const CHALLENGE = 3;
export const DIVEST = 4;
export const END = 5;

/** The highest bid: what everybody would start with (MC-4.2, MC-R11). */
export const MOST_BID = 10;

export const LAYOUT = defineLayout({
  players: MOST_PLAYERS,
  zones: {
    // A card drawn goes from deck to hand without the opponents learning which.
    "main deck": { per: "player", seen: "none", region: { each: "own" } },
    // No largest size, and nothing is discarded at the end of a turn (MC-2.3, MC-R105). What everybody may know is MC-R110.
    hand: { per: "player", seen: "owner", region: { each: "own" } },
    "resource deck": { per: "player", seen: "none" },
    // The top card is last (MC-2.5).
    "open market": { per: "player", seen: "all" },
    annihilated: { per: "player", seen: "all" },
    network: { per: "player", seen: "all", grid: { x: "x", y: "y", under: "host" } },
    // Where Business and Founder wait until they are placed (MC-4.9), and cards for which a written position has no place.
    aside: { per: "player", seen: "all" },
  },
  fields: {
    turn: { per: "game", doc: "Counted from 1 over all players" },
    active: { per: "game", doc: 'Whose turn it is; write "to move" instead' },
    first: { per: "game", doc: "Who had the first turn of the game (MC-4.3)" },
    phase: { per: "game", values: PHASES, doc: "Phase of the turn (MC-5.1)" },
    ending: {
      per: "game",
      values: ["no", "until step 6", "after step 6"],
      doc: "How far the End process is: nobody may act in it, and only losses are checked until its step 6 (MC-12.1, MC-R148)",
    },
    decisionsBefore: { per: "game", inside: true, doc: "Decisions that were taken before the turn (MC-R145)" },
    dealt: { per: "game", inside: true, doc: "Damage that the text carried out last has dealt (“dealt this way”)" },
    stamps: { per: "game", inside: true, doc: "Timestamps given to deployed cards so far (MC-1.5)" },
    objects: { per: "game", inside: true, doc: "Objects that cards have been so far (MC-2.10)" },
    money: { per: "player", doc: "In millions (MC-7.1)" },
    poolIQ: { per: "player", doc: "IQ in the trait pool (MC-7.6)" },
    poolEQ: { per: "player", doc: "EQ in the trait pool (MC-7.6)" },
    poolMQ: { per: "player", doc: "MQ in the trait pool (MC-7.6)" },
    poolBQ: { per: "player", doc: "BQ in the trait pool (MC-7.6)" },
    lost: { per: "player", doc: "1 for a player who is out of the game (MC-17.3)" },
    losing: { per: "player", inside: true, doc: "Why the next state check makes the player lose, one bit for each way (MC-13)" },
    winning: { per: "player", inside: true, doc: "1 if an effect says that the player wins, until the next state check (MC-13.6)" },
    bid: {
      per: "player",
      seen: "owner",
      supposed: (rng) => 1 + below(rng, MOST_BID + 1),
      doc: "The secret bid, plus 1; 0 while there is none (MC-4.2)",
    },
    shownBid: { per: "player", inside: true, doc: "The bid that was revealed last, plus 1; 0 while there is none (MC-4.2)" },
    x: { per: "card", signed: true, doc: "Column in the network; the Business begins at 0 (MC-4.9)" },
    y: { per: "card", signed: true, doc: "Row in the network, upwards (MC-R152)" },
    host: { per: "card", doc: "The card that it lies bonded under, plus 1; 0 for none (MC-15.1)" },
    controller: { per: "card", start: "owner", doc: "Player who controls it (MC-2.7)" },
    engaged: { per: "card", doc: "1 if it is engaged (MC-7.7, MC-R1)" },
    damageIQ: { per: "card", doc: "IQ damage of the turn (MC-10.1)" },
    damageEQ: { per: "card", doc: "EQ damage of the turn (MC-10.1)" },
    damageMQ: { per: "card", doc: "MQ damage of the turn (MC-10.1)" },
    damageBQ: { per: "card", doc: "BQ damage of the turn (MC-10.1)" },
    counters: { per: "card", doc: "Development counters (MC-16.5)" },
    stamp: { per: "card", doc: "When it was deployed or bought, as a timestamp (MC-1.5)" },
    object: { per: "card", doc: "Which object it is: another one in each zone (MC-2.10)" },
    attacks: { per: "card", doc: "Attacks it made this turn (MC-9.3)" },
    retaliations: { per: "card", doc: "Times it retaliated this turn (MC-9.15)" },
    attacked: { per: "card", doc: "Attacks on its space that began this turn (MC-R71)" },
    destroyedIn: { per: "card", doc: "The turn in which it was last destroyed, while it lies in the open" },
    deployedIn: { per: "card", doc: "The turn in which it was last deployed" },
    playedIn: { per: "card", doc: "The turn in which it was last played" },
    orphaned: { per: "card", doc: "1 if the last state check found it orphaned (MC-R97)" },
    resolved: { per: "card", doc: "The object that it was when its effect was carried out (MC-R125)" },
    combat: { per: "list", signed: true, doc: "The attack that goes on: see fight.ts" },
    hits: { per: "list", doc: "Who dealt combat damage to whom since the last sub-step, two numbers each (MC-G4)" },
    left: { per: "list", signed: true, unlessEmpty: true, inside: true, doc: "What has left networks, as it last was: see left.ts" },
    changes: { per: "list", signed: true, doc: "What texts changed for a time: see changes.ts" },
    ...textFields,
    // The stack, its top last (MC-14.2).
    ...stackFields,
  },
});

export type MegacorpState = StateOf<typeof LAYOUT>;
export type MegacorpView = View<MegacorpState>;

export const MAIN_DECK = LAYOUT.at["main deck"];
export const HAND = LAYOUT.at.hand;
export const RESOURCE_DECK = LAYOUT.at["resource deck"];
export const MARKET = LAYOUT.at["open market"];
export const ANNIHILATED = LAYOUT.at.annihilated;
export const NETWORK = LAYOUT.at.network;
export const ASIDE = LAYOUT.at.aside;

/** The trait pools, by trait (MC-7.6). */
export const poolOf = (state: MegacorpView, trait: number): readonly number[] =>
  trait === 0 ? state.poolIQ : trait === 1 ? state.poolEQ : trait === 2 ? state.poolMQ : state.poolBQ;

/** The fields of the damage of the turn, by trait (MC-10.1). */
export const DAMAGE_FIELDS = ["damageIQ", "damageEQ", "damageMQ", "damageBQ"] as const;

/** Damage of the turn, by trait (MC-10.1). */
export const damageOf = (state: MegacorpView, trait: number): readonly number[] =>
  trait === 0 ? state.damageIQ : trait === 1 ? state.damageEQ : trait === 2 ? state.damageMQ : state.damageBQ;

/** “1 development counter” (MC-16.5). */
export const countersOf = (state: MegacorpView, card: number): string =>
  `${at(state.counters, card)} development ${state.counters[card] === 1 ? "counter" : "counters"}`;

/** What a card is and whose, as one number: cards that were hidden may be others in a copy of a state. */
export const designAndOwner = ({ card, owner }: MegacorpView, id: number): number => at(card, id) * MOST_PLAYERS + at(owner, id);

/** The cards of a place. */
export const cardsIn = (state: MegacorpView, place: number): readonly number[] => at(state.zones, place);

/** Whether a place is a network. */
export const isNetwork = (place: number): boolean => place >= NETWORK && place < NETWORK + MOST_PLAYERS;

/** Whether a place is an Open Market. */
export const isMarket = (place: number): boolean => place >= MARKET && place < MARKET + MOST_PLAYERS;

/** The player whose network a card lies in, or -1. */
export const networkOf = (state: MegacorpView, card: number): number => {
  const place = at(state.zone, card);
  return isNetwork(place) ? place - NETWORK : -1;
};

/** The card that a card lies bonded under, or -1. */
export const hostOf = (state: MegacorpView, card: number): number => at(state.host, card) - 1;

/** Whether a card lies in a network as the top of its pile (MC-15.1). */
export const isTop = (state: MegacorpView, card: number): boolean => isNetwork(at(state.zone, card)) && at(state.host, card) === 0;

/** Whether a player is still in the game (MC-17.3). */
export const isPlaying = (state: MegacorpView, player: number): boolean => at(state.lost, player) === 0;

/** Whether a card in a network is engaged; a bonded card is if its host is (MC-7.7, MC-15.4). */
export function isEngaged(state: MegacorpView, card: number): boolean {
  const host = hostOf(state, card);
  return at(state.engaged, host < 0 ? card : host) === 1;
}

/** The players still in the game, beginning with one and going clockwise: turn player first is APNAP. */
export function playersFrom(state: MegacorpView, first: number): number[] {
  const players: number[] = [];
  for (let i = 0; i < state.players; i++) {
    const player = (first + i) % state.players;
    if (isPlaying(state, player)) players.push(player);
  }
  return players;
}

/** The cards that a player controls, in any network, bonded ones too (MC-R120, MC-R117). */
export function controlled(state: MegacorpView, player: number): number[] {
  const cards: number[] = [];
  for (let network = 0; network < state.players; network++)
    for (const card of cardsIn(state, NETWORK + network)) if (state.controller[card] === player) cards.push(card);
  return cards;
}
