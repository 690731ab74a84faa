/** What a player has and will earn is worth, in ¥M: pieces, cards by what their texts do, limits. Only for bots; it knows no card. */
import type { PartWords, TellPart } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { buildPrice } from "../cards/prices.ts";
import { effectsWorth } from "../effects/worth.ts";
import { CORPORATE, type CorpEngine, type CorpView, cardsIn, HAND, OWN_ASSETS, SECURITY_TEAM, STOCK, TIERS } from "../layout.ts";
import { assetLimit, DEPARTMENT_COUNT, handLimit, ownerAt, piecesOn, priceOf, tierOf, tiersForStock } from "../mat/mat.ts";
import {
  ASSET_LIMIT,
  BUILD_DISCOUNT,
  CAP,
  type Deed,
  DICE_BONUS,
  HAND_LIMIT,
  INCOME,
  LIMIT_DRAW,
  LOOKS,
  ONE_TIER,
  REPAID,
  type Read,
  RUNNER_DISCOUNT,
  SECURITY_DISCOUNT,
  STAT_BONUS,
  STEPS,
  STEPS_FROM_HQ,
  STOCK_DISCOUNT,
  SWAPS,
} from "../moments.ts";
import type { Position } from "./position.ts";
import { WEIGHTS } from "./weights.ts";

/** What one of each kind of bonus does in a turn, where nothing else tells: most of it is seen in odds, profits and limits. */
const A_TURN: Readonly<Record<number, number>> = {
  [RUNNER_DISCOUNT]: 0.3,
  [SECURITY_DISCOUNT]: 0.35,
  [BUILD_DISCOUNT]: 0.35,
  [STOCK_DISCOUNT]: 0.35,
  [STEPS]: 0.3,
  [STEPS_FROM_HQ]: 0.2,
  [ONE_TIER]: 0,
  [CAP]: 0.15,
  [REPAID]: 0.08,
  [LOOKS]: 0.15,
  [SWAPS]: 0.3,
  [INCOME]: 0,
  [HAND_LIMIT]: 0,
  [ASSET_LIMIT]: 0,
  [LIMIT_DRAW]: 0.1,
};
const A_DIE = 0.3;
const SAVING = 0.35;
/** An upkeep that mostly does not pay. */
const SELDOM = 0.3;
/** What the cheapest tier costs. */
const CHEAPEST = 5;

/** Rounds that are left, as far as they are counted. */
export const roundsLeft = (state: CorpView): number => Math.min(WEIGHTS.ahead, Math.max(2, WEIGHTS.usual - state.round));

/** What a deed is worth to whoever does it. */
export function deedWorth(deed: Deed): number {
  switch (deed.is) {
    case "gain":
      return deed.n;
    case "draw":
      return deed.n * WEIGHTS.card;
    case "taken":
      return deed.n * 1.2;
    case "discards":
      return deed.n * WEIGHTS.card * 0.4;
    case "loses security":
      return 0.8;
    case "revive":
      return deed.n * 2.5;
    case "replace":
      return 0.3;
    case "look":
      return 0.2;
    case "fill hand":
      return 2 * WEIGHTS.card;
    case "discard hand":
      return -WEIGHTS.card;
    case "take runner":
      return Math.max(0, 2 - deed.pays);
    case "run":
      return effectsWorth(deed.effects, { card: WEIGHTS.card, kept: 2, piece: CHEAPEST });
    default:
      return 0;
  }
}

/** What a card or building that is controlled does in each turn, beyond profits, limits and odds. */
function aTurn({ bonuses, upkeep, saving, answers = [] }: Read): number {
  let sum = saving === undefined ? 0 : Math.max(0, SAVING - 0.05 * saving.cost);
  for (const { kind, n, others } of bonuses)
    sum += (others === true ? -SELDOM * n : n) * (kind < DICE_BONUS + 6 && kind >= STAT_BONUS ? A_DIE : (A_TURN[kind] ?? 0));
  // What costs something is done only when it pays.
  if (upkeep !== undefined)
    sum += Math.max(SELDOM, Math.max(deedWorth(upkeep.deed), upkeep.or === undefined ? 0 : deedWorth(upkeep.or)) - upkeep.cost);
  for (const answer of answers) sum += ANSWERED * effectsWorth(answer.do, { card: WEIGHTS.card, kept: 2, piece: CHEAPEST });
  return sum;
}
/** How often a moment comes in a turn. */
const ANSWERED = 0.5;
const known = new WeakMap<readonly Read[], readonly number[]>();
/** The same of each design. */
function eachTurn({ content: { read } }: CorpEngine): readonly number[] {
  const before = known.get(read);
  if (before !== undefined) return before;
  const made = read.map(aTurn);
  known.set(read, made);
  return made;
}

/** How far a player is on the way to buy stock (CORP-10.1). */
function line(state: CorpView, engine: CorpEngine, player: Player): number {
  const least = tiersForStock(state, engine, player);
  let done = 0;
  for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) done += Math.min(least, tierOf(state, player, dept)) / least;
  return WEIGHTS.line * done * done;
}

/** How much is worth what pays later: before the own stock line little, where many race for it. */
export const paceOf = (position: Position, player: Player): number =>
  position.maySpeculate(player) ? 1 : WEIGHTS.early / (position.state.players - 1);

/** What cards have given to this step: it lapses with it (CORP-R53). */
function atOnce(position: Position, player: Player): number {
  const { state, engine } = position;
  const credits = at(state.credits, player);
  if (state.step === STOCK) {
    if (state.stockOff === 0 || !position.maySpeculate(player)) return 0;
    return credits + state.stockOff >= CHEAPEST ? state.stockOff : 0;
  }
  if (state.step !== CORPORATE || state.acts === 0) return 0;
  let worth = 0;
  if (state.buildOff > 0)
    for (let dept = 0; dept < DEPARTMENT_COUNT; dept++)
      if (tierOf(state, player, dept) < TIERS && buildPrice(state, engine, player, dept) <= credits) worth = state.buildOff;
  return worth + (credits >= CHEAPEST ? (state.acts - 1) * WEIGHTS.action : 0);
}

/** The Security Team: of each type the dearest card counts, the others hardly do (CORP-R34). */
function guardsWorth(state: CorpView, engine: CorpEngine, player: Player): number {
  const { price, type } = engine.content;
  const best = [0, 0, 0];
  let sum = 0;
  for (const card of cardsIn(state, SECURITY_TEAM + player)) {
    const design = at(state.card, card);
    const kind = at(type, design);
    const more = Math.max(0, at(price, design) - (best[kind] ?? 0));
    best[kind] = (best[kind] ?? 0) + more;
    sum += WEIGHTS.guard * more + WEIGHTS.spareGuard * (at(price, design) - more);
  }
  return sum;
}

const MONEY: PartWords = { more: "more money", less: "less money" };
const PROFITS: PartWords = { more: "higher profits in later rounds", less: "lower profits in later rounds" };
const PIECES: PartWords = { more: "more tiers and stock", less: "fewer tiers and less stock" };
const ASSETS: PartWords = { more: "more useful assets", less: "less useful assets" };
const GUARDS: PartWords = { more: "a stronger Security Team", less: "a weaker Security Team" };
const CARDS: PartWords = { more: "more action cards", less: "fewer action cards" };

/** Everything a player has, apart from runners and majorities; `tell` hears of each part. */
export function propertyOf(position: Position, player: Player, tell?: TellPart): number {
  const { state, engine } = position;
  const left = roundsLeft(state);
  let money = at(state.credits, player);
  const profits = position.profit(player) * left * WEIGHTS.later;
  let pieces = line(state, engine, player) + (piecesOn(state, player) > 0 ? 0 : -2);
  for (let mat = 0; mat < state.players; mat++)
    for (let space = 0; space < DEPARTMENT_COUNT * TIERS; space++)
      if (ownerAt(state, mat, space) === player) pieces += priceOf(engine, space) * (mat === player ? WEIGHTS.piece : WEIGHTS.stock);
  if (state.active === player) money += atOnce(position, player);
  // What is short for the next stock.
  if (position.maySpeculate(player))
    money -= WEIGHTS.short * Math.max(0, WEIGHTS.purse - at(state.credits, player) - position.profit(player));
  const turns = eachTurn(engine);
  const pace = position.maySpeculate(player) ? 1 : WEIGHTS.racing;
  let assets = WEIGHTS.assetPlace * Math.min(assetLimit(state, engine, player), 3);
  for (const card of cardsIn(state, OWN_ASSETS + player)) {
    const design = at(state.card, card);
    assets += at(turns, design) * left * WEIGHTS.deed * pace + at(engine.content.price, design) * WEIGHTS.asset;
  }
  const guards = guardsWorth(state, engine, player);
  const limit = handLimit(state, engine, player);
  const cards = WEIGHTS.card * Math.min(cardsIn(state, HAND + player).length, limit) + WEIGHTS.handPlace * limit;
  tell?.(MONEY, money);
  tell?.(PROFITS, profits);
  tell?.(PIECES, pieces);
  tell?.(ASSETS, assets);
  tell?.(GUARDS, guards);
  tell?.(CARDS, cards);
  return money + profits + pieces + assets + guards + cards;
}
