/** What a state of CORP consists of (CORP-1, CORP-2, section 2.1). Streets and mats come from the boards, so the layout is a function of them. */
import type { Engine } from "../../kernel/engine.ts";
import { defineLayout, type Spaces } from "../../kernel/layout.ts";
import { missing, type StateOf, type View } from "../../kernel/state.ts";
import { type Boards, owned, partOf, standing } from "../boards/index.ts";
import { MOST_PLAYERS } from "./city/map.ts";
import type { CorpContent } from "./content.ts";

/** The players, by number, as their corporations (CORP-2.1, 3.1). */
export const SEATS = [
  "Helix Dominion",
  "Oban-Kessler Group",
  "Northglass Holdings",
  "Saffron Freight",
  "Quiet Harvest",
  "Umbral Mutual",
] as const;
export { MOST_PLAYERS };
export const NOWHERE = -1;
export const NOBODY = -1;
/** Cards in a pool (CORP-2.3). */
export const POOL_SIZE = 5;
/** Teams of a player (CORP-8.4). */
export const TEAMS = 3;
/** Pieces of a player (CORP-1.3). */
export const PIECES = 30;
/** Departments by number, and tiers of each (CORP-1.4, CORP-4.6). */
export const DEPARTMENTS = ["sales", "research", "production"] as const;
export const SALES = 0;
export const RESEARCH = 1;
export const PRODUCTION = 2;
export const TIERS = 4;
/** Pools and decks by number. */
export const RUNNERS = 0;
export const SECURITY = 1;
export const ASSETS = 2;
export const ACTIONS = 3;
export const POOLS = 3;

/** Hands and decks are secret, all else is public, loot too (CORP-1.5, CORP-R3). */
const ZONES = {
  "runner deck": { seen: "none" },
  "security deck": { seen: "none" },
  "asset deck": { seen: "none" },
  // Hands and deck exchange cards unseen.
  "action deck": { seen: "none", region: "actions" },
  hand: { per: "player", seen: "owner", region: "actions" },
  "runner pool": { spaces: POOL_SIZE, seen: "all" },
  "security pool": { spaces: POOL_SIZE, seen: "all" },
  "asset pool": { spaces: POOL_SIZE, seen: "all" },
  "runner discard": { seen: "all" },
  "security discard": { seen: "all" },
  "asset discard": { seen: "all" },
  "action discard": { seen: "all" },
  assets: { per: "player", seen: "all" },
  garrison: { per: "player", seen: "all" },
  security: { per: "player", seen: "all" },
  teams: { per: "player", spaces: TEAMS, seen: "all" },
  /** Stolen assets on the stack of a team (CORP-13.13). */
  loot: { per: "player", spaces: TEAMS, seen: "all" },
  /** Action cards that are being played, the last on top. */
  "in play": { seen: "all" },
  box: { seen: "all" },
} as const;

const FIXED = defineLayout({ players: MOST_PLAYERS, zones: ZONES, fields: {} });
export const HAND = FIXED.at.hand;
export const OWN_ASSETS = FIXED.at.assets;
export const GARRISON = FIXED.at.garrison;
export const SECURITY_TEAM = FIXED.at.security;
export const IN_PLAY = FIXED.at["in play"];
/** The first deck, pool place and discard pile; those of the next kind follow. */
export const DECK = FIXED.at["runner deck"];
export const POOL = FIXED.at["runner pool"];
export const DISCARD = FIXED.at["runner discard"];
const FIRST_TEAM = FIXED.at.teams;
const FIRST_LOOT = FIXED.at.loot;

export const deckOf = (kind: number): number => DECK + kind;
export const poolPlace = (pool: number, index: number): number => POOL + pool * POOL_SIZE + index;
export const discardOf = (kind: number): number => DISCARD + kind;
/** Where the cards of a team lie, and the assets it carries. */
export const teamPlace = (player: number, team: number): number => FIRST_TEAM + player * TEAMS + team;
/** The team that a place is of, as player and team in one number; -1 for none. */
export const teamAt = (place: number): number =>
  place >= FIRST_TEAM && place < FIRST_TEAM + MOST_PLAYERS * TEAMS ? place - FIRST_TEAM : NOWHERE;
export const lootPlace = (player: number, team: number): number => FIRST_LOOT + player * TEAMS + team;

const TEAM_SPACES: Spaces = {
  part: "teams",
  noun: "team",
  words: ["team 1", "team 2", "team 3"],
  also: [["1"], ["2"], ["3"]],
};
const ofTeams = (doc: string) => ({ per: "space", spaces: TEAM_SPACES, each: "player", doc }) as const;
/** The index of a number of a team in a list of such numbers. */
export const teamIndex = (player: number, team: number): number => team * MOST_PLAYERS + player;

/** Steps of a turn (CORP-3.1), from 0. */
export const STEP_WORDS = [
  "Pool Change",
  "Action Cards",
  "Upkeep",
  "Profits",
  "Trade",
  "Stock",
  "Corporate Action",
  "Runner Action",
] as const;
export const POOL_CHANGE = 0;
export const ACTION_CARDS = 1;
export const UPKEEP = 2;
export const PROFITS = 3;
export const TRADE = 4;
export const STOCK = 5;
export const CORPORATE = 6;
export const RUNNER = 7;

const shared = { per: "game" } as const;
const hidden = { per: "game", inside: true } as const;
const each = { per: "player" } as const;

/** Declares a state for these boards. */
export const layoutOf = (boards: Boards) => {
  const streets = partOf(boards, "streets");
  return defineLayout({
    players: MOST_PLAYERS,
    zones: ZONES,
    fields: {
      round: { ...shared, doc: "Rounds begun" },
      turn: { ...shared, doc: "Turns begun over all players" },
      active: { ...shared, doc: 'Whose turn it is; write "to move" instead' },
      first: { ...shared, start: NOBODY, signed: true, doc: "Who had the first turn, counted from 0; -1 before the dice (CORP-2.5)" },
      step: {
        ...shared,
        values: ["pool change", "action cards", "upkeep", "profits", "trade", "stock", "corporate", "runner"],
        doc: "The step of the turn (CORP-3.1)",
      },
      closes: { ...shared, doc: "The round from which a die may close the market; 0 for never (CORP-R44)" },
      supremacyFrom: { ...shared, doc: "The round from which supremacy counts (CORP-R4)" },
      mostRounds: { ...shared, doc: "The last round (CORP-R29, CORP-R61)" },
      even: { ...hidden, doc: "1 for an even start (CORP-R60)" },
      acts: { ...hidden, doc: "Corporate or Runner Actions left in this step (CORP-3.8, CORP-3.9)" },
      swaps: { ...hidden, doc: "Pool cards that may still be replaced in this step (CORP-3.2)" },
      buildOff: { ...hidden, doc: "What cards take off the next build (CORP-R53)" },
      stockOff: { ...hidden, doc: "What cards take off the next stock (CORP-R53)" },
      moreSteps: { ...hidden, doc: "What cards add to the next Move (CORP-R53)" },
      over: { ...hidden, doc: "Who is discarding assets over the limit, from 1 (CORP-7.4)" },
      shares: { ...hidden, doc: "1 while supremacy has to be looked at (CORP-14.2)" },
      mover: { ...hidden, start: NOBODY, signed: true, doc: "The team that is moving, from 0; -1 for none (CORP-8.9)" },
      met: { ...hidden, holds: "player", doc: "Whose team or Security Team is met (CORP-9.1, CORP-13.5)" },
      metTeam: { ...hidden, start: NOBODY, signed: true, doc: "Which team is met; -1 is the Security Team" },
      infiltrated: { ...shared, holds: "player", doc: "Whose HQ is being infiltrated (CORP-13.3)" },
      stage: { ...shared, doc: "The step of the infiltration: 1 Squads, 2 Systems, 3 Firewall; 0 for none (CORP-13.5)" },
      roll: { ...hidden, values: ["none", "sneak", "hack", "attack"], doc: "What is rolled" },
      attacker: { ...hidden, doc: "The attacking side: 0 the team that moves, 1 the other (CORP-9.5)" },
      byCombat: { ...hidden, doc: "1 if the team that is sneaked past rolls Combat (CORP-9.3)" },
      result: { ...hidden, doc: "How the last meeting or fight ended" },
      forced: { ...hidden, doc: "1 once a card makes the attacker retreat" },
      rollBonus0: { ...hidden, signed: true, doc: "Dice by cards in this roll, of the team that moves" },
      rollBonus1: { ...hidden, signed: true, doc: "Dice by cards in this roll, of the other side" },
      keepBonus0: { ...hidden, signed: true, doc: "Dice by cards in every roll of this encounter, of the team that moves" },
      keepBonus1: { ...hidden, signed: true, doc: "Dice by cards in every roll of this encounter, of the other side" },
      hits0: { ...hidden, doc: "Hits of the team that moves" },
      hits1: { ...hidden, doc: "Hits of the other side" },
      dice0: { per: "list", inside: true, doc: "Dice of the team that moves" },
      dice1: { per: "list", inside: true, doc: "Dice of the other side" },
      lost: { ...hidden, doc: "The card that is being lost, from 1; 0 for none (CORP-9.6)" },
      arrivals: { ...hidden, doc: "Places that teams have entered so far (CORP-12.6)" },
      credits: { ...each, doc: "Credits in ¥M (CORP-1.5)" },
      reserve: { ...each, start: PIECES, doc: "Pieces left (CORP-1.3)" },
      dark: { ...each, inside: true, doc: "Players whose cards switched off this player's buildings, one bit each" },
      usedBuildings: { ...each, inside: true, doc: "Buildings used this turn, two bits each (CORP-R39)" },
      ranked: { ...each, doc: "The place at the end, from 1; 0 before (CORP-14.4, CORP-R44)" },
      proposals: { ...each, inside: true, doc: "Offers made this turn (CORP-R42)" },
      piece: owned(partOf(boards, "departments"), "player", "The owner of the piece on a tier of a player's mat (CORP-4.1)"),
      team1: standing("player", streets, "Where team 1 stands (CORP-8.3)"),
      team2: standing("player", streets, "Where team 2 stands (CORP-8.3)"),
      team3: standing("player", streets, "Where team 3 stands (CORP-8.3)"),
      arrived: { ...ofTeams("When the team came to its place (CORP-12.6)"), inside: true },
      lootCredits: ofTeams("Credits on the stack of the team (CORP-13.12)"),
      lootSales: ofTeams("Stolen Sales pieces on the stack (CORP-13.12)"),
      lootResearch: ofTeams("Stolen Research pieces on the stack (CORP-13.12)"),
      lootProduction: ofTeams("Stolen Production pieces on the stack (CORP-13.12)"),
      used: { per: "card", seen: "all", inside: true, doc: "What of an asset was used this turn: 1 its upkeep, 2 its saving (CORP-R39)" },
      playedBy: { per: "card", seen: "all", inside: true, doc: "Who plays a card in play, from 1; 0 for nobody" },
      cancelled: { per: "card", seen: "all", inside: true, doc: "1 for a card in play that has no effect (CORP-R62)" },
      /** What texts give for a time, four numbers each: see turn/events-turn.ts. */
      lasting: { per: "list", inside: true, signed: true, unlessEmpty: true, doc: "What texts give for a time (CORP-R83)" },
      /** The same for single teams, six numbers each. */
      teamLasting: { per: "list", inside: true, signed: true, unlessEmpty: true, doc: "What texts give to a team for a time (CORP-R88)" },
      textDice: { per: "list", inside: true, unlessEmpty: true, doc: "Dice that a text rolled last (CORP-R86)" },
      /** The team and the steps of a Move that a text begins. */
      march: { per: "list", inside: true, unlessEmpty: true, doc: "A Move that a text begins: the team, its steps (CORP-R97)" },
      leaving: {
        per: "list",
        inside: true,
        unlessEmpty: true,
        doc: "Runners that leave by their own texts once their teams are neither moving nor met; 1 behind those that are discarded (CORP-R95)",
      },
      /** How a text breaks off an infiltration: 1 it ends, 2 it begins again. */
      broken: {
        per: "list",
        inside: true,
        unlessEmpty: true,
        doc: "1 where a text ends the infiltration, 2 where it begins again (CORP-R96)",
      },
      bought: {
        per: "list",
        inside: true,
        unlessEmpty: true,
        doc: "Kinds of the cards that were bought this turn, where a text asks (CORP-R98)",
      },
      taken: { per: "list", inside: true, unlessEmpty: true, doc: "Steps of the actions of this turn, where a text asks (CORP-R90)" },
      /** Open offers, eight numbers each: see trade/offers.ts. */
      offers: { per: "list", inside: true, unlessEmpty: true, doc: "Open offers of trades (CORP-R42)" },
    },
  });
};

export type CorpLayout = ReturnType<typeof layoutOf>;
export type CorpState = StateOf<CorpLayout>;
export type CorpView = View<CorpState>;
export type CorpEngine = Engine<CorpContent>;

/** The cards of a place. */
export const cardsIn = ({ zones }: CorpView, place: number): readonly number[] => zones[place] ?? missing(zones, place);

/** The card on top of a place, or undefined. */
export const topOf = (state: CorpView, place: number): number | undefined => {
  const cards = cardsIn(state, place);
  return cards[cards.length - 1];
};
