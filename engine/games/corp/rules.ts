/** CORP by its rules: setup, turn, mats, city, encounters, infiltration, the end. Each chapter is a folder. */
import { SHOW } from "../../kernel/card-events.ts";
import type { EventRule } from "../../kernel/events.ts";
import type { Procedure } from "../../kernel/procedure.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { PLAY_NOW } from "./cards/any-time.ts";
import { CHOOSING } from "./cards/deeds.ts";
import { CARD_EVENTS } from "./cards/events-cards.ts";
import { PLAYING, WINDOW } from "./cards/windows.ts";
import { CITY_EVENTS } from "./city/events-city.ts";
import { FORMING } from "./city/forming.ts";
import { checkMarch, MOVING } from "./city/moving.ts";
import type { CorpContent } from "./content.ts";
import { ANSWERS } from "./effects/answering.ts";
import { DIGGING } from "./effects/digging.ts";
import { TEXT_EVENTS } from "./effects/events-texts.ts";
import { RUNNINGS } from "./effects/running.ts";
import { LOSING, PLACING } from "./effects/team-deeds.ts";
import { checkLeaving } from "./effects/this-card.ts";
import { DICE_EVENTS } from "./encounters/events-dice.ts";
import { FIGHTING } from "./encounters/fighting.ts";
import { MEETING } from "./encounters/meeting.ts";
import { ROLLING } from "./encounters/rolling.ts";
import { END_EVENTS, ENDINGS } from "./ends/events-ends.ts";
import { checkAssets, checkOffers, checkSupremacy, DISCARDING, SUPREMACY } from "./ends/supremacy.ts";
import { corpBroken, corpFaults } from "./faults.ts";
import { DELIVERING } from "./infiltration/delivering.ts";
import { INFILTRATION_EVENTS } from "./infiltration/events-infiltration.ts";
import { INFILTRATING } from "./infiltration/infiltrating.ts";
import { USING_SKILL } from "./infiltration/skills.ts";
import { type CorpLayout, type CorpState, MOST_PLAYERS } from "./layout.ts";
import { HIRING } from "./market/acts.ts";
import { type CorpEvent, MAT_EVENTS } from "./mat/events-mat.ts";
import { type CorpOptions, MOST_ROUNDS } from "./setup/options.ts";
import { setUp } from "./setup/setup.ts";
import { BESIDE } from "./trade/beside.ts";
import { TRADE_EVENTS } from "./trade/events-trade.ts";
import { ANSWERING, CUTTING } from "./trade/trading.ts";
import { TURN_EVENTS } from "./turn/events-turn.ts";
import { FIRST } from "./turn/first.ts";
import { GAME, MOST_IN_TURN } from "./turn/game.ts";
import { USING } from "./turn/upkeep.ts";

export const PROCEDURES: readonly Procedure<CorpState, CorpContent>[] = [
  ...[GAME, FIRST, USING, HIRING, ANSWERING, CUTTING, FORMING, MOVING, MEETING, FIGHTING, ROLLING],
  ...[INFILTRATING, USING_SKILL, DELIVERING, WINDOW, PLAYING, CHOOSING, SUPREMACY, DISCARDING],
  ...[...RUNNINGS, LOSING, DIGGING, PLACING],
];
export const EVENTS: readonly EventRule<CorpState, CorpContent>[] = [
  ...[...TURN_EVENTS, ...MAT_EVENTS, ...CARD_EVENTS, ...CITY_EVENTS, ...DICE_EVENTS],
  ...[...INFILTRATION_EVENTS, ...TRADE_EVENTS, ...END_EVENTS, ...TEXT_EVENTS, SHOW as CorpEvent],
];

/** The rules on a layout. */
export const corpRules = (layout: CorpLayout): Rules<CorpState, CorpContent, CorpOptions> => ({
  id: "corp",
  layout,
  // CORP-R61: 100 rounds.
  bound: { decisions: MOST_ROUNDS * MOST_PLAYERS * MOST_IN_TURN, rule: "CORP-R61" },
  endings: ENDINGS,
  procedures: PROCEDURES,
  events: EVENTS,
  triggers: ANSWERS,
  checks: [checkLeaving, checkMarch, checkAssets, checkOffers, checkSupremacy],
  beside: [...BESIDE, PLAY_NOW],
  players: ({ players }) => players,
  setup: (state, options, engine) => setUp(state, options, engine),
  active: (state) => state.active,
  designs: ({ cards }) => cards.length,
  faults: (state, engine) => corpFaults(state, engine),
  broken: (state, engine) => corpBroken(state, engine),
  cardName: ({ cards }, card) => at(cards, card).name,
  stands: {
    "pool change": { procedure: "game", step: "pool", from: "turn" },
    "action cards": { procedure: "game", step: "drop", from: "toCards" },
    upkeep: { procedure: "game", step: "upkeep", from: "toUpkeep" },
    profits: { procedure: "game", step: "trade", from: "toProfits" },
    trade: { procedure: "game", step: "trade", from: "toTrade" },
    stock: { procedure: "game", step: "stock", from: "toStock" },
    corporate: { procedure: "game", step: "act", from: "toCorporate" },
    runner: { procedure: "game", step: "run", from: "toRunner" },
    end: { procedure: "game", step: "end" },
  },
  activeField: "active",
  draws: ["die", "at random"],
  restZone: "box",
});
