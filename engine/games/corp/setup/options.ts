/** What can be chosen before a game of CORP. `options-schema.ts` reads it from outside. */
import type { OwnCard } from "../../own-cards/index.ts";

export type CorpOptions = {
  /** 2 to 6 (CORP-1.2). */
  readonly players: number;
  /** Who begins, counted from 1; 0 leaves it to the dice (CORP-2.5). */
  readonly first: number;
  /** The market closes (CORP-R44); without it the game is endless as printed (CORP-14.6). */
  readonly market: boolean;
  /** Later seats start with more (CORP-R60). */
  readonly even: boolean;
  /** The round from which supremacy counts (CORP-R4). */
  readonly supremacyFromRound: number;
  /** The last round, for statistics; 0 for none (CORP-R29). */
  readonly maxRounds: number;
  /** Cards that were made in the studio and play along; left out, all that the match is opened with (CORP-R71). */
  readonly cards?: readonly OwnCard[];
};

export const STANDARD: CorpOptions = { players: 2, first: 0, market: true, even: false, supremacyFromRound: 4, maxRounds: 0 };
/** The game ends after this round in any case (CORP-R61). */
export const MOST_ROUNDS = 100;
