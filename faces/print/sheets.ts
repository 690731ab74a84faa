/** Lays components out on sheets: which component lies where on which side of which sheet, and the marks to cut along. Lengths are millimetres. */
import { type Block, cutsOf, type Line, type Loose, type Marks, shareSheets } from "./blocks.ts";
import { type Grid, gridFor, type Size } from "./papers.ts";
import { type Part, partsOf } from "./parts.ts";

export type { Line, Marks } from "./blocks.ts";

export const BLEEDS = [0, 1.5, 3] as const;
export type Bleed = (typeof BLEEDS)[number];
export const MARKS = ["crop", "lines", "none"] as const satisfies readonly Marks[];
/** `long`, `short`: behind the fronts, for sheets turned over their long or short edge; `folded`: beside the front, to be folded. */
export const BACKS = ["none", "long", "short", "separate", "folded"] as const;
export type Backs = (typeof BACKS)[number];

/** What a printer does to a sheet, measured on the calibration sheet: 100 is right; the backs of sheets lie so many mm off. */
export type PrinterProfile = { readonly x: number; readonly y: number; readonly backX: number; readonly backY: number };
export const TRUE_PRINTER: PrinterProfile = { x: 100, y: 100, backX: 0, backY: 0 };

export type SheetOptions = {
  readonly paper: Size;
  /** What the printer leaves empty along each edge. */
  readonly margin: number;
  readonly bleed: Bleed;
  readonly marks: Marks;
  readonly backs: Backs;
};

/** Something to print: `face` and `back` name drawings; what has no back is printed on one side. */
export type Component = Size & {
  readonly face: string;
  readonly back?: string;
  readonly count: number;
  /** Its back is needed: where no backs are printed it lies beside the front, to be folded. */
  readonly isTwoSided?: boolean;
  /** Where it is larger than the sheet it is cut into parts, each side for itself. */
  readonly isCut?: boolean;
};

/** A drawing on a sheet: the corner of its trim, whether it lies upside down, and which part of the drawing it is if it is cut. */
export type Place = Size & {
  readonly drawing: string;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
  readonly part?: Part;
};
export type Sheet = {
  readonly paper: Size;
  readonly side: "front" | "back";
  readonly places: readonly Place[];
  readonly cuts: readonly Line[];
  /** Where to fold, dashed. */
  readonly folds: readonly Line[];
  /** Around what may lie on it; the small print stands below. */
  readonly box: { readonly left: number; readonly right: number; readonly bottom: number };
};

export type Laid = { readonly ok: true; readonly sheets: readonly Sheet[] } | { readonly ok: false; readonly error: string };

/** What lies in a cell: a component once, or a part of one. */
type Item = Size & { readonly face: string; readonly back?: string; readonly part?: Part; readonly isFolded: boolean };
type Sides = { readonly front: Sheet; readonly back: Sheet | undefined };

/** All sheets in the order in which they are printed. The error is a sentence: a component is larger than the paper. */
export function layOut(components: readonly Component[], options: SheetOptions): Laid {
  const { paper, margin, bleed, backs } = options;
  const items: Item[] = [];
  for (const component of components) {
    const found = itemsOf(component, options);
    if (typeof found === "string") return { ok: false, error: found };
    items.push(...found);
  }
  const sheets: Sides[] = [];
  const loose: Loose<Item>[] = [];
  for (const group of bySize(items)) {
    const [first] = group;
    if (!first) continue;
    const cell = cellOf(
      first,
      group.some(({ isFolded }) => isFolded),
      bleed,
    );
    const grid = gridFor(paper, margin, cell);
    if (!grid) return { ok: false, error: tooLarge(first, cell.h > first.h + 2 * bleed, options) };
    const room = grid.columns * grid.rows;
    const full = group.length - (group.length % room);
    for (let at = 0; at < full; at += room) sheets.push(alone(group.slice(at, at + room), grid, options));
    if (full < group.length) loose.push({ items: group.slice(full), cell });
  }
  sheets.push(...shared(loose, options));
  const fronts = sheets.map(({ front }) => front);
  if (backs === "none" || backs === "folded") return { ok: true, sheets: fronts };
  const filled = sheets.flatMap(({ back }) => (back && back.places.length > 0 ? [back] : []));
  if (backs === "separate") return { ok: true, sheets: [...fronts, ...filled] };
  // Where nothing has a back, no sheet is turned over.
  return { ok: true, sheets: filled.length === 0 ? fronts : sheets.flatMap(({ front, back }) => (back ? [front, back] : [front])) };
}

const cellOf = ({ w, h }: Size, isFolded: boolean, bleed: Bleed): Size => ({ w: w + 2 * bleed, h: (isFolded ? 2 : 1) * h + 2 * bleed });

/** A component as often as it is printed; cut into parts where it has to be. A sentence when it is too large. */
function itemsOf(component: Component, options: SheetOptions): readonly Item[] | string {
  const { w, h, face, back, count, isTwoSided = false, isCut = false } = component;
  if (count <= 0) return [];
  const { paper, margin, bleed, backs } = options;
  const isFolded = back !== undefined && (backs === "folded" || (backs === "none" && isTwoSided));
  const copies = <One>(list: readonly One[]): readonly One[] => Array.from({ length: count }, () => list).flat();
  if (gridFor(paper, margin, cellOf(component, isFolded, bleed)) || !isCut)
    return copies([{ w, h, face, isFolded, ...(back === undefined ? {} : { back }) }]);
  const sides = back === undefined ? [face] : [face, back];
  const [across, down] = [paper.w - 2 * (margin + bleed), paper.h - 2 * (margin + bleed)];
  const cut = partsOf(component, [
    { w: across, h: down },
    { w: down, h: across },
  ]);
  if (!cut) return tooLarge(component, false, options);
  const { size, parts } = cut;
  return copies(
    sides.flatMap((side) => parts.map((part) => ({ ...size, face: side, isFolded: false, ...(parts.length > 1 ? { part } : {}) }))),
  );
}

function tooLarge({ w, h }: Size, isFolded: boolean, { paper, margin, bleed }: SheetOptions): string {
  const what = isFolded ? `${round(w)} x ${round(h)} mm with its back folded` : `${round(w)} x ${round(h)} mm`;
  return `A component of ${what} and ${bleed} mm of bleed does not fit on ${round(paper.w)} x ${round(paper.h)} mm with margins of ${round(margin)} mm, and nothing is made smaller. Choose a larger paper, less bleed or a smaller margin.`;
}
const round = (value: number): number => Math.round(value * 10) / 10;

/** What has one size lies on the same sheets, in the order in which sizes appear; what is folded lies apart where the rest is not. */
function bySize(items: readonly Item[]): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const one of items) {
    const key = `${one.w} ${one.h} ${one.isFolded}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** A sheet of one block, in the middle of the paper. */
function alone(items: readonly Item[], grid: Grid, options: SheetOptions): Sides {
  const { columns, rows, cell, left, top, paper } = grid;
  // What is not filled below has room for the small print.
  const used = Math.min(rows, Math.ceil(items.length / columns));
  const box = { left, right: left + columns * cell.w, bottom: top + used * cell.h };
  return sidesOf(paper, [{ items, columns, cell, left, top, isAlone: true }], box, options);
}

/** What fills no sheet: alone where there is nothing else, and together with others where there is room for several. */
function shared(loose: readonly Loose<Item>[], options: SheetOptions): readonly Sides[] {
  const { paper, margin } = options;
  const byItself = ({ items, cell }: Loose<Item>): Sides[] => {
    const grid = gridFor(paper, margin, cell);
    return grid ? [alone(items, grid, options)] : [];
  };
  if (loose.length < 2) return loose.flatMap(byItself);
  const upright = shareSheets(loose, paper, margin);
  const sideways = shareSheets(upright.left, { w: paper.h, h: paper.w }, margin);
  const sheets = [...upright.sheets, ...sideways.sheets].flatMap(({ paper: sheet, blocks }): Sides[] => {
    const [only, ...others] = blocks;
    if (only && others.length === 0) return byItself(only);
    const box = { left: margin, right: sheet.w - margin, bottom: sheet.h - margin - 5 };
    return [sidesOf(sheet, blocks, box, options)];
  });
  return [...sideways.left.flatMap(byItself), ...sheets];
}

function sidesOf(paper: Size, blocks: readonly Block<Item>[], box: Sheet["box"], options: SheetOptions): Sides {
  const { bleed, marks, backs } = options;
  const laid = blocks.flatMap((block) =>
    block.items.map((item, i) => {
      const x = block.left + (i % block.columns) * block.cell.w + bleed;
      const y = block.top + Math.floor(i / block.columns) * block.cell.h + bleed;
      return { item, x, y };
    }),
  );
  const places = laid.flatMap(({ item, x, y }): Place[] => {
    const { w, h, face, back, part, isFolded } = item;
    const front: Place = { drawing: face, w, h, x, y, turned: false, ...(part ? { part } : {}) };
    return isFolded && back !== undefined ? [front, { ...front, drawing: back, y: y + h, turned: true }] : [front];
  });
  const folds = blocks.flatMap((block) => foldsOf(block, bleed));
  const front: Sheet = { paper, side: "front", places, cuts: blocks.flatMap((block) => cutsOf(block, paper, bleed, marks)), folds, box };
  if (backs === "none" || backs === "folded") return { front, back: undefined };
  const turned = laid.flatMap(({ item: { w, h, back }, x, y }): Place[] =>
    back === undefined ? [] : [behind({ drawing: back, w, h, x, y, turned: false }, paper, backs)],
  );
  return { front, back: { paper, side: "back", places: turned, cuts: [], folds: [], box } };
}

/** Beside each row of what is folded, where its fold is. */
function foldsOf({ items, columns, cell, left, top }: Block<Item>, bleed: Bleed): readonly Line[] {
  const [first] = items;
  if (!first || !items.some(({ isFolded }) => isFolded)) return [];
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row): Line => {
    const y = top + row * cell.h + bleed + first.h;
    return [left - 4, y, left, y];
  });
}

/**
 * Where a back lies. A sheet that is turned over an upright edge is mirrored from left to right; over a level edge from top to bottom, and
 * then every back lies upside down, so that each component turns over like a page.
 */
function behind(place: Place, paper: Size, backs: "long" | "short" | "separate"): Place {
  if (backs === "separate") return place;
  const isTall = paper.h >= paper.w;
  return (backs === "long") === isTall
    ? { ...place, x: paper.w - place.x - place.w }
    : { ...place, y: paper.h - place.y - place.h, turned: true };
}
