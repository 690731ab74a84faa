/** Blocking and retaliating (MC-9.9 to MC-9.12, MC-9.15). The same requirements say why something is not on offer. */
import { at } from "../../../kernel/state.ts";
import { CHARACTER, type MegacorpEngine } from "../content.ts";
import { isEngaged, isTop, type MegacorpView, TRAIT_NAMES } from "../layout.ts";
import { cardAt, dockedTo } from "../network/network.ts";
import { asDeclared, hasKeyword, hasTrait, isBanned, mayBlockEngaged, mayBlockThat } from "../state/characteristics.ts";
import { isNear } from "./attack.ts";
import { blocksDespite, blocksFor, blockTollOf, isPrecisionBlocked } from "./despite.ts";
import {
  ATTACKER,
  ATTACKS_FLYING,
  BONDED,
  DEFENDS_FLYING,
  type Defender,
  hasFlag,
  isArea,
  isBlocking,
  ofAttack,
  SPACE,
  TRAIT,
} from "./fight.ts";

/** The card in the target space, if there is one. */
export const targetOf = (state: MegacorpView): number | undefined => cardAt(state, ofAttack(state, SPACE));

/** Whether the attack can be blocked at all (MC-9.12, MC-G34, MC-R62). */
export function canBeBlocked(state: MegacorpView, engine: MegacorpEngine): boolean {
  const attacker = ofAttack(state, ATTACKER);
  if (isArea(state) || isBanned(state, engine, attacker, "be-blocked")) return false;
  return !hasKeyword(state, engine, attacker, "precision") || ofAttacker(state, engine, () => isPrecisionBlocked(state, engine, attacker));
}

/** Asks something of the attacker, with the Flying that it had at declaration (MC-R64). */
const ofAttacker = (state: MegacorpView, engine: MegacorpEngine, ask: (attacker: number) => boolean): boolean => {
  const attacker = ofAttack(state, ATTACKER);
  return hasFlag(state, ATTACKS_FLYING) ? asDeclared(state, engine, attacker, () => ask(attacker)) : ask(attacker);
};

/** What the block of a card costs now, in M (MC-R263). */
export function blockToll(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  const attacker = ofAttack(state, ATTACKER);
  const toll = () => blockTollOf(state, engine, card, attacker);
  return hasFlag(state, ATTACKS_FLYING) ? asDeclared(state, engine, attacker, toll) : toll();
}

type BlockNeed = {
  readonly rule: string;
  holds(state: MegacorpView, engine: MegacorpEngine, card: number): boolean;
  reason(state: MegacorpView, engine: MegacorpEngine, card: number): string;
};

/** What a blocker needs (MC-9.9, MC-R54, MC-R55). Nothing asks what type it is, nor whether it has blocked before (MC-9.10). */
export const blockerNeeds: readonly BlockNeed[] = [
  {
    rule: "MC-9.9",
    holds: (state, _engine, card) => state.controller[card] === state.controller[targetOf(state) ?? card],
    reason: () => "Only the player who controls the attacked card can block",
  },
  {
    rule: "MC-9.9",
    holds: (state, _engine, card) => card !== targetOf(state) && card !== ofAttack(state, ATTACKER),
    reason: (state, _engine, card) => (card === targetOf(state) ? "It is the card under attack" : "It is the attacker"),
  },
  { rule: "MC-15.2", holds: (state, _engine, card) => isTop(state, card), reason: () => "It is bonded under another card" },
  {
    rule: "MC-9.9",
    holds: (state, engine, card) => !isEngaged(state, card) || mayBlockEngaged(state, engine, card),
    reason: () => "It is engaged",
  },
  {
    rule: "MC-9.9",
    holds(state, engine, card) {
      const target = targetOf(state);
      return target !== undefined && (dockedTo(state, engine.content, target).includes(card) || blocksFor(state, engine, card, target));
    },
    reason: () => "It is not docked to the attacked card",
  },
  {
    rule: "MC-1.8",
    holds: (state, engine, card) => hasTrait(state, engine, card, ofAttack(state, TRAIT)),
    reason: (state) => `It has no ${TRAIT_NAMES[ofAttack(state, TRAIT)]}`,
  },
  {
    rule: "MC-G22",
    holds: (state, engine, card) =>
      !hasFlag(state, ATTACKS_FLYING) ||
      hasKeyword(state, engine, card, "flying") ||
      ofAttacker(state, engine, (attacker) => blocksDespite(state, engine, card, attacker, "flying")),
    reason: () => "The attacker has Flying and it does not",
  },
  {
    rule: "MC-G34",
    holds: (state, engine, card) =>
      !hasKeyword(state, engine, ofAttack(state, ATTACKER), "precision") ||
      ofAttacker(state, engine, (attacker) => blocksDespite(state, engine, card, attacker, "precision")),
    reason: () => "The attacker has Precision",
  },
  {
    rule: "MC-9.9",
    holds: (state, engine, card) => !isBanned(state, engine, card, "block"),
    reason: () => "A card says it cannot block",
  },
  {
    rule: "MC-9.9",
    holds: (state, engine, card) => ofAttacker(state, engine, (attacker) => mayBlockThat(state, engine, card, attacker)),
    reason: () => "A card says it cannot block the attacker",
  },
  {
    rule: "MC-R263",
    holds: (state, engine, card) => blockToll(state, engine, card) <= at(state.money, at(state.controller, card)),
    reason: (state, engine, card) =>
      `A card says you pay ${blockToll(state, engine, card)}M for its block; you have ${at(state.money, at(state.controller, card))}M`,
  },
  { rule: "MC-9.9", holds: (state, _engine, card) => !isBlocking(state, card), reason: () => "It is already blocking" },
];

type RetaliationNeed = {
  readonly rule: string;
  holds(state: MegacorpView, engine: MegacorpEngine, defender: Defender): boolean;
  reason(state: MegacorpView, engine: MegacorpEngine, defender: Defender): string;
};

/** What a defender needs to retaliate (MC-9.15). It may be engaged (MC-R58). */
export const retaliationNeeds: readonly RetaliationNeed[] = [
  {
    rule: "MC-9.15",
    holds: (state, { content }, { card }) => at(content.type, at(state.card, card)) === CHARACTER,
    reason: () => "Only characters can retaliate",
  },
  {
    rule: "MC-G32",
    holds: (state, _engine, { card }) => ofAttack(state, BONDED) !== card + 1,
    reason: () => "A bonded card cannot retaliate",
  },
  {
    rule: "MC-1.8",
    holds: (state, engine, { card }) => hasTrait(state, engine, card, ofAttack(state, TRAIT)),
    reason: (state) => `It has no ${TRAIT_NAMES[ofAttack(state, TRAIT)]}`,
  },
  {
    rule: "MC-9.15",
    // REFLEXES: as often as it is attacked, once for each attack (MC-G35, MC-R114).
    holds: (state, engine, { card }) => state.retaliations[card] === 0 || hasKeyword(state, engine, card, "reflexes"),
    reason: () => "It has already retaliated this turn",
  },
  {
    rule: "MC-G22",
    holds: (state, _engine, { flags }) => !hasFlag(state, ATTACKS_FLYING) || (flags & DEFENDS_FLYING) !== 0,
    reason: () => "The attacker has Flying and it does not",
  },
  {
    rule: "MC-G27",
    holds: (state, engine, { card }) => !hasKeyword(state, engine, card, "melee") || isNear(state, card, ofAttack(state, ATTACKER)),
    reason: () => "It has Melee and is not next to the attacker",
  },
  {
    rule: "MC-9.15",
    holds: (state, engine, { card }) => !isBanned(state, engine, card, "retaliate"),
    reason: () => "A card says it cannot retaliate",
  },
];

export const mayRetaliate = (state: MegacorpView, engine: MegacorpEngine, defender: Defender): boolean =>
  retaliationNeeds.every((need) => need.holds(state, engine, defender));
