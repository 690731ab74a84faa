/** What runners are worth, in ¥M: what a team carries, the building it is in, and what the best infiltration promises by its odds. Only for bots. */
import { at, type Player } from "../../../kernel/state.ts";
import { freeTeam, highest, hqOf, lootPieces, spotOf } from "../city/teams.ts";
import { HACKER, THIEF, THUG } from "../content.ts";
import { ATTACK, MOVER, NO_ROLL, OTHER, playerOf, SIDES_OF_DIE } from "../encounters/dice.ts";
import { CATEGORIES, SKILLS } from "../fields.ts";
import { oddsAgainst, type Party, partyOf, pendingOdds, unguardedOdds } from "../infiltration/odds.ts";
import {
  type CorpEngine,
  type CorpView,
  cardsIn,
  DEPARTMENTS,
  GARRISON,
  lootPlace,
  NOBODY,
  NOWHERE,
  OWN_ASSETS,
  POOL_SIZE,
  poolPlace,
  RUNNER,
  RUNNERS,
  TEAMS,
  TIERS,
  teamIndex,
  teamPlace,
  topOf,
} from "../layout.ts";
import { DEPARTMENT_COUNT, ownerAt, priceOf, tierOf } from "../mat/mat.ts";
import { HACKING, INCOME, type Read, STEALTH } from "../moments.ts";
import type { Position } from "./position.ts";
import { deedWorth, paceOf, roundsLeft } from "./property.ts";
import { WEIGHTS } from "./weights.ts";

const bit = (skill: (typeof SKILLS)[number]): number => 1 << SKILLS.indexOf(skill);
const CREDITS = bit("credits");
const ASSET_SKILLS = CATEGORIES.map(bit);
const PIECE_SKILLS = DEPARTMENTS.map(bit);
const DIE = 3.5;
/** A runner in a team that promises nothing is better off in the Garrison; a Move that leads nowhere is none. */
const IN_TEAM = 0.005;
/** What runners at home promise beside a team on its way: as a team that is ready, with some to join, or with none yet. */
const JOINED = 0.98;
const FORMED = 0.95;
const UNFORMED = 0.88;
/** A Move that is begun is worth a little: else whoever goes and whoever waits would be alike. */
const ON_THE_WAY = 1.03;
/** A second team that promises something. */
const LATER = 0.5;

const all = (state: CorpView, masks: readonly number[], cards: readonly number[]): number => {
  let mask = 0;
  for (const card of cards) mask |= masks[state.card[card] ?? 0] ?? 0;
  return mask;
};

/** How much of what another loses a player gains: most where it is who has to be beaten, as `lead` has it. */
const shareOf = (state: CorpView, other: Player, rival: Player): number =>
  (other === rival ? WEIGHTS.best : 0) + (1 - WEIGHTS.best) / (state.players - 1);

/** What it is worth to a player that a piece of an owner is gone from a mat: a majority of one's own that follows, or one of another that ends (CORP-10.6). */
function swing(position: Position, player: Player, mat: Player, owner: Player, rival: Player): number {
  const left = position.pieces(mat) - 1;
  const parent = position.parent(mat);
  const rest = (who: Player): number => position.owned(mat, who) - (who === owner ? 1 : 0);
  const isMine = 2 * rest(player) > left;
  if (parent === player) return isMine ? 0 : -WEIGHTS.vassal;
  if (isMine) return WEIGHTS.vassal * WEIGHTS.swing;
  return parent !== NOBODY && 2 * rest(parent) <= left ? WEIGHTS.vassal * WEIGHTS.swing * shareOf(position.state, parent, rival) : 0;
}

/** What the best skill of runners takes from another corp: what it brings home, as likely as it comes there, with what the victim loses. */
function prizeOf(position: Position, player: Player, runners: readonly number[], target: Player, home: number): number {
  const { state, engine } = position;
  const rival = position.rival(player);
  const { price, category, skills: ofDesign } = engine.content;
  const skills = all(state, ofDesign, runners);
  const hurts = (other: Player): number => WEIGHTS.hurt * shareOf(state, other, rival);
  const loot = WEIGHTS.loot * home;
  const both = loot + hurts(target);
  let best = 0;
  if ((skills & CREDITS) !== 0) {
    const most = DIE + Math.max(highest(state, engine, runners, HACKING), highest(state, engine, runners, STEALTH));
    best = Math.min(most, at(state.credits, target)) * both;
  }
  for (const card of cardsIn(state, OWN_ASSETS + target)) {
    const design = at(state.card, card);
    if ((skills & (ASSET_SKILLS[at(category, design)] ?? 0)) !== 0) best = Math.max(best, at(price, design) * both);
  }
  for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) {
    const tier = tierOf(state, target, dept);
    if ((skills & at(PIECE_SKILLS, dept)) === 0 || tier === 0) continue;
    const own = tierOf(state, player, dept);
    const gained = own < TIERS ? priceOf(engine, dept * TIERS + own) : 0;
    const top = dept * TIERS + tier - 1;
    const owner = ownerAt(state, target, top);
    // Who takes an own piece off another mat is hurt by it.
    const worth = priceOf(engine, top) * (owner === target ? 1 : WEIGHTS.stock / WEIGHTS.piece);
    const lost = owner === player ? -worth : worth * hurts(owner);
    best = Math.max(best, gained * loot + lost + swing(position, player, target, owner, rival));
  }
  return best;
}

/** The chance that the game still goes on after so many more turns of a player: once the market may close, a die is rolled at the end of every turn (CORP-R44). */
function goesOn({ closes, round, players }: CorpView, turns: number): number {
  const rolled = closes === 0 ? 0 : Math.max(0, round + turns - Math.max(round, closes));
  return (1 - 1 / SIDES_OF_DIE) ** (players * rolled);
}

/** Whether runners have the roles of an infiltration (CORP-13.3). */
const haveRoles = (roles: number): boolean => (roles & HACKER) !== 0 && (roles & (THIEF | THUG)) !== 0;

/** What an infiltration would bring from one HQ if it succeeded. */
type Prize = { readonly target: Player; readonly prize: number };

/** What runners may bring by an infiltration from a spot, as a team, the most first; `isInside` while they are at it. */
function prizesOf(position: Position, player: Player, runners: readonly number[], spot: number, isInside: boolean): readonly Prize[] {
  const { state, engine } = position;
  const { city, roles, move } = engine.content;
  if (!haveRoles(all(state, roles, runners))) return [];
  let steps = 1;
  for (const card of runners) steps = Math.max(steps, move[state.card[card] ?? 0] ?? 0);
  const turns = (from: number, to: number): number => at(at(city.far, from), to) / steps;
  const home = hqOf(state, engine, player);
  const prizes: Prize[] = [];
  for (let target = 0; target < state.players; target++) {
    // A Vassal leaves its Parent alone (CORP-11.3).
    if (target === player || position.parent(player) === target) continue;
    const hq = hqOf(state, engine, target);
    const there = isInside && state.infiltrated === target ? 0 : turns(spot, hq);
    const back = turns(hq, home);
    const comes = goesOn(state, there + back) / goesOn(state, there);
    const prize = prizeOf(position, player, runners, target, comes) * goesOn(state, there) * WEIGHTS.aTurn ** (back * 0.5 + there);
    if (prize > 0) prizes.push({ target, prize });
  }
  return prizes.sort((one, other) => other.prize - one.prize);
}

/** The chance of several tries: who is thrown back to the gate may try again (CORP-13.11). */
const inTime = (chance: number): number => 1 - (1 - Math.min(1, chance)) ** WEIGHTS.tries;

/** A hair's breadth: chances are products of fractions. */
const NEARLY = 1e-9;

/** The best of prizes by its chance, of runners as a team, from some chance on; 0 if it is no more than `floor`. Odds take the longest to find: they are looked at only where they could matter. */
function promise(
  position: Position,
  player: Player,
  runners: readonly number[],
  prizes: readonly Prize[],
  least: number,
  floor: (promised: number) => boolean = () => false,
): number {
  if (prizes.length === 0) return 0;
  const gear = position.gear(player);
  let party: Party | undefined;
  let best = 0;
  for (const { target, prize } of prizes) {
    if (prize <= best || floor(prize)) break;
    party ??= partyOf(position.state, position.engine, runners);
    const defence = position.defence(target);
    // Teams in the HQ only make it worse.
    const most = unguardedOdds(party, gear, defence) + NEARLY;
    if (most < least || prize * inTime(most) <= best) continue;
    const chance = oddsAgainst(party, gear, defence);
    if (chance >= least) best = Math.max(best, prize * inTime(chance));
  }
  return best;
}

/** What those at home promise if they were one team: less than one that stands there. Where a role is missing, with the runner of the pool that suits best and can be paid. */
function homePromise(position: Position, player: Player, atHome: readonly number[], isFormed: boolean): number {
  const { state, engine } = position;
  if (atHome.length === 0 || (!isFormed && freeTeam(state, player) === NOWHERE)) return 0;
  const home = hqOf(state, engine, player);
  const { roles, price } = engine.content;
  const own = all(state, roles, atHome);
  const share = isFormed ? FORMED : UNFORMED;
  const least = isFormed ? WEIGHTS.ready : WEIGHTS.chance;
  if (haveRoles(own)) return promise(position, player, atHome, prizesOf(position, player, atHome, home, false), least) * share;
  let best = 0;
  for (let i = 0; i < POOL_SIZE; i++) {
    const card = topOf(state, poolPlace(RUNNERS, i));
    if (card === undefined || at(price, at(state.card, card)) > at(state.credits, player)) continue;
    if (!haveRoles(own | at(roles, at(state.card, card)))) continue;
    const cost = at(price, at(state.card, card)) * (1 - WEIGHTS.runner);
    const runners = [...atHome, card];
    const prizes = prizesOf(position, player, runners, home, false);
    const isNoBetter = (promised: number): boolean => promised * share - cost <= best;
    best = Math.max(best, promise(position, player, runners, prizes, WEIGHTS.chance, isNoBetter) * share - cost);
  }
  return best * UNFORMED;
}

/** What a building does in a turn. */
const buildingTurn = ({ bonuses, upkeep }: Read): number =>
  bonuses.reduce((sum, { kind, n }) => sum + (kind === INCOME ? n : 0.3 * n), 0.1) + (upkeep === undefined ? 0 : deedWorth(upkeep.deed));

/** What a team carries, at its price. */
function lootOf(state: CorpView, engine: CorpEngine, player: Player, team: number): number {
  let loot = at(state.lootCredits, teamIndex(player, team));
  for (const card of cardsIn(state, lootPlace(player, team))) loot += at(engine.content.price, at(state.card, card));
  for (let dept = 0; dept < DEPARTMENT_COUNT; dept++)
    if (lootPieces(state, player, team, dept) > 0) loot += priceOf(engine, dept * TIERS + Math.min(TIERS - 1, tierOf(state, player, dept)));
  return loot;
}

/** The teams and the Garrison of a player. */
export function runnersWorth(position: Position, player: Player): number {
  const { state, engine } = position;
  const { price, city, buildings, move } = engine.content;
  const pace = paceOf(position, player);
  const home = hqOf(state, engine, player);
  const atHome = [...cardsIn(state, GARRISON + player)];
  let isFormed = false;
  let sum = 0;
  /** The best promise, and those of the other teams: each Runner Action moves one, so that they come later. */
  let [best, others] = [0, 0];
  for (let team = 0; team < TEAMS; team++) {
    const spot = spotOf(state, player, team);
    if (spot === NOWHERE) continue;
    const runners = cardsIn(state, teamPlace(player, team));
    const loot = lootOf(state, engine, player, team);
    const isMoving = state.active === player && state.mover === team;
    const isHome = spot === home && !isMoving;
    if (isHome) {
      atHome.push(...runners);
      isFormed = true;
    } else for (const card of runners) sum += at(price, at(state.card, card)) * WEIGHTS.runner;
    sum -= IN_TEAM * runners.length;
    let may = 0;
    if (loot > 0) {
      let steps = 1;
      for (const card of runners) steps = Math.max(steps, move[state.card[card] ?? 0] ?? 0);
      const back = at(at(city.far, spot), home) / steps;
      sum += loot * WEIGHTS.loot * goesOn(state, back) * WEIGHTS.homeTurn ** back;
    } else {
      const isInside = isMoving && state.infiltrated !== NOBODY;
      may = promise(position, player, runners, prizesOf(position, player, runners, spot, isInside), WEIGHTS.ready) * (isInside ? 1 : pace);
      may *= isMoving ? ON_THE_WAY : isHome ? JOINED : 1;
      if (may === 0 && isMoving) sum -= IN_TEAM;
    }
    // The teams at home count once more as one, below.
    if (!isHome) others += Math.min(best, may);
    best = Math.max(best, may);
    const building = city.buildingAt[spot] ?? NOWHERE;
    if (building !== NOWHERE) sum += buildingTurn(at(buildings, building)) * WEIGHTS.building * roundsLeft(state);
  }
  // A Runner Action that changes nothing is better passed.
  if (state.active === player && state.step === RUNNER && state.acts === 0) sum -= IN_TEAM;
  for (const card of atHome) sum += at(price, at(state.card, card)) * WEIGHTS.runner;
  const may = homePromise(position, player, atHome, isFormed) * pace;
  return sum + Math.max(best, may) + others * LATER;
}

/** A roll that is open: who needs more hits gains by the chance of it. */
export function rollWorth({ state, engine }: Position, player: Player): number {
  if (state.roll === NO_ROLL || state.met === NOBODY) return 0;
  const first = state.roll === ATTACK ? state.attacker : MOVER;
  const chance = WEIGHTS.stake * (state.stage > 0 ? 2 : 1) * (pendingOdds(state, engine) - 0.5) * 2;
  if (state.forced === 1)
    return player === playerOf(state, state.attacker) ? -WEIGHTS.stake : player === playerOf(state, 1 - state.attacker) ? WEIGHTS.stake : 0;
  if (player === playerOf(state, first)) return chance;
  return player === playerOf(state, first === MOVER ? OTHER : MOVER) ? -chance : 0;
}
