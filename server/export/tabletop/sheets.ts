/** Cards on sheets as Tabletop Simulator takes them: one picture for up to 69 faces. */
import sharp from "sharp";
import { ahead } from "../ahead.ts";
import type { Piece, Pieces } from "../pieces.ts";
import { picture } from "../raster.ts";
import { FACTS } from "./format.ts";

/** Pieces of one size whose faces lie on one sheet. `back`: the one back of all of them; without it each has its own, on a second sheet. */
export type SheetPlan = {
  readonly pieces: readonly Piece[];
  readonly back?: string;
  readonly columns: number;
  readonly rows: number;
  /** Pixels of one card. */
  readonly w: number;
  readonly h: number;
};

/** Dots per inch of a card that has much room; more is not seen on a table. */
const MOST_DPI = 300;
const { columns: COLUMNS, rows: ROWS, side: SIDE } = FACTS.sheet;
/** A full sheet keeps its last place for the back. */
const FULL = COLUMNS * ROWS - FACTS.reserved.places;

/** Lays out pieces on as few sheets as there can be, each with cards as large as fit. */
export function planSheets(pieces: readonly Piece[], dpi = MOST_DPI): readonly SheetPlan[] {
  return piles(pieces).flatMap(({ pieces: inside, back }) => {
    const plans: SheetPlan[] = [];
    for (let at = 0; at < inside.length; at += FULL) plans.push(planOf(inside.slice(at, at + FULL), back, dpi));
    return plans;
  });
}

/** Pieces that make one pile: of one size and with one back, or each with its own. */
export function piles(
  pieces: readonly Piece[],
): readonly { readonly pieces: readonly Piece[]; readonly back?: string; readonly name: string }[] {
  const found = new Map<string, { readonly pieces: Piece[]; readonly back?: string; readonly name: string }>();
  for (const piece of pieces) {
    if (piece.count <= 0) continue;
    const isOwn = piece.isTwoSided === true || piece.back === undefined;
    const key = `${piece.w} ${piece.h} ${isOwn ? "" : piece.back}`;
    const pile = found.get(key);
    if (pile) pile.pieces.push(piece);
    else
      found.set(key, {
        pieces: [piece],
        name: isOwn ? "" : (piece.backName ?? ""),
        ...(!isOwn && piece.back !== undefined && { back: piece.back }),
      });
  }
  return [...found.values()];
}

function planOf(pieces: readonly Piece[], back: string | undefined, dpi: number): SheetPlan {
  const [{ w, h } = { w: 63, h: 88 }] = pieces;
  const count = pieces.length;
  let best = { columns: COLUMNS, rows: ROWS, w: 0, h: 0 };
  for (let columns = 1; columns <= COLUMNS; columns++) {
    const rows = Math.ceil(count / columns);
    if (rows > ROWS || columns * rows < count) continue;
    const scale = Math.min(SIDE / columns / w, SIDE / rows / h, dpi / 25.4);
    const [across, down] = [Math.floor(w * scale), Math.floor(h * scale)];
    const isLarger = across > best.w || (across === best.w && columns * rows < best.columns * best.rows);
    if (isLarger) best = { columns, rows, w: across, h: down };
  }
  return { ...best, pieces, ...(back !== undefined && { back }) };
}

/** Red, green, blue. */
const CHANNELS = 3;
/** What is seen of a sheet where no card lies. */
const BACKGROUND = 0x12;

/** Quality of a JPEG whose small letters stay clean. */
const QUALITY = 92;

/** Draws a sheet. `side`: the faces, or the backs of pieces that each have their own. `seen` is called after each card; false stops. */
export async function drawSheet(
  plan: SheetPlan,
  side: "face" | "back",
  set: Pieces,
  seen: () => Promise<boolean>,
): Promise<Buffer | undefined> {
  const { columns, rows, w, h, pieces, back } = plan;
  const drawings = pieces.map((piece) => (side === "face" ? piece.face : (piece.back ?? piece.face)));
  const first = pieces[0];
  if (!first) return undefined;
  const isFull = pieces.length === FULL && columns * rows === COLUMNS * ROWS;
  const last = isFull ? [back ?? first.back ?? first.face] : [];
  const places = [...drawings, ...last].map((drawing, i) => ({ drawing, piece: pieces[i] ?? first }));
  // Rows are copied: laying pictures over one another takes longer than drawing some of them.
  const row = columns * w * CHANNELS;
  const sheet = Buffer.alloc(row * rows * h, BACKGROUND);
  let at = 0;
  for await (const cell of ahead(places, async ({ drawing, piece }) => pixels(await set.draw(drawing, false), piece, w, h))) {
    const start = Math.floor(at / columns) * h * row + (at % columns) * w * CHANNELS;
    for (let y = 0; y < h; y++) cell.copy(sheet, start + y * row, y * w * CHANNELS, (y + 1) * w * CHANNELS);
    at++;
    if (!(await seen())) return undefined;
  }
  return sharp(sheet, { raw: { width: columns * w, height: rows * h, channels: CHANNELS } })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** One side of a piece as a picture of its own. */
export async function drawSide(
  drawing: string,
  { w, h }: Pick<Piece, "w" | "h">,
  set: Pieces,
  most: number,
  dpi = MOST_DPI,
): Promise<Buffer> {
  const scale = Math.min(dpi / 25.4, most / Math.max(w, h));
  const [across, down] = [Math.max(1, Math.floor(w * scale)), Math.max(1, Math.floor(h * scale))];
  const input = await pixels(await set.draw(drawing, false), { w, h }, across, down);
  return sharp(input, { raw: { width: across, height: down, channels: CHANNELS } })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

const pixels = (markup: string, { w, h }: Pick<Piece, "w" | "h">, across: number, down: number): Promise<Buffer> =>
  picture(markup, { w, h, reach: [0, 0] }, [across, down])
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
