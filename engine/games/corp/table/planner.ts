/**
 * What a Move can come to, before it is taken: the spots within reach with the chance that nobody stops the team on the way, and whole infiltrations. Everything without action cards,
 * nobody letting the team pass, and the team choosing whichever of sneaking and attacking is likelier to succeed; runners lost on the way are not counted.
 */
import { slot } from "../../../kernel/frames.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { CROSSING, HQ } from "../city/map.ts";
import { canInfiltrate, STEPS_LEFT } from "../city/moving.ts";
import { diceBonus, hasType, highest, hqOf, hqOwner, spotOf, statOf, stepsOf } from "../city/teams.ts";
import { aheadOdds, destroyOdds } from "../encounters/odds.ts";
import { infiltrationOdds } from "../infiltration/odds.ts";
import { takingsOf, takingWords } from "../infiltration/takings.ts";
import { type CorpEngine, type CorpView, cardsIn, NOBODY, SECURITY_TEAM, TEAMS, teamPlace } from "../layout.ts";
import { isBound } from "../mat/mat.ts";
import { COMBAT, DEFENSE, HACKING, STEALTH } from "../moments.ts";

/** A spot that a team can come to: the best way there, spot by spot, the chance of coming there, 0 to 1, and after how many of its steps somebody is met first; undefined for nobody. */
export type Reach = {
  readonly spot: number;
  readonly path: readonly number[];
  readonly chance: number;
  readonly meets: number | undefined;
};
/** An infiltration: whose HQ, what it would take there in words (empty for nothing), the chance from its gate on, and the chance of being at the gate in this Move with a step left; undefined if that is too far. */
export type InfiltrationPlan = {
  readonly player: Player;
  readonly inside: number;
  readonly way: number | undefined;
  readonly takes: string;
};
/** Past a team: 0 where the team may not sneak or attack. */
export type MeetingOdds = { readonly sneak: number; readonly attack: number };

/** Steps of the next Move of a team, or those left of the one that it is in. */
export function stepsNow(state: CorpView, engine: CorpEngine, player: Player, team: number): number {
  const asking = engine.asking(state);
  return asking?.choice.kind === "step" && state.active === player && state.mover === team
    ? slot(state, asking.frame, STEPS_LEFT)
    : stepsOf(state, engine, player, team);
}

/** Dice of a stat: none without the stat, whatever is added (CORP-R17). */
function diceFor(state: CorpView, engine: CorpEngine, player: Player, team: number, stat: number): number {
  const own = statOf(state, engine, player, team, stat);
  return own === 0 ? 0 : own + diceBonus(state, engine, player, stat);
}

/** The chances of getting past a team of another player (CORP-9.3, CORP-9.5). */
export function meetingOdds(
  state: CorpView,
  engine: CorpEngine,
  [player, team]: readonly [Player, number],
  [other, met]: readonly [Player, number],
): MeetingOdds {
  const dice = (who: Player, which: number, stat: number) => diceFor(state, engine, who, which, stat);
  const [stealth, combat] = [dice(player, team, STEALTH), dice(player, team, COMBAT)];
  const defends = dice(other, met, COMBAT);
  const fighters = (who: Player, which: number, strength: number) => ({
    cards: cardsIn(state, teamPlace(who, which)).length,
    dice: (left: number) => (left === 0 ? 0 : strength),
  });
  return {
    sneak: stealth === 0 ? 0 : aheadOdds(stealth, Math.max(defends, dice(other, met, STEALTH))),
    attack: combat === 0 || isBound(state, player, other) ? 0 : destroyOdds(fighters(player, team, combat), fighters(other, met, defends)),
  };
}

/** The chance that what the moving team can choose against whom it meets succeeds, without action cards: a roll that it wins, or a fight that it wins. */
export function chanceOf(state: CorpView, engine: CorpEngine, kind: "sneak" | "hack" | "attack"): number {
  const own: readonly [Player, number] = [state.active, state.mover];
  if (state.metTeam !== NOBODY) return meetingOdds(state, engine, own, [state.met, state.metTeam])[kind === "attack" ? "attack" : "sneak"];
  const guards = cardsIn(state, SECURITY_TEAM + state.met);
  if (kind === "attack") {
    const [combat, cards] = [diceFor(state, engine, ...own, COMBAT), cardsIn(state, teamPlace(...own)).length];
    const defends = highest(state, engine, guards, DEFENSE) + diceBonus(state, engine, state.met, DEFENSE);
    const side = (count: number, strength: number) => ({ cards: count, dice: (left: number) => (left === 0 ? 0 : strength) });
    return destroyOdds(side(cards, combat), side(guards.length, defends));
  }
  const type = state.stage - 1;
  if (!hasType(state, engine, state.met, type)) return 1;
  const { type: typeOf } = engine.content;
  const ofType = guards.filter((card) => typeOf[at(state.card, card)] === type);
  // Defense, Detect and Encrypt in their order (CORP-13.6 to CORP-13.8).
  const stat = DEFENSE + type;
  return aheadOdds(
    diceFor(state, engine, ...own, kind === "hack" ? HACKING : STEALTH),
    highest(state, engine, ofType, stat) + diceBonus(state, engine, state.met, stat),
  );
}

/** Whether a team of somebody else stands on a spot. */
function isTaken(state: CorpView, player: Player, spot: number): boolean {
  for (let other = 0; other < state.players; other++)
    if (other !== player) for (let met = 0; met < TEAMS; met++) if (spotOf(state, other, met) === spot) return true;
  return false;
}

/** The teams of others on a spot, with the chances of getting past each (CORP-9.11). */
export function meetingsAt(
  state: CorpView,
  engine: CorpEngine,
  player: Player,
  team: number,
  spot: number,
): (MeetingOdds & { readonly player: Player; readonly team: number })[] {
  return state.returns.flatMap((_, other) =>
    Array.from({ length: TEAMS }, (__, met) => met).flatMap((met) =>
      other === player || spotOf(state, other, met) !== spot
        ? []
        : [{ player: other, team: met, ...meetingOdds(state, engine, [player, team], [other, met]) }],
    ),
  );
}

/** The chance of getting past everybody on a spot. */
const entryOdds = (state: CorpView, engine: CorpEngine, player: Player, team: number, spot: number): number =>
  meetingsAt(state, engine, player, team, spot).reduce((chance, { sneak, attack }) => chance * Math.max(sneak, attack), 1);

type Way = { readonly chance: number; readonly path: readonly number[] };
/** By number of steps the highest chance of being on each spot; buildings and the own HQ end a Move (CORP-12.5, CORP-12.7). */
function layers(state: CorpView, engine: CorpEngine, player: Player, team: number): ReadonlyMap<number, Way>[] {
  const { city } = engine.content;
  const start = spotOf(state, player, team);
  const found: Map<number, Way>[] = [new Map([[start, { chance: 1, path: [] }]])];
  const entries = new Map<number, number>();
  for (let steps = stepsNow(state, engine, player, team); steps > 0; steps--) {
    const next = new Map<number, Way>();
    for (const [spot, { chance, path }] of found.at(-1) ?? []) {
      if (spot !== start && at(city.kind, spot) !== CROSSING) continue;
      for (const to of at(city.next, spot)) {
        if (city.kind[to] === HQ && hqOwner(state, engine, to) !== player) continue;
        const entry = entries.get(to) ?? entryOdds(state, engine, player, team, to);
        entries.set(to, entry);
        if (chance * entry > (next.get(to)?.chance ?? -1)) next.set(to, { chance: chance * entry, path: [...path, to] });
      }
    }
    found.push(next);
  }
  return found;
}

/** Where a team can come to in one Move, and what it can infiltrate. */
export function planOf(
  state: CorpView,
  engine: CorpEngine,
  player: Player,
  team: number,
): { readonly reach: readonly Reach[]; readonly infiltrations: readonly InfiltrationPlan[] } {
  const found = layers(state, engine, player, team);
  const start = spotOf(state, player, team);
  const reach = new Map<number, Reach>();
  for (const layer of found)
    for (const [spot, { chance, path }] of layer) {
      const before = reach.get(spot);
      if (spot === start || (before && before.chance >= chance)) continue;
      const meets = path.findIndex((one) => isTaken(state, player, one)) + 1;
      reach.set(spot, { spot, path, chance, meets: meets === 0 ? undefined : meets });
    }
  const infiltrations: InfiltrationPlan[] = [];
  if (canInfiltrate(state, engine, player, team))
    for (let target = 0; target < state.players; target++) {
      if (target === player || isBound(state, player, target)) continue;
      const gate = at(engine.content.city.gate, hqOf(state, engine, target));
      // Infiltrating costs a step (CORP-13.3).
      const ways = found.slice(0, -1).flatMap((layer) => layer.get(gate)?.chance ?? []);
      const inside = infiltrationOdds(state, engine, player, team, target);
      const takes = takingWords(takingsOf(state, engine, player, team, target));
      infiltrations.push({ player: target, inside, way: ways.length === 0 ? undefined : Math.max(...ways), takes });
    }
  return { reach: [...reach.values()], infiltrations };
}
