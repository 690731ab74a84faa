/** What a state of Metrorunner consists of (MR-1 to MR-3, section 2.1). Route, grid, tracks and mats come from the boards, so the layout is a function of them. */
import type { Engine } from "../../kernel/engine.ts";
import { defineLayout } from "../../kernel/layout.ts";
import { missing, type StateOf, type View } from "../../kernel/state.ts";
import { type Boards, cardSpaces, counted, partOf, standing, tilesOn, turnsOn } from "../boards/index.ts";
import type { MetroContent } from "./content.ts";
import { COLOURS } from "./fields.ts";

/** The players, by number. Which runner board each has is chosen before the game (MR-3.7). */
export const SEATS = ["Runner 1", "Runner 2", "Runner 3", "Runner 4", "Runner 5"] as const;
export const MOST_PLAYERS = SEATS.length;
export const NOWHERE = -1;
/** Cards in the offer (MR-3.4). */
export const OFFER_SIZE = 4;
/** Slots of a runner board, and jobs in each (MR-8.7). */
export const SLOTS = 3;
export const SLOT_SIZE = 3;
/** Left and right network deck (MR-2.6). */
export const SIDES = 2;
export const CELLS = 9;

/** Zones that are the same whatever the boards are. Slots and network decks come behind them. */
const ZONES = {
  // Discarded job cards go face down under the deck (MR-7.5), so hands and deck are one region.
  "job deck": { seen: "none", region: "jobs" },
  hand: { per: "player", seen: "owner", region: "jobs" },
  offer: { spaces: OFFER_SIZE, seen: "all" },
  /** The job that is being completed: it is out of the hand and in no slot yet (MR-R13). */
  "job in play": { seen: "all" },
  character: { per: "player", seen: "all" },
  contracts: { seen: "all" },
  "network discard": { seen: "all" },
  "ai deck": { seen: "none" },
  "ai discard": { seen: "all" },
  box: { seen: "all" },
} as const;

const FIXED = defineLayout({ players: MOST_PLAYERS, zones: ZONES, fields: {} });

export const JOB_DECK = FIXED.at["job deck"];
export const HAND = FIXED.at.hand;
export const OFFER = FIXED.at.offer;
export const IN_PLAY = FIXED.at["job in play"];
export const CHARACTER = FIXED.at.character;
export const CONTRACTS = FIXED.at.contracts;
export const NETWORK_DISCARD = FIXED.at["network discard"];
export const AI_DECK = FIXED.at["ai deck"];
export const AI_DISCARD = FIXED.at["ai discard"];
export const BOX = FIXED.at.box;
/** The left network deck; the right one is the place after it. */
export const NETWORKS = FIXED.places.length;
/** The first slot of the first player. */
export const COMPLETED = NETWORKS + SIDES;

/** The place of a slot of a player. */
export const slotPlace = (player: number, slot: number): number => COMPLETED + player * SLOTS + slot;

/** What has been done of the turn (MR-4.2). */
export const MOVE = 0;
export const ACTION = 1;
export const AFTER = 2;
export const CLEANUP = 3;
export const PHASES = ["Move", "Action", "After the action", "Cleanup"] as const;

const shared = { per: "game" } as const;
const each = { per: "player" } as const;
const TOKENS = ["none", ...COLOURS] as const;
const token = (which: string) => ({ per: "card", seen: "all", values: TOKENS, doc: `The ${which} token on a contract (MR-3.5)` }) as const;

/** Declares a state for these boards. */
export const layoutOf = (boards: Boards) =>
  defineLayout({
    players: MOST_PLAYERS,
    zones: {
      ...ZONES,
      networks: { spaces: cardSpaces(partOf(boards, "networks")), seen: "none", region: "networks" },
      completed: { per: "player", spaces: cardSpaces(partOf(boards, "slots")), seen: "all" },
    },
    fields: {
      round: { ...shared, doc: "Rounds begun (MR-4.1)" },
      turn: { ...shared, doc: "Turns begun over all players (MR-4.1)" },
      active: { ...shared, doc: 'Whose turn it is; write "to move" instead' },
      first: { ...shared, doc: "Who has the start player token, counted from 0 (MR-3.14)" },
      phase: { ...shared, values: ["move", "action", "after", "cleanup"], doc: "What has been done of the turn (MR-4.2)" },
      trigger: { ...shared, values: ["none", "line", "ninth job", "job deck"], doc: "What has triggered the end (MR-12.1)" },
      lastRound: { ...shared, doc: "The round of the final turns; 0 while there is none (MR-12.3)" },
      boosts: { ...shared, inside: true, doc: "Boosts bought this turn, one bit each (MR-10.2)" },
      taken: { ...shared, inside: true, doc: "The first action of the turn, from 1; 0 before (MR-10.7)" },
      moveDiscard: { ...shared, inside: true, doc: "1 once a job card was discarded in this move step (MR-5.5)" },
      actionDiscard: { ...shared, inside: true, doc: "1 once a job card was discarded in this action (MR-7.4)" },
      board: { ...each, values: COLOURS, doc: "The runner board: home district and colour (MR-3.7)" },
      figure: standing("player", partOf(boards, "route"), "Where the figure stands (MR-3.11)"),
      gold: standing("game", partOf(boards, "route"), "The gold rogue token (MR-14.2)"),
      silver: standing("game", partOf(boards, "route"), "The silver rogue token (MR-14.2)"),
      blackCubes: { ...each, doc: "Black cubes (MR-1.3)" },
      purpleCubes: { ...each, doc: "Purple cubes (MR-1.3)" },
      redCubes: { ...each, doc: "Red cubes (MR-1.3)" },
      orangeCubes: { ...each, doc: "Orange cubes (MR-1.3)" },
      blueCubes: { ...each, doc: "Blue cubes (MR-1.3)" },
      credits: { ...each, doc: "Credits (MR-10.1)" },
      brute: { ...each, doc: "Brute force tokens (MR-11.12)" },
      influence: standing("player", partOf(boards, "influence track"), "Influence (MR-9.1)", 0),
      notoriety: standing("player", partOf(boards, "notoriety track"), "Notoriety (MR-9.1)", 0),
      aiInfluence: standing("game", partOf(boards, "influence track"), "Influence of the A.I. (MR-14.3)"),
      aiNotoriety: standing("game", partOf(boards, "notoriety track"), "Notoriety of the A.I. (MR-14.3)"),
      resources: counted(partOf(boards, "resources"), COLOURS, "Cubes on a district (MR-2.4)"),
      tile: tilesOn(partOf(boards, "grid"), "The tile of a cell (MR-3.12)"),
      quarter: turnsOn(partOf(boards, "grid"), "Its quarter turns clockwise (MR-R3)"),
      bruteOn: standing("game", partOf(boards, "grid"), "The tile with a brute force token (MR-11.12)"),
      declared: standing("game", partOf(boards, "networks"), "The network that is being hacked (MR-11.3)"),
      cycled: { ...shared, doc: "1 once a network card was cycled in this hack (MR-11.2)" },
      manipulations: { ...shared, doc: "Manipulations of this hack (MR-11.4)" },
      ownManipulation: { ...shared, doc: "1 once the character's manipulation was used in this hack (MR-11.10)" },
      firstToken: token("first"),
      secondToken: token("second"),
      thirdToken: token("third"),
      used: { per: "card", seen: "all", inside: true, doc: "1 for a job whose ongoing ability was used in this action (MR-8.16)" },
      score: { ...each, doc: "Points at the end (MR-13)" },
      /** What texts give for a time, four numbers each: see turn/lasting.ts. */
      lasting: { per: "list", inside: true, unlessEmpty: true, doc: "What texts give for a time (MR-R63)" },
      turnUsed: { per: "list", inside: true, unlessEmpty: true, doc: "Cards whose text was used this turn (MR-R58)" },
      gameUsed: { per: "list", inside: true, unlessEmpty: true, doc: "Cards whose text was used for the whole game (MR-R58)" },
    },
  });

export type MetroLayout = ReturnType<typeof layoutOf>;
export type MetroState = StateOf<MetroLayout>;
export type MetroView = View<MetroState>;
export type MetroEngine = Engine<MetroContent>;

/** The cards of a place. */
export const cardsIn = ({ zones }: MetroView, place: number): readonly number[] => zones[place] ?? missing(zones, place);

/** The card on top of a place, or undefined. */
export const topOf = (state: MetroView, place: number): number | undefined => cardsIn(state, place).at(-1);

/** Whether one person plays against the Rogue A.I. (MR-14). */
export const isSolo = ({ players }: MetroView): boolean => players === 1;
