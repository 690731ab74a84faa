/** Emberwick by its rules: setup, turn, endings. Each chapter is a file of this folder. */
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { BY_LOT, sourceUnderWay } from "../../language/index.ts";
import type { EmberwickContent } from "./content.ts";
import { ENDINGS } from "./endings.ts";
import { EVENTS } from "./events.ts";
import { cardsIn, type EmberwickState, LAST_STEP, LAYOUT, SEATS, WINDOW, WINDOWS } from "./layout.ts";
import type { EmberwickOptions } from "./options.ts";
import { layByHand, setUp } from "./setup.ts";
import { DRAWING, GAME, HANGING } from "./turn.ts";

/** No game comes near it: every turn takes a card out of satchels and hands, and none comes back. */
const DECISIONS = 5_000;

/** The rules, with what carries out the texts of their cards. */
export const emberwickRules = ({ machine }: EmberwickContent): Rules<EmberwickState, EmberwickContent, EmberwickOptions> => ({
  id: "emberwick",
  layout: LAYOUT,
  bound: { decisions: DECISIONS, rule: "EW-6.2" },
  asked: { order: "EW-5.7" },
  endings: ENDINGS,
  procedures: [GAME, HANGING, DRAWING, ...machine.procedures],
  events: [...EVENTS, ...machine.events],
  triggers: machine.triggers,
  replacements: machine.replacements,
  players: ({ players }) => players,
  setup: (state, options, { content }) => setUp(state, options, content),
  active: (state) => state.active,
  designs: ({ cards }) => cards.length,
  faults: (state, { content }) =>
    Array.from({ length: WINDOWS }, (_, window) => cardsIn(state, WINDOW + window)).flatMap((hung, window) => [
      ...(hung.length > 1 ? [`Window ${window + 1} holds ${hung.length} cards (EW-4.3)`] : []),
      ...hung.filter((card) => !content.isLantern[at(state.card, card)]).map(() => `Window ${window + 1} holds a wick (EW-4.3)`),
    ]),
  broken: (state, { content }) => {
    const noted = content.machine.notedFault(state);
    return [
      ...state.step.flatMap((step, player) =>
        step > LAST_STEP ? [`${SEATS[player]} stands on step ${step} of ${LAST_STEP} (EW-2.4)`] : [],
      ),
      ...state.keeper.flatMap((keeper, card) =>
        keeper > state.players ? [`Card ${card} is kept by player ${keeper} of ${state.players} (EW-4.4)`] : [],
      ),
      ...(noted === undefined ? [] : [noted]),
    ];
  },
  underWay(state, engine) {
    const source = sourceUnderWay(state, engine, machine);
    return source === undefined ? undefined : `the text of ${at(engine.content.cards, at(state.card, source)).name}`;
  },
  cardName: ({ cards }, card) => at(cards, card).name,
  stands: { play: { procedure: "turn", step: "play" } },
  activeField: "active",
  draws: ["start", BY_LOT],
  restZone: "satchel",
  laid: layByHand,
});
