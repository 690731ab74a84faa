/** Chapter 1.4: setting up the game, in the order of SAN-4.13. */
import { setNumber } from "../../../kernel/fork.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { createCards, moveCard, shufflePlace } from "../../../kernel/zones.ts";
import { type Decks, decksWith, type SanContent } from "../content.ts";
import {
  cardsIn,
  DECK,
  designOf,
  HAND,
  LAYOUT,
  RIVER,
  riverCard,
  type SanState,
  SLOTS,
  STAR,
  SUN,
  SUPPLY,
  VIRUS_STACK,
} from "../layout.ts";
import { showSupply } from "../turn/events.ts";
import type { SanOptions } from "./options.ts";

/** Makes and deals the cards. */
export function setUp(state: SanState, options: SanOptions, content: SanContent): void {
  // SAN-1.1
  if (state.players !== 2) throw new Error(`San is played by 2, not ${state.players}`);
  const decks = decksWith(content, options.cards);
  makeDecks(state, decks);
  layRiver(state, decks);
  // SAN-4.4: the Banners begin on the first stage by the layout's declaration. SAN-4.5: the tokens.
  state.tokenStages = [...options.tokenStages];
  state.turnLimit = options.turnLimit;
  stackViruses(state, decks);
  for (const player of [SUN, STAR]) {
    // SAN-4.8 to SAN-4.10
    setNumber(state, "baseHand", player, at(options.baseHand, player));
    dealHand(state, player);
  }
  const starter = starterOf(state, content);
  // SAN-4.12: on the first space of the starting player's own Virus card 5.
  state.markerOn = starter + 1;
  state.markerSpace = 1;
  state.active = starter;
  state.turn = 1;
}

/** After cards were laid by hand: they belong to the player whose place they lie in, and both see the top card of the Supply (SAN-R2). */
export function layByHand(state: SanState): void {
  LAYOUT.places.forEach(({ player }, place) => {
    if (player >= 0) for (const card of cardsIn(state, place)) setNumber(state, "owner", card, player);
  });
  showSupply(state);
}

/** Each starting card goes to its Corporation's shuffled deck (SAN-4.1, SAN-4.2). */
function makeDecks(state: SanState, decks: Decks): void {
  for (const player of [SUN, STAR]) {
    createCards(state, LAYOUT, at(decks.starting, player), player, DECK + player);
    shufflePlace(state, LAYOUT, DECK + player);
  }
}

/** The River cards are shuffled; 6 lie open, the others are the Supply, of which both see the top (SAN-4.3, SAN-R2). */
function layRiver(state: SanState, { river }: Decks): void {
  createCards(state, LAYOUT, river, SUN, SUPPLY);
  shufflePlace(state, LAYOUT, SUPPLY);
  for (let slot = 0; slot < SLOTS; slot++) {
    showSupply(state);
    moveCard(state, LAYOUT, at(cardsIn(state, SUPPLY), cardsIn(state, SUPPLY).length - 1), RIVER + slot);
  }
  showSupply(state);
}

/** Each Virus stack has card 1 at the bottom and 5 on top (SAN-4.6). */
function stackViruses(state: SanState, decks: Decks): void {
  for (const player of [SUN, STAR]) createCards(state, LAYOUT, at(decks.viruses, player), player, VIRUS_STACK + player);
}

/** The starting hand; a deck that is too small is drawn empty (SAN-4.8). */
function dealHand(state: SanState, player: number): void {
  for (let i = at(state.baseHand, player); i > 0; i--) {
    const card = cardsIn(state, DECK + player).at(-1);
    if (card !== undefined) moveCard(state, LAYOUT, card, HAND + player);
  }
}

/**
 * Who starts: the Crossing Costs of the 1st cards of both are compared, then of the 2nd, then of the 3rd; the higher one starts
 * (SAN-4.11, SAN-R4). A tie is broken by lot (SAN-R7).
 */
function starterOf(state: SanState, content: SanContent): number {
  const crossing = (slot: number) => {
    const card = riverCard(state, slot);
    return card === undefined ? 0 : at(content.crossing, designOf(state, card));
  };
  for (let k = 0; k < SLOTS / 2; k++) {
    const lead = crossing(k) - crossing(SLOTS - 1 - k);
    if (lead !== 0) return lead > 0 ? SUN : STAR;
  }
  return below(state.rng, 2, "start");
}
