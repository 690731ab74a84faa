/** Chapter VR-7: promotion, what becomes of Agents, and what texts do to them; Boosts too (VR-10.6, VR-10.7). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { type Act, act, addWhere, goOn } from "../actions/act.ts";
import { NONE, type VrContent } from "../content.ts";
import {
  ACTIONS,
  AGENT_SLOT,
  BOOSTS,
  cardsIn,
  executed,
  isOver,
  opponentsOf,
  SERVICE,
  SLOTS,
  TITLE,
  topOf,
  underOf,
  type VrEngine,
  type VrState,
  type VrView,
} from "../layout.ts";
import type { Modifier } from "../moments.ts";
import {
  becomeBoost,
  discardAgent,
  discardBoost,
  gainBoost,
  loseImmunity,
  promote,
  retire,
  straighten,
  swapAgents,
  tilt,
} from "./events-cards.ts";

const procedure = procedures<VrState, VrContent>();

const CARD = 0;
const PLAYER = 1;
const APPLIED = 2;

const RETIRE = 0;
const BOOST = 1;

/**
 * An Agent is promoted: it leaves service, then its effect happens if it is applied (VR-7.5, VR-R17), then it retires or, at level 1, becomes a Boost as its owner says
 * (VR-7.7). Begun with the card, the player, and 1 if the effect is applied.
 */
export const PROMOTING = procedure("promoting", {
  leave(state, frame, engine) {
    const applied = slot(state, frame, APPLIED);
    engine.propose(state, promote, slot(state, frame, PLAYER), slot(state, frame, CARD), applied);
    return applied === 1 ? "effect" : "place";
  },
  effect(state, frame, engine) {
    engine.content.texts.begin(state, engine, { card: slot(state, frame, CARD), line: "promotion", player: slot(state, frame, PLAYER) });
    return "place";
  },
  place: {
    kind: "promoted",
    rule: "VR-7.7",
    forms: [
      { kind: "retire", members: { card: "card" } },
      { kind: "boost", members: { card: "card" } },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "Does the Agent retire or become a Boost?",
    candidates(state, into, frame, { content }) {
      into.push(RETIRE);
      const design = at(state.card, slot(state, frame, CARD));
      if (content.level[design] === 1 && content.action[design] !== NONE) into.push(BOOST);
    },
    action: (state, code, frame) => ({ kind: code === BOOST ? "boost" : "retire", card: slot(state, frame, CARD) }),
    carryOut(state, code, frame, engine) {
      engine.propose(state, code === BOOST ? becomeBoost : retire, slot(state, frame, PLAYER), slot(state, frame, CARD));
      return "done";
    },
  },
});

/** The straight Title with which a player can keep what a Raid or Necro attack takes (VR-R46), or undefined. */
const keeperOf = (state: VrView, { content }: VrEngine, player: Player): number | undefined =>
  cardsIn(state, TITLE + player).find((card) => state.tilted[card] === 0 && content.texts.keeps(at(state.card, card)));

const LOSER = 1;
const KEEP = 1;
const LET_GO = 0;

/** An Agent in service or a Boost is discarded; in a Raid or Necro attack it may be kept for a Title (VR-R46). Begun with the card and the player. */
export const LOSING = procedure("losing", {
  ask: (state, frame, engine) => (state.attack === 1 && keeperOf(state, engine, slot(state, frame, LOSER)) !== undefined ? "keep" : "lose"),
  keep: {
    kind: "keep",
    rule: "VR-R46",
    forms: [
      { kind: "keep", members: { card: "card" } },
      { kind: "let go", members: {} },
    ],
    player: (state, frame) => slot(state, frame, LOSER),
    prompt: () => "Do you keep it with your Title?",
    span: (state, frame, engine) => engine.content.texts.words(state, engine, frame),
    candidates: (_state, into) => void into.push(KEEP, LET_GO),
    action: (state, code, frame) => (code === KEEP ? { kind: "keep", card: slot(state, frame, CARD) } : { kind: "let go" }),
    carryOut(state, code, frame, engine) {
      goOn(state, frame, engine);
      if (code === LET_GO) return "lose";
      const player = slot(state, frame, LOSER);
      engine.propose(state, tilt, player, keeperOf(state, engine, player) ?? 0);
      return "done";
    },
  },
  lose(state, frame, engine) {
    const card = slot(state, frame, CARD);
    const player = slot(state, frame, LOSER);
    engine.propose(state, state.zone[card] === SERVICE + player ? discardAgent : discardBoost, player, card);
    return "done";
  },
});

/** The Boosts of a player: Boost cards and Agents under the Actions of a mask, one bit each (VR-10.1). */
export function boostsOf(state: VrView, player: Player, actions = (1 << ACTIONS) - 1): number[] {
  const found: number[] = [];
  for (let action = 0; action < ACTIONS; action++)
    if ((actions & (1 << action)) !== 0) found.push(...cardsIn(state, underOf(player, action)));
  return found;
}

/** “Discard n of your Agents in service”, or of one type. `of`: the type plus 1; 0 for any. */
export const DISCARDING_AGENT: Act = act("discarding an Agent", {
  kind: "discard",
  rule: "VR-13.7",
  chooses: "card",
  prompt: () => "Which of your Agents do you discard?",
  items: (state, player, type, into, { content }) =>
    addWhere(cardsIn(state, SERVICE + player), into, (card) => type === 0 || content.agentType[at(state.card, card)] === type - 1),
  pick: (state, player, card, _type, engine) => engine.call(state, LOSING, card, player),
});

/** “Discard n of your Boosts”, or of those under some Actions, any of them (VR-R45). `of`: the Actions, one bit each; 0 for all. */
export const DISCARDING_BOOST: Act = act("discarding a Boost", {
  kind: "discard",
  rule: "VR-10.7",
  chooses: "card",
  prompt: () => "Which of your Boosts do you discard?",
  items: (state, player, actions, into) => void into.push(...boostsOf(state, player, actions === 0 ? undefined : actions)),
  pick: (state, player, card, _actions, engine) => engine.call(state, LOSING, card, player),
});

/** “Gain n available Boost card” (VR-10.6, VR-R31). */
export const GAINING_BOOST: Act = act("gaining a Boost", {
  kind: "gain",
  rule: "VR-10.6",
  chooses: "card",
  prompt: () => "Which Boost card do you take?",
  items: (state, _player, _of, into) => void into.push(...cardsIn(state, BOOSTS)),
  pick: (state, player, card, _of, engine) => engine.propose(state, gainBoost, player, card),
});

/** “Straighten n of your Agents in service”. */
export const STRAIGHTENING: Act = act("straightening", {
  kind: "straighten",
  rule: "VR-R77",
  chooses: "card",
  prompt: () => "Which of your Agents do you straighten?",
  items: (state, player, but, into) =>
    addWhere(cardsIn(state, SERVICE + player), into, (card) => state.tilted[card] === 1 && card !== but - 1),
  pick: (state, player, card, _of, engine) => engine.propose(state, straighten, player, card),
});

/** “Straighten n of your Titles” (VR-R105). */
export const STRAIGHTENING_TITLE: Act = act("straightening a Title", {
  kind: "straighten",
  rule: "VR-R105",
  chooses: "card",
  prompt: () => "Which of your Titles do you straighten?",
  items: (state, player, _of, into) => addWhere(cardsIn(state, TITLE + player), into, (card) => state.tilted[card] === 1),
  pick: (state, player, card, _of, engine) => engine.propose(state, straighten, player, card),
});

/** Available Agents, in the order of their slots. */
export function availableAgents(state: VrView, into: number[]): void {
  for (let slotNumber = 0; slotNumber < SLOTS; slotNumber++) {
    const card = topOf(state, AGENT_SLOT + slotNumber);
    if (card !== undefined) into.push(card);
  }
}

/** The available Agent for which another is exchanged. `of`: the one that is given. */
const EXCHANGING_FOR: Act = act("exchanging an Agent for", {
  kind: "for",
  rule: "VR-R24",
  chooses: "card",
  prompt: () => "Which available Agent do you take instead?",
  items: (state, _player, _of, into) => availableAgents(state, into),
  pick: (state, player, card, given, engine) => engine.propose(state, swapAgents, player, given, card),
});

/** “Exchange n of your Agents in service for an available Agent” (VR-R24). */
export const EXCHANGING_AGENT: Act = act("exchanging an Agent", {
  kind: "exchange",
  rule: "VR-R24",
  chooses: "card",
  prompt: () => "Which of your Agents do you give?",
  items(state, player, _of, into) {
    for (let slotNumber = 0; slotNumber < SLOTS; slotNumber++)
      if (topOf(state, AGENT_SLOT + slotNumber) !== undefined) {
        into.push(...cardsIn(state, SERVICE + player));
        return;
      }
  },
  pick: (state, player, card, _of, engine) => EXCHANGING_FOR.begin(state, engine, player, 1, card),
});

/** “Apply the promotion of another Agent in service”, of any player, as if it were printed on this one (VR-R18, VR-R79). `of`: the Agent that copies. */
export const COPYING: Act = act("copying a promotion", {
  kind: "copy",
  rule: "VR-R18",
  chooses: "card",
  prompt: () => "Whose promotion do you apply?",
  items(state, _player, copier, into, engine) {
    const copied = state.executing > 0 ? copiedWith(state, engine, executed(state)) : undefined;
    const isCopied = (card: number): boolean => {
      const design = at(state.card, card);
      if (card === copier || !canBeCopied(engine, design)) return false;
      // One worded “With X:” while an X is under way, and then no other (VR-R18, VR-R10).
      if (copied === undefined) return !engine.content.texts.isAttached(design, "promotion");
      const modifier = copied.find((one) => one.card === card)?.modifier;
      return modifier !== undefined && !(modifier.first && isOver(state));
    };
    for (let one = 0; one < state.players; one++) addWhere(cardsIn(state, SERVICE + one), into, isCopied);
  },
  pick: (state, player, card, copier, engine) =>
    engine.content.texts.begin(state, engine, { card: copier, line: "promotion", player, design: at(state.card, card), shown: card }),
});

/** “Apply the activation of 1 opposing Agent in service”, as if it were printed on this one; neither Agent is tilted by it (VR-R103). `of`: the Agent that copies. */
export const COPYING_ACTIVATION: Act = act("copying an activation", {
  kind: "copy",
  rule: "VR-R103",
  chooses: "card",
  prompt: () => "Whose activation do you apply?",
  items(state, player, _copier, into, { content: { texts } }) {
    for (const one of opponentsOf(state, player))
      addWhere(cardsIn(state, SERVICE + one), into, (card) => !texts.copiesActivation(at(state.card, card)));
  },
  pick: (state, player, card, copier, engine) =>
    engine.content.texts.begin(state, engine, { card: copier, line: "activation", player, design: at(state.card, card), shown: card }),
});

/** Not what is no immediate effect (VR-R18), nor what copies itself (VR-R93). */
const canBeCopied = ({ content: { texts } }: VrEngine, design: number): boolean =>
  !texts.choosesType(design) && !texts.copies(design, "promotion");

/** Promotions “With X:” of Agents in service of anybody, as what they would bring to whoever copies them (VR-R18). */
export function copiedWith(state: VrView, engine: VrEngine, action: number): { readonly card: number; readonly modifier: Modifier }[] {
  const { texts } = engine.content;
  const found: { card: number; modifier: Modifier }[] = [];
  for (let one = 0; one < state.players; one++)
    for (const card of cardsIn(state, SERVICE + one)) {
      const modifier = texts.modifier(at(state.card, card), "promotion", action);
      if (modifier !== undefined && canBeCopied(engine, at(state.card, card))) found.push({ card, modifier });
    }
  return found;
}

const IMMUNITY = -1;

/** One opponent discards an Agent in service, a Boost or an Immunity: the owner chooses (VR-R38). */
const GIVING_UP: Act = act("giving up", {
  kind: "discard",
  rule: "VR-R38",
  chooses: "card",
  prompt: () => "Which Agent, Boost or Immunity do you discard?",
  items: (state, player, _of, into) => void into.push(...cardsIn(state, SERVICE + player), ...boostsOf(state, player)),
  pick: (state, player, card, _of, engine) => engine.call(state, LOSING, card, player),
});

const LEFT = 1;
const TURN = 2;

/** “Each opponent discards n of their Agents in service, Boosts or Immunity”, in turn order after the player (VR-R38). Begun with the player and n. */
export const EACH_DISCARDS = procedure("each opponent discards", {
  next(state, frame, engine) {
    const opponents = opponentsOf(state, slot(state, frame, CARD));
    const opponent = opponents[slot(state, frame, TURN)];
    if (opponent === undefined) return "done";
    const immune = at(state.immunity, opponent) > 0;
    const cards = GIVING_UP.isPossible(state, engine, opponent);
    if (immune && cards) return "which";
    setSlot(state, frame, TURN, slot(state, frame, TURN) + 1);
    if (cards) GIVING_UP.begin(state, engine, opponent, slot(state, frame, LEFT));
    else if (immune) engine.propose(state, loseImmunity, opponent, slot(state, frame, LEFT));
    return "next";
  },
  which: {
    kind: "discard what",
    rule: "VR-R38",
    forms: [
      { kind: "discard Immunity", members: {} },
      { kind: "discard", members: { card: "card" } },
    ],
    player: (state, frame) => at(opponentsOf(state, slot(state, frame, CARD)), slot(state, frame, TURN)),
    prompt: () => "Which Agent, Boost or Immunity do you discard?",
    span: (state, frame, engine) => engine.content.texts.words(state, engine, frame),
    candidates(state, into, frame) {
      const opponent = at(opponentsOf(state, slot(state, frame, CARD)), slot(state, frame, TURN));
      into.push(IMMUNITY, ...cardsIn(state, SERVICE + opponent), ...boostsOf(state, opponent));
    },
    action: (_state, code) => (code === IMMUNITY ? { kind: "discard Immunity" } : { kind: "discard", card: code }),
    carryOut(state, code, frame, engine) {
      goOn(state, frame, engine);
      const opponent = at(opponentsOf(state, slot(state, frame, CARD)), slot(state, frame, TURN));
      setSlot(state, frame, TURN, slot(state, frame, TURN) + 1);
      if (code === IMMUNITY) engine.propose(state, loseImmunity, opponent, 1);
      else engine.call(state, LOSING, code, opponent);
      return "next";
    },
  },
});

export const AGENT_ACTS: readonly Act[] = [
  DISCARDING_AGENT,
  DISCARDING_BOOST,
  GAINING_BOOST,
  STRAIGHTENING,
  EXCHANGING_FOR,
  EXCHANGING_AGENT,
  COPYING,
  GIVING_UP,
];
