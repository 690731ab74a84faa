/** What each runner board begins with; its drawing shows it. */

/** Colours of the three cubes by the colour of the board, as places in `COLOURS` (MR-3.10; which ones: 3.6). */
export const START_CUBES: readonly (readonly number[])[] = [
  [0, 1, 4],
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 4],
  [0, 3, 4],
];
export const START_CREDITS = 1;

/** Cubes of the home colour more in an even start, by number of players and place in the first round (MR-R39). More players begin as printed. */
export const EVEN_CUBES: Readonly<Record<number, readonly number[]>> = { 2: [1, 0] };
