/** The text file that says what is in an export, and what a print shop should know. */
import PDFDocument from "pdfkit";
import { type Item, pictureOf } from "../../faces/print/picture.ts";
import { cutBy, type Shop } from "../../faces/print/shops.ts";
import { warningsOf, weaknessesOf } from "../../faces/print/warnings.ts";
import { PrintFonts } from "../print/pdf/fonts.ts";
import type { Piece, Pieces } from "./pieces.ts";

/** What was found while looking through the drawings. */
export type Found = { readonly warnings: readonly string[] /** Letters that no font has. */; readonly missing: readonly string[] };

/** Looks through every drawing of the pieces for what does not print well. `seen` is called after each. */
export async function lookThrough({ pieces, draw }: Pieces, seen: () => Promise<boolean>): Promise<Found | undefined> {
  const names = new Map<string, string>();
  for (const piece of pieces) {
    names.set(piece.face, piece.name);
    if (piece.back !== undefined && !names.has(piece.back)) names.set(piece.back, `the back ${piece.backName ?? piece.name}`);
  }
  const fonts = new PrintFonts(new PDFDocument({ autoFirstPage: false, font: null }));
  const found = [];
  for (const [drawing, name] of names) {
    const items = pictureOf(await draw(drawing, true));
    found.push({ name, weak: weaknessesOf(items) });
    wordsOf(items, (words) => fonts.stretches(words.font, words.text));
    if (!(await seen())) return undefined;
  }
  return { warnings: warningsOf(found), missing: [...fonts.missing] };
}

type Words = Extract<Item, { readonly is: "words" }>;
function wordsOf(items: readonly Item[], use: (words: Words) => void): void {
  for (const item of items) {
    if (item.is === "group") wordsOf(item.items, use);
    else if (item.is === "words") use(item);
  }
}

const mm = (value: number): string => String(Math.round(value * 1000) / 1000);

/** How many of all there are. */
export const countOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { count }) => sum + count, 0);

/** `lines`: what stands where. A name with a line break in it stays on its line. */
export function contentsText(
  set: Pieces,
  shop: Shop,
  how: readonly string[],
  lines: readonly string[],
  { warnings, missing }: Found,
  at: Date,
): string {
  const sizes = new Map<string, number>();
  for (const piece of set.pieces) {
    const { trim } = cutBy(shop, piece);
    const size = `${mm(trim.w)} x ${mm(trim.h)} mm`;
    sizes.set(size, (sizes.get(size) ?? 0) + piece.count);
  }
  const all = countOf(set.pieces);
  return `${[
    `${oneLine(set.title)} (${set.game}), ${all} ${all === 1 ? "component" : "components"}, ${at.toISOString().slice(0, 10)}`,
    "",
    `For: ${shop.name}.`,
    ...[...sizes].map(([size, count]) => `${count} of ${size} after cutting, with ${mm(shop.bleed)} mm of bleed on each side.`),
    "Nothing is scaled. Corners are square; the shop rounds them.",
    "Colours are sRGB (IEC 61966-2-1), and the files say so. A shop that needs CMYK converts them; bright blues and greens become duller.",
    ...how,
    "",
    ...(warnings.length + missing.length === 0 ? ["Everything is thick enough to print."] : ["Check these before you print:"]),
    ...warnings.map((warning) => `- ${oneLine(warning)}`),
    ...(missing.length > 0 ? [`- No font has these letters, so they print as boxes: ${missing.join(" ")}`] : []),
    "",
    ...lines.map(oneLine),
  ].join("\n")}\n`;
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
