/** Tiers of departments, and what a tier costs and gives (CORP-4). */
import { type CorpEngine, type CorpView, MOST_PLAYERS, NOBODY, TIERS } from "../layout.ts";

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
