/** Metrorunner as one seat may see it: the city, the grid, offer and decks, and the mat of each player. Data only: what draws it computes no rule. */
import { knows } from "../../../kernel/observe.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Scene, SceneCard } from "../../scene.ts";
import { isTaken, stationAhead } from "../city/figures.ts";
import { fulfilledBy, openTokens, tokensOf } from "../ends/contracts.ts";
import { type ScoreLine, scoreOf, scoreSheet } from "../ends/scoring.ts";
import { COLOURS } from "../fields.ts";
import { reached } from "../hack/circuit.ts";
import { connectedOf, fitsGrid, openCells, unlockedBy } from "../hack/grid.ts";
import { freeManipulations, hasOwnManipulation } from "../hack/hacking.ts";
import type { Move } from "../hack/moves.ts";
import { bruteLeft, creditsLeft, cubesOf, cubesOn, supplyOf } from "../jobs/cubes.ts";
import { IN_MOVE, mostPayable } from "../jobs/paying.ts";
import {
  AI_DECK,
  AI_DISCARD,
  CHARACTER,
  CONTRACTS,
  cardsIn,
  HAND,
  IN_PLAY,
  JOB_DECK,
  type MetroEngine,
  type MetroState,
  NETWORK_DISCARD,
  NETWORKS,
  NOWHERE,
  OFFER,
  OFFER_SIZE,
  PHASES,
  SEATS,
  SIDES,
  SLOTS,
  slotPlace,
  topOf,
} from "../layout.ts";
import { ALPHA, BETA } from "../tracks/tracks.ts";
import { BOOSTS, costOf } from "../turn/boosts.ts";
import { freeStations } from "../turn/game.ts";
import { type AskedCubes, askedCubes } from "./asked-cubes.ts";

export type StationScene = {
  readonly station: number;
  readonly word: string;
  readonly districts: readonly number[];
  readonly players: readonly Player[];
  readonly gold: boolean;
  readonly silver: boolean;
  /** How many counted stations ahead of the active player it is, and what moving there costs in cubes; undefined where it is out of reach (MR-5.3). */
  readonly ahead: number | undefined;
  readonly cost: number | undefined;
};

export type CellScene = {
  readonly cell: number;
  readonly tile: number;
  readonly quarter: number;
  /** Sides on which it is open, one bit each. */
  readonly open: number;
  readonly brute: boolean;
  /** It is on the path of the core of the declared network: 1; joined to a core node: 2. */
  readonly live: number;
};

export type HackScene = {
  readonly declared: number;
  readonly cycled: boolean;
  readonly manipulations: number;
  /** Manipulations that are still free (MR-11.4). */
  readonly free: number;
  readonly own: boolean;
  /** Core, alpha and beta as they are connected now, one bit each; and what of it is unlocked. */
  readonly connected: number;
  readonly unlocked: number;
  /** What the character of whoever hacks can do to the grid now; empty before a network is declared. */
  readonly moves: readonly Move[];
};

export type ContractScene = {
  readonly card: SceneCard;
  readonly tokens: readonly string[];
  /** By player and slot the tokens that are still open. */
  readonly open: readonly (readonly number[])[];
};

export type PlayerScene = {
  readonly player: Player;
  readonly colour: string;
  readonly cubes: readonly number[];
  readonly credits: number;
  readonly brute: number;
  readonly influence: number;
  readonly notoriety: number;
  readonly alpha: boolean;
  readonly beta: boolean;
  readonly character: SceneCard | undefined;
  readonly manipulation: string | undefined;
  readonly hand: readonly SceneCard[];
  readonly slots: readonly (readonly SceneCard[])[];
  /** Completed jobs whose ability has been used in this action. */
  readonly used: readonly number[];
  readonly fulfilled: readonly number[];
  readonly sheet: readonly ScoreLine[];
};

export type MetrorunnerBoard = {
  readonly is: "metrorunner";
  readonly round: number;
  readonly first: Player;
  readonly lastRound: number;
  readonly trigger: number;
  readonly colours: readonly string[];
  readonly stations: readonly StationScene[];
  readonly districts: readonly { readonly name: string; readonly cubes: readonly number[] }[];
  readonly supply: { readonly cubes: readonly number[]; readonly credits: number; readonly brute: number };
  readonly cells: readonly CellScene[];
  readonly networks: readonly { readonly top: SceneCard | undefined; readonly cards: number; readonly connected: number }[];
  readonly networkDiscard: readonly SceneCard[];
  readonly hack: HackScene;
  readonly offer: readonly (SceneCard | undefined)[];
  readonly jobDeck: number;
  readonly jobInPlay: SceneCard | undefined;
  readonly contracts: readonly ContractScene[];
  readonly boosts: readonly { readonly name: string; readonly credits: number; readonly bought: boolean }[];
  readonly rogue:
    | { readonly card: SceneCard | undefined; readonly deck: number; readonly influence: number; readonly notoriety: number }
    | undefined;
  readonly players: readonly PlayerScene[];
  /** Several cubes that the viewer chooses now. */
  readonly cubesAsked: AskedCubes | undefined;
};

/** What a seat sees. `state` may be imagined: what the viewer cannot know does not show. */
export function metroScene(state: MetroState, viewer: Player, engine: MetroEngine): Scene<MetrorunnerBoard> {
  const { content } = engine;
  const players = state.returns.map((_, player) => player);
  const shown = (id: number): SceneCard => ({ id, card: knows(state, id, viewer) ? at(content.cards, at(state.card, id)).id : undefined });
  const all = (place: number): SceneCard[] => cardsIn(state, place).map(shown);
  const one = (card: number | undefined): SceneCard | undefined => (card === undefined ? undefined : shown(card));
  const colours = COLOURS.map((_, colour) => colour);
  const open = openCells(state, content);
  const connected = (side: number): number => {
    const top = topOf(state, NETWORKS + side);
    return top === undefined ? 0 : connectedOf(open, content, at(state.card, top));
  };
  return {
    viewer,
    // Jobs in hand (MR-R11).
    ...(viewer >= 0 ? { secret: true as const } : {}),
    turn: state.turn,
    active: state.active,
    phases: PHASES,
    phase: state.phase,
    seats: players.map((player) => ({
      player,
      name: at(SEATS, player),
      plays: at(content.route.names, at(state.board, player)),
      colour: at(COLOURS, at(state.board, player)),
      gauges: [{ id: "score", name: "Points now", value: scoreOf(state, engine, player) }],
      counts: [
        { id: "influence", name: "Influence", value: at(state.influence, player) },
        { id: "notoriety", name: "Notoriety", value: at(state.notoriety, player) },
        { id: "credits", name: "Credits", value: at(state.credits, player) },
        { id: "jobs", name: "Jobs in hand", value: cardsIn(state, HAND + player).length },
      ],
    })),
    board: {
      is: "metrorunner",
      round: state.round,
      first: state.first,
      lastRound: state.lastRound,
      trigger: state.trigger,
      colours: COLOURS,
      stations: stations(state, engine),
      districts: colours.map((district) => ({
        name: at(content.route.names, district),
        cubes: colours.map((colour) => cubesOn(state, district, colour)),
      })),
      supply: { cubes: colours.map((colour) => supplyOf(state, colour)), credits: creditsLeft(state), brute: bruteLeft(state) },
      cells: cells(state, engine, open),
      networks: Array.from({ length: SIDES }, (_, side) => ({
        top: one(topOf(state, NETWORKS + side)),
        cards: cardsIn(state, NETWORKS + side).length,
        connected: connected(side),
      })),
      networkDiscard: all(NETWORK_DISCARD),
      hack: {
        declared: state.declared,
        cycled: state.cycled === 1,
        manipulations: state.manipulations,
        free: Math.max(0, freeManipulations(state, engine) - state.manipulations),
        own: hasOwnManipulation(state, engine),
        connected: state.declared === NOWHERE ? 0 : connected(state.declared),
        unlocked: unlockedBy(state, engine, state.active),
        moves: ownMovesNow(state, content),
      },
      offer: Array.from({ length: OFFER_SIZE }, (_, place) => one(topOf(state, OFFER + place))),
      jobDeck: cardsIn(state, JOB_DECK).length,
      jobInPlay: one(topOf(state, IN_PLAY)),
      contracts: cardsIn(state, CONTRACTS).map((card) => ({
        card: shown(card),
        tokens: tokensOf(state, card).map((colour) => at(COLOURS, colour)),
        open: players.map((player) => Array.from({ length: SLOTS }, (_, slot) => openTokens(state, content, player, slot, card))),
      })),
      boosts: BOOSTS.map((name, boost) => ({ name, credits: costOf(state, engine, boost), bought: (state.boosts & (1 << boost)) !== 0 })),
      rogue:
        state.gold < 0
          ? undefined
          : {
              card: one(topOf(state, AI_DISCARD)),
              deck: cardsIn(state, AI_DECK).length,
              influence: state.aiInfluence,
              notoriety: state.aiNotoriety,
            },
      players: players.map((player): PlayerScene => {
        const character = topOf(state, CHARACTER + player);
        const slots = Array.from({ length: SLOTS }, (_, slot) => all(slotPlace(player, slot)));
        return {
          player,
          colour: at(COLOURS, at(state.board, player)),
          cubes: colours.map((colour) => cubesOf(state, player, colour)),
          credits: at(state.credits, player),
          brute: at(state.brute, player),
          influence: at(state.influence, player),
          notoriety: at(state.notoriety, player),
          alpha: at(state.influence, player) >= ALPHA,
          beta: at(state.influence, player) >= BETA,
          character: one(character),
          manipulation: character === undefined ? undefined : content.texts.manipulationName(at(state.card, character)),
          hand: all(HAND + player),
          slots,
          used: slots.flat().flatMap(({ id }) => (state.used[id] === 1 ? [id] : [])),
          fulfilled: fulfilledBy(state, content, player).map(({ contract }) => contract),
          sheet: scoreSheet(state, engine, player),
        };
      }),
      cubesAsked: viewer === state.active ? askedCubes(state, engine) : undefined,
    },
  };
}

/** The stations of the side that lies up, with what each costs to reach now (MR-5.3). */
function stations(state: MetroState, engine: MetroEngine): StationScene[] {
  const { route } = engine.content;
  const own = at(route.stations, at(route.sideOf, state.players));
  const counted = new Map<number, number>();
  const free = freeStations(state, engine);
  const most = free + mostPayable(state, IN_MOVE);
  for (let n = Math.min(most, own.length); n >= 1; n--) counted.set(stationAhead(state, engine, n), n);
  const aheadOf = (station: number) => (isTaken(state, station) ? undefined : counted.get(station));
  const costOf = (ahead: number | undefined) => (ahead === undefined ? undefined : Math.max(0, ahead - free));
  return own.map((station) => ({
    station,
    word: at(route.words, station),
    districts: at(route.districts, station),
    players: state.returns.flatMap((_, player) => (state.figure[player] === station ? [player] : [])),
    gold: state.gold === station,
    silver: state.silver === station,
    ahead: aheadOf(station),
    cost: costOf(aheadOf(station)),
  }));
}

/** The moves of the active player's character that are there now (MR-11.10). */
function ownMovesNow(state: MetroState, content: MetroEngine["content"]): readonly Move[] {
  const character = topOf(state, CHARACTER + state.active);
  if (state.declared === NOWHERE || state.ownManipulation !== 0 || character === undefined) return [];
  const { first, count } = at(content.ownMoves, at(state.card, character));
  return content.moves.slice(first, first + count).filter((move) => fitsGrid(state, content, move));
}

/** The grid, with what is live of the declared network (MR-11.13). */
function cells(state: MetroState, { content }: MetroEngine, open: readonly number[]): CellScene[] {
  const card = state.declared === NOWHERE ? undefined : topOf(state, NETWORKS + state.declared);
  const core = card === undefined ? [] : at(content.core, at(state.card, card));
  const joined = core.map(({ cell, open: side }) => (((open[cell] ?? 0) & side) !== 0 ? reached(open, cell) : 0));
  const both = joined.length > 0 ? joined.reduce((all, one) => all & one) : 0;
  const any = joined.reduce((all, one) => all | one, 0);
  return open.map((sides, cell) => ({
    cell,
    tile: at(state.tile, cell),
    quarter: at(state.quarter, cell),
    open: sides,
    brute: state.bruteOn === cell,
    live: (both & (1 << cell)) !== 0 ? 1 : (any & (1 << cell)) !== 0 ? 2 : 0,
  }));
}
