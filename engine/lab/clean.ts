/** Games that prove a card (story S13): random play under all laws, at tables that have the card. */
import { type Counterexample, runLaws, type Subject } from "../kernel/laws.ts";

/** How many games have to be clean: no law broken, and none stopped at its bound. */
export const CLEAN_GAMES = 200;

/** What is costly about the laws is tried at every n-th decision. */
const EVERY = 100;

/**
 * Plays one of the games: each seed, from 1, at every table in turn, so that two tables of swapped seats have 100 seeds each.
 *
 * @param tables options of the game, at least one
 * @param number from 0
 * @returns the law that is broken; undefined: the game was clean
 */
export function cleanGame(open: Subject["open"], tables: readonly unknown[], number: number): Counterexample | undefined {
  const options = tables[number % tables.length];
  const [found] = runLaws({ open, options }, { firstSeed: 1 + Math.floor(number / tables.length), games: 1, every: EVERY });
  return found;
}
