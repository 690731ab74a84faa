/** An Action is executed (VR-10.5): its modifiers are frozen, Boosts apply, the player uses others before or after, and in between it is carried out (VR-9). */
import { type Frame, growFrame, setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { PROMOTING } from "../cards/agents.ts";
import { DISCARDING, drawSome } from "../cards/corruption.ts";
import { gainCredits, gainImmunity, gainRevenue, gainToken, payCredits, recruit, tilt } from "../cards/events-cards.ts";
import { replaceAll, TAKING_VERSE } from "../cards/verses.ts";
import { placeServer } from "../city/events-city.ts";
import type { VrContent } from "../content.ts";
import {
  ACTION_NAMES,
  CORRUPTION,
  cardsIn,
  DONATE,
  SERVER,
  SERVICE,
  TITLE,
  underOf,
  VERSE,
  type VrEngine,
  type VrState,
  type VrView,
  WORK,
} from "../layout.ts";
import { type Against, against, canBuyImmunity, canDiscardOne, canDiscardTwo, type Means, RENEWAL, recruitable } from "./conditions.ts";
import { declare, finish, resolved } from "./events-actions.ts";
import { BOOST, isAutomatic, lineOf, meansFor, modifierOf, PROMOTION, TITLE_USED, type Usable, usable } from "./modifiers.ts";

const procedure = procedures<VrState, VrContent>();

// Slots: the Action, whose it is, whether Agents come from the discard, what held before, what of Donate was done; then two numbers for each frozen modifier.
const WHAT = 0;
const PLAYER = 1;
const FROM_DISCARD = 2;
const OLD_RANGE = 3;
const OLD_WAIVED = 4;
const DONE = 5;
const NEXT = 6;
const COUNT = 7;
const OLD_ACTION = 8;
const FIRST = 9;
const SIZE = 2;
const CARD = 0;
/** Where it comes from, or that it has been used. */
const FROM = 1;
const USED = 3;

/** Parts of a Donate (VR-9.8). */
const DISCARDED = 1;
const IMMUNE = 2;

/** The code that uses none; those of modifiers are their number plus 1. */
const GO_ON = 0;

const cardAt = (state: VrView, frame: Frame, i: number): number => slot(state, frame, FIRST + i * SIZE + CARD);
const fromAt = (state: VrView, frame: Frame, i: number): number => slot(state, frame, FIRST + i * SIZE + FROM);

/** The place in which a card has to lie for its modifier to be used. */
const placeOf = (from: number, player: Player, action: number): number =>
  from === BOOST ? underOf(player, action) : from === PROMOTION ? SERVICE + player : TITLE + player;

/** A frozen modifier that can still be used; undefined if it was, or its card has gone. */
function unused(state: VrView, frame: Frame, engine: VrEngine, i: number): Usable | undefined {
  const [card, from] = [cardAt(state, frame, i), fromAt(state, frame, i)];
  const [player, action] = [slot(state, frame, PLAYER), slot(state, frame, WHAT)];
  if (from === USED || state.zone[card] !== placeOf(from, player, action)) return undefined;
  const modifier = modifierOf(state, engine, action, card, from);
  return modifier && { card, from, modifier };
}

/** What the player has now for what is under way. */
const meansNow = (state: VrView, frame: Frame): Means => ({
  credits: at(state.credits, slot(state, frame, PLAYER)),
  range: state.range,
  waived: state.waived === 1,
  leaving: 0,
  fromDiscard: slot(state, frame, FROM_DISCARD) === 1,
});

const isLegal = (state: VrView, frame: Frame, engine: VrEngine): boolean =>
  against(state, engine, slot(state, frame, PLAYER), slot(state, frame, WHAT), meansNow(state, frame)) === undefined;

/** Whether a modifier can be used before the Action: an extra donation leaves a part of the Donate payable (VR-R76). */
function fitsBefore(state: VrView, frame: Frame, { modifier }: Usable): boolean {
  const player = slot(state, frame, PLAYER);
  const credits = at(state.credits, player) - modifier.pays;
  const hand = cardsIn(state, CORRUPTION + player).length - modifier.discards;
  if (credits < 0 || hand < 0) return false;
  if (slot(state, frame, WHAT) !== DONATE || modifier.pays === 0) return true;
  return (credits >= at(state.donateOne, player) && hand >= 1) || canBuyImmunity(state, player, credits);
}

function fitsAfter(state: VrView, frame: Frame, { modifier }: Usable): boolean {
  const player = slot(state, frame, PLAYER);
  return !modifier.first && at(state.credits, player) >= modifier.pays && cardsIn(state, CORRUPTION + player).length >= modifier.discards;
}

/** Adds the codes of the modifiers that the player may use now. */
function addModifiers(
  state: VrView,
  frame: Frame,
  engine: VrEngine,
  into: number[],
  fits: (state: VrView, frame: Frame, one: Usable) => boolean,
): void {
  for (let i = 0; i < slot(state, frame, COUNT); i++) {
    const one = unused(state, frame, engine, i);
    if (one !== undefined && !isAutomatic(one) && fits(state, frame, one)) into.push(i + 1);
  }
}

/** A modifier is used: a promotion promotes, a Title is tilted (VR-10.2, VR-6.7), and its line is carried out. */
function use(state: VrView, frame: Frame, engine: VrEngine, i: number, after = false): void {
  const [card, from, player] = [cardAt(state, frame, i), fromAt(state, frame, i), slot(state, frame, PLAYER)];
  setSlot(state, frame, FIRST + i * SIZE + FROM, USED);
  if (from === PROMOTION) {
    // What gives Range or waives a condition is not copied any more (VR-10.5, VR-R18).
    if (after && engine.content.texts.copies(at(state.card, card), "promotion"))
      engine.propose(state, resolved, player, slot(state, frame, WHAT));
    engine.call(state, PROMOTING, card, player, 1);
  } else {
    if (from === TITLE_USED) engine.propose(state, tilt, player, card);
    const line = lineOf(card, from, player, engine, state);
    engine.content.texts.begin(state, engine, from === BOOST ? { ...line, named: true } : line);
  }
}

const found: number[] = [];
function anyModifier(state: VrView, frame: Frame, engine: VrEngine, fits: Parameters<typeof addModifiers>[4]): boolean {
  found.length = 0;
  addModifiers(state, frame, engine, found, fits);
  return found.length > 0;
}

const forms = [
  { kind: "use", members: { card: "card" } },
  { kind: "go on", members: {} },
] as const;
const windowAction = (state: VrView, code: number, frame: Frame) =>
  code === GO_ON ? { kind: "go on" } : { kind: "use", card: cardAt(state, frame, code - 1) };

/** What a Donate offers: codes of its parts. */
const ONE = 1;
const TWO = 2;
const BUY = 3;

export const EXECUTING = procedure("executing", {
  // VR-10.3, VR-10.4: each is used once, and what comes later in the execution is not among them (VR-R12, VR-R87); so in every execution (VR-R13, VR-R89).
  freeze(state, frame, engine) {
    const [player, action] = [slot(state, frame, PLAYER), slot(state, frame, WHAT)];
    setSlot(state, frame, OLD_RANGE, state.range);
    setSlot(state, frame, OLD_WAIVED, state.waived);
    setSlot(state, frame, OLD_ACTION, state.executing);
    const all = usable(state, engine, player, action);
    setSlot(state, frame, COUNT, all.length);
    for (const { card, from } of all) {
      growFrame(state, card);
      growFrame(state, from);
    }
    engine.propose(state, declare, player, action);
    return "boosts";
  },
  // VR-R75: what Boosts give by themselves, before anything is named.
  boosts(state, frame, engine) {
    const i = slot(state, frame, NEXT);
    if (i >= slot(state, frame, COUNT)) return "before";
    setSlot(state, frame, NEXT, i + 1);
    const one = unused(state, frame, engine, i);
    if (one !== undefined && isAutomatic(one)) use(state, frame, engine, i);
    return "boosts";
  },
  before(state, frame, engine) {
    if (anyModifier(state, frame, engine, fitsBefore)) return "use before";
    return isLegal(state, frame, engine) ? "resolve" : "end";
  },
  "use before": {
    kind: "before",
    rule: "VR-10.5",
    forms,
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: (state, frame) => `What do you use before ${ACTION_NAMES[slot(state, frame, WHAT)]}?`,
    candidates(state, into, frame, engine) {
      addModifiers(state, frame, engine, into, fitsBefore);
      // VR-10.5: what makes the Action legal has to be used first.
      if (isLegal(state, frame, engine)) into.unshift(GO_ON);
    },
    action: windowAction,
    carryOut(state, code, frame, engine) {
      if (code === GO_ON) return "resolve";
      use(state, frame, engine, code - 1);
      return "before";
    },
  },
  resolve(state, frame, engine) {
    const player = slot(state, frame, PLAYER);
    switch (slot(state, frame, WHAT)) {
      // VR-9.1
      case WORK:
        engine.propose(state, gainCredits, player, at(state.workGives, player));
        return "after";
      // VR-9.5: pay, Revenue, token, Corruption, Server.
      case SERVER:
        engine.propose(state, payCredits, player, at(state.serverCosts, player));
        engine.propose(state, gainRevenue, player, 2);
        engine.propose(state, gainToken, player, 1);
        return "server draw";
      case VERSE:
        return at(state.credits, player) - RENEWAL >= at(state.verseCosts, player) ? "renew" : "verse";
      case DONATE:
        return "donate";
      default:
        return "agent";
    }
  },
  // VR-9.3, VR-R80
  agent: {
    kind: "recruit",
    rule: "VR-9.2",
    forms: [{ kind: "recruit", members: { card: "card" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "Which Agent do you recruit?",
    candidates: (state, into, frame, engine) => recruitable(state, engine, state.range, slot(state, frame, FROM_DISCARD) === 1, into),
    action: (_state, card) => ({ kind: "recruit", card }),
    carryOut(state, card, frame, engine) {
      const player = slot(state, frame, PLAYER);
      engine.propose(state, payCredits, player, at(state.recruitCosts, player));
      engine.propose(state, recruit, player, card);
      return "after";
    },
  },
  "server draw"(state, frame, engine) {
    drawSome(state, engine, slot(state, frame, PLAYER), 1);
    return "server";
  },
  server(state, frame, engine) {
    engine.propose(state, placeServer, slot(state, frame, PLAYER), state.here);
    return "after";
  },
  // VR-9.7: first any number of renewals, as long as the Verse stays payable (VR-R11).
  renew: {
    kind: "renew",
    rule: "VR-9.7",
    forms: [
      { kind: "renew", members: {} },
      { kind: "go on", members: {} },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => `Do you replace all available Verses for ${RENEWAL} €?`,
    candidates: (_state, into) => void into.push(0, 1),
    action: (_state, code) => ({ kind: code === 1 ? "renew" : "go on" }),
    carryOut(state, code, frame, engine) {
      if (code === 0) return "verse";
      engine.propose(state, payCredits, slot(state, frame, PLAYER), RENEWAL);
      replaceAll(state, engine);
      return "resolve";
    },
  },
  verse(state, frame, engine) {
    const player = slot(state, frame, PLAYER);
    engine.propose(state, payCredits, player, at(state.verseCosts, player));
    engine.propose(state, gainRevenue, player, 1);
    return "verse draw";
  },
  "verse draw"(state, frame, engine) {
    drawSome(state, engine, slot(state, frame, PLAYER), 1);
    return "take verse";
  },
  "take verse"(state, frame, engine) {
    TAKING_VERSE.begin(state, engine, slot(state, frame, PLAYER), 1);
    return "after";
  },
  // VR-9.8: each part once, at least one of them.
  donate(state, frame) {
    const player = slot(state, frame, PLAYER);
    const credits = at(state.credits, player);
    const done = slot(state, frame, DONE);
    const left =
      ((done & DISCARDED) === 0 && (canDiscardOne(state, player, credits) || canDiscardTwo(state, player, credits))) ||
      ((done & IMMUNE) === 0 && canBuyImmunity(state, player, credits));
    return left ? "part" : "after";
  },
  part: {
    kind: "donate",
    rule: "VR-9.8",
    forms: [
      { kind: "discard 1", members: {} },
      { kind: "discard 2", members: {} },
      { kind: "buy Immunity", members: {} },
      { kind: "go on", members: {} },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "What do you pay for?",
    candidates(state, into, frame) {
      const player = slot(state, frame, PLAYER);
      const credits = at(state.credits, player);
      const done = slot(state, frame, DONE);
      if ((done & DISCARDED) === 0) {
        if (canDiscardOne(state, player, credits)) into.push(ONE);
        if (canDiscardTwo(state, player, credits)) into.push(TWO);
      }
      if ((done & IMMUNE) === 0 && canBuyImmunity(state, player, credits)) into.push(BUY);
      if (done !== 0) into.push(GO_ON);
    },
    action: (_state, code) => ({ kind: code === ONE ? "discard 1" : code === TWO ? "discard 2" : code === BUY ? "buy Immunity" : "go on" }),
    carryOut(state, code, frame, engine) {
      const player = slot(state, frame, PLAYER);
      if (code === GO_ON) return "after";
      setSlot(state, frame, DONE, slot(state, frame, DONE) | (code === BUY ? IMMUNE : DISCARDED));
      if (code === BUY) {
        engine.propose(state, payCredits, player, at(state.donateImmunity, player));
        engine.propose(state, gainImmunity, player, 1);
      } else {
        DISCARDING.begin(state, engine, player, code === TWO ? 2 : 1);
        engine.propose(state, payCredits, player, at(code === TWO ? state.donateTwo : state.donateOne, player));
      }
      return "donate";
    },
  },
  after: (state, frame, engine) => (anyModifier(state, frame, engine, fitsAfter) ? "use after" : "end"),
  "use after": {
    kind: "after",
    rule: "VR-10.5",
    forms,
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: (state, frame) => `${ACTION_NAMES[slot(state, frame, WHAT)]} is done. What else do you use with it?`,
    candidates(state, into, frame, engine) {
      into.push(GO_ON);
      addModifiers(state, frame, engine, into, fitsAfter);
    },
    action: windowAction,
    carryOut(state, code, frame, engine) {
      if (code === GO_ON) return "end";
      use(state, frame, engine, code - 1, true);
      return "after";
    },
  },
  end(state, frame, engine) {
    engine.propose(state, finish, slot(state, frame, OLD_RANGE), slot(state, frame, OLD_WAIVED), slot(state, frame, OLD_ACTION));
    return "done";
  },
});

/** Begins an execution of an Action. The caller's last act. */
export function execute(state: VrView, engine: VrEngine, player: Player, action: number, fromDiscard = false): void {
  const frame = engine.callWide(state, EXECUTING, FIRST);
  setSlot(state, frame, WHAT, action);
  setSlot(state, frame, PLAYER, player);
  setSlot(state, frame, FROM_DISCARD, fromDiscard ? 1 : 0);
}

/** What stands against declaring an Action, with every modifier that helps (VR-10.5); undefined if it can be declared. */
export function againstDeclaring(state: VrView, engine: VrEngine, player: Player, action: number, fromDiscard = false) {
  let first: Against | undefined;
  for (const means of meansFor(state, engine, player, action, fromDiscard)) {
    const refusal = against(state, engine, player, action, means);
    if (refusal === undefined) return undefined;
    first ??= refusal;
  }
  return first;
}
