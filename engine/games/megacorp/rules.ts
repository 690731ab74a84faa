/** Megacorp by its rulebook: setup, turns, endings. Each chapter is a file of this folder. */
import type { Rules, Stand } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { BY_LOT, sourceUnderWay } from "../../language/index.ts";
import { BUYING } from "./buying/buy.ts";
import { PAYMENTS } from "./buying/events-money.ts";
import { PAYING } from "./buying/paying.ts";
import { CHALLENGING } from "./combat/combat.ts";
import { COMBAT_EVENTS, leaveCombat } from "./combat/events-combat.ts";
import { STRIKING } from "./combat/strike.ts";
import type { MegacorpContent } from "./content.ts";
import { stateCheck } from "./destruction/checks.ts";
import { PROHIBITIONS, REGENERATING, REPLACEMENTS } from "./destruction/destruction.ts";
import { CHECK_EVENTS } from "./destruction/events-checks.ts";
import { megacorpBroken, megacorpFaults } from "./faults.ts";
import { isPlaying, LAYOUT, type MegacorpState, MOST_PLAYERS } from "./layout.ts";
import { ENDINGS, MOST_DECISIONS, MOST_STEPS, MOST_TURNS_EACH, STEP_LIMIT } from "./losing/endings.ts";
import { checkLimit, concede, hasConceded, LOSSES } from "./losing/events-elimination.ts";
import { DESTRUCTIONS } from "./losing/leave.ts";
import { DEPLOYING } from "./network/deploy.ts";
import { CARD_EVENTS, drawNothing } from "./network/events-cards.ts";
import { MOVING } from "./network/moving.ts";
import { showOpenHands } from "./network/open-hands.ts";
import { SETUP } from "./setup/beginning.ts";
import { SETUP_EVENTS } from "./setup/events-setup.ts";
import type { MegacorpOptions } from "./setup/options.ts";
import { layByHand, setUp } from "./setup/setup.ts";
import { COPYING, copy, isCopy } from "./stack/copy.ts";
import { PLAYING, PLAYING_BY_TEXT } from "./stack/play.ts";
import { PLAIN, WINDOW } from "./stack/priority.ts";
import { becomeTarget, cancelWithoutSource, STACK_EVENTS } from "./stack/stack.ts";
import { USING } from "./stack/use.ts";
import { attackMore, CHANGE_EVENTS, changePrice, chooseWord, LATER_CHANGE_EVENTS, setScore, useFirst, useSaid } from "./state/changes.ts";
import { CHOOSING_WORD } from "./texts/effects/words-chosen.ts";
import { countRemoved, putDamage, rollNumber, TEXT_EVENTS } from "./texts/events-text.ts";
import { CARD_PROHIBITIONS, PLAYER_PROHIBITIONS } from "./texts/prohibitions.ts";
import { ACCOUNTING_PHASE, LEAVING, UPKEEP } from "./turn/accounting.ts";
import { SALE } from "./turn/divest.ts";
import { DRAWING } from "./turn/drawing.ts";
import { END_PROCESS } from "./turn/end.ts";
import { TURN_EVENTS } from "./turn/events-turn.ts";
import { MATCH, TURN } from "./turn/turn.ts";

/** The rules, with what carries out the texts of their cards. */
export const megacorpRules = ({ machine }: MegacorpContent): Rules<MegacorpState, MegacorpContent, MegacorpOptions> => ({
  id: "megacorp",
  layout: LAYOUT,
  designs: ({ cards }) => cards.length,
  // MC-R145. What goes on without asking anybody is a draw, too (MC-R108).
  bound: {
    decisions: MOST_PLAYERS * MOST_TURNS_EACH * MOST_DECISIONS,
    rule: "MC-R145",
    steps: { most: MOST_STEPS, ending: STEP_LIMIT },
  },
  asked: { order: "MC-14.9", replacement: "MC-10.8" },
  endings: ENDINGS,
  procedures: [
    MATCH,
    SETUP,
    TURN,
    ACCOUNTING_PHASE,
    UPKEEP,
    DRAWING,
    BUYING,
    DEPLOYING,
    PAYING,
    CHALLENGING,
    STRIKING,
    REGENERATING,
    MOVING,
    SALE,
    END_PROCESS,
    WINDOW,
    PLAYING,
    USING,
    ...machine.procedures,
    PLAYING_BY_TEXT,
    LEAVING,
    CHOOSING_WORD,
    COPYING,
  ],
  events: [
    ...SETUP_EVENTS,
    ...TURN_EVENTS,
    ...PAYMENTS,
    ...CARD_EVENTS,
    ...DESTRUCTIONS,
    ...CHECK_EVENTS,
    ...COMBAT_EVENTS,
    ...LOSSES,
    ...CHANGE_EVENTS,
    ...TEXT_EVENTS,
    ...STACK_EVENTS,
    ...machine.events,
    drawNothing,
    ...LATER_CHANGE_EVENTS,
    countRemoved,
    rollNumber,
    leaveCombat,
    useFirst,
    useSaid,
    setScore,
    attackMore,
    chooseWord,
    putDamage,
    changePrice,
    becomeTarget,
    copy,
    isCopy,
  ],
  triggers: machine.triggers,
  prohibitions: [...PROHIBITIONS, ...PLAYER_PROHIBITIONS, ...CARD_PROHIBITIONS],
  replacements: [...REPLACEMENTS, ...machine.replacements],
  checks: [stateCheck, cancelWithoutSource, showOpenHands, checkLimit],
  players: ({ decks }) => decks.length,
  setup: (state, options, { content }) => setUp(state, options, content),
  // Triggers of one moment go in turn order, from the turn player on (MC-14.9, MC-R124).
  active: (state) => state.active,
  // Who has given up is asked nothing more, also where the loss is settled a little later (MC-13.7).
  isOut: (state, player) => !isPlaying(state, player) || hasConceded(state, player),
  concession: concede,
  faults: (state, engine) => megacorpFaults(state, engine),
  broken: (state, engine) => megacorpBroken(state, engine),
  underWay(state, engine) {
    const source = sourceUnderWay(state, engine, machine);
    return source === undefined ? undefined : `the text of ${at(engine.content.cards, at(state.card, source)).name}`;
  },
  cardName: ({ cards }, card) => at(cards, card).name,
  stands: {
    "buy phase": turnStand("buying", "buyPhase"),
    "accounting phase": turnStand("accounting"),
    "challenge phase": turnStand("challenge", "challengePhase"),
    "divest phase": turnStand("beforeSale", "divestPhase"),
    "end phase": turnStand("beforeEnd", "endPhase"),
    priority: { procedure: "window", step: "priority", from: "open", slots: [PLAIN], within: turnStand("challengePhase") },
  },
  activeField: "active",
  draws: ["first", BY_LOT],
  restZone: "aside",
  makesCards: true,
  laid: layByHand,
});

/** A step of the turn at which a match may be taken up; the next player's turn follows. */
const turnStand = (step: string, from: string = step): Stand => ({
  procedure: "turn",
  step,
  from,
  within: { procedure: "match", step: "next" },
});
