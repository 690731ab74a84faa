/** Chapters CORP-4, CORP-10 and CORP-11: tiers, limits, stock, majorities, vassals and mergers. All of it follows from the pieces on the mats. */
import { bonusOf } from "../city/teams.ts";
import { type CorpEngine, type CorpView, MOST_PLAYERS, NOBODY, PRODUCTION, RESEARCH, SALES, TIERS } from "../layout.ts";
import { ASSET_LIMIT, HAND_LIMIT, ONE_TIER } from "../moments.ts";
import { parentOf, piecesOn } from "./shares.ts";

export { parentOf, piecesOf, piecesOn, stocksOf, vassalsOf } from "./shares.ts";

export const DEPARTMENT_COUNT = 3;
/** Tiers that each department needs before its corp buys stock (CORP-10.1). */
const STOCK_LINE = 2;

/** The space of a tier, from 1, of a department. */
export const spaceOf = (dept: number, tier: number): number => dept * TIERS + tier - 1;
/** The index of a piece in the list of pieces. */
export const pieceIndex = (space: number, mat: number): number => space * MOST_PLAYERS + mat;
/** The owner of the piece on a space of a mat; -1 where there is none. */
export const ownerAt = ({ piece }: CorpView, mat: number, space: number): number => piece[space * MOST_PLAYERS + mat] ?? NOBODY;

/** The tier of a department: pieces count whoever owns them (CORP-4.5, CORP-R8). */
export function tierOf(state: CorpView, mat: number, dept: number): number {
  let tier = 0;
  while (tier < TIERS && ownerAt(state, mat, dept * TIERS + tier) !== NOBODY) tier++;
  return tier;
}

/** The price printed for a space of a mat; it is the same in each department, and depends on the tier alone (CORP-4.3, CORP-4.7, CORP-R9). */
export const priceOf = ({ content: { tierPrice } }: CorpEngine, space: number): number => tierPrice[space] ?? 0;

/** What a department gives: as soon as a tier is gone, what the one below gives (CORP-4.2, CORP-4.3, CORP-4.8). */
export const givenBy = (state: CorpView, { content: { tierGives } }: CorpEngine, mat: number, dept: number): number =>
  tierGives[dept]?.[tierOf(state, mat, dept)] ?? 0;

/** The profit of a turn by Sales alone, the asset limit and the hand limit (CORP-4.4). */
export const salesOf = (state: CorpView, engine: CorpEngine, player: number): number => givenBy(state, engine, player, SALES);
export const assetLimit = (state: CorpView, engine: CorpEngine, player: number): number =>
  givenBy(state, engine, player, RESEARCH) + bonusOf(state, engine, player, ASSET_LIMIT);
export const handLimit = (state: CorpView, engine: CorpEngine, player: number): number =>
  givenBy(state, engine, player, PRODUCTION) + bonusOf(state, engine, player, HAND_LIMIT);

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
