/** Step 1 of an attack (MC-9.8): attacker, then target space, then trait; of an area attack the line, the trait, the rectangle. */
import type { Choice } from "../../../kernel/choice.ts";
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import { payMoney } from "../buying/events-money.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { cardsIn, type MegacorpState, type MegacorpView, NETWORK, networkOf, TRAIT_NAMES } from "../layout.ts";
import { cardAt, networkOfSlot, type Slot, xOf, yOf } from "../network/network.ts";
import { attackableIn, attackTollOf, hasKeyword, hasTrait } from "../state/characteristics.ts";
import { placements, type Rectangle, slotsOf, validSlots } from "./area.ts";
import { type Area, areasOf, attackerFits, cardsInNetworks, dutyBound, sharesTrait, targetNeeds } from "./attack.ts";
import { tollOn } from "./despite.ts";
import { aimAt, areaOf, COMBAT_DAMAGE, declareAttack } from "./events-combat.ts";

// Slots of the frame while an attack is declared: the attacker, the attacked card, the trait, and which AREA ATTACK line plus 1.
export const CARD = 0;
export const TARGET = 1;
export const IN = 2;
const LINE = 3;

type Asks<N extends string> = Choice<MegacorpState, MegacorpContent, N>;

/** An attack begins with the attacker; one after the other (MC-9.2, MC-9.4, MC-R60). */
export const attackOffer: Offer<MegacorpState, MegacorpContent, "shape"> = {
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
      state.seen.forEach((seen, card) => {
        if ((seen & (1 << state.active)) !== 0 && networkOf(state, card) < 0) into.push(card);
      });
    },
    reason: (state, card) =>
      networkOf(state, card) < 0 ? "Only characters in a network can attack" : "Only characters you control can attack",
  },
  action: (_state, card) => ({ kind: "attack", card }),
  carryOut(state, card, frame) {
    setSlot(state, frame, CARD, card);
    setSlot(state, frame, LINE, 0);
    return "shape";
  },
};

/** Now or after any number of attacks; it ends the phase (MC-9.1, MC-R116). */
export const forfeitOffer: Offer<MegacorpState, MegacorpContent, "done"> = {
  verb: "forfeit",
  items: nothing,
  fits: [
    {
      rule: "MC-R220",
      holds: (state, _item, frame, engine) => dutyBound(state, engine, frame) === undefined,
      reason(state, _item, frame, engine) {
        const card = dutyBound(state, engine, frame) ?? 0;
        return `${at(engine.content.cards, at(state.card, card)).name} has to attack first`;
      },
    },
  ],
  action: () => ({ kind: "forfeit" }),
  carryOut: () => "done",
};

/** Who makes the choices of an attack that is declared, and of the attacker's side. */
export const turnPlayer = (state: MegacorpView): number => state.active;

/** The target space, named by the card in it; for PENETRATOR also a card that lies bonded there (MC-9.5, MC-9.6, MC-G32). */
export const space: Asks<"trait"> = {
  kind: "space",
  rule: "MC-9.5",
  forms: [{ kind: "space", members: { card: "card" } }],
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
  prompt: (state, frame, engine) => `What does ${engine.content.cards[at(state.card, slot(state, frame, CARD))]?.name} attack?`,
};

/** The AREA ATTACK line that is chosen, or the only one; undefined if the attack is none (MC-R156). */
function areaIn(state: MegacorpView, engine: MegacorpEngine, frame: Frame): Area | undefined {
  const areas = areasOf(state, engine, slot(state, frame, CARD));
  return areas[Math.max(0, slot(state, frame, LINE) - 1)];
}

/** Which of several AREA ATTACK lines is used (MC-R156). */
export const line: Asks<"trait"> = {
  kind: "line",
  rule: "MC-R156",
  forms: [
    { kind: "line", members: { size: "words", n: "number" } },
    { kind: "line", members: { size: "words", n: "number", trait: "words" } },
  ],
  player: turnPlayer,
  requirements: [
    {
      verb: "line",
      rule: "MC-G3",
      holds: (state, code, frame, engine) =>
        traitsFor(state, engine, slot(state, frame, CARD), areaAt(state, engine, frame, code)).length > 0,
      reason: () => "It has no valid defender",
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
  prompt: () => "Choose the area to attack",
};

const areaAt = (state: MegacorpView, engine: MegacorpEngine, frame: Frame, code: number): Area =>
  at(areasOf(state, engine, slot(state, frame, CARD)), code - 1);

/** The traits in which an area attack has a valid defender (MC-G3). */
const traitsFor = (state: MegacorpView, engine: MegacorpEngine, attacker: number, area: Area): number[] =>
  TRAIT_NAMES.flatMap((_, trait) =>
    (area.trait === undefined || area.trait === trait) && validSlots(state, engine, attacker, trait).length > 0 ? [trait] : [],
  );

/** The declared trait, in which also is blocked and retaliated (MC-9.16): attacker and target have it (MC-9.7, MC-R9), and it is the printed one of an area attack (MC-G3). */
export const trait: Asks<"declared" | "rectangle"> = {
  kind: "trait",
  rule: "MC-9.7",
  forms: [{ kind: "trait", members: { trait: "words" } }],
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
      rule: "MC-9.7",
      holds: (state, code, frame, engine) => (attackableIn(state, engine, slot(state, frame, CARD)) & (1 << code)) !== 0,
      reason: (_state, code) => `A card says it cannot attack with ${TRAIT_NAMES[code]}`,
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
      reason: () => "Its area attack has no valid defender for that trait",
    },
  ],
  candidates: (_state, into) => void TRAIT_NAMES.forEach((_, code) => void into.push(code)),
  action: (_state, code) => ({ kind: "trait", trait: at(TRAIT_NAMES, code) }),
  carryOut(state, code, frame, engine) {
    setSlot(state, frame, IN, code);
    return areaIn(state, engine, frame) === undefined ? "declared" : "rectangle";
  },
  prompt(state, frame, engine) {
    const nameOf = (card: number) => engine.content.cards[at(state.card, card)]?.name;
    const whom = areaIn(state, engine, frame) === undefined ? ` ${nameOf(slot(state, frame, TARGET))}` : "";
    return `In which trait does ${nameOf(slot(state, frame, CARD))} attack${whom}?`;
  },
};

/** Where the rectangle of an area attack lies (MC-G3, MC-R61). */
export const rectangle: Asks<"window1"> = {
  kind: "rectangle",
  rule: "MC-G3",
  forms: [{ kind: "rectangle", members: { network: "player", x: "number", y: "number", width: "number", height: "number" } }],
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
  prompt: () => "Place the area of the attack",
};

function placementsIn(state: MegacorpView, engine: MegacorpEngine, frame: Frame): Rectangle[] {
  const area = areaIn(state, engine, frame);
  return area === undefined ? [] : placements(state, engine, slot(state, frame, CARD), slot(state, frame, IN), area.width, area.height);
}

/** Step 1: the attack is declared (MC-9.8). Whether the attacker has Flying is noted as it is now (MC-R64). */
export function declare(
  state: MegacorpView,
  engine: MegacorpEngine,
  attacker: number,
  corner: Slot,
  inTrait: number,
  what: number,
  aimed: readonly Slot[],
): void {
  const flies = hasKeyword(state, engine, attacker, "flying");
  // MC-R219; of the cards that an area attack is aimed at, the dearest (MC-R263).
  const against = (aimed.length > 0 ? aimed : [corner]).flatMap((one) => cardAt(state, one) ?? []);
  const toll =
    attackTollOf(state, engine, attacker) + against.reduce((most, card) => Math.max(most, tollOn(state, engine, attacker, card)), 0);
  if (toll > 0) engine.propose(state, payMoney, at(state.controller, attacker), toll, 0);
  engine.propose(state, declareAttack, attacker, corner, inTrait + (flies ? COMBAT_DAMAGE : 0), what);
  for (const one of aimed) engine.propose(state, aimAt, one);
}
