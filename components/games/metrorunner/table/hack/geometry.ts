/** Where everything of the grid is drawn, in units of its picture: a cell is 100 wide. */
import type { ArrowSide } from "./manipulation.ts";
import { STEP } from "./manipulation.ts";

export const CELL = 100;
/** Around the tiles: nodes, then arrows. */
export const RIM = 62;
export const WHOLE = 3 * CELL + 2 * RIM;

/** The middle of a cell. */
export const middleOf = (cell: number): readonly [x: number, y: number] => [
  RIM + ((cell % 3) + 0.5) * CELL,
  RIM + (Math.floor(cell / 3) + 0.5) * CELL,
];

/** A point at the rim, so far out from the tiles. */
export function rimPoint(side: ArrowSide, k: number, out: number): readonly [x: number, y: number] {
  const along = RIM + (k + 0.5) * CELL;
  const near = RIM - out;
  const far = WHOLE - near;
  if (side === "N" || side === "S") return [along, side === "N" ? near : far];
  return [side === "W" ? near : far, along];
}

/** The corner and size of what is pressed at the rim. */
export function rimBox(side: ArrowSide, k: number): readonly [x: number, y: number, width: number, height: number] {
  const along = RIM + k * CELL;
  if (side === "N" || side === "S") return [along, side === "N" ? 0 : WHOLE - RIM, CELL, RIM];
  return [side === "W" ? 0 : WHOLE - RIM, along, RIM, CELL];
}

/** The cell under a point; undefined beside the tiles. */
export function cellAt(x: number, y: number): number | undefined {
  const [column, row] = [Math.floor((x - RIM) / CELL), Math.floor((y - RIM) / CELL)];
  return column < 0 || column > 2 || row < 0 || row > 2 ? undefined : row * 3 + column;
}

export const share = (units: number): string => `${Math.round((units / WHOLE) * 100_000) / 1000}%`;

/** An arrow head that points to a side, about a point. */
export function arrowHead(side: ArrowSide, x: number, y: number, r: number): string {
  const [dx, dy] = STEP[side];
  const at = (along: number, across: number): string => `${x + (dx * along - dy * across) * r} ${y + (dy * along + dx * across) * r}`;
  return `M${at(-0.5, -1)}L${at(0.6, 0)}L${at(-0.5, 1)}`;
}
