/**
 * What a state of San consists of. Player 0 is SUN, player 1 is STAR. Slots of the River and spaces of a Corruption Zone are numbered from
 * SUN's left and stand at each other: space s belongs to slot s (SAN-R4).
 */
import { defineLayout } from "../../kernel/layout.ts";
import { at, missing, type StateOf, type View } from "../../kernel/state.ts";
import { textFields } from "../../language/index.ts";
import { SAN_ABOUT } from "./about.ts";
import type { SanContent } from "./content.ts";

export const SUN = 0;
export const STAR = 1;
export const SEATS = SAN_ABOUT.play.seats;
/** Slots of the River, and spaces of each Corruption Zone (SAN-4.3, SAN-4.7). */
export const SLOTS = 6;
/** Cards that a space of a Corruption Zone holds at most (SAN-4.7). */
export const SPACE_HOLDS = 2;

export const LAYOUT = defineLayout({
  players: 2,
  zones: {
    // Deck, hand and Corruption Zone are one region: a card may go from one to another without the opponent learning which (SAN-R29).
    deck: { per: "player", seen: "none", region: { each: "own" } },
    hand: { per: "player", seen: "owner", region: { each: "own" } },
    discard: { per: "player", seen: "all" },
    "play area": { per: "player", seen: "all" },
    // A card corrupted from the River was seen by both and stays known; one from hand only to its owner (SAN-R37).
    "corruption zone": { per: "player", spaces: SLOTS, seen: "owner", region: { each: "own" } },
    // The current Virus is on top, that is last (SAN-4.6).
    "virus stack": { per: "player", seen: "all" },
    river: { spaces: SLOTS, seen: "all" },
    // Its top card is shown by whatever makes it the top card (SAN-R2).
    supply: { seen: "none" },
    box: { seen: "all" },
  },
  fields: {
    turn: { per: "game", doc: "Counted from 1 over both players (SAN-R30)" },
    active: { per: "game", doc: 'Whose turn it is; write "to move" instead' },
    phase: { per: "game", values: ["none", "play", "buy", "discard", "refill"], doc: "Phase of the turn (SAN-5.1)" },
    stage: { per: "player", rare: true, start: 1, doc: "Stage of the Banner, 1 to 7 (SAN-R3)" },
    tokens: { per: "player", rare: true, doc: "Hand Bonus tokens won (SAN-10.6)" },
    markerOn: {
      per: "game",
      values: ["port", "SUN", "STAR"],
      doc: "Where the Virus marker is: at the Central Port or on a Corporation's top Virus card",
    },
    markerSpace: { per: "game", doc: "Its space on that card, from 1; 0 at the Port" },
    corruption: { per: "game", doc: "Corruption pool of the turn (SAN-9.1)" },
    propaganda: { per: "game", doc: "Propaganda pool of the turn (SAN-10.1)" },
    hacking: { per: "game", doc: "Hacking pool of the turn (SAN-11.1)" },
    revenue: { per: "game", doc: "Purchasing Revenue (SAN-7.1)" },
    type: { per: "game", values: ["none", "Corruption", "Propaganda", "Hacking"], doc: "The Mercenary type of the turn (SAN-6.3)" },
    allTypes: { per: "game", inside: true, doc: "1 if all types may be played this turn (SAN-13.7)" },
    played: { per: "game", inside: true, doc: "Cards played this turn (SAN-6.1)" },
    playedFromHand: { per: "game", inside: true, doc: "Cards played from hand this turn (SAN-R27)" },
    multipliers: {
      per: "list",
      rare: true,
      doc: "Multipliers of the turn, three numbers each: icon, the kinds of cards that count (one bit each), icons for each card (SAN-13.1)",
    },
    became: {
      per: "card",
      doc: "What a card in play copies: the index of the design, plus 1; 0 for itself (SAN-13.3, SAN-13.4)",
    },
    marked: { per: "card", doc: "1 for a River card that goes to the box because its Single Use was copied (SAN-R17)" },
    extraTurns: { per: "game", inside: true, doc: "Extra turns that the active player takes before the opponent's next turn" },
    baseHand: { per: "player", rare: true, doc: "Hand size without tokens (SAN-4.8 to SAN-4.10)" },
    tokenStages: { per: "list", rare: true, doc: "Stages of each track with a Hand Bonus token (SAN-R5)" },
    turnLimit: { per: "game", inside: true, doc: "Turn limit, after which the game is scored (SAN-R30)" },
    bans: {
      per: "list",
      rare: true,
      unlessEmpty: true,
      doc: "What texts forbid players, four numbers each: player, what, kinds of cards (one bit each), until when (SAN-R43)",
    },
    done: {
      per: "list",
      rare: true,
      unlessEmpty: true,
      doc: "What players did this turn, three numbers each: player, what, kinds of the card (one bit each); kept only where a text asks for it (SAN-R56)",
    },
    ...textFields,
  },
});

export type SanState = StateOf<typeof LAYOUT>;
export type SanView = View<SanState>;

export const DECK = LAYOUT.at.deck;
export const HAND = LAYOUT.at.hand;
export const DISCARD = LAYOUT.at.discard;
export const PLAY_AREA = LAYOUT.at["play area"];
export const ZONE = LAYOUT.at["corruption zone"];
export const VIRUS_STACK = LAYOUT.at["virus stack"];
export const RIVER = LAYOUT.at.river;
export const SUPPLY = LAYOUT.at.supply;
export const BOX = LAYOUT.at.box;

/** The cards of a place. */
export const cardsIn = ({ zones }: SanView, place: number): readonly number[] => zones[place] ?? missing(zones, place);

/** The card of a River slot, counted from 0, or undefined if the slot is empty. */
export const riverCard = (state: SanView, slot: number): number | undefined => cardsIn(state, RIVER + slot)[0];

/** Index of the place of a space, counted from 0, of a player's Corruption Zone. */
export const spaceOf = (player: number, space: number): number => ZONE + player * SLOTS + space;

/** The player in whose zone a card lies; -1 for the River, the Supply and the box. */
export const holderOf = (state: SanView, card: number): number => at(LAYOUT.places, at(state.zone, card)).player;

export const opponentOf = (player: number): number => 1 - player;

/** The design that a card is printed with. */
export const designOf = ({ card: designs }: SanView, card: number): number => designs[card] ?? missing(designs, card);

/** The design whose type and effects a card has now: what it became, else its own (SAN-R24). */
export function effectiveDesign(state: SanView, card: number): number {
  const became = state.became[card] ?? missing(state.became, card);
  return became === 0 ? designOf(state, card) : became - 1;
}

/** What a card counts as now: Equipment, a Mercenary type, or Virus. */
export const effectiveType = (state: SanView, content: SanContent, card: number): number => at(content.type, effectiveDesign(state, card));

/** The kinds that a card counts as now, one bit each. */
export const effectiveKinds = (state: SanView, content: SanContent, card: number): number =>
  at(content.kinds, effectiveDesign(state, card));
