/** San by its rulebook: setup, turn, endings. Each chapter is a file of this folder. */
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { BY_LOT, sourceUnderWay } from "../../language/index.ts";
import type { SanContent } from "./content.ts";
import { COPYING } from "./copy.ts";
import { CORRUPTING } from "./corruption.ts";
import { DRAWING } from "./discard-refill.ts";
import { ENDINGS } from "./endings.ts";
import { EVENTS } from "./events.ts";
import { sanBroken, sanFaults } from "./faults.ts";
import { STEPPING } from "./hacking.ts";
import { effectiveDesign, LAYOUT, type SanState } from "./layout.ts";
import type { SanOptions } from "./options.ts";
import { PLAYING } from "./play.ts";
import { ADVANCING } from "./propaganda.ts";
import { layByHand, setUp } from "./setup.ts";
import { GAME } from "./turn.ts";

/** No turn comes near it: the 82 cards can be played once each, with their icons spent, in far fewer decisions. */
const DECISIONS_IN_A_TURN = 500;

/** The rules, with what carries out the texts of their cards. */
export const sanRules = ({ machine }: SanContent): Rules<SanState, SanContent, SanOptions> => ({
  id: "san",
  layout: LAYOUT,
  // SAN-R30: 200 turns.
  bound: { decisions: 200 * DECISIONS_IN_A_TURN, rule: "SAN-R30" },
  endings: ENDINGS,
  procedures: [GAME, PLAYING, CORRUPTING, DRAWING, ADVANCING, STEPPING, COPYING, ...machine.procedures],
  events: [...EVENTS, ...machine.events],
  triggers: machine.triggers,
  replacements: machine.replacements,
  setup: (state, options, { content }) => setUp(state, options, content),
  active: (state) => state.active,
  designs: ({ cards }) => cards.length,
  faults: (state, { content }) => sanFaults(state, content),
  broken: (state, { content }) => sanBroken(state, content),
  underWay(state, engine) {
    const source = sourceUnderWay(state, engine, machine);
    return source === undefined ? undefined : `the text of ${at(engine.content.cards, effectiveDesign(state, source)).name}`;
  },
  cardName: ({ cards }, card) => at(cards, card).name,
  stands: {
    play: { procedure: "turn", step: "play", from: "playPhase" },
    buy: { procedure: "turn", step: "buy", from: "buyPhase" },
    "end of turn": { procedure: "turn", step: "discardPhase" },
  },
  activeField: "active",
  draws: ["start", BY_LOT],
  restZone: "box",
  laid: layByHand,
});
