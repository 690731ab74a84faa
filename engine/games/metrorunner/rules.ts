/** Metrorunner by its rules: setup, turn, hack, the end, the Rogue A.I. Each chapter is a folder. */
import type { EventRule } from "../../kernel/events.ts";
import type { Procedure } from "../../kernel/procedure.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import type { MetroContent } from "./content.ts";
import { countPoints, ENDINGS } from "./ends/events-scoring.ts";
import { metroBroken, metroFaults } from "./faults.ts";
import { HACK_EVENTS } from "./hack/events-hack.ts";
import { HACKING } from "./hack/hacking.ts";
import { COMPLETING } from "./jobs/completing.ts";
import { JOB_EVENTS } from "./jobs/events-jobs.ts";
import { GAINING, TAKING } from "./jobs/gaining.ts";
import { PAYING_COST, PAYING_MANIPULATION, PAYING_MOVE } from "./jobs/paying.ts";
import { type MetroLayout, type MetroState, MOST_PLAYERS } from "./layout.ts";
import type { MetroOptions } from "./setup/options.ts";
import { layByHand, setUp } from "./setup/setup.ts";
import { SOLO_EVENTS } from "./solo/events-solo.ts";
import { ROGUE } from "./solo/rogue.ts";
import { TEXT_EVENTS } from "./texts/events-texts.ts";
import { TRACK_EVENTS } from "./tracks/events-tracks.ts";
import { beforeActing } from "./turn/before-acting.ts";
import { CRASHING } from "./turn/boosts.ts";
import { TURN_EVENTS } from "./turn/events-turn.ts";
import { GAME, MOST_IN_TURN, MOST_ROUNDS } from "./turn/game.ts";

/** What carries out texts: procedures and events of its own. */
export type TextParts = Pick<Rules<MetroState, MetroContent, MetroOptions>, "procedures" | "events" | "triggers">;

/** Nothing reads the texts. */
export const NO_PARTS: TextParts = { procedures: [], events: [] };

/** The procedures and events of the rules, without those that carry out texts. */
export const PROCEDURES: readonly Procedure<MetroState, MetroContent>[] = [
  ...[GAME, PAYING_MOVE, PAYING_MANIPULATION, PAYING_COST, GAINING, TAKING, COMPLETING, CRASHING, HACKING, ROGUE],
];
export const EVENTS: readonly EventRule<MetroState, MetroContent>[] = [
  ...[...TURN_EVENTS, ...TRACK_EVENTS, ...JOB_EVENTS, ...HACK_EVENTS, ...SOLO_EVENTS],
  ...[countPoints, ...TEXT_EVENTS],
];

/** The rules on a layout, with what carries out the texts of their cards. */
export const metroRules = (layout: MetroLayout, texts: TextParts = NO_PARTS): Rules<MetroState, MetroContent, MetroOptions> => ({
  id: "metrorunner",
  layout,
  // MR-R37: 60 rounds.
  bound: { decisions: MOST_ROUNDS * MOST_PLAYERS * MOST_IN_TURN, rule: "MR-R37" },
  endings: ENDINGS,
  procedures: [...PROCEDURES, ...texts.procedures],
  events: [...EVENTS, ...texts.events],
  triggers: texts.triggers ?? [],
  players: ({ players }) => players,
  setup: (state, options, engine) => setUp(state, options, engine),
  active: (state) => state.active,
  meanwhile: (state, open, verb, _asked, card, engine) => beforeActing(state, open, verb, card, engine),
  designs: ({ cards }) => cards.length,
  faults: (state, engine) => metroFaults(state, engine),
  broken: (state, engine) => metroBroken(state, engine),
  cardName: ({ cards }, card) => at(cards, card).name,
  stands: {
    move: { procedure: "game", step: "move" },
    action: { procedure: "game", step: "act" },
    after: { procedure: "game", step: "rest" },
    hack: { procedure: "hack", step: "choose", within: { procedure: "game", step: "after" } },
    cleanup: { procedure: "game", step: "clean" },
    scoring: { procedure: "game", step: "score" },
  },
  activeField: "active",
  draws: [],
  restZone: "box",
  laid: layByHand,
});
