/**
 * The current attack (MC-9.8), as stored in the list `combat` of a state, which is empty without an attack. First `HEAD` numbers about the attack,
 * then the attacked slots, then `DEFENDER` numbers for each defender.
 */
import { at } from "../../../kernel/state.ts";
import type { MegacorpEngine } from "../content.ts";
import { hostOf, isTop, type MegacorpView, networkOf, TRAIT_COUNT } from "../layout.ts";
import { cardAt, networkOfSlot, type Slot } from "../network/network.ts";
import { hasTrait } from "../state/characteristics.ts";

export const ATTACKER = 0;
/** Which object the attacker was at declaration, and who controlled it. */
export const OBJECT = 1;
export const CONTROLLER = 2;
/** The attacked slot; of an area attack the one in the lower left corner. */
export const SPACE = 3;
export const TRAIT = 4;
export const FLAGS = 5;
/** A bonded card that is attacked, plus 1, and which object it was (MC-G32); 0 for none. */
export const BONDED = 6;
const BONDED_OBJECT = 7;
/** Size of an area attack; 0 for others. */
export const WIDTH = 8;
export const HEIGHT = 9;
/** Score of an area attack before any damage of the combat is dealt (MC-R63), plus 1; 0 before. */
export const POWER = 10;
/** How many slots are attacked: they follow. */
export const SLOTS = 11;
export const HEAD = 12;

// Flags of an attack, one bit each.
/** The attacker had Flying when it was declared (MC-R64). */
export const ATTACKS_FLYING = 1;
/** The begin check has succeeded (MC-9.8 step 3). */
export const BEGUN = 2;
/** Blockers were declared (MC-9.11). */
export const BLOCKED = 4;
/** Damage is being dealt (MC-9.8 step 8). */
export const STRIKING = 8;
/** The attacker has dealt its damage. */
export const STRUCK = 16;

/** What is kept of a defender: the card, its object, its controller, flags, its share of a split plus 1, or 0. */
const DEFENDER = 5;
export const D_FLAGS = 3;
export const D_SHARE = 4;

// Flags of a defender, one bit each.
export const IS_BLOCKER = 1;
/** It had Flying when blockers were declared (MC-R64). */
export const DEFENDS_FLYING = 2;
/** Its controller has said whether it retaliates (MC-9.8 step 7), and that it does. */
export const ASKED = 4;
export const RETALIATES = 8;

/** Whether there is an attack: a combat (MC-9). */
export const isCombat = (state: MegacorpView): boolean => state.combat.length > 0;

/** A number about the attack. */
export const ofAttack = (state: MegacorpView, what: number): number => at(state.combat, what);
export const hasFlag = (state: MegacorpView, flag: number): boolean => isCombat(state) && (ofAttack(state, FLAGS) & flag) !== 0;
export const isArea = (state: MegacorpView): boolean => ofAttack(state, WIDTH) > 0;

/** The attacked slots. */
export const spacesOf = (state: MegacorpView): readonly Slot[] => state.combat.slice(HEAD, HEAD + ofAttack(state, SLOTS));

export type Defender = {
  /** Where its numbers begin in the list. */
  readonly at: number;
  readonly card: number;
  readonly object: number;
  readonly controller: number;
  readonly flags: number;
  /** Its share of a split (MC-R57), or undefined while it has none. */
  readonly share: number | undefined;
};

/** All recorded defenders, in order. */
export function defendersOf(state: MegacorpView): Defender[] {
  const { combat } = state;
  const defenders: Defender[] = [];
  if (combat.length === 0) return defenders;
  for (let i = HEAD + ofAttack(state, SLOTS); i < combat.length; i += DEFENDER)
    defenders.push({
      at: i,
      card: at(combat, i),
      object: at(combat, i + 1),
      controller: at(combat, i + 2),
      flags: at(combat, i + D_FLAGS),
      share: at(combat, i + D_SHARE) === 0 ? undefined : at(combat, i + D_SHARE) - 1,
    });
  return defenders;
}

/** Whether the attacker is still in the combat: the same object, on top of its pile, under the same controller (MC-R123). */
export function attackerStands(state: MegacorpView): boolean {
  const attacker = ofAttack(state, ATTACKER);
  return (
    isTop(state, attacker) &&
    state.object[attacker] === ofAttack(state, OBJECT) &&
    state.controller[attacker] === ofAttack(state, CONTROLLER)
  );
}

/**
 * The cards that the attack would hit without blockers, as its spaces hold them now: never the attacker, never one that does not have the trait, of a pile
 * the bonded card that is attacked if it still lies there (MC-9.18, MC-R52, MC-G32, MC-G3).
 */
export function attackedCards(state: MegacorpView, engine: MegacorpEngine): number[] {
  const bonded = ofAttack(state, BONDED) - 1;
  return spacesOf(state).flatMap((space) => {
    const top = cardAt(state, space);
    if (top === undefined || top === ofAttack(state, ATTACKER)) return [];
    const card = bonded < 0 ? top : bonded;
    const lies = bonded < 0 || (hostOf(state, bonded) === top && state.object[bonded] === ofAttack(state, BONDED_OBJECT));
    return lies && hasTrait(state, engine, card, ofAttack(state, TRAIT)) ? [card] : [];
  });
}

/** Whether a blocker is still one: in that network, on top of a pile, under the same controller, wherever it stands (MC-R123). */
const blocksStill = (state: MegacorpView, { card, object, controller }: Defender): boolean =>
  isTop(state, card) &&
  state.object[card] === object &&
  state.controller[card] === controller &&
  networkOf(state, card) === networkOfSlot(ofAttack(state, SPACE));

/** The cards that take the damage of the attack now: the blockers that are left if any were declared, else the attacked cards (MC-9.11, MC-9.17, MC-R56). */
export const defendingCards = (state: MegacorpView, engine: MegacorpEngine): number[] =>
  hasFlag(state, BLOCKED) ? standingDefenders(state, engine).map(({ card }) => card) : attackedCards(state, engine);

/** The noted defenders that are in the combat now. */
export function standingDefenders(state: MegacorpView, engine: MegacorpEngine): Defender[] {
  const defenders = defendersOf(state);
  if (hasFlag(state, BLOCKED)) return defenders.filter((one) => (one.flags & IS_BLOCKER) !== 0 && blocksStill(state, one));
  const attacked = attackedCards(state, engine);
  return defenders.filter(({ card, object }) => state.object[card] === object && attacked.includes(card));
}

/** The cards that block in the current attack. */
export const standingBlockers = (state: MegacorpView): number[] =>
  defendersOf(state).flatMap((one) => ((one.flags & IS_BLOCKER) !== 0 && blocksStill(state, one) ? [one.card] : []));

/** Whether a card attacks or blocks in the current attack. */
export const isAttacking = (state: MegacorpView, card: number): boolean =>
  hasFlag(state, BEGUN) && ofAttack(state, ATTACKER) === card && attackerStands(state);
export const isBlocking = (state: MegacorpView, card: number): boolean =>
  defendersOf(state).some((one) => one.card === card && (one.flags & IS_BLOCKER) !== 0 && blocksStill(state, one));

/** Who dealt combat damage to a card in this sub-step, each once; one point is enough (MC-G4). */
export const hitters = (state: MegacorpView, target: number): number[] => [
  ...new Set(state.hits.flatMap((source, i) => (i % 2 === 0 && state.hits[i + 1] === target ? [source] : []))),
];

/** Whether the destruction of an area attack's attacker waits until the attack's damage has been dealt (MC-G3, MC-R63). */
export const isSpared = (state: MegacorpView, card: number): boolean =>
  hasFlag(state, STRIKING) && !hasFlag(state, STRUCK) && isArea(state) && ofAttack(state, ATTACKER) === card && attackerStands(state);

/** What is wrong with the record of the attack, in a sentence; undefined if nothing is. */
export function combatFault({ combat, hits, card }: MegacorpView): string | undefined {
  const isCard = (n: number) => Number.isInteger(n) && n >= 0 && n < card.length;
  if (hits.length % 2 !== 0 || !hits.every(isCard)) return "The record of who hit whom names something that is not a card (MC-G4)";
  if (combat.length === 0) return hits.length === 0 ? undefined : "There are hits without an attack (MC-9.8)";
  const slots = combat[SLOTS] ?? 0;
  const rest = combat.length - HEAD - slots;
  if (slots < 0 || rest < 0 || rest % DEFENDER !== 0) return "The record of the attack is incomplete (MC-9.8)";
  const defenders = combat.slice(HEAD + slots).filter((_, i) => i % DEFENDER === 0);
  if (![at(combat, ATTACKER), ...defenders].every(isCard) || (at(combat, BONDED) !== 0 && !isCard(at(combat, BONDED) - 1)))
    return "Something that is not a card attacks or defends (MC-9.4)";
  return at(combat, TRAIT) < 0 || at(combat, TRAIT) >= TRAIT_COUNT ? `The attack is in the trait ${at(combat, TRAIT)} (MC-9.7)` : undefined;
}
