/** Papers and how many components of a size fit on one. Lengths are millimetres. */
export type Size = { readonly w: number; readonly h: number };

export const PAPERS = {
  A4: { w: 210, h: 297 },
  Letter: { w: 215.9, h: 279.4 },
  A3: { w: 297, h: 420 },
  Legal: { w: 215.9, h: 355.6 },
} as const satisfies Readonly<Record<string, Size>>;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[];

/** The smallest and largest side of a paper. */
const SIDES = { least: 50, most: 1200 } as const;

/** A paper by its name, or "210x297". A sentence when it is neither. */
export function paperOf(text: string): Size | string {
  const name = PAPER_NAMES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  if (name) return PAPERS[name];
  const [, across = "", down = ""] = /^(\d{1,5}(?:\.\d+)?)\s*[x×]\s*(\d{1,5}(?:\.\d+)?)$/i.exec(text.trim()) ?? [];
  const [w, h] = [Number(across), Number(down)];
  if (across === "")
    return `There is no paper “${text}”. Use ${PAPER_NAMES.join(", ")}, or width x height in millimetres, such as 210x297.`;
  if (Math.min(w, h) < SIDES.least || Math.max(w, h) > SIDES.most)
    return `A paper is ${SIDES.least} to ${SIDES.most} mm on each side, not ${across} x ${down} mm.`;
  return { w: Math.min(w, h), h: Math.max(w, h) };
}

/** Where components lie on a sheet: `left` and `top` are the corner of the first one's bleed. */
export type Grid = {
  readonly paper: Size;
  readonly columns: number;
  readonly rows: number;
  readonly cell: Size;
  readonly left: number;
  readonly top: number;
};

/**
 * As many cells on the paper as fit inside the printer's margin, upright or sideways; upright when it is the same. Undefined when not even
 * one fits: nothing is ever made smaller.
 */
export function gridFor(paper: Size, margin: number, cell: Size): Grid | undefined {
  const grids = [paper, { w: paper.h, h: paper.w }].map((sheet): Grid => {
    // A hair more than the room that there is counts as room: 3 x 66 mm in 198.
    const times = (room: number, length: number) => Math.max(0, Math.floor((room - 2 * margin) / length + 1e-6));
    const [columns, rows] = [times(sheet.w, cell.w), times(sheet.h, cell.h)];
    return { paper: sheet, columns, rows, cell, left: (sheet.w - columns * cell.w) / 2, top: (sheet.h - rows * cell.h) / 2 };
  });
  const [upright, sideways] = grids;
  const best = upright && sideways && sideways.columns * sideways.rows > upright.columns * upright.rows ? sideways : upright;
  return best && best.columns * best.rows > 0 ? best : undefined;
}
