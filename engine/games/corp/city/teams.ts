/** Teams: where they are, what they can do (CORP-8.3 to CORP-8.5), and who controls a building (CORP-12.3, CORP-R22). */
import { at } from "../../../kernel/state.ts";
import { holdsWith } from "../effects/asked.ts";
import { cardsAtWork, isMet } from "../effects/at-work.ts";
import { countOf } from "../effects/counts.ts";
import { SKILLS } from "../fields.ts";
import {
  ASSETS,
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  GARRISON,
  MOST_PLAYERS,
  NOBODY,
  NOWHERE,
  PRODUCTION,
  RUNNERS,
  SECURITY,
  SECURITY_TEAM,
  TEAMS,
  teamAt,
  teamIndex,
  teamPlace,
} from "../layout.ts";
import { givenBy } from "../mat/tiers.ts";
import {
  ASSET_DISCOUNT,
  BONUS_KINDS,
  type Bonus,
  CARD_SKILL,
  CARD_STAT,
  DICE_BONUS,
  EXACT_STAT,
  HAND_LIMIT,
  ONE_STEP,
  RUNNER_DISCOUNT,
  SECURITY_DISCOUNT,
  STAT_BONUS,
  STEPS,
  STEPS_FROM_HQ,
  ZERO,
} from "../moments.ts";
import { controllerOf, isTeam, spotOf, TEAM_LASTING } from "./standing.ts";

export { controllerOf, isTeam, ownSpots, spotOf } from "./standing.ts";

/** The HQ of a player. */
export function hqOf({ players }: CorpView, { content: { city } }: CorpEngine, player: number): number {
  return city.hqs[players]?.[player] ?? NOWHERE;
}
/** Whose HQ a spot is; -1 for nobody's. */
export function hqOwner({ players }: CorpView, { content: { city } }: CorpEngine, spot: number): number {
  return city.hqs[players]?.indexOf(spot) ?? NOBODY;
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

/** What the assets and buildings of a player add up to, of one kind (CORP-7.5, CORP-12.4). */
export function bonusOf(state: CorpView, engine: CorpEngine, player: number, kind: number): number {
  const { bonus, needs, special, buildingBonus } = engine.content;
  let sum = special.size === 0 ? 0 : specialBonus(state, engine, player, kind);
  if (state.lasting.length > 0) sum += lastingBonus(state, player, kind);
  for (const card of cardsAtWork(state, engine, player)) {
    const i = (state.card[card] ?? 0) * BONUS_KINDS + kind;
    const n = bonus[i] ?? 0;
    if (n === 0) continue;
    const type = needs[i] ?? NOWHERE;
    if (type !== NOWHERE && !hasType(state, engine, player, type)) continue;
    sum += n;
  }
  for (let team = 0; team < TEAMS; team++) {
    const building = buildingOf(state, engine, player, team);
    if (building !== NOWHERE) sum += buildingBonus[building * BONUS_KINDS + kind] ?? 0;
  }
  return sum;
}

/** What is counted, holds on a condition, or is given to other corps (CORP-R73, CORP-R83). */
function specialBonus(state: CorpView, engine: CorpEngine, player: number, kind: number): number {
  let sum = 0;
  for (let owner = 0; owner < state.players; owner++)
    for (const card of cardsAtWork(state, engine, owner))
      for (const one of engine.content.special.get(state.card[card] ?? 0) ?? []) {
        if (one.kind !== kind || (owner !== player) !== (one.others === true)) continue;
        if (one.first === true && (state.active !== player || state.bought.includes(kindOfDiscount(kind)))) continue;
        sum += comesTo(state, engine, owner, card, one);
      }
  return sum;
}
/** The kind of card that a discount is for. */
const kindOfDiscount = (kind: number): number =>
  kind === RUNNER_DISCOUNT ? RUNNERS : kind === SECURITY_DISCOUNT ? SECURITY : kind === ASSET_DISCOUNT ? ASSETS : NOBODY;

/** What a bonus of a card comes to for its owner now. */
function comesTo(state: CorpView, engine: CorpEngine, owner: number, card: number, { n, when, per }: Bonus): number {
  const limit = (one: number): number => givenBy(state, engine, one, PRODUCTION) + bonusOf(state, engine, one, HAND_LIMIT);
  if (when !== undefined && !holdsWith(state, engine, owner, when, limit, card)) return 0;
  return per === undefined ? n : n * Math.trunc(countOf(state, engine, owner, per, card) / per.full);
}

/** What some cards give to what is near them: to their team, to themselves, to a side (CORP-R92, CORP-R93). */
export function nearBonus(
  state: CorpView,
  engine: CorpEngine,
  owner: number,
  cards: readonly number[],
  kind: number,
  of: NonNullable<Bonus["of"]>,
): number {
  const { near } = engine.content;
  if (near.size === 0) return 0;
  let sum = 0;
  for (const card of cards)
    for (const one of near.get(state.card[card] ?? 0) ?? [])
      if (one.kind === kind && one.of === of && (of === "team" || of === "card" || isMet(state, engine, card)))
        sum += comesTo(state, engine, owner, card, one);
  return sum;
}
/** What a card gives to itself; its owner is asked where that is not whose it is, but whoever would pay for it. */
export const ownBonus = (state: CorpView, engine: CorpEngine, owner: number, card: number, kind: number): number =>
  engine.content.near.size === 0 ? 0 : nearBonus(state, engine, owner, [card], kind, "card");

/** What texts give for a time (CORP-R83): whose text, which bonus, how much, and 1 among the flags if it is for other corps. */
function lastingBonus({ lasting }: CorpView, player: number, kind: number): number {
  let sum = 0;
  for (let i = 0; i < lasting.length; i += 4)
    if (lasting[i + 1] === kind && (lasting[i] !== player) === (((lasting[i + 3] ?? 0) & 1) === 1)) sum += lasting[i + 2] ?? 0;
  return sum;
}

/** What texts give to one team for a time (CORP-R88): whose text, whose team, which, which bonus, how much, how long; and what its own cards give it. */
export function teamBonus(state: CorpView, engine: CorpEngine, player: number, team: number, kind: number): number {
  const { teamLasting } = state;
  let sum = nearBonus(state, engine, player, cardsIn(state, teamPlace(player, team)), kind, "team");
  for (let i = 0; i < teamLasting.length; i += TEAM_LASTING)
    if (teamLasting[i + 1] === player && teamLasting[i + 2] === team && teamLasting[i + 3] === kind) sum += teamLasting[i + 4] ?? 0;
  return sum;
}
/** Whether something is forbidden for a team, or holds for it (CORP-R88). */
export const isSo = (state: CorpView, engine: CorpEngine, player: number, team: number, kind: number): boolean =>
  bonusOf(state, engine, player, kind) + teamBonus(state, engine, player, team, kind) > 0;

/** A stat of a card, with what its own text makes of it (CORP-R92). */
export function cardStat(state: CorpView, engine: CorpEngine, card: number, stat: number): number {
  const { stats, near, kind } = engine.content;
  const design = state.card[card] ?? 0;
  const printed = stats[design * 6 + stat] ?? 0;
  if (near.size === 0 || !near.has(design)) return printed;
  const owner = holderOf(at(state.zone, card), kind[design] ?? 0);
  if (owner < 0) return printed;
  const exact = ownBonus(state, engine, owner, card, EXACT_STAT + stat);
  return Math.max(0, (exact > 0 ? exact : printed) + ownBonus(state, engine, owner, card, CARD_STAT + stat));
}
/** Whose runner or security card lies in a place; -1 where it is nobody's. */
function holderOf(place: number, kind: number): number {
  const code = teamAt(place);
  if (code >= 0) return Math.trunc(code / TEAMS);
  const first = kind === SECURITY ? SECURITY_TEAM : GARRISON;
  return place >= first && place < first + MOST_PLAYERS ? place - first : NOBODY;
}

/** The highest of a stat among cards. */
export function highest(state: CorpView, engine: CorpEngine, cards: readonly number[], stat: number): number {
  let most = 0;
  for (const card of cards) {
    const n = cardStat(state, engine, card, stat);
    if (n > most) most = n;
  }
  return most;
}

/** A stat of a team (CORP-8.5); a bonus on the stat is for teams that have it (3.5). */
export function statOf(state: CorpView, engine: CorpEngine, player: number, team: number, stat: number): number {
  const most = highest(state, engine, cardsIn(state, teamPlace(player, team)), stat);
  if (most === 0 || isSo(state, engine, player, team, ZERO + stat)) return 0;
  return Math.max(0, most + bonusOf(state, engine, player, STAT_BONUS + stat) + teamBonus(state, engine, player, team, STAT_BONUS + stat));
}

/** Dice that assets and buildings add to rolls of a stat. */
export const diceBonus = (state: CorpView, engine: CorpEngine, player: number, stat: number): number =>
  bonusOf(state, engine, player, DICE_BONUS + stat);

/** The skills of a team, and its roles, one bit each. */
export function skillsOf(state: CorpView, engine: CorpEngine, player: number, team: number): number {
  const { skills, near } = engine.content;
  let mask = 0;
  for (const card of cardsIn(state, teamPlace(player, team))) {
    mask |= skills[state.card[card] ?? 0] ?? 0;
    if (near.has(state.card[card] ?? 0))
      for (let skill = 0; skill < SKILLS.length; skill++)
        if (ownBonus(state, engine, player, card, CARD_SKILL + skill) > 0) mask |= 1 << skill;
  }
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
  if (isSo(state, engine, player, team, ONE_STEP)) return Math.min(most, 1);
  const given = bonusOf(state, engine, player, STEPS) + teamBonus(state, engine, player, team, STEPS);
  const more = state.moreSteps + given + (atHome ? bonusOf(state, engine, player, STEPS_FROM_HQ) : 0);
  // CORP-R83: what other corps take away leaves one step.
  return more < 0 ? Math.min(most, Math.max(1, most + more)) : most + more;
}

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
