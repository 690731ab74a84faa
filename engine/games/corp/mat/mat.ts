/** Chapters CORP-4, CORP-10 and CORP-11: tiers, limits, stock, majorities, vassals and mergers. All of it follows from the pieces on the mats. */
import { bonusOf } from "../city/teams.ts";
import { type CorpEngine, type CorpView, PRODUCTION, RESEARCH, SALES } from "../layout.ts";
import { ASSET_LIMIT, HAND_LIMIT, ONE_TIER } from "../moments.ts";
import { parentOf, piecesOn } from "./shares.ts";
import { givenBy, tierOf } from "./tiers.ts";

export { parentOf, piecesOf, piecesOn, stocksOf, vassalsOf } from "./shares.ts";
export { givenBy, ownerAt, pieceIndex, priceOf, spaceOf, tierOf } from "./tiers.ts";

export const DEPARTMENT_COUNT = 3;
/** Tiers that each department needs before its corp buys stock (CORP-10.1). */
const STOCK_LINE = 2;

/** The profit of a turn by Sales alone, the asset limit and the hand limit (CORP-4.4). */
export const salesOf = (state: CorpView, engine: CorpEngine, player: number): number => givenBy(state, engine, player, SALES);
export const assetLimit = (state: CorpView, engine: CorpEngine, player: number): number =>
  Math.max(0, givenBy(state, engine, player, RESEARCH) + bonusOf(state, engine, player, ASSET_LIMIT));
export const handLimit = (state: CorpView, engine: CorpEngine, player: number): number =>
  Math.max(0, givenBy(state, engine, player, PRODUCTION) + bonusOf(state, engine, player, HAND_LIMIT));

/** A corp without infrastructure (CORP-14.1). It plays on with its base profit, and may build again (CORP-14.5, CORP-R28). */
export const isRuined = (state: CorpView, player: number): boolean => piecesOn(state, player) === 0;

/** Whether a corp may do nothing hostile to another: it is its Vassal (CORP-11.3), also in a merger (CORP-11.6). The Parent is not bound (CORP-11.4). */
export const isBound = (state: CorpView, vassal: number, other: number): boolean => parentOf(state, vassal) === other;

/** Tiers that each department of a player needs for buying stock (CORP-10.1). */
export const tiersForStock = (state: CorpView, engine: CorpEngine, player: number): number =>
  bonusOf(state, engine, player, ONE_TIER) > 0 ? 1 : STOCK_LINE;

/** Whether a player's departments are high enough to buy stock (CORP-10.1). */
export function maySpeculate(state: CorpView, engine: CorpEngine, player: number): boolean {
  const least = tiersForStock(state, engine, player);
  for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) if (tierOf(state, player, dept) < least) return false;
  return true;
}
