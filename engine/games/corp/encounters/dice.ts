/** Section 2.3: the dice of each side of a roll, and where each comes from. Side 0 is the team that moves, side 1 whoever it meets. */
import { missing } from "../../../kernel/state.ts";
import { bonusOf, cardStat, diceBonus, highest, nearBonus, statOf, teamBonus } from "../city/teams.ts";
import { type CorpEngine, type CorpView, cardsIn, NOBODY, SECURITY_TEAM, teamPlace } from "../layout.ts";
import {
  ATTACK_ROLL,
  COMBAT,
  DEFENSE,
  DETECT,
  DICE_BONUS,
  ENCRYPT,
  GUARD_HITS,
  HACK_ROLL,
  HACKING,
  HITS,
  SNEAK_ROLL,
  STEALTH,
} from "../moments.ts";
import { LEAST_HIT } from "./hits.ts";

export const MOVER = 0;
export const OTHER = 1;
/** Kinds of rolls, as `roll` has them. */
export const NO_ROLL = 0;
export const SNEAK = 1;
export const HACK = 2;
export const ATTACK = 3;
/** The bit of each kind, as texts name them. */
export const ROLL_BITS = [0, SNEAK_ROLL, HACK_ROLL, ATTACK_ROLL] as const;

/** Types of security cards by number, and the stat that each step of an infiltration rolls (CORP-R34). */
export const SQUADS = 0;
export const SYSTEMS = 1;
export const FIREWALLS = 2;

/** Whose side it is. */
export const playerOf = (state: CorpView, side: number): number => (side === MOVER ? state.active : state.met);
/** Which team it is; -1 is the Security Team. */
export const teamOf = (state: CorpView, side: number): number => (side === MOVER ? state.mover : state.metTeam);
export const isSecurity = (state: CorpView, side: number): boolean => side === OTHER && state.metTeam === NOBODY;
/** The cards of a side. */
export const cardsOf = (state: CorpView, side: number): readonly number[] =>
  cardsIn(state, isSecurity(state, side) ? SECURITY_TEAM + state.met : teamPlace(playerOf(state, side), teamOf(state, side)));

/** The stat that a side rolls now (CORP-9.3, CORP-9.5, CORP-13.6 to CORP-13.10, CORP-R46). */
export function rolledStat(state: CorpView, side: number): number {
  if (state.roll === ATTACK) return isSecurity(state, side) ? DEFENSE : COMBAT;
  if (side === MOVER) return state.roll === HACK ? HACKING : STEALTH;
  if (!isSecurity(state, OTHER)) return state.byCombat === 1 ? COMBAT : STEALTH;
  return state.stage === 1 ? DEFENSE : state.stage === 2 ? DETECT : ENCRYPT;
}

/** The stat of a side in this roll, without dice that are added: of the Security Team in a step only cards of its type (CORP-R34). */
export function baseOf(state: CorpView, engine: CorpEngine, side: number): number {
  const stat = rolledStat(state, side);
  if (!isSecurity(state, side)) return statOf(state, engine, playerOf(state, side), teamOf(state, side), stat);
  const { type } = engine.content;
  if (state.roll === ATTACK) return highest(state, engine, cardsOf(state, side), DEFENSE);
  let most = 0;
  for (const card of cardsOf(state, side)) {
    const design = state.card[card] ?? missing(state.card, card);
    if (type[design] === state.stage - 1) most = Math.max(most, cardStat(state, engine, card, stat));
  }
  return most;
}

/** Dice of a side by its stat, assets and buildings; what other corps take away may be more (CORP-R83). */
const ownDice = (state: CorpView, engine: CorpEngine, side: number): number => baseOf(state, engine, side) + givenDice(state, engine, side);
/** Dice by assets, buildings and what texts give to this team for a time (CORP-R88). */
function givenDice(state: CorpView, engine: CorpEngine, side: number): number {
  const stat = rolledStat(state, side);
  const ofTeam = isSecurity(state, side) ? 0 : teamBonus(state, engine, playerOf(state, side), teamOf(state, side), DICE_BONUS + stat);
  return diceBonus(state, engine, playerOf(state, side), stat) + ofTeam + encounterBonus(state, engine, side, DICE_BONUS + stat);
}
/** What cards of both sides give to a side while they take part (CORP-R93). */
function encounterBonus(state: CorpView, engine: CorpEngine, side: number, kind: number): number {
  if (engine.content.near.size === 0) return 0;
  const of = (one: number, whom: "side" | "foe"): number => nearBonus(state, engine, playerOf(state, one), cardsOf(state, one), kind, whom);
  return of(side, "side") + of(1 - side, "foe");
}
/** The least face that hits for a side: 5, unless texts say otherwise; from 2 to 6 (CORP-R94). */
export function leastHit(state: CorpView, engine: CorpEngine, side: number): number {
  const player = playerOf(state, side);
  if (player < 0) return LEAST_HIT;
  const given = isSecurity(state, side)
    ? bonusOf(state, engine, player, GUARD_HITS)
    : bonusOf(state, engine, player, HITS) + teamBonus(state, engine, player, teamOf(state, side), HITS);
  return Math.min(6, Math.max(2, LEAST_HIT - given - encounterBonus(state, engine, side, HITS)));
}
/** The chance that one die of a side hits. */
export const hitChance = (state: CorpView, engine: CorpEngine, side: number): number => (7 - leastHit(state, engine, side)) / 6;
/** What CORP-R45 asks for. */
export const passiveDice = (state: CorpView, engine: CorpEngine, side: number): number => Math.max(0, ownDice(state, engine, side));

/** Dice that cards of this roll and this encounter add or take. */
export const cardDice = (state: CorpView, side: number): number =>
  side === MOVER ? state.rollBonus0 + state.keepBonus0 : state.rollBonus1 + state.keepBonus1;

/** All dice of a side, without the free die: at least none (section 2.3). */
export const totalDice = (state: CorpView, engine: CorpEngine, side: number): number =>
  Math.max(0, ownDice(state, engine, side) + cardDice(state, side));

/** Dice that are rolled: a defender in an attack with none rolls a free die (CORP-9.5, CORP-R37). */
export function diceOf(state: CorpView, engine: CorpEngine, side: number): number {
  const total = totalDice(state, engine, side);
  return total === 0 && state.roll === ATTACK && side !== state.attacker ? 1 : total;
}

/** Where the dice of a side come from, for people. */
export type DicePart = { readonly words: string; readonly n: number };
const STAT_WORDS = ["Combat", "Stealth", "Hacking", "Defense", "Detect", "Encrypt"] as const;
export function dicePartsOf(state: CorpView, engine: CorpEngine, side: number): readonly DicePart[] {
  const stat = rolledStat(state, side);
  const bonus = givenDice(state, engine, side);
  const cards = cardDice(state, side);
  const free = totalDice(state, engine, side) === 0 && diceOf(state, engine, side) === 1;
  return [
    { words: STAT_WORDS[stat] ?? "", n: baseOf(state, engine, side) },
    ...(bonus !== 0 ? [{ words: engine.content.isSpoken ? "Cards and buildings" : "Assets and buildings", n: bonus }] : []),
    ...(cards !== 0 ? [{ words: "Action cards", n: cards }] : []),
    ...(free ? [{ words: "Free die", n: 1 }] : []),
  ];
}

export const SIDES_OF_DIE = 6;
