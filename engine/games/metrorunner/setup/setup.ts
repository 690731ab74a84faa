/** Chapter MR-3: setting up, drawing in the order of MR-3.16; the Rogue A.I. by MR-14.1 to MR-14.4. */

import { setNumber } from "../../../kernel/fork.ts";
import { everybody } from "../../../kernel/layout.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { createCards, moveCard, showCard, shufflePlace } from "../../../kernel/zones.ts";
import { type Decks, decksWith, TOKENS_EACH } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { showNetworks } from "../hack/events-hack.ts";
import { COLOUR_COUNT, ownCubeList } from "../jobs/cubes.ts";
import {
  AI_DECK,
  BOX,
  CELLS,
  CHARACTER,
  CONTRACTS,
  cardsIn,
  HAND,
  isSolo,
  JOB_DECK,
  type MetroEngine,
  type MetroState,
  NETWORKS,
  OFFER,
  OFFER_SIZE,
  topOf,
} from "../layout.ts";
import { EVEN_CUBES, START_CREDITS, START_CUBES } from "./begin-with.ts";
import type { MetroOptions } from "./options.ts";

/** Makes the cards and lays them, and gives each player what they begin with. */
export function setUp(state: MetroState, { boards, first, even, cards }: MetroOptions, engine: MetroEngine): void {
  const { layout, content } = engine;
  const { players } = state;
  const decks = decksWith(content, cards);
  const left = COLOURS.filter((colour) => !boards.includes(colour));
  for (let player = 0; player < players; player++) state.board[player] = COLOURS.indexOf(boards[player] ?? left.shift() ?? "black");
  // MR-3.3, MR-3.4
  createCards(state, layout, decks.jobs, 0, JOB_DECK);
  shufflePlace(state, layout, JOB_DECK);
  if (cards) setAside(state, layout, JOB_DECK, decks.jobs.length - content.jobs.length);
  for (let place = OFFER; place < OFFER + OFFER_SIZE; place++) moveTop(state, layout, JOB_DECK, place);
  layTokens(state, engine, decks, cards !== undefined);
  // MR-3.6
  createCards(state, layout, decks.networks, 0, NETWORKS);
  shufflePlace(state, layout, NETWORKS);
  if (cards) setAside(state, layout, NETWORKS, decks.networks.length - content.networks.length);
  const half = Math.floor(cardsIn(state, NETWORKS).length / 2);
  for (let i = 0; i < half; i++) moveTop(state, layout, NETWORKS, NETWORKS + 1);
  showNetworks(state);
  // MR-3.9; the others leave the game (MR-3.15).
  createCards(state, layout, decks.characters, 0, BOX);
  shufflePlace(state, layout, BOX);
  for (let player = 0; player < players; player++) moveTop(state, layout, BOX, CHARACTER + player);
  // MR-3.10, MR-3.11
  for (let player = 0; player < players; player++) {
    const colour = at(state.board, player);
    for (const cube of at(START_CUBES, colour)) ownCubeList(state, cube)[player] = 1;
    state.credits[player] = START_CREDITS;
    createCards(state, layout, at(decks.starting, colour), player, HAND + player);
    for (const card of cardsIn(state, HAND + player)) showCard(state, card, everybody(players));
    state.figure[player] = startOf(engine, players, colour);
  }
  for (let player = 0; player < players; player++) moveTop(state, layout, JOB_DECK, HAND + player);
  layTiles(state);
  if (isSolo(state)) layRogue(state, engine, decks);
  // MR-3.14, MR-R4
  state.first = first > 0 ? first - 1 : below(state.rng, players);
  state.active = state.first;
  if (even) evenStart(state);
}

/** A cube more to begin with for who plays early in the round (MR-R39). */
function evenStart(state: MetroState): void {
  const { players, first } = state;
  EVEN_CUBES[players]?.forEach((more, place) => {
    const player = (first + place) % players;
    const list = ownCubeList(state, at(state.board, player));
    list[player] = at(list, player) + more;
  });
}

const startOf = ({ content: { route } }: MetroEngine, players: number, colour: number): number =>
  at(at(route.start, at(route.sideOf, players)), colour);

/** The ten contract tokens at random, in the order of the spaces (MR-3.5, 3.9). */
function layTokens(state: MetroState, { layout, content }: MetroEngine, decks: Decks, choosing: boolean): void {
  createCards(state, layout, decks.contracts, 0, CONTRACTS);
  if (choosing && decks.contracts.length > content.contracts.length) chooseContracts(state, layout, content);
  const tokens = COLOURS.flatMap((_, colour) => Array.from({ length: TOKENS_EACH }, () => colour + 1));
  for (let i = tokens.length - 1; i > 0; i--) {
    const other = below(state.rng, i + 1);
    const token = at(tokens, i);
    tokens[i] = at(tokens, other);
    tokens[other] = token;
  }
  for (const contract of cardsIn(state, CONTRACTS))
    (["firstToken", "secondToken", "thirdToken"] as const).slice(0, at(content.spaces, at(state.card, contract))).forEach((space) => {
      setNumber(state, space, contract, tokens.shift() ?? 0);
    });
}

/** With contracts that join, as many as are printed stay, taken at random as long as the tokens suffice for them (MR-R38). */
function chooseContracts(state: MetroState, layout: MetroEngine["layout"], { contracts, spaces }: MetroEngine["content"]): void {
  shufflePlace(state, layout, CONTRACTS);
  let tokens = TOKENS_EACH * COLOUR_COUNT;
  let stay = contracts.length;
  for (const card of [...cardsIn(state, CONTRACTS)]) {
    const needed = at(spaces, at(state.card, card));
    if (stay === 0 || needed > tokens) {
      moveCard(state, layout, card, BOX);
      continue;
    }
    tokens -= needed;
    stay--;
  }
}

/** What joined is paid for by as many cards at random, so that a deck is as large as it is printed (MR-R38). */
function setAside(state: MetroState, layout: MetroEngine["layout"], deck: number, cards: number): void {
  for (let i = 0; i < cards; i++) moveTop(state, layout, deck, BOX);
}

/** The nine tiles at random, then their turns (MR-3.12, MR-R3). */
function layTiles(state: MetroState): void {
  for (let cell = 0; cell < CELLS; cell++) state.tile[cell] = cell;
  for (let cell = CELLS - 1; cell > 0; cell--) {
    const other = below(state.rng, cell + 1);
    const tile = at(state.tile, cell);
    state.tile[cell] = at(state.tile, other);
    state.tile[other] = tile;
  }
  for (let cell = 0; cell < CELLS; cell++) state.quarter[cell] = below(state.rng, 4);
}

/** Rogue tokens in the next districts, gold clockwise (MR-14.2, MR-R25); markers and cards of the A.I. (MR-14.3, MR-14.4). */
function layRogue(state: MetroState, engine: MetroEngine, decks: Decks): void {
  const home = at(state.board, 0);
  state.gold = startOf(engine, 1, (home + 1) % COLOUR_COUNT);
  state.silver = startOf(engine, 1, (home + COLOUR_COUNT - 1) % COLOUR_COUNT);
  state.aiInfluence = 0;
  state.aiNotoriety = 0;
  createCards(state, engine.layout, decks.ai, 0, AI_DECK);
  shufflePlace(state, engine.layout, AI_DECK);
}

function moveTop(state: MetroState, layout: MetroEngine["layout"], from: number, to: number): void {
  const card = topOf(state, from);
  if (card !== undefined) moveCard(state, layout, card, to);
}

/** After cards were laid by hand: what lies on top of a network deck is visible. */
export const layByHand = (state: MetroState): void => showNetworks(state);
