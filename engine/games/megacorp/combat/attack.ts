/** Chapter 1.9: who may attack (MC-9.4), and what (MC-9.5 to MC-9.7). The same requirements say why something is not on offer. */
import type { Frame } from "../../../kernel/frames.ts";
import type { Fit } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import { canBeEngaged } from "../buying/paying.ts";
import { CHARACTER, type MegacorpContent, type MegacorpEngine } from "../content.ts";
import { cardsIn, controlled, isEngaged, isTop, type MegacorpState, type MegacorpView, NETWORK, TRAIT_COUNT } from "../layout.ts";
import { isOrphaned, isSurrounded, radius, slotOf, topOf } from "../network/network.ts";
import {
  attackableIn,
  attacksAllowed,
  attacksAsCharacter,
  attacksFree,
  attackTollOf,
  hasKeyword,
  hasTrait,
  isBanned,
  keywordsOf,
  mayAttackEngaged,
  mayAttackThat,
  mayBeAttackedBy,
  mustAttack,
  traitBitsOf,
} from "../state/characteristics.ts";
import { isAttackedEnough, isPlayerBanned } from "../texts/prohibitions.ts";
import { isCamouflaged } from "./camouflage.ts";
import { attacksDespite, tollOf, tollOn } from "./despite.ts";

/** What an attack of one card on another needs, in any trait. */
export type Need = {
  readonly rule: string;
  holds(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): boolean;
  /** A sentence without the rule number. */
  reason(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): string;
};

const isCharacter = (state: MegacorpView, { content }: MegacorpEngine, card: number): boolean =>
  at(content.type, at(state.card, card)) === CHARACTER;

/** Whether a card is within radius 1 of another, as MELEE asks (MC-G27, MC-R65). */
export const isNear = (state: MegacorpView, card: number, other: number): boolean =>
  radius(slotOf(state, card), slotOf(state, other)) === 1;

/** Adds all cards in networks, network by network. */
export function cardsInNetworks(state: MegacorpView, into: number[]): void {
  for (let player = 0; player < state.players; player++) into.push(...cardsIn(state, NETWORK + player));
}

/** What a legal attacker is, beside that the turn player controls it (MC-9.4). */
export const attackerFits: readonly Fit<MegacorpState, MegacorpContent>[] = [
  {
    rule: "MC-9.4",
    holds: (state, card, _frame, engine) => isCharacter(state, engine, card) || attacksAsCharacter(state, engine, card),
    reason: () => "Only characters can attack",
  },
  {
    rule: "MC-15.2",
    holds: isTop,
    reason: () => "It is bonded under another card",
  },
  {
    rule: "MC-9.4",
    // MC-R231
    holds: (state, card, _frame, engine) => !isEngaged(state, card) || mayAttackEngaged(state, engine, card),
    reason: () => "It is engaged",
  },
  {
    rule: "MC-8.8",
    holds: (state, card, _frame, { content }) => !isOrphaned(state, content, card),
    reason: () => "It is orphaned",
  },
  {
    rule: "MC-9.3",
    holds: (state, card, _frame, engine) => at(state.attacks, card) < attacksAllowed(state, engine, card),
    reason: (state, card) =>
      `It has already attacked ${["", "once", "twice"][at(state.attacks, card)] ?? `${state.attacks[card]} times`} this turn`,
  },
  {
    rule: "MC-9.4",
    holds: (state, card, _frame, engine) => !isBanned(state, engine, card, "attack"),
    reason: () => "A card says it cannot attack",
  },
  {
    rule: "MC-9.4",
    holds: (state, card, _frame, engine) => !isPlayerBanned(state, engine, at(state.controller, card), "attack"),
    reason: () => "A card says you cannot attack",
  },
  {
    rule: "MC-R195",
    holds: (state, card, _frame, engine) => !isAttackedEnough(state, engine, at(state.controller, card)),
    reason: () => "A card says you cannot attack again this turn",
  },
  {
    rule: "MC-R219",
    holds: (state, card, _frame, engine) => attackTollOf(state, engine, card) <= at(state.money, at(state.controller, card)),
    reason: (state, card, _frame, engine) =>
      `A card says you pay ${attackTollOf(state, engine, card)}M for its attack; you have ${at(state.money, at(state.controller, card))}M`,
  },
  {
    rule: "MC-9.5",
    holds: (state, card, _frame, engine) => canAttackAnything(state, engine, card),
    reason: () => "It has nothing to attack",
  },
];

/** A card of the turn player that has to attack now and can without paying (MC-R220). */
export const dutyBound = (state: MegacorpView, engine: MegacorpEngine, frame: Frame): number | undefined =>
  controlled(state, state.active).find(
    (card) =>
      mustAttack(state, engine, card) &&
      attackTollOf(state, engine, card) === 0 &&
      canAttackAnything(state, engine, card, true) &&
      attackerFits.every(({ holds }) => holds(state, card, frame, engine)),
  );

/** What the target space and its card need, whoever controls it (MC-R48); checked at declaration and never again (MC-9.5, MC-9.6, MC-R53). */
export const targetNeeds: readonly Need[] = [
  {
    rule: "MC-9.5",
    holds: (state, _engine, attacker, card) => topOf(state, card) !== attacker,
    reason: () => "A card cannot attack its own space",
  },
  {
    rule: "MC-15.2",
    holds: (state, engine, attacker, card) => isTop(state, card) || hasKeyword(state, engine, attacker, "penetrator"),
    reason: () => "It is bonded under another card: only Penetrator can reach it",
  },
  {
    rule: "MC-8.10",
    // Surround protects the character in a space, not what lies under it (MC-R47, MC-G32).
    holds: (state, engine, attacker, card) =>
      !isTop(state, card) ||
      !isCharacter(state, engine, card) ||
      !isSurrounded(state, card) ||
      hasKeyword(state, engine, attacker, "penetrator") ||
      hasKeyword(state, engine, attacker, "melee") ||
      attacksDespite(state, engine, attacker, card, "surrounded"),
    reason: () => "It is a character with cards on all four sides",
  },
  {
    rule: "MC-G6",
    holds: (state, engine, attacker, card) =>
      !isCamouflaged(state, engine, topOf(state, card)) || attacksDespite(state, engine, attacker, topOf(state, card), "camouflage"),
    reason: () => "Its Camouflage protects it",
  },
  {
    rule: "MC-G22",
    holds: (state, engine, attacker, card) =>
      !hasKeyword(state, engine, topOf(state, card), "flying") ||
      hasKeyword(state, engine, attacker, "flying") ||
      attacksDespite(state, engine, attacker, topOf(state, card), "flying"),
    reason: () => "It has Flying and the attacker does not",
  },
  {
    rule: "MC-G20",
    holds: (state, engine, attacker, card) =>
      at(state.attacked, topOf(state, card)) === 0 ||
      !hasKeyword(state, engine, topOf(state, card), "elusive") ||
      attacksDespite(state, engine, attacker, topOf(state, card), "elusive"),
    reason: () => "It is Elusive and was already attacked this turn",
  },
  {
    rule: "MC-G27",
    holds: (state, engine, attacker, card) => !hasKeyword(state, engine, attacker, "melee") || isNear(state, attacker, card),
    reason: () => "The attacker has Melee and is not next to it",
  },
  {
    rule: "MC-9.6",
    holds: (state, engine, attacker, card) =>
      !isBanned(state, engine, card, "be-attacked") && mayBeAttackedBy(state, engine, card, attacker),
    reason: () => "A card says it cannot be attacked",
  },
  {
    rule: "MC-9.6",
    holds: (state, engine, attacker, card) => mayAttackThat(state, engine, attacker, card),
    reason: () => "A card says the attacker cannot attack it",
  },
  {
    rule: "MC-R263",
    holds: (state, engine, attacker, card) =>
      tollOn(state, engine, attacker, topOf(state, card)) === 0 ||
      tollOf(state, engine, attacker, topOf(state, card)) <= at(state.money, at(state.controller, attacker)),
    reason: (state, engine, attacker, card) =>
      `A card says you pay ${tollOf(state, engine, attacker, topOf(state, card))}M for that attack; you have ${at(state.money, at(state.controller, attacker))}M`,
  },
];

/** Whether a card meets what an attack of another asks of the space, in whatever trait (MC-9.5, MC-9.6). */
export function mayAttack(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): boolean {
  for (const need of targetNeeds) if (!need.holds(state, engine, attacker, card)) return false;
  return true;
}

/** Whether a card may attack another in a trait: the requirements on the space, and a score on both sides, which may be 0 (MC-9.7, MC-R9, MC-R111). */
export const mayAttackIn = (state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number, trait: number): boolean =>
  (attackBitsOf(state, engine, attacker) & (1 << trait)) !== 0 &&
  hasTrait(state, engine, card, trait) &&
  mayAttack(state, engine, attacker, card);

/** Whether a card is engaged by attacking (MC-9.8 step 3, MC-R113). */
export const isEngagedByAttacking = (state: MegacorpView, engine: MegacorpEngine, attacker: number): boolean =>
  !hasKeyword(state, engine, attacker, "overwatch") && !attacksFree(state, engine, attacker) && canBeEngaged(state, engine, attacker);

/** Whether attacker and target have some trait in common (MC-9.7). */
export const sharesTrait = (state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): boolean =>
  (attackBitsOf(state, engine, attacker) & traitBitsOf(state, engine, card)) !== 0;

/** An AREA ATTACK line: its trait, if it is printed, and its size (MC-G3). */
export type Area = { readonly trait: number | undefined; readonly width: number; readonly height: number };

/** The AREA ATTACK lines of a card: one is used (MC-R156). */
export function areasOf(state: MegacorpView, engine: MegacorpEngine, card: number): readonly Area[] {
  if (!hasKeyword(state, engine, card, "area-attack")) return NO_AREAS;
  return keywordsOf(state, engine, card).flatMap(({ id, holes }) => {
    if (id !== "area-attack") return [];
    const [width = 1, height = 1] = String(holes.at(-1)).split("x").map(Number);
    return [{ trait: holes.length > 1 ? Number(holes[0]) : undefined, width, height }];
  });
}
const NO_AREAS: readonly Area[] = [];
const ALL_TRAITS = (1 << TRAIT_COUNT) - 1;

/** The traits that a card has and may attack in, one bit each: “can attack only with EQ”. */
export const attackBitsOf = (state: MegacorpView, engine: MegacorpEngine, attacker: number): number =>
  traitBitsOf(state, engine, attacker) & attackableIn(state, engine, attacker);

/** Whether a card has anything to attack now, `freely`: without paying for it; an area attack needs one valid defender (MC-G3). */
function canAttackAnything(state: MegacorpView, engine: MegacorpEngine, attacker: number, freely = false): boolean {
  const areas = areasOf(state, engine, attacker);
  const inTraits =
    areas.length === 0 ? ALL_TRAITS : areas.reduce((bits, { trait }) => bits | (trait === undefined ? ALL_TRAITS : 1 << trait), 0);
  const traits = inTraits & attackBitsOf(state, engine, attacker);
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player))
      if (
        (traits & traitBitsOf(state, engine, card)) !== 0 &&
        (areas.length === 0 || isTop(state, card)) &&
        mayAttack(state, engine, attacker, card) &&
        !(freely && tollOn(state, engine, attacker, topOf(state, card)) > 0)
      )
        return true;
  return false;
}
