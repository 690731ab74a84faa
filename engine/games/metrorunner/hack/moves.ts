/** Chapter MR-11, manipulations: what each does to the nine cells. A move is a few numbers, so that rules, texts, planner and table carry out the same. */
import { at } from "../../../kernel/state.ts";
import { turnedOpen } from "../../boards/tiles.ts";
import { ALL_OPEN } from "./circuit.ts";

/**
 * What lies in a cell afterwards came from `from[cell]` and was turned by `turn[cell]` quarters clockwise (MR-R17: only rotations turn). Where `needs` is given,
 * the move is there only while these cells hold one of these kinds of tile, one bit each.
 */
export type Move = {
  readonly words: string;
  readonly from: readonly number[];
  readonly turn: readonly number[];
  readonly needs?: readonly { readonly cell: number; readonly kinds: number }[];
};

export const SIDE = 3;
const CELLS = SIDE * SIDE;
export const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);
const STILL: readonly number[] = ALL_CELLS.map(() => 0);

export const CLOCKWISE = 1;
export const COUNTER = 3;
export const wayWord = (quarters: number): string =>
  quarters === 2 ? "by 180°" : quarters === CLOCKWISE ? "clockwise" : "counter-clockwise";
/** Cells as people count them, from 1. */
export const cellWord = (cell: number): string => `${cell + 1}`;

/** Tiles of cells are turned (MR-11.5). */
export const rotation = (words: string, cells: readonly number[], quarters: number): Move => ({
  words,
  from: ALL_CELLS,
  turn: ALL_CELLS.map((cell) => (cells.includes(cell) ? quarters : 0)),
});

/** Tiles go along a ring of cells, each to the place of the next one (MR-11.7). */
export function ring(words: string, cells: readonly number[], by: number): Move {
  const from = [...ALL_CELLS];
  cells.forEach((cell, i) => {
    from[cell] = cells[(i - by + cells.length) % cells.length] ?? cell;
  });
  return { words, from, turn: STILL };
}

/** Two cells are exchanged (MR-11.6). */
export const exchange = (words: string, a: number, b: number): Move => ring(words, [a, b], 1);

/** One move after another, as one. */
export function followed(words: string, one: Move, other: Move): Move {
  const needs = [...(one.needs ?? []), ...(other.needs ?? [])];
  return {
    words,
    from: other.from.map((cell) => one.from[cell] ?? cell),
    turn: other.from.map((cell, i) => ((one.turn[cell] ?? 0) + (other.turn[i] ?? 0)) % 4),
    ...(needs.length > 0 ? { needs } : {}),
  };
}

/** How the grid lies: by cell its tile and quarter turns, and the cell with a brute force token, or -1. */
export type Lie = { readonly tile: readonly number[]; readonly quarter: readonly number[]; readonly bruteOn: number };

/** Openings by cell, given those of the tiles; a brute force token makes a tile open to all sides (MR-11.12). */
export const openOf = ({ tile, quarter, bruteOn }: Lie, tiles: readonly number[]): number[] =>
  tile.map((one, cell) => (cell === bruteOn ? ALL_OPEN : turnedOpen(tiles[one] ?? 0, quarter[cell] ?? 0)));

/** The grid after a move; the one before stays as it is. */
export function afterMove({ tile, quarter, bruteOn }: Lie, move: Move): Lie {
  const lie = { tile: [...tile], quarter: [...quarter], bruteOn };
  carry(lie, move);
  return lie;
}

/** Carries out a move in place: the tiles go, and a brute force token with its tile (MR-11.5 to MR-11.7, MR-R17, MR-R18). */
export function carry(lie: { readonly tile: number[]; readonly quarter: number[]; bruteOn: number }, { from, turn }: Move): void {
  const tiles = lie.tile.slice();
  const quarters = lie.quarter.slice();
  const token = lie.bruteOn;
  from.forEach((source, cell) => {
    lie.tile[cell] = at(tiles, source);
    lie.quarter[cell] = (at(quarters, source) + at(turn, cell)) % 4;
    if (source === token) lie.bruteOn = cell;
  });
}

/** Whether a move leaves every cell as it is. */
export const isIdle = ({ from, turn }: Move): boolean => from.every((cell, i) => cell === i) && turn.every((quarters) => quarters === 0);

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;
/** The cells of a line: 0 to 2 rows from the top, 3 to 5 columns from the left. */
export const lineCells = (line: number): readonly number[] =>
  ALL_CELLS.filter((cell) => (line < SIDE ? rowOf(cell) === line : columnOf(cell) === line - SIDE));
export const LINE_WORDS = ["row 1", "row 2", "row 3", "column 1", "column 2", "column 3"] as const;
/** Which way a line goes: 0 right or down, 1 left or up. */
export const lineWay = (line: number, back: number): string => (line < SIDE ? (back === 0 ? "right" : "left") : back === 0 ? "down" : "up");

/** Pairs of cells beside each other (MR-11.6). */
export const ADJACENT_PAIRS: readonly (readonly [number, number])[] = ALL_CELLS.flatMap((a) =>
  ALL_CELLS.flatMap((b) => (a < b && Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1 ? [[a, b] as const] : [])),
);

/** The three basic manipulations, in the order in which they are listed (MR-11.5 to MR-11.7). */
export const ROTATES: readonly Move[] = ALL_CELLS.flatMap((cell) =>
  [CLOCKWISE, COUNTER].map((way) => rotation(`rotate tile ${cellWord(cell)} ${wayWord(way)}`, [cell], way)),
);
export const SWAPS: readonly Move[] = ADJACENT_PAIRS.map(([a, b]) => exchange(`swap tiles ${cellWord(a)} and ${cellWord(b)}`, a, b));
export const SHIFTS: readonly Move[] = LINE_WORDS.flatMap((word, line) =>
  [0, 1].map((back) => ring(`shift ${word} ${lineWay(line, back)}`, lineCells(line), back === 0 ? 1 : -1)),
);
/** All basic manipulations, by number: rotations, swaps, shifts. */
export const BASIC: readonly Move[] = [...ROTATES, ...SWAPS, ...SHIFTS];
