/** Chapter MR-11, connections: openings of the nine cells as four bits each, and what is joined to what (MR-11.13, section 2.5). */
import { turnedOpen } from "../../boards/tiles.ts";

/** Openings of a cell: N 1, E 2, S 4, W 8. */
export const ALL_OPEN = 15;

/** A node at the rim: its cell and the opening that reaches it. */
export type Port = { readonly cell: number; readonly open: number };

/** Openings by tile and quarter turns: `opened[tile * 4 + turns]`. */
export const openedTable = (tiles: readonly number[]): readonly number[] =>
  tiles.flatMap((open) => [0, 1, 2, 3].map((turns) => turnedOpen(open, turns)));

/** The openings of a cell among nine that are packed into one number, four bits each from cell 0 on. Beyond 32 bits, so it is divided. */
const HALF = 0x10_0000;

/** The cells joined to a cell, one bit each; the cell itself is among them (MR-11.13). */
export function reached(open: readonly number[], from: number): number {
  let seen = 1 << from;
  let edge = seen;
  while (edge !== 0) {
    const cell = 31 - Math.clz32(edge & -edge);
    edge &= edge - 1;
    const sides = open[cell] ?? 0;
    let next = 0;
    if ((sides & 1) !== 0 && cell > 2 && ((open[cell - 3] ?? 0) & 4) !== 0) next |= 1 << (cell - 3);
    if ((sides & 2) !== 0 && cell % 3 !== 2 && ((open[cell + 1] ?? 0) & 8) !== 0) next |= 1 << (cell + 1);
    if ((sides & 4) !== 0 && cell < 6 && ((open[cell + 3] ?? 0) & 1) !== 0) next |= 1 << (cell + 3);
    if ((sides & 8) !== 0 && cell % 3 !== 0 && ((open[cell - 1] ?? 0) & 2) !== 0) next |= 1 << (cell - 1);
    edge |= next & ~seen;
    seen |= next;
  }
  return seen;
}

/** Whether a tile is open to a node (MR-11.13). */
export const isAttached = (open: readonly number[], { cell, open: side }: Port): boolean => ((open[cell] ?? 0) & side) !== 0;

/** The cells of the core path, one bit each; 0 while the two core nodes are not connected (MR-11.14). */
export function corePath(open: readonly number[], core: readonly Port[]): number {
  const [first] = core;
  if (first === undefined) return 0;
  for (const port of core) if (!isAttached(open, port)) return 0;
  const path = reached(open, first.cell);
  for (const { cell } of core) if ((path & (1 << cell)) === 0) return 0;
  return path;
}

/** Whether all nodes are attached to cells of a path (MR-R20). */
export function isOnPath(open: readonly number[], path: number, ports: readonly Port[]): boolean {
  for (const port of ports) if (!isAttached(open, port) || (path & (1 << port.cell)) === 0) return false;
  return path !== 0;
}

/** Nine cells as one whole number below 2³⁶, and back. */
export function packed(open: readonly number[]): number {
  let low = 0;
  let high = 0;
  for (let cell = 4; cell >= 0; cell--) low = (low << 4) | (open[cell] ?? 0);
  for (let cell = 8; cell >= 5; cell--) high = (high << 4) | (open[cell] ?? 0);
  return high * HALF + low;
}
export function unpack(key: number, into: number[]): void {
  let high = Math.floor(key / HALF);
  let low = key - high * HALF;
  for (let cell = 0; cell < 5; cell++, low >>= 4) into[cell] = low & 15;
  for (let cell = 5; cell < 9; cell++, high >>= 4) into[cell] = high & 15;
}
