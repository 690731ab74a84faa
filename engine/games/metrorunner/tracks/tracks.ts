/** Chapter MR-9: the two tracks (3.2). Positions count from 0. */
import { at } from "../../../kernel/state.ts";

export const INFLUENCE = 0;
export const NOTORIETY = 1;
export const TRACK_NAMES = ["Influence", "Notoriety"] as const;
export const LAST = 18;
/** A marker on this position or further right has crossed the end-game line (MR-9.7). */
export const LINE = 15;
/** Influence that unlocks alpha and beta (MR-9.4). */
export const ALPHA = 4;
export const BETA = 7;

const POINTS: readonly Readonly<Record<number, number>>[] = [
  { 2: 1, 4: 3, 6: 5, 8: 7, 10: 9, 12: 12, 14: 14, 16: 16, 18: 18 },
  { 3: 2, 5: 4, 7: 6, 9: 8, 11: 10, 13: 12, 15: 15, 17: 17 },
];
/** Notoriety from which Contact Agents gives so many cubes (MR-9.6). */
const AGENTS: readonly (readonly [from: number, cubes: number])[] = [
  [0, 1],
  [5, 2],
  [10, 3],
];

export type Tracks = {
  /** By track and position the points there (MR-9.3). */
  readonly points: readonly (readonly number[])[];
  /** By notoriety the cubes of Contact Agents (MR-9.6). */
  readonly agents: readonly number[];
};

/** The tracks as tables by position. */
export function tracksOf(): Tracks {
  const positions = Array.from({ length: LAST + 1 }, (_, position) => position);
  return {
    // MR-9.3: the nearest printed value to the left counts.
    points: POINTS.map((printed) =>
      positions.map((position) => positions.reduce((best, left) => (left <= position ? (printed[left] ?? best) : best), 0)),
    ),
    agents: positions.map((position) =>
      at(
        AGENTS.filter(([from]) => from <= position).map(([, cubes]) => cubes),
        -1 + AGENTS.filter(([from]) => from <= position).length,
      ),
    ),
  };
}
