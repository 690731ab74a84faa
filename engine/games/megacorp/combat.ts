/**
 * Chapter 1.9: the Challenge phase (MC-9.1): attack or forfeit, one attack after another, each of them in the nine steps of MC-9.8. Who may attack what is in
 * attack.ts, who blocks and retaliates in block.ts, damage in strike.ts; the attack that goes on is in the state, see fight.ts.
 */
import type { Choice } from "../../kernel/choice.ts";
import { type Frame, setSlot, slot } from "../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../kernel/offers.ts";
import { type Procedure, procedures } from "../../kernel/procedure.ts";
import { pickChoice } from "../../kernel/shapes.ts";
import { at } from "../../kernel/state.ts";
import { hitSlots, placements, type Rectangle, slotsOf, validSlots } from "./area.ts";
import { type Area, areasOf, attackerFits, cardsInNetworks, sharesTrait, targetNeeds } from "./attack.ts";
import { blockerNeeds, canBeBlocked, mayRetaliate, retaliationNeeds, targetOf } from "./block.ts";
import { endChanges, UNTIL_END_OF_COMBAT } from "./changes.ts";
import { hasKeyword, hasTrait } from "./characteristics.ts";
import type { MegacorpContent, MegacorpEngine } from "./content.ts";
import {
  aimAt,
  areaOf,
  attack,
  attackCard,
  becomeBlocked,
  block,
  COMBAT_DAMAGE,
  declareAttack,
  defend,
  endCombat,
  sayRetaliation,
} from "./events-combat.ts";
import { engage } from "./events-money.ts";
import {
  ASKED,
  ATTACKER,
  attackedCards,
  attackerStands,
  BLOCKED,
  BONDED,
  DEFENDS_FLYING,
  type Defender,
  HEIGHT,
  hasFlag,
  isArea,
  ofAttack,
  SPACE,
  spacesOf,
  standingDefenders,
  TRAIT,
  WIDTH,
} from "./fight.ts";
import { cardsIn, hostOf, isEngaged, type MegacorpState, type MegacorpView, NETWORK, playersFrom, TRAIT_NAMES } from "./layout.ts";
import { cardAt, isOrphaned, networkOfSlot, type Slot, slotOf, topOf, xOf, yOf } from "./network.ts";
import { PLAIN, WINDOW } from "./priority.ts";
import { STRIKING } from "./strike.ts";

// Slots of the frame while an attack is declared: the attacker, the attacked card, the trait, and which AREA ATTACK line plus 1.
const CARD = 0;
const TARGET = 1;
const IN = 2;
const LINE = 3;

const DONE = -1;

type MegacorpChoice<N extends string> = Choice<MegacorpState, MegacorpContent, N>;

const nameOf = (state: MegacorpView, { content }: MegacorpEngine, card: number): string => at(content.cards, at(state.card, card)).name;

/** An attack begins with the attacker (MC-9.2, MC-9.4). */
const attackOffer: Offer<MegacorpState, MegacorpContent, "shape"> = {
  verb: "attack",
  items(state, into) {
    for (let player = 0; player < state.players; player++)
      for (const card of cardsIn(state, NETWORK + player)) if (state.controller[card] === state.active) into.push(card);
  },
  fits: attackerFits,
  beyond: {
    rule: "MC-9.4",
    items(state, into) {
      for (let player = 0; player < state.players; player++)
        for (const card of cardsIn(state, NETWORK + player)) if (state.controller[card] !== state.active) into.push(card);
    },
    reason: () => "Only cards that the turn player controls attack",
  },
  action: (_state, card) => ({ kind: "attack", card }),
  carryOut(state, card, frame) {
    setSlot(state, frame, CARD, card);
    setSlot(state, frame, LINE, 0);
    return "shape";
  },
};

/** Now or after any number of attacks; it ends the phase (MC-9.1, MC-R116). */
const forfeitOffer: Offer<MegacorpState, MegacorpContent, "done"> = {
  verb: "forfeit",
  items: nothing,
  action: () => ({ kind: "forfeit" }),
  carryOut: () => "done",
};

/** Who makes the choices of an attack that is declared, and of the attacker's side. */
const turnPlayer = (state: MegacorpView): number => state.active;

/** The target space, named by the card in it; for PENETRATOR also a card that lies bonded there (MC-9.5, MC-9.6, MC-G32). */
const space: MegacorpChoice<"trait"> = {
  kind: "space",
  rule: "MC-9.5",
  player: turnPlayer,
  requirements: [
    ...targetNeeds.map(({ rule, holds, reason }) => ({
      verb: "space",
      rule,
      holds: (state: MegacorpView, card: number, frame: Frame, engine: MegacorpEngine) =>
        holds(state, engine, slot(state, frame, CARD), card),
      reason: (state: MegacorpView, card: number, frame: Frame, engine: MegacorpEngine) =>
        reason(state, engine, slot(state, frame, CARD), card),
    })),
    {
      verb: "space",
      rule: "MC-9.7",
      holds: (state, card, frame, engine) => sharesTrait(state, engine, slot(state, frame, CARD), card),
      reason: () => "It has none of the attacker's traits",
    },
  ],
  candidates: (state, into) => cardsInNetworks(state, into),
  action: (_state, card) => ({ kind: "space", card }),
  carryOut(state, card, frame) {
    setSlot(state, frame, TARGET, card);
    return "trait";
  },
  prompt: (state, frame, engine) => `What does ${nameOf(state, engine, slot(state, frame, CARD))} attack?`,
};

/** The AREA ATTACK line that is chosen, or the only one; undefined if the attack is none (MC-R156). */
function areaIn(state: MegacorpView, engine: MegacorpEngine, frame: Frame): Area | undefined {
  const areas = areasOf(state, engine, slot(state, frame, CARD));
  return areas[Math.max(0, slot(state, frame, LINE) - 1)];
}

/** Which of several AREA ATTACK lines is used (MC-R156). */
const line: MegacorpChoice<"trait"> = {
  kind: "line",
  rule: "MC-R156",
  player: turnPlayer,
  requirements: [
    {
      verb: "line",
      rule: "MC-G3",
      holds: (state, code, frame, engine) =>
        traitsFor(state, engine, slot(state, frame, CARD), areaAt(state, engine, frame, code)).length > 0,
      reason: () => "There is no valid defender for it",
    },
  ],
  candidates(state, into, frame, engine) {
    for (let i = 1; i <= areasOf(state, engine, slot(state, frame, CARD)).length; i++) into.push(i);
  },
  action(state, code, frame, engine) {
    const { trait, width, height } = areaAt(state, engine, frame, code);
    return { kind: "line", size: `${width}x${height}`, n: code, ...(trait === undefined ? {} : { trait: at(TRAIT_NAMES, trait) }) };
  },
  carryOut(state, code, frame) {
    setSlot(state, frame, LINE, code);
    return "trait";
  },
  prompt: () => "Which area does it attack?",
};

const areaAt = (state: MegacorpView, engine: MegacorpEngine, frame: Frame, code: number): Area =>
  at(areasOf(state, engine, slot(state, frame, CARD)), code - 1);

/** The traits in which an area attack has a valid defender (MC-G3). */
const traitsFor = (state: MegacorpView, engine: MegacorpEngine, attacker: number, area: Area): number[] =>
  TRAIT_NAMES.flatMap((_, trait) =>
    (area.trait === undefined || area.trait === trait) && validSlots(state, engine, attacker, trait).length > 0 ? [trait] : [],
  );

/** The declared trait: attacker and target have it (MC-9.7, MC-R9), and it is the printed one of an area attack (MC-G3). */
const trait: MegacorpChoice<"declared" | "rectangle"> = {
  kind: "trait",
  rule: "MC-9.7",
  player: turnPlayer,
  requirements: [
    {
      verb: "trait",
      rule: "MC-1.8",
      holds: (state, code, frame, engine) => hasTrait(state, engine, slot(state, frame, CARD), code),
      reason: (_state, code) => `The attacker has no ${TRAIT_NAMES[code]}`,
    },
    {
      verb: "trait",
      rule: "MC-1.8",
      holds: (state, code, frame, engine) =>
        areaIn(state, engine, frame) !== undefined || hasTrait(state, engine, slot(state, frame, TARGET), code),
      reason: (_state, code) => `The attacked card has no ${TRAIT_NAMES[code]}`,
    },
    {
      verb: "trait",
      rule: "MC-G3",
      holds(state, code, frame, engine) {
        const area = areaIn(state, engine, frame);
        return area === undefined || traitsFor(state, engine, slot(state, frame, CARD), area).includes(code);
      },
      reason: () => "Its area attack has no valid defender in that trait",
    },
  ],
  candidates: (_state, into) => void TRAIT_NAMES.forEach((_, code) => void into.push(code)),
  action: (_state, code) => ({ kind: "trait", trait: at(TRAIT_NAMES, code) }),
  carryOut(state, code, frame, engine) {
    setSlot(state, frame, IN, code);
    return areaIn(state, engine, frame) === undefined ? "declared" : "rectangle";
  },
  prompt: () => "Attack in which trait?",
};

/** Where the rectangle of an area attack lies (MC-G3, MC-R61). */
const rectangle: MegacorpChoice<"window1"> = {
  kind: "rectangle",
  rule: "MC-G3",
  player: turnPlayer,
  candidates(state, into, frame, engine) {
    placementsIn(state, engine, frame).forEach((_, i) => void into.push(i));
  },
  action(state, code, frame, engine) {
    const { slot: corner, width, height } = at(placementsIn(state, engine, frame), code);
    return { kind: "rectangle", network: networkOfSlot(corner), x: xOf(corner), y: yOf(corner), width, height };
  },
  carryOut(state, code, frame, engine) {
    const attacker = slot(state, frame, CARD);
    const inTrait = slot(state, frame, IN);
    const chosen = at(placementsIn(state, engine, frame), code);
    const valid = validSlots(state, engine, attacker, inTrait);
    const aimed = slotsOf(chosen).filter((one) => valid.includes(one));
    declare(state, engine, attacker, chosen.slot, inTrait, areaOf(chosen.width, chosen.height), aimed);
    return "window1";
  },
  prompt: () => "Where is the area of the attack?",
};

function placementsIn(state: MegacorpView, engine: MegacorpEngine, frame: Frame): Rectangle[] {
  const area = areaIn(state, engine, frame);
  return area === undefined ? [] : placements(state, engine, slot(state, frame, CARD), slot(state, frame, IN), area.width, area.height);
}

/** Step 1: the attack is declared (MC-9.8). Whether the attacker has Flying is noted as it is now (MC-R64). */
function declare(
  state: MegacorpView,
  engine: MegacorpEngine,
  attacker: number,
  corner: Slot,
  inTrait: number,
  what: number,
  aimed: readonly Slot[],
): void {
  const flies = hasKeyword(state, engine, attacker, "flying");
  engine.propose(state, declareAttack, attacker, corner, inTrait + (flies ? COMBAT_DAMAGE : 0), what);
  for (const one of aimed) engine.propose(state, aimAt, one);
}

/** The slots that the attack goes against as the begin check finds them; none if it is nullified (MC-9.8 step 3, MC-R52). */
function spacesNow(state: MegacorpView, engine: MegacorpEngine): Slot[] {
  const attacker = ofAttack(state, ATTACKER);
  const inTrait = ofAttack(state, TRAIT);
  if (isArea(state)) {
    const shape = { slot: ofAttack(state, SPACE), width: ofAttack(state, WIDTH), height: ofAttack(state, HEIGHT) };
    return hitSlots(state, engine, attacker, inTrait, shape, spacesOf(state));
  }
  return attackedCards(state, engine).length > 0 ? [ofAttack(state, SPACE)] : [];
}

/** The card that is attacked in a slot: of a pile the bonded card that was named (MC-G32). */
function attackedIn(state: MegacorpView, one: Slot): number {
  const bonded = ofAttack(state, BONDED) - 1;
  return bonded >= 0 ? bonded : (cardAt(state, one) ?? DONE);
}

const flyingFlag = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  hasKeyword(state, engine, card, "flying") ? DEFENDS_FLYING : 0;

/** Notes who defends without blocking, with the Flying that it has; who was noted before stays as it was. */
function noteDefenders(state: MegacorpView, engine: MegacorpEngine): void {
  const flags = attackedCards(state, engine).map((card) => [card, flyingFlag(state, engine, card)] as const);
  for (const [card, flag] of flags) engine.propose(state, defend, card, flag);
}

/** Step 4: blockers, one at a time; each set of them is reached in one way (MC-9.9, MC-9.10). */
const blockers: MegacorpChoice<"blockers" | "blocked"> = {
  kind: "block",
  rule: "MC-9.9",
  player: (state) => at(state.controller, targetOf(state) ?? ofAttack(state, ATTACKER)),
  requirements: blockerNeeds.map(({ rule, holds, reason }) => ({
    verb: "block",
    rule,
    holds: (state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) => card === DONE || holds(state, engine, card),
    reason: (state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) => reason(state, engine, card),
  })),
  candidates(state, into, frame) {
    const cards = cardsIn(state, NETWORK + networkOfSlot(ofAttack(state, SPACE)));
    // Only behind the last one that blocks, counted from 1.
    for (let i = cards.indexOf(slot(state, frame, TARGET) - 1) + 1; i < cards.length; i++) into.push(at(cards, i));
    into.push(DONE);
  },
  action: (_state, card) => (card === DONE ? { kind: "done" } : { kind: "block", card }),
  carryOut(state, card, frame, engine) {
    if (card === DONE) return "blocked";
    setSlot(state, frame, TARGET, card + 1);
    engine.propose(state, block, card, ofAttack(state, ATTACKER), flyingFlag(state, engine, card));
    return "blockers";
  },
  prompt: (state, _frame, engine) => `Block the attack of ${nameOf(state, engine, ofAttack(state, ATTACKER))}?`,
};

/** The defender that SUPPRESSOR engages: of several blockers one, as the attacker's controller says (MC-G39, MC-R66). */
const suppressed = pickChoice<MegacorpState, MegacorpContent, "window2">({
  kind: "suppress",
  rule: "MC-G39",
  player: turnPlayer,
  prompt: () => "Which blocker becomes engaged?",
  items(state, into, _frame, engine) {
    for (const { card } of standingDefenders(state, engine)) into.push(card);
  },
  pick(state, card, _frame, engine) {
    if (!isEngaged(state, card)) engine.propose(state, engage, card);
    return "window2";
  },
});

/** Defenders whose controllers have not said yet whether they retaliate, and whom anybody would ask (MC-9.8 step 7). */
const unasked = (state: MegacorpView, engine: MegacorpEngine): Defender[] =>
  standingDefenders(state, engine).filter((one) => (one.flags & ASKED) === 0);

/** Who is asked next: in turn order (MC-9.15). */
function nextAsked(state: MegacorpView, engine: MegacorpEngine): number | undefined {
  const able = unasked(state, engine).filter((one) => mayRetaliate(state, engine, one));
  return playersFrom(state, state.active).find((player) => able.some(({ controller }) => controller === player));
}

const defenderOf = (state: MegacorpView, engine: MegacorpEngine, card: number): Defender | undefined =>
  standingDefenders(state, engine).find((one) => one.card === card);

/** Step 7: which of a player's defenders retaliate, one at a time; each set of them is reached in one way (MC-9.15). */
const retaliation: MegacorpChoice<"ask"> = {
  kind: "retaliate",
  rule: "MC-9.15",
  player: (state, _frame, engine) => nextAsked(state, engine) ?? state.active,
  requirements: retaliationNeeds.map(({ rule, holds, reason }) => ({
    verb: "retaliate",
    rule,
    holds(state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) {
      const defender = defenderOf(state, engine, card);
      return defender === undefined || holds(state, engine, defender);
    },
    reason(state: MegacorpView, card: number, _frame: Frame, engine: MegacorpEngine) {
      const defender = defenderOf(state, engine, card);
      return defender === undefined ? "" : reason(state, engine, defender);
    },
  })),
  candidates(state, into, _frame, engine) {
    const player = nextAsked(state, engine);
    for (const { card, controller } of unasked(state, engine)) if (controller === player) into.push(card);
    into.push(DONE);
  },
  action: (_state, card) => (card === DONE ? { kind: "done" } : { kind: "retaliate", card }),
  carryOut(state, card, _frame, engine) {
    const player = nextAsked(state, engine);
    const asked = unasked(state, engine).filter(({ controller }) => controller === player);
    for (const one of asked) {
      engine.propose(state, sayRetaliation, one.card, one.card === card ? 1 : 0);
      if (one.card === card) break;
    }
    return "ask";
  },
  prompt: (state, _frame, engine) => `Retaliate against ${nameOf(state, engine, ofAttack(state, ATTACKER))}?`,
};

/** A priority window (MC-14.12, MC-R49). */
const openWindow = (state: MegacorpView, engine: MegacorpEngine): void => engine.call(state, WINDOW, PLAIN);

/** The Challenge phase. */
export const CHALLENGING: Procedure<MegacorpState, MegacorpContent> = procedures<MegacorpState, MegacorpContent>()(
  "challenge",
  {
    start(state, _frame, engine) {
      openWindow(state, engine);
      return "declare";
    },
    declare: offersChoice<MegacorpState, MegacorpContent, "shape" | "done">({
      kind: "challenge",
      rule: "MC-9.1",
      player: turnPlayer,
      prompt: () => "Attack, or forfeit and go on to Divest",
      offers: [attackOffer, forfeitOffer],
    }),
    shape(state, frame, engine) {
      const areas = areasOf(state, engine, slot(state, frame, CARD)).length;
      return areas === 0 ? "space" : areas === 1 ? "trait" : "line";
    },
    line,
    space,
    trait,
    rectangle,
    declared(state, frame, engine) {
      const target = slot(state, frame, TARGET);
      const where = slotOf(state, topOf(state, target));
      declare(state, engine, slot(state, frame, CARD), where, slot(state, frame, IN), hostOf(state, target) < 0 ? 0 : target + 1, [where]);
      return "window1";
    },
    // Step 2.
    window1(state, _frame, engine) {
      openWindow(state, engine);
      return "begin";
    },
    // Step 3: whether it begins, and only then is the attacker engaged (MC-R50, MC-R51, MC-R113).
    begin(state, _frame, engine) {
      const attacker = ofAttack(state, ATTACKER);
      if (!attackerStands(state) || isEngaged(state, attacker) || isOrphaned(state, engine.content, attacker)) return "end";
      if (!hasKeyword(state, engine, attacker, "overwatch")) engine.propose(state, engage, attacker);
      return "against";
    },
    // Step 3: whether there is anything to attack; if not it is nullified, and the attacker stays engaged (MC-R52).
    against(state, frame, engine) {
      const spaces = spacesNow(state, engine);
      if (spaces.length === 0) return "end";
      const attacker = ofAttack(state, ATTACKER);
      const cards = spaces.map((one) => attackedIn(state, one));
      setSlot(state, frame, TARGET, 0);
      engine.propose(state, attack, attacker);
      for (const [i, one] of spaces.entries()) {
        engine.propose(state, aimAt, one);
        engine.propose(state, attackCard, at(cards, i), attacker, one);
      }
      return "block";
    },
    block: (state, _frame, engine) => (canBeBlocked(state, engine) ? "blockers" : "flyers"),
    blockers,
    blocked(state, frame, engine) {
      if (slot(state, frame, TARGET) === 0) return "flyers";
      engine.propose(state, becomeBlocked, ofAttack(state, ATTACKER));
      return "suppress";
    },
    // Who defends without blocking is noted with its Flying (MC-R64).
    flyers(state, _frame, engine) {
      noteDefenders(state, engine);
      return "suppress";
    },
    // Step 5 (MC-G39, MC-R66).
    suppress(state, _frame, engine) {
      if (!hasKeyword(state, engine, ofAttack(state, ATTACKER), "suppressor")) return "window2";
      if (hasFlag(state, BLOCKED)) return standingDefenders(state, engine).length > 0 ? "suppressed" : "window2";
      if (ofAttack(state, BONDED) > 0) return "window2";
      for (const card of attackedCards(state, engine)) if (!isEngaged(state, card)) engine.propose(state, engage, card);
      return "window2";
    },
    suppressed,
    // Step 6.
    window2(state, _frame, engine) {
      openWindow(state, engine);
      return "defenders";
    },
    // A card that came into an attacked space since defends too, with the Flying that it has now (MC-R52, MC-R64).
    defenders(state, _frame, engine) {
      if (!hasFlag(state, BLOCKED)) noteDefenders(state, engine);
      return "ask";
    },
    ask: (state, _frame, engine) => (attackerStands(state) && nextAsked(state, engine) !== undefined ? "retaliation" : "damage"),
    retaliation,
    // Steps 8 and 9.
    damage(state, _frame, engine) {
      engine.call(state, STRIKING);
      return "window3";
    },
    window3(state, _frame, engine) {
      openWindow(state, engine);
      return "end";
    },
    end(state, _frame, engine) {
      engine.propose(state, endCombat);
      engine.propose(state, endChanges, UNTIL_END_OF_COMBAT);
      return "declare";
    },
  },
  { holds: true },
);
