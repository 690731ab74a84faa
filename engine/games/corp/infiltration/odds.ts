/**
 * The exact odds of a roll that is open, and of a whole infiltration: without further action cards, teams in the HQ not letting pass, the intruder choosing for the highest chance
 * and the defender for the lowest.
 *
 * Whoever repels an intruder may retreat at once, which throws it back, so a step that is not passed fails the whole; only a fight that the intruder begins goes on. In a fight
 * both lose first what matters least for it; a fight with a team in the HQ is left with the runners that matter least for it gone.
 */
import { at, type Player } from "../../../kernel/state.ts";
import { bonusOf, diceBonus, highest, hqOf, spotOf } from "../city/teams.ts";
import { ATTACK, diceOf, MOVER } from "../encounters/dice.ts";
import { aheadOdds, destroyOdds, type Fighters } from "../encounters/odds.ts";
import { type CorpEngine, type CorpView, cardsIn, SECURITY_TEAM, TEAMS, teamPlace } from "../layout.ts";

import { COMBAT, DEFENSE, DETECT, ENCRYPT, HACKING, STAT_BONUS, STEALTH } from "../moments.ts";

/** The chance that the side that wants more hits gets them, of the roll that is open: the team that moves, or the attacker. */
export function pendingOdds(state: CorpView, engine: CorpEngine): number {
  const first = state.roll === ATTACK ? state.attacker : MOVER;
  return aheadOdds(diceOf(state, engine, first), diceOf(state, engine, 1 - first));
}

/** Dice of some cards of a player's runner teams, by stat: what assets and buildings add is looked up once (CORP-8.5). */
function teamRoller(state: CorpView, engine: CorpEngine, player: Player): (cards: readonly number[], stat: number) => number {
  const added = [COMBAT, STEALTH, HACKING].map(
    (stat) => bonusOf(state, engine, player, STAT_BONUS + stat) + diceBonus(state, engine, player, stat),
  );
  return (cards, stat) => {
    const most = highest(state, engine, cards, stat);
    return most === 0 ? 0 : most + at(added, stat);
  };
}
/** Whether cards have a stat at all: bonus dice do not count for that (CORP-R17). */
const hasStat = (state: CorpView, engine: CorpEngine, cards: readonly number[], stat: number): boolean =>
  highest(state, engine, cards, stat) > 0;

/** Cards from the one that matters most for a stat to the one that matters least. */
const sorted = (state: CorpView, { content: { stats } }: CorpEngine, cards: readonly number[], stat: number): number[] =>
  [...cards].sort((a, b) => (stats[at(state.card, b) * 6 + stat] ?? 0) - (stats[at(state.card, a) * 6 + stat] ?? 0));

/** A side of a fight whose best cards are kept. */
function fighters(cards: readonly number[], dice: (kept: readonly number[]) => number): Fighters {
  const by = cards.map((_, i) => dice(cards.slice(0, i + 1)));
  return { cards: cards.length, dice: (left) => (left === 0 ? 0 : at(by, left - 1)) };
}

/** The chance of an infiltration of a player's team into the HQ of another, from its gate on (CORP-13.4 to CORP-13.11). */
export function infiltrationOdds(state: CorpView, engine: CorpEngine, player: Player, team: number, target: Player): number {
  const hq = hqOf(state, engine, target);
  const intruder = teamRoller(state, engine, player);
  const occupant = teamRoller(state, engine, target);
  const guards: number[][] = [];
  for (let other = 0; other < TEAMS; other++)
    if (spotOf(state, target, other) === hq) guards.push(sorted(state, engine, cardsIn(state, teamPlace(target, other)), COMBAT));
  const security = sorted(state, engine, cardsIn(state, SECURITY_TEAM + target), DEFENSE);
  const { type } = engine.content;
  const ofType = (wanted: number) => security.filter((card) => type[at(state.card, card)] === wanted);
  const opposing = [
    [ofType(0), DEFENSE],
    [ofType(1), DETECT],
    [ofType(2), ENCRYPT],
  ] as const;
  /** Dice of the Security Team in each step; 0 cards of the type: the step succeeds by itself (CORP-13.5). */
  const steps = opposing.map(([cards, stat]) =>
    cards.length === 0 ? undefined : highest(state, engine, cards, stat) + diceBonus(state, engine, target, stat),
  );
  const roll = (own: readonly number[], stat: number, other: number): number =>
    hasStat(state, engine, own, stat) ? aheadOdds(intruder(own, stat), other) : 0;
  const guarding = fighters(security, (kept) => highest(state, engine, kept, DEFENSE) + diceBonus(state, engine, target, DEFENSE));

  const inside = (own: readonly number[]): number => {
    const [squads, systems, firewall] = steps;
    const second = systems === undefined ? 1 : Math.max(roll(own, STEALTH, systems), roll(own, HACKING, systems));
    const third = firewall === undefined ? 1 : roll(own, HACKING, firewall);
    if (squads === undefined) return second * third;
    // Nothing is left to pass after it, so that only winning it matters.
    const attacks = hasStat(state, engine, own, COMBAT)
      ? destroyOdds(
          fighters(own, (kept) => intruder(kept, COMBAT)),
          guarding,
        )
      : 0;
    return Math.max(attacks, roll(own, STEALTH, squads) * second * third);
  };
  /** The chance of going on after a fight that the intruders begin; `then` with the runners that are left. */
  const fight = (own: readonly number[], other: Fighters, then: (left: readonly number[]) => number): number => {
    const known = new Map<string, number>();
    const from = (kept: readonly number[], left: number): number => {
      if (left === 0) return then(kept);
      const dice = intruder(kept, COMBAT);
      if (kept.length === 0 || dice <= 0) return 0;
      const key = `${left}:${kept.join()}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const wins = aheadOdds(dice, Math.max(1, other.dice(left)));
      let best = 0;
      // Equal copies make no difference.
      for (const [i, card] of kept.entries())
        if (!kept.slice(0, i).some((one) => state.card[one] === state.card[card]))
          best = Math.max(best, from([...kept.slice(0, i), ...kept.slice(i + 1)], left));
      const chance = wins * from(kept, left - 1) + (1 - wins) * best;
      known.set(key, chance);
      return chance;
    };
    return from(own, other.cards);
  };
  const past = (own: readonly number[], next: number): number => {
    const guard = guards[next];
    if (guard === undefined) return inside(own);
    const defends = Math.max(occupant(guard, STEALTH), occupant(guard, COMBAT));
    const sneaks = hasStat(state, engine, own, STEALTH) ? roll(own, STEALTH, defends) * past(own, next + 1) : 0;
    const attacks = hasStat(state, engine, own, COMBAT)
      ? fight(
          own,
          fighters(guard, (kept) => occupant(kept, COMBAT)),
          (left) => past(left, next + 1),
        )
      : 0;
    return Math.max(sneaks, attacks);
  };
  return past(sorted(state, engine, cardsIn(state, teamPlace(player, team)), COMBAT), 0);
}
