/** What can be chosen before a game of San. `options-schema.ts` reads them from outside. */
import type { OwnCard } from "../../own-cards/index.ts";

export type SanOptions = {
  /** Hand size of SUN and of STAR before tokens: 6, in a first game 7 for both, for a handicap 7 or 8 for one (SAN-4.8 to SAN-4.10). */
  readonly baseHand: readonly [number, number];
  /** Stages of each own track that hold a Hand Bonus token (SAN-R5). */
  readonly tokenStages: readonly number[];
  /** Turns of both players together after which the game is judged (SAN-R30). */
  readonly turnLimit: number;
  /** Cards that were made in the studio and play along; left out, all that the match is opened with (SAN-R49). */
  readonly cards?: readonly OwnCard[];
};

export const STANDARD: SanOptions = { baseHand: [6, 6], tokenStages: [3, 5], turnLimit: 200 };
