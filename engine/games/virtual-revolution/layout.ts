/** What a state of Virtual Revolution consists of (VR-1, VR-2, VR-S1 to VR-S3). The city and the mats come from the boards, so the layout is a function of them. */
import type { Engine } from "../../kernel/engine.ts";
import { defineLayout } from "../../kernel/layout.ts";
import { missing, type StateOf, type View } from "../../kernel/state.ts";
import { textFields } from "../../language/index.ts";
import { type Boards, cardSpaces, counted, owned, partOf, standing } from "../boards/index.ts";
import type { VrContent } from "./content.ts";

/** The corporations, by player (VR-1.1). */
export const SEATS = ["Trendshield", "Vesglas", "Swordlace", "Synternis"] as const;
export const MOST_PLAYERS = SEATS.length;
/** Slots of available Agents and of available Verses (VR-2.4). */
export const SLOTS = 5;
/** Agents that a player may have in service (VR-7.1). */
export const IN_SERVICE = 3;
/** Directors and Servers of each player (VR-1.1): with Influence and cards all that is limited (VR-1.5, VR-R6). */
export const DIRECTORS = 3;
export const SERVERS = 7;
/** Rounds of the game (VR-4.1). */
export const ROUNDS = 5;
export const NOWHERE = -1;

/** The zones that are the same whatever the boards are. Cards under Actions come behind them. */
const ZONES = {
  // The backs tell the levels apart, so the two parts of the Agent deck are hidden each for itself (VR-3.11).
  "agents 1": { seen: "none" },
  "agents 2": { seen: "none" },
  "agent slot": { spaces: SLOTS, seen: "all" },
  "agent discard": { seen: "all" },
  "set aside": { seen: "all" },
  // Who holds which Objective or Corruption only its holder knows (VR-16.1).
  objectives: { seen: "none", region: "objectives" },
  objective: { per: "player", seen: "owner", region: "objectives" },
  "corruption deck": { seen: "none", region: "corruption" },
  corruption: { per: "player", seen: "owner", region: "corruption" },
  "corruption discard": { seen: "all" },
  raid: { seen: "all" },
  "verse deck": { seen: "none" },
  "verse slot": { spaces: SLOTS, seen: "all" },
  verses: { per: "player", seen: "all" },
  // The final card lies at the bottom: it is known which card is one (VR-3.16).
  "necro deck": { seen: "none", region: "necro" },
  "necro unused": { seen: "none", region: "necro" },
  "final necro": { seen: "none", region: "final necro" },
  "final unused": { seen: "none", region: "final necro" },
  "necro shown": { seen: "all" },
  "location deck": { seen: "none" },
  box: { seen: "all" },
  titles: { seen: "all" },
  title: { per: "player", seen: "all" },
  boosts: { seen: "all" },
  service: { per: "player", seen: "all" },
  promoted: { per: "player", seen: "all" },
  retired: { per: "player", seen: "all" },
} as const;

const FIXED = defineLayout({ players: MOST_PLAYERS, zones: ZONES, fields: {} });

export const AGENTS_1 = FIXED.at["agents 1"];
export const AGENTS_2 = FIXED.at["agents 2"];
export const AGENT_SLOT = FIXED.at["agent slot"];
export const AGENT_DISCARD = FIXED.at["agent discard"];
export const SET_ASIDE = FIXED.at["set aside"];
export const OBJECTIVES = FIXED.at.objectives;
export const OBJECTIVE = FIXED.at.objective;
export const CORRUPTION_DECK = FIXED.at["corruption deck"];
export const CORRUPTION = FIXED.at.corruption;
export const CORRUPTION_DISCARD = FIXED.at["corruption discard"];
export const RAID = FIXED.at.raid;
export const VERSE_DECK = FIXED.at["verse deck"];
export const VERSE_SLOT = FIXED.at["verse slot"];
export const VERSES = FIXED.at.verses;
export const NECRO_DECK = FIXED.at["necro deck"];
export const NECRO_UNUSED = FIXED.at["necro unused"];
export const FINAL_NECRO = FIXED.at["final necro"];
export const FINAL_UNUSED = FIXED.at["final unused"];
export const NECRO_SHOWN = FIXED.at["necro shown"];
export const LOCATION_DECK = FIXED.at["location deck"];
export const BOX = FIXED.at.box;
export const TITLES = FIXED.at.titles;
export const TITLE = FIXED.at.title;
export const BOOSTS = FIXED.at.boosts;
export const SERVICE = FIXED.at.service;
export const PROMOTED = FIXED.at.promoted;
export const RETIRED = FIXED.at.retired;
/** The first place under an Action of a player. */
export const UNDER = FIXED.places.length;

/** Actions by number (VR-1.6). */
export const WORK = 0;
export const RECRUIT = 1;
export const SERVER = 2;
export const VERSE = 3;
export const DONATE = 4;
export const ACTION_NAMES = ["Work", "Recruit", "Build Server", "Create Verse", "Donate"] as const;
export const ACTIONS = ACTION_NAMES.length;

/** The Action under way, by number; and whether it has been carried out (VR-10.5). */
export const executed = ({ executing }: VrView): number => (executing - 1) % ACTIONS;
export const isOver = ({ executing }: VrView): boolean => executing > ACTIONS;

/** The place under an Action of a player. */
export const underOf = (player: number, action: number): number => UNDER + player * ACTIONS + action;

/** Phases of a turn: what has been done of it (VR-4.3). */
export const BEFORE_DIRECTOR = 0;
export const INFLUENCE = 1;
export const ACTION = 2;
export const AFTER_ACTION = 3;
export const PHASES = ["Director", "Influence", "Action", "After the Action"] as const;

const shared = { per: "game" } as const;
const each = { per: "player" } as const;
const seldom = { per: "player", rare: true } as const;
/** A price of next round, or -1 where it stays (VR-13.9). */
const marker = (doc: string) => ({ ...seldom, start: NOWHERE, signed: true, doc }) as const;

/** Declares a state for these boards. */
export const layoutOf = (boards: Boards) =>
  defineLayout({
    players: MOST_PLAYERS,
    zones: { ...ZONES, under: { per: "player", spaces: cardSpaces(partOf(boards, "actions")), seen: "all" } },
    fields: {
      round: { ...shared, doc: "1 to 5 (VR-4.1)" },
      pass: { ...shared, doc: "Time around the table in the round, 1 to 3 (VR-4.2)" },
      turn: { ...shared, doc: "Turns begun over all players (VR-4.2)" },
      active: { ...shared, doc: 'Whose turn it is; write "to move" instead' },
      phase: { ...shared, values: ["director", "influence", "action", "after"], doc: "What has been done of the turn (VR-4.3)" },
      here: standing("game", partOf(boards, "map"), "The borough of the Director placed this turn (VR-4.9)"),
      turnStart: { ...shared, inside: true, doc: "Decisions taken when the turn began (VR-R92)" },
      attack: { ...shared, inside: true, doc: "1 while a Raid or a Necro attack is carried out (VR-R46)" },
      range: { ...shared, inside: true, doc: "Range beyond 1 of the Recruit under way (VR-9.2)" },
      executing: { ...shared, inside: true, doc: "The Action under way, from 1; 0 none (VR-10.5)" },
      waived: { ...shared, inside: true, doc: "1 if the Server under way needs no Influence here (VR-R23)" },
      order: { ...standing("player", partOf(boards, "turn order"), "Place in the turn order (VR-14.1)"), rare: true },
      nextOrder: {
        ...standing("player", partOf(boards, "turn order"), "Place taken in the turn order of next round (VR-14.1)"),
        rare: true,
      },
      directors: counted(partOf(boards, "map"), "player", "Directors (VR-2.5)"),
      influence: counted(partOf(boards, "map"), "player", "Influence (VR-5.1)"),
      server: owned(partOf(boards, "map"), undefined, "Whose Server stands there (VR-2.5)"),
      directorsLeft: { ...each, start: DIRECTORS, doc: "Directors still to be placed this round" },
      reserve: { ...each, doc: "Influence in reserve (VR-3.1)" },
      recycling: { ...each, doc: "Influence in Recycling (VR-5.3)" },
      servers: { ...each, start: SERVERS, doc: "Servers in supply (VR-1.1)" },
      credits: { ...each, doc: "€" },
      revenue: { ...each, doc: "Revenue (VR-3.4)" },
      immunity: { ...each, doc: "Immunity" },
      tokens: { ...each, doc: "2-VP tokens" },
      workGives: { ...seldom, start: 5, doc: "€ that Work gives this round (VR-9.1, VR-13.9)" },
      recruitCosts: { ...seldom, start: 4, doc: "€ that Recruit costs this round (VR-9.3)" },
      serverCosts: { ...seldom, start: 10, doc: "€ that Build Server costs this round (VR-9.5)" },
      verseCosts: { ...seldom, start: 7, doc: "€ that Create Verse costs this round (VR-9.7)" },
      donateOne: { ...seldom, start: 1, doc: "€ for which Donate discards 1 Corruption this round (VR-9.8)" },
      donateTwo: { ...seldom, start: 3, doc: "€ for which Donate discards 2 (VR-9.8)" },
      donateImmunity: { ...seldom, start: 3, doc: "€ for which Donate gives an Immunity (VR-9.8)" },
      nextWork: marker("€ that Work gives next round (VR-13.9)"),
      nextRecruit: marker("€ that Recruit costs next round (VR-13.9)"),
      nextServer: marker("€ that Build Server costs next round (VR-13.9)"),
      nextVerse: marker("€ that Create Verse costs next round (VR-13.9)"),
      nextDonateOne: marker("€ of a Donate of 1 Corruption next round (VR-13.9)"),
      nextDonateTwo: marker("€ of a Donate of 2 Corruption next round (VR-13.9)"),
      nextDonateImmunity: marker("€ of a Donate for an Immunity next round (VR-13.9)"),
      raidCards: { ...seldom, doc: "Corruption with which the last Raid began (VR-12.9)" },
      raidSpent: { ...seldom, doc: "Immunity spent in the last Raid (VR-12.9)" },
      verseCap: { ...seldom, start: 99, doc: "Points that a Verse gives at most beyond its own cap (VR-15.12)" },
      objectiveCap: { ...seldom, start: 99, doc: "Points that the Objective gives at most beyond its own cap (VR-15.12)" },
      lostPerTrio: { ...seldom, doc: "Points lost for each trio (VR-15.12)" },
      lostPerTitle: { ...seldom, doc: "Points lost for each Title (VR-15.12)" },
      lost: { ...seldom, doc: "Points lost at final scoring (VR-15.12)" },
      score: { ...seldom, signed: true, doc: "Points at the end (VR-15.13)" },
      borough: standing("card", partOf(boards, "map"), "Where the Agent of a slot stands (VR-3.13)"),
      tilted: { per: "card", seen: "all", doc: "1 for a tilted Agent or Title (VR-6.6, VR-7.2)" },
      online: { per: "card", seen: "all", values: ["loading", "online"], doc: "Whether a Verse is Online (VR-11.1)" },
      raidMet: { per: "card", seen: "all", doc: "1 for a Verse whose mission a Raid has fulfilled (VR-R35)" },
      resolved: { per: "card", seen: "all", doc: "1 for a card of a Raid that is done with (VR-R83)" },
      typeAs: { per: "card", seen: "all", doc: "The type that an Agent counts as at the end, from 1; 0 its own (VR-15.2)" },
      applied: { per: "card", seen: "all", doc: "1 for an Agent promoted with the effect (VR-R19)" },
      textUsed: { per: "list", inside: true, unlessEmpty: true, doc: "Cards whose text has answered in this round (VR-R113)" },
      ...textFields,
    },
  });

export type VrLayout = ReturnType<typeof layoutOf>;
export type VrState = StateOf<VrLayout>;
export type VrView = View<VrState>;
export type VrEngine = Engine<VrContent>;

/** The cards of a place. */
export const cardsIn = ({ zones }: VrView, place: number): readonly number[] => zones[place] ?? missing(zones, place);

/** The card on top of a place, or undefined. */
export const topOf = (state: VrView, place: number): number | undefined => cardsIn(state, place).at(-1);

/** Players in turn order (VR-4.2). */
export function turnOrder(state: VrView): number[] {
  const players: number[] = [];
  for (let space = 0; space < MOST_PLAYERS; space++)
    for (let player = 0; player < state.players; player++) if (state.order[player] === space) players.push(player);
  return players;
}

/** Opponents in turn order from whoever comes behind a player (VR-R38). */
export function opponentsOf(state: VrView, player: number): number[] {
  const all = turnOrder(state);
  const from = all.indexOf(player);
  return all.map((_, i) => all[(from + i) % all.length] ?? player).filter((other) => other !== player);
}
