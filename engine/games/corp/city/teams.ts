/** Teams: where they are, what they can do (CORP-8.3 to CORP-8.5), and who controls a building (CORP-12.3, CORP-R22). */
import { missing } from "../../../kernel/state.ts";
import {
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  NOBODY,
  NOWHERE,
  OWN_ASSETS,
  SECURITY_TEAM,
  TEAMS,
  teamIndex,
  teamPlace,
} from "../layout.ts";
import { stocksOf, vassalsOf } from "../mat/shares.ts";
import { BONUS_KINDS, DICE_BONUS, PER_ASSET, PER_VASSAL, STAT_BONUS, STEPS, STEPS_FROM_HQ } from "../moments.ts";

/** Where a team stands; -1 if there is none. */
export function spotOf(state: CorpView, player: number, team: number): number {
  const list = team === 0 ? state.team1 : team === 1 ? state.team2 : state.team3;
  return list[player] ?? missing(list, player);
}
/** The same list, to be changed; for events. */
export const ownSpots = (state: CorpState, team: number): number[] => (team === 0 ? state.team1 : team === 1 ? state.team2 : state.team3);

/** The HQ of a player. */
export function hqOf({ players }: CorpView, { content: { city } }: CorpEngine, player: number): number {
  return city.hqs[players]?.[player] ?? NOWHERE;
}
/** Whose HQ a spot is; -1 for nobody's. */
export function hqOwner({ players }: CorpView, { content: { city } }: CorpEngine, spot: number): number {
  return city.hqs[players]?.indexOf(spot) ?? NOBODY;
}

/** Who controls a building: whose team came there first (CORP-12.6). */
export function controllerOf(state: CorpView, spot: number): number {
  let found = NOBODY;
  let earliest = 0;
  for (let player = 0; player < state.players; player++)
    for (let team = 0; team < TEAMS; team++)
      if (spotOf(state, player, team) === spot) {
        const arrived = state.arrived[teamIndex(player, team)] ?? 0;
        if (found === NOBODY || arrived < earliest) {
          found = player;
          earliest = arrived;
        }
      }
  return found;
}

/** The index of the building that a team controls and that is not switched off; -1 for none (CORP-12.4). Of two teams in one building the first counts. */
export function buildingOf(state: CorpView, { content: { city } }: CorpEngine, player: number, team: number): number {
  const spot = spotOf(state, player, team);
  if (spot === NOWHERE) return NOWHERE;
  const building = city.buildingAt[spot] ?? NOWHERE;
  if (building === NOWHERE || state.dark[player] !== 0) return NOWHERE;
  for (let other = 0; other < team; other++) if (spotOf(state, player, other) === spot) return NOWHERE;
  return controllerOf(state, spot) === player ? building : NOWHERE;
}

/** Whether a player has a security card of a type (CORP-13.5). */
export function hasType(state: CorpView, { content: { type } }: CorpEngine, player: number, wanted: number): boolean {
  for (const card of cardsIn(state, SECURITY_TEAM + player)) if (type[state.card[card] ?? 0] === wanted) return true;
  return false;
}

/** How much a player has of what a bonus is counted by (CORP-R73). */
function countOf(state: CorpView, player: number, of: number): number {
  if (of === PER_ASSET) return cardsIn(state, OWN_ASSETS + player).length;
  return of === PER_VASSAL ? vassalsOf(state, player).length : stocksOf(state, player);
}

/** What the assets and buildings of a player add up to, of one kind (CORP-7.5, CORP-12.4). */
export function bonusOf(state: CorpView, engine: CorpEngine, player: number, kind: number): number {
  const { bonus, needs, counted, buildingBonus } = engine.content;
  let sum = 0;
  for (const card of cardsIn(state, OWN_ASSETS + player)) {
    const i = (state.card[card] ?? 0) * BONUS_KINDS + kind;
    const n = bonus[i] ?? 0;
    if (n === 0) continue;
    const type = needs[i] ?? NOWHERE;
    if (type !== NOWHERE && !hasType(state, engine, player, type)) continue;
    const per = counted.size === 0 ? undefined : counted.get(i);
    sum += per === undefined ? n : n * Math.trunc(countOf(state, player, per.of) / per.full);
  }
  for (let team = 0; team < TEAMS; team++) {
    const building = buildingOf(state, engine, player, team);
    if (building !== NOWHERE) sum += buildingBonus[building * BONUS_KINDS + kind] ?? 0;
  }
  return sum;
}

/** The highest of a stat among cards. */
export function highest(state: CorpView, { content: { stats } }: CorpEngine, cards: readonly number[], stat: number): number {
  let most = 0;
  for (const card of cards) {
    const n = stats[(state.card[card] ?? 0) * 6 + stat] ?? 0;
    if (n > most) most = n;
  }
  return most;
}

/** A stat of a team (CORP-8.5); a bonus on the stat is for teams that have it (3.5). */
export function statOf(state: CorpView, engine: CorpEngine, player: number, team: number, stat: number): number {
  const most = highest(state, engine, cardsIn(state, teamPlace(player, team)), stat);
  return most === 0 ? 0 : most + bonusOf(state, engine, player, STAT_BONUS + stat);
}

/** Dice that assets and buildings add to rolls of a stat. */
export const diceBonus = (state: CorpView, engine: CorpEngine, player: number, stat: number): number =>
  bonusOf(state, engine, player, DICE_BONUS + stat);

/** The skills of a team, and its roles, one bit each. */
export function skillsOf(state: CorpView, { content: { skills } }: CorpEngine, player: number, team: number): number {
  let mask = 0;
  for (const card of cardsIn(state, teamPlace(player, team))) mask |= skills[state.card[card] ?? 0] ?? 0;
  return mask;
}
export function rolesOf(state: CorpView, { content: { roles } }: CorpEngine, player: number, team: number): number {
  let mask = 0;
  for (const card of cardsIn(state, teamPlace(player, team))) mask |= roles[state.card[card] ?? 0] ?? 0;
  return mask;
}

/** Steps of a Move that begins now (CORP-8.5, CORP-8.9). */
export function stepsOf(state: CorpView, engine: CorpEngine, player: number, team: number): number {
  const { move } = engine.content;
  let most = 0;
  for (const card of cardsIn(state, teamPlace(player, team))) most = Math.max(most, move[state.card[card] ?? 0] ?? 0);
  const atHome = spotOf(state, player, team) === hqOf(state, engine, player);
  return most + state.moreSteps + bonusOf(state, engine, player, STEPS) + (atHome ? bonusOf(state, engine, player, STEPS_FROM_HQ) : 0);
}

/** Whether a team exists. */
export const isTeam = (state: CorpView, player: number, team: number): boolean => spotOf(state, player, team) !== NOWHERE;

/** The first pair of miniatures that is not used; -1 if all are (CORP-8.4). A team has any number of runners, one at least (CORP-R14). */
export function freeTeam(state: CorpView, player: number): number {
  for (let team = 0; team < TEAMS; team++) if (!isTeam(state, player, team)) return team;
  return NOWHERE;
}

/** Stolen pieces on the stack of a team, by department. */
export function lootPieces(state: CorpView, player: number, team: number, dept: number): number {
  const list = dept === 0 ? state.lootSales : dept === 1 ? state.lootResearch : state.lootProduction;
  return list[teamIndex(player, team)] ?? 0;
}
export const ownLootPieces = (state: CorpState, dept: number): number[] =>
  dept === 0 ? state.lootSales : dept === 1 ? state.lootResearch : state.lootProduction;
