/** How a position looks for a player: what it is worth now, what it will earn, who is near a majority. Only for bots: no rule asks it, and it knows no card. */
import { at, type Player } from "../../../kernel/state.ts";
import { bonusOf, hqOf, lootPieces, rolesOf, spotOf, stepsOf } from "../city/teams.ts";
import { HACKER, THIEF, THUG } from "../content.ts";
import { ATTACK, MOVER, NO_ROLL, OTHER, playerOf } from "../encounters/dice.ts";
import { infiltrationOdds, pendingOdds } from "../infiltration/odds.ts";
import {
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  GARRISON,
  HAND,
  lootPlace,
  NOWHERE,
  OWN_ASSETS,
  SECURITY_TEAM,
  TEAMS,
  TIERS,
  teamIndex,
  teamPlace,
} from "../layout.ts";
import {
  assetLimit,
  DEPARTMENT_COUNT,
  handLimit,
  isRuined,
  ownerAt,
  parentOf,
  piecesOf,
  piecesOn,
  priceOf,
  salesOf,
  tierOf,
  tiersForStock,
} from "../mat/mat.ts";
import { INCOME } from "../moments.ts";

/** Rounds that a game usually lasts: profits count for what is left of them. */
const USUAL = 22;
/** What things are worth in ¥M. */
const PIECE = 0.75;
const STOCK = 1.35;
const LINE = 4;
const CARD = 1.6;
const RUNNER = 0.75;
const GUARD = 0.8;
const ASSET_PLACE = 1.2;
const HAND_PLACE = 0.6;
const OWN_LOOT = 0.7;
const VASSAL = 16;
const BEING_VASSAL = 14;
const RUINED = 20;
/** What a majority that is so many purchases away is worth, of each that is needed. */
const NEAR = [0, 7, 3, 1] as const;
const STAKE = 2;
const SCALE = 40;

/** Pieces that a player still has to buy of a mat for the majority. */
export function missingFor(state: CorpView, mat: Player, player: Player): number {
  const total = piecesOn(state, mat);
  return total === 0 ? 0 : Math.max(0, Math.trunc(total / 2) + 1 - piecesOf(state, mat, player));
}

const left = (state: CorpView): number => Math.max(2, USUAL - state.round);

function property(state: CorpView, engine: CorpEngine, player: Player): number {
  let worth = at(state.credits, player);
  for (let mat = 0; mat < state.players; mat++)
    for (let space = 0; space < DEPARTMENT_COUNT * TIERS; space++)
      if (ownerAt(state, mat, space) === player) worth += priceOf(engine, space) * (mat === player ? PIECE : STOCK);
  for (const card of cardsIn(state, OWN_ASSETS + player)) worth += at(engine.content.price, at(state.card, card)) * 0.8;
  for (const card of cardsIn(state, GARRISON + player)) worth += at(engine.content.price, at(state.card, card)) * RUNNER;
  for (const card of cardsIn(state, SECURITY_TEAM + player)) worth += at(engine.content.price, at(state.card, card)) * GUARD;
  const limit = handLimit(state, engine, player);
  const hand = cardsIn(state, HAND + player).length;
  worth += CARD * Math.min(hand, limit) + HAND_PLACE * limit + ASSET_PLACE * assetLimit(state, engine, player);
  return worth;
}

/** What a player earns in the rounds that are left. */
const earnings = (state: CorpView, engine: CorpEngine, player: Player): number =>
  (salesOf(state, engine, player) + bonusOf(state, engine, player, INCOME)) * Math.min(8, left(state)) * 0.75;

/** How far a player is on the way to buy stock. */
function line(state: CorpView, engine: CorpEngine, player: Player): number {
  const least = tiersForStock(state, engine, player);
  let done = 0;
  for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) done += Math.min(least, tierOf(state, player, dept)) / least;
  return LINE * done * done * 0.5;
}

/** Majorities: those that a player has or nears, and those that others near over the player. */
function majorities(state: CorpView, player: Player): number {
  let sum = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === player) continue;
    const missing = missingFor(state, other, player);
    if (parentOf(state, other) === player) sum += VASSAL;
    else if (piecesOf(state, other, player) > 0) sum += NEAR[Math.min(3, missing)] ?? 0;
    if (piecesOf(state, player, other) > 0 && parentOf(state, player) !== other)
      sum -= 0.8 * (NEAR[Math.min(3, missingFor(state, player, other))] ?? 0);
  }
  if (parentOf(state, player) !== NOWHERE) sum -= BEING_VASSAL;
  return isRuined(state, player) && state.round >= 3 ? sum - RUINED : sum;
}

/** Teams: what they cost, what they carry, and what the best infiltration promises. */
function teams(state: CorpView, engine: CorpEngine, player: Player): number {
  const { price, city } = engine.content;
  let sum = 0;
  for (let team = 0; team < TEAMS; team++) {
    const spot = spotOf(state, player, team);
    if (spot === NOWHERE) continue;
    for (const card of cardsIn(state, teamPlace(player, team))) sum += at(price, at(state.card, card)) * RUNNER;
    let loot = at(state.lootCredits, teamIndex(player, team));
    for (const card of cardsIn(state, lootPlace(player, team))) loot += at(price, at(state.card, card));
    for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) loot += 12 * lootPieces(state, player, team, dept);
    const steps = Math.max(1, stepsOf(state, engine, player, team));
    const home = hqOf(state, engine, player);
    const away = (target: number): number => Math.ceil(at(at(city.far, spot), target) / steps);
    if (loot > 0) {
      sum += loot * OWN_LOOT * 0.93 ** away(home);
      continue;
    }
    if (city.buildingAt[spot] !== NOWHERE) sum += 3;
    const roles = rolesOf(state, engine, player, team);
    if ((roles & HACKER) === 0 || (roles & (THIEF | THUG)) === 0) continue;
    let best = 0;
    for (let target = 0; target < state.players; target++) {
      if (target === player || parentOf(state, player) === target) continue;
      const chance = infiltrationOdds(state, engine, player, team, target);
      if (chance < 0.25) continue;
      const prize = 6 + Math.min(8, at(state.credits, target)) * 0.4;
      best = Math.max(best, chance * prize * 0.9 ** away(hqOf(state, engine, target)));
    }
    sum += best;
  }
  return sum;
}

/** A roll that is open: who needs more hits gains by the chance of it. */
function underWay(state: CorpView, engine: CorpEngine, player: Player): number {
  if (state.roll === NO_ROLL || state.met === NOWHERE) return 0;
  const first = state.roll === ATTACK ? state.attacker : MOVER;
  const chance = STAKE * (state.stage > 0 ? 2 : 1) * (pendingOdds(state, engine) - 0.5) * 2;
  if (state.forced === 1)
    return player === playerOf(state, state.attacker) ? -STAKE : player === playerOf(state, 1 - state.attacker) ? STAKE : 0;
  if (player === playerOf(state, first)) return chance;
  return player === playerOf(state, first === MOVER ? OTHER : MOVER) ? -chance : 0;
}

const worth = (state: CorpView, engine: CorpEngine, player: Player): number =>
  property(state, engine, player) +
  earnings(state, engine, player) +
  line(state, engine, player) +
  majorities(state, player) +
  teams(state, engine, player) +
  underWay(state, engine, player);

/** Looks at positions: -1 … 1 for a player against the best of the others. */
export const corpEvaluation =
  (engine: CorpEngine) =>
  (state: CorpState, player: Player): number => {
    const mine = worth(state, engine, player);
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < state.players; other++)
      if (other !== player) {
        const theirs = worth(state, engine, other);
        best = Math.max(best, theirs);
        sum += theirs;
      }
    return Math.tanh((mine - 0.6 * best - (0.4 * sum) / (state.players - 1)) / SCALE);
  };
