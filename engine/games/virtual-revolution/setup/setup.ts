/** Chapter VR-3: setting up, in the order of the rulebook. */
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { createCards, moveCard, shufflePlace } from "../../../kernel/zones.ts";
import { refill } from "../cards/events-cards.ts";
import { takeTitlesAtSetup } from "../city/events-city.ts";
import { type Decks, decksWith, NONE, type VrContent } from "../content.ts";
import {
  AGENT_DISCARD,
  AGENT_SLOT,
  AGENTS_1,
  AGENTS_2,
  BOOSTS,
  BOX,
  CORRUPTION_DECK,
  cardsIn,
  FINAL_NECRO,
  FINAL_UNUSED,
  LOCATION_DECK,
  MOST_PLAYERS,
  NECRO_DECK,
  NECRO_UNUSED,
  NOWHERE,
  OBJECTIVE,
  OBJECTIVES,
  SET_ASIDE,
  SLOTS,
  TITLES,
  topOf,
  VERSE_DECK,
  type VrEngine,
  type VrState,
} from "../layout.ts";
import type { VrOptions } from "./options.ts";

/** Influence of each by number of players (VR-3.1); what is then left in reserve follows (VR-3.8). */
const RESERVES = [0, 0, 20, 18, 15] as const;
/** Money is € (VR-3.2, VR-R5). */
const START_CREDITS = 10;
const START_REVENUE = 5;
/** Agents of each level that stay in the game (VR-3.11). */
const IN_DECK = [15, 9] as const;
const STANDARD_NECROS = 4;
const OBJECTIVES_EACH = 2;

/** Makes the cards and lays them, and gives each player what they begin with. */
export function setUp(state: VrState, { laterGets, cards }: VrOptions, engine: VrEngine): void {
  const { layout } = engine;
  const decks = decksWith(engine.content, cards);
  const { players } = state;
  for (let player = 0; player < players; player++) {
    state.reserve[player] = at(RESERVES, players);
    state.credits[player] = START_CREDITS;
    state.immunity[player] = 1;
    state.revenue[player] = START_REVENUE;
  }
  dealObjectives(state, engine, decks);
  dealLocations(state, engine, decks);
  for (let player = 0; player < players; player++) state.credits[player] = START_CREDITS + at(laterGets, at(state.order, player));
  // VR-3.17, before VR-3.9, so that the Titles are there to be taken.
  createCards(state, layout, decks.titles, 0, TITLES);
  createCards(state, layout, decks.boosts, 0, BOOSTS);
  takeTitlesAtSetup(state, engine);
  // VR-3.10
  shufflePlace(state, layout, LOCATION_DECK);
  stackAgents(state, engine, decks);
  // VR-3.12
  for (let slot = 0; slot < SLOTS; slot++) deployAtSetup(state, engine, slot);
  // VR-3.14
  createCards(state, layout, decks.corruption, 0, CORRUPTION_DECK);
  shufflePlace(state, layout, CORRUPTION_DECK);
  // VR-3.15
  createCards(state, layout, decks.verses, 0, VERSE_DECK);
  shufflePlace(state, layout, VERSE_DECK);
  refill(state, layout);
  stackNecros(state, engine, decks);
  state.active = state.order.indexOf(0);
}

/** Two Objectives for each, the others leave the game unseen (VR-3.3). */
function dealObjectives(state: VrState, { layout }: VrEngine, { objectives }: Decks): void {
  createCards(state, layout, objectives, 0, OBJECTIVES);
  shufflePlace(state, layout, OBJECTIVES);
  for (let i = 0; i < OBJECTIVES_EACH; i++)
    for (let player = 0; player < state.players; player++) {
      const card = topOf(state, OBJECTIVES);
      if (card !== undefined) moveCard(state, layout, card, OBJECTIVE + player);
    }
}

/** The Location cards are dealt one at a time: an Influence for each borough (VR-3.5, VR-3.6); who holds the First Player card begins (VR-3.7). */
function dealLocations(state: VrState, { layout, content }: VrEngine, { locations }: Decks): void {
  createCards(state, layout, locations, 0, LOCATION_DECK);
  shufflePlace(state, layout, LOCATION_DECK);
  const dealt = cardsIn(state, LOCATION_DECK).toReversed();
  let first = 0;
  dealt.forEach((card, i) => {
    const player = i % state.players;
    const borough = at(content.borough, at(state.card, card));
    if (borough === NONE) first = player;
    else {
      state.reserve[player] = at(state.reserve, player) - 1;
      state.influence[borough * MOST_PLAYERS + player] = 1;
    }
  });
  for (let player = 0; player < state.players; player++)
    setNumber(state, "order", player, (player - first + state.players) % state.players);
}

/** Level 1 lies on level 2; what is set aside of each everybody may look at (VR-3.11). */
function stackAgents(state: VrState, { layout }: VrEngine, { agents }: Decks): void {
  [AGENTS_1, AGENTS_2].forEach((deck, i) => {
    createCards(state, layout, at(agents, i), 0, deck);
    shufflePlace(state, layout, deck);
    while (cardsIn(state, deck).length > at(IN_DECK, i)) moveCard(state, layout, at(cardsIn(state, deck), 0), SET_ASIDE);
  });
}

/** The Agent that is dealt next, and the Location card (VR-3.13). */
export function nextToDeploy(
  state: VrState | Parameters<typeof cardsIn>[0],
): { readonly agent: number; readonly location: number } | undefined {
  const agent = topOf(state, AGENTS_1) ?? topOf(state, AGENTS_2);
  const location = topOf(state, LOCATION_DECK);
  return agent === undefined || location === undefined ? undefined : { agent, location };
}

/** Deploys an Agent as `deploy` does (VR-3.13). */
function deployAtSetup(state: VrState, { layout, content }: VrEngine, slot: number): void {
  const next = nextToDeploy(state);
  if (next === undefined) return;
  const { agent, location } = next;
  const borough = at(content.borough, at(state.card, location));
  moveCard(state, layout, location, BOX);
  moveCard(state, layout, agent, borough === NONE ? AGENT_DISCARD : AGENT_SLOT + slot);
  setNumber(state, "borough", agent, borough);
}

/** One final card at the bottom, four standard cards on it; the others leave the game unseen (VR-3.16). */
function stackNecros(state: VrState, { layout }: VrEngine, { finals, necros }: Decks): void {
  createCards(state, layout, finals, 0, FINAL_UNUSED);
  shufflePlace(state, layout, FINAL_UNUSED);
  moveTop(state, layout, FINAL_UNUSED, FINAL_NECRO);
  createCards(state, layout, necros, 0, NECRO_UNUSED);
  shufflePlace(state, layout, NECRO_UNUSED);
  for (let i = 0; i < STANDARD_NECROS; i++) moveTop(state, layout, NECRO_UNUSED, NECRO_DECK);
}

function moveTop(state: VrState, layout: VrEngine["layout"], from: number, to: number): void {
  const card = topOf(state, from);
  if (card !== undefined) moveCard(state, layout, card, to);
}

/** The top card of the Necro deck, or undefined (VR-3.16, VR-R68). */
export const topNecro = (state: Parameters<typeof cardsIn>[0]): number | undefined => topOf(state, NECRO_DECK) ?? topOf(state, FINAL_NECRO);

/** After cards were laid by hand: who is not told of in the turn order follows in seat order, and only the Agents of slots stand in boroughs (VR-3.13). */
export function layByHand(state: VrState): void {
  state.zone.forEach((place, card) => {
    if (place < AGENT_SLOT || place >= AGENT_SLOT + SLOTS) setNumber(state, "borough", card, NOWHERE);
  });
  if (state.order.some((place, player) => place < 0 || state.order.indexOf(place) !== player))
    for (let player = 0; player < state.players; player++)
      setNumber(state, "order", player, (player - state.active + state.players) % state.players);
}

export type { VrContent };
