/** Blocks: components of one size side by side in rows. What fills no sheet of its own shares one with others. Lengths are millimetres. */
import type { Size } from "./papers.ts";

/** How far a mark stays away from the bleed, and how long it is between two blocks. */
export const AWAY = 1;
const TICK = 3;
/** Between two blocks there is room for the marks of both. */
const GAP = 2 * (AWAY + TICK);
/** What is kept free along the lower edge for the small print. */
const FOOT = 3;

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];
export type Marks = "crop" | "lines" | "none";

/** `left` and `top` are the corner of the first cell. Alone on its sheet, a block's marks reach the paper's edge. */
export type Block<One> = {
  readonly items: readonly One[];
  readonly columns: number;
  readonly cell: Size;
  readonly left: number;
  readonly top: number;
  readonly isAlone: boolean;
};
/** A block that has no place yet. */
export type Loose<One> = Pick<Block<One>, "items" | "cell">;

const sizeOf = ({ items, columns, cell }: Pick<Block<unknown>, "items" | "columns" | "cell">): Size => ({
  w: Math.min(columns, items.length) * cell.w,
  h: Math.ceil(items.length / columns) * cell.h,
});

export type Shared<One> = { readonly paper: Size; readonly blocks: readonly Block<One>[] };

/**
 * Lays blocks on as few sheets as a simple way finds: the highest first, side by side on shelves. What does not fit beside others is handed
 * back.
 */
export function shareSheets<One>(
  loose: readonly Loose<One>[],
  paper: Size,
  margin: number,
): { readonly sheets: readonly Shared<One>[]; readonly left: readonly Loose<One>[] } {
  const inset = margin + AWAY + TICK;
  const room = { w: paper.w - 2 * inset, h: paper.h - 2 * inset - FOOT };
  const left: Loose<One>[] = [];
  const shaped = loose.flatMap((one) => {
    const columns = Math.min(one.items.length, Math.floor(room.w / one.cell.w + 1e-6));
    if (columns < 1 || sizeOf({ ...one, columns }).h > room.h + 1e-6) {
      left.push(one);
      return [];
    }
    return [{ ...one, columns, size: sizeOf({ ...one, columns }) }];
  });
  type Shelf = { readonly y: number; readonly h: number; x: number };
  const sheets: { readonly blocks: Block<One>[]; readonly shelves: Shelf[]; used: number }[] = [];
  for (const { items, columns, cell, size } of shaped.toSorted((a, b) => b.size.h - a.size.h)) {
    const put = (sheet: (typeof sheets)[number], shelf: Shelf) => {
      sheet.blocks.push({ items, columns, cell, left: inset + shelf.x, top: inset + shelf.y, isAlone: false });
      shelf.x += size.w + GAP;
    };
    const onShelf = sheets
      .flatMap((sheet) => sheet.shelves.map((shelf) => ({ sheet, shelf })))
      .find(({ shelf }) => size.h <= shelf.h + 1e-6 && shelf.x + size.w <= room.w + 1e-6);
    if (onShelf) {
      put(onShelf.sheet, onShelf.shelf);
      continue;
    }
    let sheet = sheets.find(({ used }) => used + size.h <= room.h + 1e-6);
    if (!sheet) {
      sheet = { blocks: [], shelves: [], used: 0 };
      sheets.push(sheet);
    }
    const shelf = { y: sheet.used, h: size.h, x: 0 };
    sheet.shelves.push(shelf);
    sheet.used += size.h + GAP;
    put(sheet, shelf);
  }
  return { sheets: sheets.map(({ blocks }) => ({ paper, blocks })), left };
}

/** Marks at the trim of every component of a block: outside it, or right across. */
export function cutsOf(block: Block<unknown>, paper: Size, bleed: number, marks: Marks): readonly Line[] {
  if (marks === "none") return [];
  const { items, columns, cell, left, top, isAlone } = block;
  const across = Math.min(columns, items.length);
  const down = Math.ceil(items.length / columns);
  const edges = (from: number, length: number, n: number) => [
    ...new Set(
      Array.from({ length: n }, (_, i) => [from + i * length + bleed, from + (i + 1) * length - bleed])
        .flat()
        .map((at) => Math.round(at * 1000) / 1000),
    ),
  ];
  const [right, bottom] = [left + across * cell.w, top + down * cell.h];
  const [from, to] = isAlone ? [0, 0] : [left - AWAY - TICK, top - AWAY - TICK];
  const [ends, foot] = isAlone ? [paper.w, paper.h] : [right + AWAY + TICK, bottom + AWAY + TICK];
  const upright = edges(left, cell.w, across).flatMap((x): Line[] =>
    marks === "lines"
      ? [[x, to, x, foot]]
      : [
          [x, to, x, top - AWAY],
          [x, bottom + AWAY, x, foot],
        ],
  );
  const level = edges(top, cell.h, down).flatMap((y): Line[] =>
    marks === "lines"
      ? [[from, y, ends, y]]
      : [
          [from, y, left - AWAY, y],
          [right + AWAY, y, ends, y],
        ],
  );
  return [...upright, ...level];
}
