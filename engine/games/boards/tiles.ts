/** Turning tiles in a grid: two lists of a state hold for each cell its tile and the tile's quarter turns clockwise. Moves here return lists; nothing is changed in place. */
import type { Grid, Part } from "./board.ts";

/** The sides on which a tile is open after quarter turns clockwise: N 1, E 2, S 4, W 8. */
export const turnedOpen = (open: number, turns: number): number => {
  const quarter = ((turns % 4) + 4) % 4;
  return ((open << quarter) | (open >> (4 - quarter))) & 15;
};

/** Open on all four sides: of a tile, or of one on which something lies that opens it. */
export const ALL_SIDES = 15;

/** Exchanges two cells: for each cell, the cell its tile comes from. Every list of cells works this way. */
export const swapped = ({ columns, rows }: Grid, a: number, b: number): number[] =>
  Array.from({ length: columns * rows }, (_, cell) => (cell === a ? b : cell === b ? a : cell));

/** A row or column moved by one to the right or down, or back; a tile that leaves at one end enters at the other. */
export function shifted({ columns, rows }: Grid, line: { readonly row: number } | { readonly column: number }, by: 1 | -1): number[] {
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const moved =
    "row" in line
      ? cells.filter((cell) => Math.floor(cell / columns) === line.row)
      : cells.filter((cell) => cell % columns === line.column);
  return cells.map((cell) => {
    const i = moved.indexOf(cell);
    return i < 0 ? cell : (moved[(i - by + moved.length) % moved.length] ?? cell);
  });
}

/** A list by cell after a move. */
export const carried = (list: readonly number[], from: readonly number[]): number[] => from.map((cell) => list[cell] ?? 0);

/** The grid of a part. Throws if the part is not a grid. */
export function gridOf(part: Part): Grid {
  if (part.grid === undefined) throw new Error(`"${part.id}" is not a grid`);
  return part.grid;
}

/** For each cell, the open sides of its tile. `forced`: a cell that is open on all sides, or -1. */
export const openings = ({ tiles }: Grid, tile: readonly number[], turn: readonly number[], forced = -1): number[] =>
  tile.map((one, cell) => (cell === forced ? ALL_SIDES : turnedOpen(tiles[one]?.open ?? 0, turn[cell] ?? 0)));

/** For each cell, the number of its group. Cells joined by links share a number; two neighbours are linked if both are open on their common side. */
export function joined({ columns, rows }: Grid, open: readonly number[]): number[] {
  const group = open.map((_, cell) => cell);
  const find = (cell: number): number => (group[cell] === cell ? cell : find(group[cell] ?? cell));
  for (let cell = 0; cell < columns * rows; cell++) {
    const sides = open[cell] ?? 0;
    if (cell % columns < columns - 1 && sides & 2 && (open[cell + 1] ?? 0) & 8) group[find(cell + 1)] = find(cell);
    if (cell < columns * (rows - 1) && sides & 4 && (open[cell + columns] ?? 0) & 1) group[find(cell + columns)] = find(cell);
  }
  return group.map((_, cell) => find(cell));
}

/** The group of cells that a node is attached to; -1 if the tile there is not open to it. `groups` comes from `joined`. */
export function attached({ nodes }: Grid, open: readonly number[], groups: readonly number[], node: string): number {
  const found = nodes.find(({ id }) => id === node);
  return found && (open[found.cell] ?? 0) & (1 << found.side) ? (groups[found.cell] ?? -1) : -1;
}
