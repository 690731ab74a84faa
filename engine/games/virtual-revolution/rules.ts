/** Virtual Revolution by its rules: setup, turn, end of the round, scoring. Each chapter is a file of this folder. */
import type { EventRule } from "../../kernel/events.ts";
import type { Procedure } from "../../kernel/procedure.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { BONUS } from "./actions/bonus.ts";
import { ACTION_EVENTS } from "./actions/events-actions.ts";
import { EXECUTING } from "./actions/execution.ts";
import { AGENT_ACTS, EACH_DISCARDS, LOSING, PROMOTING } from "./cards/agents.ts";
import { CORRUPTION_ACTS, DRAWING } from "./cards/corruption.ts";
import { AT_RANDOM, CARD_EVENTS } from "./cards/events-cards.ts";
import { GOING_ONLINE, TAKING, VERSE_ACTS } from "./cards/verses.ts";
import { CITY_ACTS } from "./city/acts-city.ts";
import { CITY_EVENTS } from "./city/events-city.ts";
import type { VrContent } from "./content.ts";
import { END_EVENTS, ENDINGS } from "./ends/events-ends.ts";
import { NECRO } from "./ends/necro.ts";
import { RAIDING } from "./ends/raids.ts";
import { CHOOSING_TYPES } from "./ends/types.ts";
import { ORDERING, UPKEEP } from "./ends/upkeep.ts";
import { vrBroken, vrFaults } from "./faults.ts";
import { DIRECTORS, MOST_PLAYERS, NOWHERE, ROUNDS, type VrLayout, type VrState, type VrView } from "./layout.ts";
import type { VrOptions } from "./setup/options.ts";
import { layByHand, setUp } from "./setup/setup.ts";
import { TURN_EVENTS } from "./turn/events-turn.ts";
import { GAME, MOST_IN_TURN } from "./turn/game.ts";
import { OFFERS } from "./turn/turn.ts";

/** What carries out texts: procedures and events of its own. */
export type TextParts = Pick<Rules<VrState, VrContent, VrOptions>, "procedures" | "events" | "triggers" | "replacements">;

/** Nothing reads the texts. */
export const NO_PARTS: TextParts = { procedures: [], events: [] };

/** What the choice of a turn is called, and what can be done in it; a card that is asked about may be meant for any of it. */
const TURN = "turn";
const OF_TURNS: ReadonlySet<string> = new Set([...OFFERS.map(({ verb }) => verb), "choose"]);
const isBetweenRounds = ({ here, directorsLeft }: VrView): boolean => here === NOWHERE && directorsLeft.every((left) => left === 0);
const WAITING = "You cannot do this yet. First answer:";

/** The procedures and events of the rules, without those that carry out texts. */
export const PROCEDURES: readonly Procedure<VrState, VrContent>[] = [
  ...[GAME, EXECUTING, BONUS, PROMOTING, LOSING, EACH_DISCARDS, TAKING, GOING_ONLINE, DRAWING],
  ...[RAIDING, NECRO, ORDERING, UPKEEP, CHOOSING_TYPES],
  ...[...CITY_ACTS, ...CORRUPTION_ACTS, ...AGENT_ACTS, ...VERSE_ACTS].map(({ procedure }) => procedure),
];
export const EVENTS: readonly EventRule<VrState, VrContent>[] = [
  ...[...TURN_EVENTS, ...CITY_EVENTS, ...CARD_EVENTS, ...ACTION_EVENTS, ...END_EVENTS],
];

/** The rules on a layout, with what carries out the texts of their cards. */
export const vrRules = (layout: VrLayout, texts: TextParts = NO_PARTS): Rules<VrState, VrContent, VrOptions> => ({
  id: "virtual-revolution",
  layout,
  // VR-R92: 15 turns a player, and what ends the rounds.
  bound: { decisions: (ROUNDS * DIRECTORS + 1) * MOST_PLAYERS * (MOST_IN_TURN + 1), rule: "VR-R92" },
  endings: ENDINGS,
  procedures: [...PROCEDURES, ...texts.procedures],
  events: [...EVENTS, ...texts.events],
  triggers: texts.triggers ?? [],
  replacements: texts.replacements ?? [],
  players: ({ players }) => players,
  setup: (state, options, engine) => setUp(state, options, engine),
  active: (state) => state.active,
  // VR-4.7, VR-R10: free acts and the phases of a turn happen between acts.
  meanwhile: (state, open, verb, asked) =>
    open !== TURN && !isBetweenRounds(state) && OF_TURNS.has(verb) ? { rule: "VR-4.7", reason: `${WAITING} “${asked}”` } : undefined,
  designs: ({ cards }) => cards.length,
  faults: (state, engine) => vrFaults(state, engine),
  broken: (state, engine) => vrBroken(state, engine),
  cardName: ({ cards }, card) => at(cards, card).name,
  stands: {
    turn: { procedure: "game", step: "choose", from: "act" },
    raids: { procedure: "game", step: "raids" },
    necro: { procedure: "game", step: "necro" },
    "turn order": { procedure: "game", step: "order" },
    income: { procedure: "game", step: "income" },
    scoring: { procedure: "game", step: "types" },
  },
  activeField: "active",
  draws: [AT_RANDOM],
  restZone: "box",
  laid: layByHand,
});
