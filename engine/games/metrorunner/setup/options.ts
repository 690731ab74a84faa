/** What can be chosen before a game of Metrorunner. `options-schema.ts` reads it from outside. */
import type { OwnCard } from "../../own-cards/index.ts";
import type { Colour } from "../fields.ts";

export type MetroOptions = {
  /** 1 to 5; 1 plays against the Rogue A.I. (MR-1.2). */
  readonly players: number;
  /** Runner boards by player; those who are not named get the first that are left (MR-3.7). */
  readonly boards: readonly Colour[];
  /** Who begins, counted from 1; 0 leaves it to chance (MR-R4). */
  readonly first: number;
  /** True for an even start: the first of two players begins with a cube more (MR-R39). */
  readonly even?: boolean;
  /** Cards that were made in the studio and play along; left out, all that the match is opened with (MR-R38). */
  readonly cards?: readonly OwnCard[];
};

export const STANDARD: MetroOptions = { players: 2, boards: [], first: 0 };
