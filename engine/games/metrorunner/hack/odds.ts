/** How often a hack can be done: random grids of the game's tiles, and the fewest basic manipulations for each. Whole numbers that are only added, so they can grow. */
import { below, type Rng, shuffled } from "../../../kernel/rng.ts";
import { BASIC, openOf } from "./moves.ts";
import { plan, type Wanted } from "./planner.ts";

export type HackOdds = {
  /** Grids that were tried with up to three manipulations, and how many of them can be done within two and within three. */
  readonly grids: number;
  readonly two: number;
  readonly three: number;
  /** Grids that were tried with up to four, and how many of them can be done. */
  readonly deep: number;
  readonly four: number;
};

export const NO_ODDS: HackOdds = { grids: 0, two: 0, three: 0, deep: 0, four: 0 };
/** Grids that are tried with up to three manipulations, and with four. */
export const MOST_GRIDS = 1000;
export const MOST_DEEP = 100;
export const isCounted = ({ grids, deep }: HackOdds): boolean => grids >= MOST_GRIDS && deep >= MOST_DEEP;

/** A grid of these tiles, each lying anywhere and turned any way (MR-3.12). */
const randomOpen = (tiles: readonly number[], rng: Rng): readonly number[] =>
  openOf(
    {
      tile: shuffled(
        rng,
        tiles.map((_, tile) => tile),
      ),
      quarter: tiles.map(() => below(rng, 4)),
      bruteOn: -1,
    },
    tiles,
  );

/** The odds with one grid more, first of those with up to three manipulations; the same when all are counted. */
export function withGrid(odds: HackOdds, tiles: readonly number[], wanted: Wanted, rng: Rng): HackOdds {
  const fewest = (most: number) => plan(randomOpen(tiles, rng), wanted, { basic: BASIC, most })?.moves.length;
  if (odds.grids < MOST_GRIDS) {
    const found = fewest(3);
    return {
      ...odds,
      grids: odds.grids + 1,
      two: odds.two + (found !== undefined && found <= 2 ? 1 : 0),
      three: odds.three + (found === undefined ? 0 : 1),
    };
  }
  return odds.deep < MOST_DEEP ? { ...odds, deep: odds.deep + 1, four: odds.four + (fewest(4) === undefined ? 0 : 1) } : odds;
}
