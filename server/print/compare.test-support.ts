/** Holds what is printed against its PNG: the same drawing by two back ends. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { backOf, drawBack } from "../../faces/backs.ts";
import type { Size } from "../../faces/print/papers.ts";
import { TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { picture } from "../export/raster.ts";
import { facePng } from "../studio/face.ts";
import { cardJob } from "./cards.ts";
import { openPdf } from "./read-pdf.test-support.ts";
import { type Draw, type PrintJob, writePrint } from "./write-print.ts";

const DPI = 150;
const BLEED = 3;
const PAGE = { w: 63 + 2 * BLEED, h: 88 + 2 * BLEED } as const;
/** The side of the squares that are compared by themselves, mm. */
const SQUARE = 4;

/** Throws a sentence where pdf.js has nothing to draw with: then nothing would be compared. */
export function needCanvas(): void {
  if (!existsSync(join("node_modules", "@napi-rs", "canvas")))
    throw new Error(
      "The package @napi-rs/canvas is not installed, so no printed page can be drawn and compared. Run npm ci with optional packages.",
    );
}

/** Red, green and blue of each pixel, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };
/** Shares from 0 to 1: of all pixels, and of the square that differs most. */
export type Difference = { readonly mean: number; readonly worst: number };

/** A card as a PDF reader shows it, with its bleed. `change` may spoil what is drawn. */
export function printedPixels(card: LibraryCard, change: (markup: string) => string = (markup) => markup): Promise<Pixels> {
  const options = { paper: PAGE, margin: 0, bleed: BLEED, marks: "none", backs: "none" } as const;
  const { job, draw } = cardJob({ title: "", cards: [{ card, count: 1 }], options, small: false, drafts: false, at: 0 });
  return pixelsOf(job, async (drawing) => change(await draw(drawing)), PAGE);
}

/** What lies behind a card on a sheet that is turned over, as a PDF reader shows it. `change` may give the card another back. */
export function printedBack(card: LibraryCard, change: (back: string) => string = (back) => back): Promise<Pixels> {
  const options = { paper: PAGE, margin: 0, bleed: BLEED, marks: "none", backs: "long" } as const;
  // Another card of each back is in the job too, so that there are wrong ones to be given.
  const others = libraryOf(loadContent().content[card.game]).cards.map((one) => ({ card: one, count: 0 }));
  const { job, draw } = cardJob({ title: "", cards: [{ card, count: 1 }, ...others], options, small: false, drafts: false, at: 0 });
  const components = job.components.map((one) => (one.back === undefined ? one : { ...one, back: change(one.back) }));
  return pixelsOf({ ...job, components }, draw, PAGE, 2);
}

/** The back that a card has, as PNG. */
export const pngBack = (card: LibraryCard): Promise<Pixels> => pngDrawing(drawBack(backOf(card)), { w: 63, h: 88 });

/** Any drawing as a PDF reader shows it, with its bleed. */
export function printedDrawing(markup: string, { w, h }: Size): Promise<Pixels> {
  const page = { w: w + 2 * BLEED, h: h + 2 * BLEED };
  const options = { paper: page, margin: 0, bleed: BLEED, marks: "none", backs: "none" } as const;
  const job = {
    title: "",
    about: () => [],
    components: [{ w, h, face: "it", count: 1 }],
    entries: [],
    options,
    small: false,
    at: new Date(0),
  };
  return pixelsOf({ ...job, profile: TRUE_PRINTER }, async () => markup, page);
}

async function pixelsOf(job: PrintJob, draw: Draw, page: Size, number = 1): Promise<Pixels> {
  needCanvas();
  const folder = mkdtempSync(join(tmpdir(), "compare-"));
  try {
    const file = join(folder, "card.pdf");
    const done = await writePrint(job, draw, file);
    if (!done.ok) throw new Error(done.error);
    const pdf = await openPdf(file);
    const sheet = await pdf.getPage(number);
    const [width, height] = dotsOf(page);
    const made = (
      pdf.canvasFactory as { create(w: number, h: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } }
    ).create(width, height);
    await sheet.render({ canvas: made.canvas, canvasContext: made.context, viewport: sheet.getViewport({ scale: DPI / 72 }) }).promise;
    const { data } = made.context.getImageData(0, 0, width, height);
    await pdf.loadingTask.destroy();
    const rgb = new Uint8Array(width * height * 3);
    for (let i = 0; i < width * height; i++) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
    return { data: rgb, width, height };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const dotsOf = ({ w, h }: Size): readonly [number, number] => [Math.round((w / 25.4) * DPI), Math.round((h / 25.4) * DPI)];

/** The same card as the studio's PNG. */
export async function pngPixels(card: LibraryCard): Promise<Pixels> {
  const png = await facePng(card, { print: true, state: "plays", dpi: DPI });
  return rawOf(sharp(png));
}

/** Any drawing as it is exported as PNG, with its bleed. */
export function pngDrawing(markup: string, { w, h }: Size): Promise<Pixels> {
  return rawOf(picture(markup, { w, h, reach: [BLEED, BLEED] }, dotsOf({ w: w + 2 * BLEED, h: h + 2 * BLEED })));
}

async function rawOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.flatten({ background: "#ffffff" }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function differenceOf(a: Pixels, b: Pixels): Difference {
  const side = Math.round((SQUARE / 25.4) * DPI);
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  const across = Math.ceil(width / side);
  const sums = new Float64Array(across * Math.ceil(height / side));
  const counts = new Float64Array(sums.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const square = Math.floor(y / side) * across + Math.floor(x / side);
      for (let part = 0; part < 3; part++)
        sums[square] =
          (sums[square] ?? 0) + Math.abs((a.data[(y * a.width + x) * 3 + part] ?? 0) - (b.data[(y * b.width + x) * 3 + part] ?? 0)) / 765;
      counts[square] = (counts[square] ?? 0) + 1;
    }
  const whole = side * side * 0.5;
  const shares = [...sums].map((sum, i) => ((counts[i] ?? 0) >= whole ? sum / (counts[i] ?? 1) : 0));
  return { mean: sums.reduce((sum, one) => sum + one, 0) / (width * height), worst: Math.max(...shares) };
}

/** How much a print may differ from the PNG: letters are smoothed by two programs. */
export const MOST = { mean: 0.02, worst: 0.15 } as const;
