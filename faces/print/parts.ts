/** Cuts what is larger than a sheet into parts of one size that overlap, to be glued together. Lengths are millimetres. */
import type { Size } from "./papers.ts";

/** How far a part reaches under its neighbour. */
export const OVERLAP = 6;

/** A part of a larger drawing: where its corner lies there, and which parts are glued over its right and its lower edge. */
export type Part = {
  readonly of: Size;
  readonly x: number;
  readonly y: number;
  /** From 1, row by row. */
  readonly number: number;
  readonly all: number;
  readonly right?: number;
  readonly below?: number;
};

/**
 * The fewest parts of one size that fit in the room, the paper upright or sideways. Undefined when the room is no larger than an overlap.
 *
 * @param rooms what a sheet leaves inside its margins, for each way to lay the paper
 */
export function partsOf(of: Size, rooms: readonly Size[]): { readonly size: Size; readonly parts: readonly Part[] } | undefined {
  const times = (length: number, room: number) =>
    room <= 2 * OVERLAP ? Number.POSITIVE_INFINITY : Math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9);
  const ways = rooms.map((room) => ({ columns: Math.max(1, times(of.w, room.w)), rows: Math.max(1, times(of.h, room.h)) }));
  const best = ways.toSorted((a, b) => a.columns * a.rows - b.columns * b.rows)[0];
  if (!best || !Number.isFinite(best.columns * best.rows)) return undefined;
  const { columns, rows } = best;
  const size = { w: (of.w + (columns - 1) * OVERLAP) / columns, h: (of.h + (rows - 1) * OVERLAP) / rows };
  const parts = Array.from({ length: columns * rows }, (_, i): Part => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return {
      ...{ of, x: column * (size.w - OVERLAP), y: row * (size.h - OVERLAP), number: i + 1, all: columns * rows },
      ...(column < columns - 1 ? { right: i + 2 } : {}),
      ...(row < rows - 1 ? { below: i + 1 + columns } : {}),
    };
  });
  return { size, parts };
}
