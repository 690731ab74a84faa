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
