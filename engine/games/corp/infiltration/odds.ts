/**
 * The exact odds of a roll that is open, and of a whole infiltration: without further action cards, teams in the HQ not letting pass, the intruder choosing for the highest chance
 * and the defender for the lowest.
 *
 * Whoever repels an intruder may retreat at once, which throws it back, so a step that is not passed fails the whole; only a fight that the intruder begins goes on. In a fight
 * both lose first what matters least for it; a fight with a team in the HQ is left with the runners that matter least for it gone.
 */
import { at, type Player } from "../../../kernel/state.ts";
import { bonusOf, cardStat, diceBonus, highest, hqOf, spotOf, statOf } from "../city/teams.ts";
import { ATTACK, diceOf, hitChance, MOVER } from "../encounters/dice.ts";
import { aheadOdds, aheadOddsBy, destroyOdds } from "../encounters/odds.ts";
import { type CorpEngine, type CorpView, cardsIn, SECURITY_TEAM, TEAMS, teamPlace } from "../layout.ts";
import { COMBAT, DEFENSE, DETECT, ENCRYPT, HACKING, STAT_BONUS, STEALTH } from "../moments.ts";

const TEAM_STATS = [COMBAT, STEALTH, HACKING] as const;
/** More cards than any team has. */
const MOST_CARDS = 64;
const NO_STEP = -1;
/** One number for those that are left, which team is next, and how many cards it has left in a fight. */
const keyOf = (left: number, more: number, next: number, cards: number): number =>
  ((left * MOST_CARDS + more) * MOST_CARDS + cards) * (TEAMS + 1) + next;

/** The chance that the side that wants more hits gets them, of the roll that is open: the team that moves, or the attacker. */
export function pendingOdds(state: CorpView, engine: CorpEngine): number {
  const first = state.roll === ATTACK ? state.attacker : MOVER;
  const [own, other] = [first, 1 - first].map((side) => ({ dice: diceOf(state, engine, side), chance: hitChance(state, engine, side) }));
  if (own === undefined || other === undefined) return 0;
  return own.chance === USUAL && other.chance === USUAL
    ? aheadOdds(own.dice, other.dice)
    : aheadOddsBy(own.dice, own.chance, other.dice, other.chance);
}
/** Hits on 5 and 6. */
const USUAL = 2 / 6;

/** Runners as their numbers: those of which none is behind another in every stat, and how many others there are. Whoever loses cards gives up the others first: they take no dice away. */
export type Party = { readonly front: readonly (readonly number[])[]; readonly others: number };

export function partyOf(state: CorpView, engine: CorpEngine, runners: readonly number[]): Party {
  const all = runners.map((card) => TEAM_STATS.map((stat) => cardStat(state, engine, card, stat)));
  const isBehind = (one: readonly number[], i: number) =>
    all.some(
      (other, j) => j !== i && other.every((n, stat) => n >= at(one, stat)) && (j < i || other.some((n, stat) => n > at(one, stat))),
    );
  const front = all.filter((one, i) => !isBehind(one, i));
  return { front, others: all.length - front.length };
}

/** What assets and buildings add to the stats of a player's runners, and to their rolls. */
export type Gear = { readonly toStat: readonly number[]; readonly toDice: readonly number[] };

export const gearOf = (state: CorpView, engine: CorpEngine, player: Player): Gear => ({
  toStat: TEAM_STATS.map((stat) => bonusOf(state, engine, player, STAT_BONUS + stat)),
  toDice: TEAM_STATS.map((stat) => diceBonus(state, engine, player, stat)),
});

/** What the runners that are left have of a stat, how many dice they roll, and their chance against so many dice. */
type Rolls = {
  readonly stat: (left: number, stat: number) => number;
  readonly dice: (left: number, stat: number) => number;
  readonly roll: (left: number, stat: number, against: number) => number;
};

/** The chance of an infiltration of a player's team into the HQ of another, from its gate on (CORP-13.4 to CORP-13.11). */
export const infiltrationOdds = (state: CorpView, engine: CorpEngine, player: Player, team: number, target: Player): number =>
  intrusionOdds(state, engine, player, cardsIn(state, teamPlace(player, team)), target);

/** The same for any runners of a player, as if they were a team. */
export const intrusionOdds = (state: CorpView, engine: CorpEngine, player: Player, runners: readonly number[], target: Player): number =>
  oddsAgainst(partyOf(state, engine, runners), gearOf(state, engine, player), defenceOf(state, engine, target));

const everybody = ({ front }: Party): number => (1 << front.length) - 1;

function rollsOf({ front }: Party, { toStat, toDice }: Gear): Rolls {
  const rolls: Rolls = {
    /** Of those of the front that are left, one bit each. A bonus on the stat is for who has it. */
    stat(left, stat) {
      let most = 0;
      for (let i = 0; i < front.length; i++) if ((left >> i) & 1) most = Math.max(most, front[i]?.[stat] ?? 0);
      return most === 0 ? 0 : most + at(toStat, stat);
    },
    dice: (left, stat) => rolls.stat(left, stat) + at(toDice, stat),
    // Bonus dice do not count for whether it may be tried (CORP-R17).
    roll: (left, stat, against) => (rolls.stat(left, stat) === 0 ? 0 : aheadOdds(rolls.dice(left, stat), against)),
  };
  return rolls;
}

/** The same if no team were in the HQ: it is never lower. */
export const unguardedOdds = (party: Party, gear: Gear, { steps }: Defence): number =>
  insideOdds(steps, rollsOf(party, gear), everybody(party), party.others);

/** The same of runners, what they have, and what they meet. */
export function oddsAgainst(runners: Party, gear: Gear, { guards, steps }: Defence): number {
  const party = rollsOf(runners, gear);
  const { front } = runners;
  if (guards.length === 0) return insideOdds(steps, party, everybody(runners), runners.others);

  /** The chance from the next team in the HQ on, with these of the front and so many others left. */
  const known = new Map<number, number>();
  const past = (left: number, more: number, next: number): number => {
    const key = keyOf(left, more, next, 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const chance = pastNow(left, more, next);
    known.set(key, chance);
    return chance;
  };
  const pastNow = (left: number, more: number, next: number): number => {
    const guard = guards[next];
    if (guard === undefined) return insideOdds(steps, party, left, more);
    const sneaks = party.roll(left, STEALTH, guard.sneaking);
    const ways = sneaks === 0 ? 0 : sneaks * past(left, more, next + 1);
    return party.stat(left, COMBAT) === 0 ? ways : Math.max(ways, fight(left, more, next, guard.cards));
  };
  /** The same in a fight that the intruders began, against so many cards of the team. */
  const fight = (left: number, more: number, next: number, cards: number): number => {
    if (cards === 0) return past(left, more, next + 1);
    const own = party.dice(left, COMBAT);
    // CORP-R45
    if (left === 0 || own === 0) return 0;
    const key = keyOf(left, more, next, cards);
    const before = known.get(key);
    if (before !== undefined) return before;
    const wins = aheadOdds(own, guards[next]?.fighting ?? 1);
    let lost = 0;
    if (more > 0) lost = fight(left, more - 1, next, cards);
    else for (let i = 0; i < front.length; i++) if ((left >> i) & 1) lost = Math.max(lost, fight(left & ~(1 << i), 0, next, cards));
    const chance = wins * fight(left, more, next, cards - 1) + (1 - wins) * lost;
    known.set(key, chance);
    return chance;
  };
  return past(everybody(runners), runners.others, 0);
}

/** A team in the HQ: its cards, the dice it rolls against a sneak and in a fight (CORP-9.3, CORP-9.5). */
type Guard = { readonly cards: number; readonly sneaking: number; readonly fighting: number };

function guardsIn(state: CorpView, engine: CorpEngine, target: Player): readonly Guard[] {
  const hq = hqOf(state, engine, target);
  const found: Guard[] = [];
  for (let team = 0; team < TEAMS; team++) {
    if (spotOf(state, target, team) !== hq) continue;
    const cards = cardsIn(state, teamPlace(target, team));
    const [combat = 0, stealth = 0] = [COMBAT, STEALTH].map(
      (stat) => statOf(state, engine, target, team, stat) + diceBonus(state, engine, target, stat),
    );
    found.push({ cards: cards.length, sneaking: Math.max(combat, stealth), fighting: Math.max(1, combat) });
  }
  return found;
}

/** The dice of the Security Team in each step; none without a card of the type: the step succeeds by itself. In a fight all its cards count. */
type Steps = {
  readonly squads: number | undefined;
  readonly systems: number | undefined;
  readonly firewall: number | undefined;
  readonly cards: number;
  readonly defense: number;
};

function stepsIn(state: CorpView, engine: CorpEngine, target: Player): Steps {
  const { type } = engine.content;
  const security = cardsIn(state, SECURITY_TEAM + target);
  const [squads, systems, firewall] = [DEFENSE, DETECT, ENCRYPT].map((stat, step) => {
    let most = NO_STEP;
    for (const card of security) {
      const design = at(state.card, card);
      if (type[design] === step) most = Math.max(most, cardStat(state, engine, card, stat));
    }
    return most === NO_STEP ? undefined : most + diceBonus(state, engine, target, stat);
  });
  const defense = squads === undefined ? 0 : highest(state, engine, security, DEFENSE) + diceBonus(state, engine, target, DEFENSE);
  return { squads, systems, firewall, cards: security.length, defense };
}

/** The chance of the three steps (CORP-13.5 to CORP-13.8), for those of the front and so many others that are left. */
function insideOdds({ squads, systems, firewall, cards, defense }: Steps, party: Rolls, left: number, more: number): number {
  const second = systems === undefined ? 1 : Math.max(party.roll(left, STEALTH, systems), party.roll(left, HACKING, systems));
  const third = firewall === undefined ? 1 : party.roll(left, HACKING, firewall);
  if (squads === undefined) return second * third;
  // After it nothing is left to pass, so that only winning it matters: both keep their strongest card to the last.
  const combat = party.dice(left, COMBAT);
  const attacks =
    party.stat(left, COMBAT) === 0 ? 0 : destroyOdds({ cards: bitsOf(left) + more, dice: () => combat }, { cards, dice: () => defense });
  return Math.max(attacks, party.roll(left, STEALTH, squads) * second * third);
}

/** What an intruder meets in the HQ of a player: its teams, then its Security Team. */
export type Defence = { readonly guards: readonly Guard[]; readonly steps: Steps };

export const defenceOf = (state: CorpView, engine: CorpEngine, target: Player): Defence => ({
  guards: guardsIn(state, engine, target),
  steps: stepsIn(state, engine, target),
});

const bitsOf = (mask: number): number => {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count++;
  return count;
};
