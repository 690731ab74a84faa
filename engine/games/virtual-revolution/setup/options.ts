/** What can be chosen before a game of Virtual Revolution. `options-schema.ts` reads it from outside. */
import type { OwnCard } from "../../own-cards/index.ts";

export type VrOptions = {
  /** 2 to 4 (VR-3.1). */
  readonly players: number;
  /** € that each gets beyond 10, by place in the first turn order; all 0 as printed (VR-3.2). */
  readonly laterGets: readonly number[];
  /** Cards that were made in the studio and play along; none as printed. */
  readonly cards: readonly OwnCard[];
};

export const STANDARD: VrOptions = { players: 2, laterGets: [0, 0, 0, 0], cards: [] };

/**
 * The named balance, by number of players: who begins was dealt one borough less, and gets € for it. Between greedy bots, as printed, the places of the first
 * turn order win these shares of 100: of two 43 and 57 (300 games), of three 29, 33 and 38 (300 games), of four 23, 26, 23 and 28 (223 games); 5 or 6 more or less
 * each. With the balance the first of two wins 49 (42 to 56; 187 games), and three win 30, 34 and 36 (800
 * games; 27 to 40). Of four the last is ahead, and nothing is given.
 */
export const BALANCED: Readonly<Record<number, readonly number[]>> = { 2: [4, 0, 0, 0], 3: [5, 2, 0, 0], 4: [0, 0, 0, 0] };
