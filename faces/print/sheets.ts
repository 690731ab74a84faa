/** Lays components out on sheets: which component lies where on which side of which sheet, and the marks to cut along. Lengths are millimetres. */
import { type Grid, gridFor, type Size } from "./papers.ts";

export const BLEEDS = [0, 1.5, 3] as const;
export type Bleed = (typeof BLEEDS)[number];
export const MARKS = ["crop", "lines", "none"] as const;
export type Marks = (typeof MARKS)[number];
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
export type Component = Size & { readonly face: string; readonly back?: string; readonly count: number };

/** A drawing on a sheet: the corner of its trim, and whether it lies upside down. */
export type Place = Size & { readonly drawing: string; readonly x: number; readonly y: number; readonly turned: boolean };
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];
export type Sheet = {
  readonly paper: Size;
  readonly side: "front" | "back";
  readonly places: readonly Place[];
  readonly cuts: readonly Line[];
  /** Where to fold, dashed. */
  readonly folds: readonly Line[];
  readonly grid: Grid;
};

export type Laid = { readonly ok: true; readonly sheets: readonly Sheet[] } | { readonly ok: false; readonly error: string };

/** How far a mark stays away from the bleed. */
const AWAY = 1;

/** All sheets in the order in which they are printed. The error is a sentence: a component is larger than the paper. */
export function layOut(components: readonly Component[], options: SheetOptions): Laid {
  const { paper, margin, bleed, backs } = options;
  const fronts: Sheet[] = [];
  const behind: Sheet[] = [];
  for (const group of bySize(components)) {
    const [first] = group;
    if (!first) continue;
    const isFolded = backs === "folded" && group.some(({ back }) => back !== undefined);
    const cell = { w: first.w + 2 * bleed, h: (isFolded ? 2 : 1) * first.h + 2 * bleed };
    const grid = gridFor(paper, margin, cell);
    if (!grid) return { ok: false, error: tooLarge(first, isFolded, options) };
    const copies = group.flatMap((component) => Array.from({ length: component.count }, () => component));
    const room = grid.columns * grid.rows;
    for (let at = 0; at < copies.length; at += room) {
      const here = copies.slice(at, at + room);
      const front = frontSheet(here, grid, options, isFolded);
      fronts.push(front);
      if (backs === "none" || backs === "folded") continue;
      const back = backSheet(front, here, backs);
      if (backs === "separate") {
        if (back.places.length > 0) behind.push(back);
      } else fronts.push(back);
    }
  }
  // Where nothing has a back, no sheet is turned over.
  const isTwoSided = fronts.some(({ side, places }) => side === "back" && places.length > 0);
  return { ok: true, sheets: [...(isTwoSided ? fronts : fronts.filter(({ side }) => side === "front")), ...behind] };
}

function tooLarge({ w, h }: Size, isFolded: boolean, { paper, margin, bleed }: SheetOptions): string {
  const what = isFolded ? `${round(w)} x ${round(h)} mm with its back folded` : `${round(w)} x ${round(h)} mm`;
  return `A component of ${what} and ${bleed} mm of bleed does not fit on ${round(paper.w)} x ${round(paper.h)} mm with margins of ${round(margin)} mm, and nothing is made smaller. Choose a larger paper, less bleed or a smaller margin.`;
}
const round = (value: number): number => Math.round(value * 10) / 10;

/** Components of one size lie on the same sheets, in the order in which sizes appear. */
function bySize(components: readonly Component[]): readonly (readonly Component[])[] {
  const groups = new Map<string, Component[]>();
  for (const one of components) {
    if (one.count <= 0) continue;
    const key = `${one.w} ${one.h}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

function frontSheet(here: readonly Component[], grid: Grid, { bleed, marks }: SheetOptions, isFolded: boolean): Sheet {
  const { columns, cell, left, top, paper } = grid;
  const places = here.flatMap((one, i): Place[] => {
    const [x, y] = [left + (i % columns) * cell.w + bleed, top + Math.floor(i / columns) * cell.h + bleed];
    const face = { drawing: one.face, w: one.w, h: one.h, x, y, turned: false };
    return isFolded && one.back !== undefined ? [face, { ...face, drawing: one.back, y: y + one.h, turned: true }] : [face];
  });
  const height = here[0]?.h ?? 0;
  const rows = Math.ceil(here.length / columns);
  const folds = isFolded
    ? Array.from({ length: rows }, (_, row): Line => {
        const y = top + row * cell.h + bleed + height;
        return [left - 5, y, left, y];
      })
    : [];
  return { paper, side: "front", places, cuts: cutsOf(grid, here.length, bleed, marks), folds, grid };
}

/** Marks at the trim of every component of a sheet: from the paper's edge to 1 mm before the bleed, or right across. */
function cutsOf({ paper, columns, cell, left, top }: Grid, count: number, bleed: Bleed, marks: Marks): readonly Line[] {
  if (marks === "none") return [];
  const across = Math.min(columns, count);
  const down = Math.ceil(count / columns);
  const edges = (from: number, length: number, n: number) => [
    ...new Set(
      Array.from({ length: n }, (_, i) => [from + i * length + bleed, from + (i + 1) * length - bleed])
        .flat()
        .map((at) => Math.round(at * 1000) / 1000),
    ),
  ];
  const [right, bottom] = [left + across * cell.w, top + down * cell.h];
  const upright = edges(left, cell.w, across).flatMap((x): Line[] =>
    marks === "lines"
      ? [[x, 0, x, paper.h]]
      : [
          [x, 0, x, top - AWAY],
          [x, bottom + AWAY, x, paper.h],
        ],
  );
  const level = edges(top, cell.h, down).flatMap((y): Line[] =>
    marks === "lines"
      ? [[0, y, paper.w, y]]
      : [
          [0, y, left - AWAY, y],
          [right + AWAY, y, paper.w, y],
        ],
  );
  return [...upright, ...level];
}

/**
 * The sheet behind a sheet. A sheet that is turned over an upright edge is mirrored from left to right; over a level edge from top to
 * bottom, and then every back lies upside down, so that each component turns over like a page.
 */
function backSheet({ paper, grid, places }: Sheet, here: readonly Component[], backs: "long" | "short" | "separate"): Sheet {
  const isTall = paper.h >= paper.w;
  const overUpright = backs === "separate" || (backs === "long") === isTall;
  const mirrored = places.flatMap((place, i): Place[] => {
    const back = here[i]?.back;
    if (back === undefined) return [];
    if (backs === "separate") return [{ ...place, drawing: back }];
    return overUpright
      ? [{ ...place, drawing: back, x: paper.w - place.x - place.w }]
      : [{ ...place, drawing: back, y: paper.h - place.y - place.h, turned: true }];
  });
  return { paper, side: "back", places: mirrored, cuts: [], folds: [], grid };
}
