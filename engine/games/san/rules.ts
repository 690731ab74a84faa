/** San by its rulebook: setup, turn, endings. Each chapter is a file of this folder. */
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { BY_LOT, sourceUnderWay } from "../../language/index.ts";
import type { SanContent } from "./content.ts";
import { ENDINGS } from "./endings.ts";
import { sanBroken, sanFaults } from "./faults.ts";
import { effectiveDesign, LAYOUT, type SanState } from "./layout.ts";
import type { SanOptions } from "./setup/options.ts";
import { layByHand, setUp } from "./setup/setup.ts";
import { COPYING, EFFECTS_OF } from "./turn/copy.ts";
import { DRAWING } from "./turn/discard-refill.ts";
import { EVENTS } from "./turn/events.ts";
import { PLAYING } from "./turn/play.ts";
import { GAME } from "./turn/turn.ts";
import { CORRUPTING } from "./zones/corruption.ts";
import { STEPPING } from "./zones/hacking.ts";
import { ADVANCING } from "./zones/propaganda.ts";

/** No turn comes near it: the 82 cards can be played once each, with their icons spent, in far fewer decisions. */
const DECISIONS_IN_A_TURN = 500;

/** The rules, with what carries out the texts of their cards. */
export const sanRules = ({ machine }: SanContent): Rules<SanState, SanContent, SanOptions> => ({
  id: "san",
  layout: LAYOUT,
  // SAN-R30: 200 turns.
  bound: { decisions: 200 * DECISIONS_IN_A_TURN, rule: "SAN-R30" },
  endings: ENDINGS,
  procedures: [GAME, PLAYING, CORRUPTING, DRAWING, ADVANCING, STEPPING, COPYING, ...machine.procedures, EFFECTS_OF],
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
