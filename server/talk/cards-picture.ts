/** Cards side by side as one picture: a hand, a choice, the cards that somebody talks about. */
import sharp from "sharp";
import type { CardState, PrintedCard } from "../../engine/cards/card.ts";
import type { FontName } from "../../faces/metrics.ts";
import { shrink, text } from "../../faces/svg.ts";
import { facePng } from "../studio/face.ts";
import { prepareFonts } from "../studio/fonts.ts";

export type ShownCard = PrintedCard & { readonly state: CardState };

/** What a picture for talking has around its cards. */
export const GROUND = "#0b0f15";
const [EDGE, GAP, CAPTION] = [32, 20, 56] as const;
/** Cards of one line, and of a picture. */
const A_LINE = 7;
export const MOST_SHOWN = 21;
/** Pixels across of a card: few are larger than many. */
const widthFor = (count: number): number => (count <= 3 ? 400 : count <= 5 ? 320 : 260);
/** Dots per inch of a face that is so many pixels wide. */
export const dpiFor = (width: number): number => Math.max(72, Math.ceil((width / 63) * 25.4));

/** A face of exactly that width, with its rounded corners. */
export async function faceOf(card: ShownCard, width: number): Promise<Buffer> {
  const png = await facePng(card, { print: false, state: card.state, dpi: dpiFor(width) });
  return sharp(png)
    .resize(width, Math.round((width * 88) / 63), { fit: "fill" })
    .png()
    .toBuffer();
}

/** The cards as PNG; `caption` stands above. At most 21 are shown. */
export async function cardsPicture(cards: readonly ShownCard[], caption: string): Promise<Buffer> {
  const shown = cards.slice(0, MOST_SHOWN);
  const width = widthFor(shown.length);
  const height = Math.round((width * 88) / 63);
  const columns = Math.min(A_LINE, Math.max(1, shown.length));
  const rows = Math.max(1, Math.ceil(shown.length / columns));
  const top = caption === "" ? EDGE : EDGE + CAPTION;
  const [across, down] = [2 * EDGE + columns * width + (columns - 1) * GAP, top + EDGE + rows * height + (rows - 1) * GAP];
  const faces = await Promise.all(shown.map((card) => faceOf(card, width)));
  return board(
    across,
    down,
    caption === "" ? "" : text(EDGE, EDGE + 26, 28, "display6", "#e8edf4", fitted("display6", caption, across - 2 * EDGE, 28)),
    faces.map((input, i) => ({ input, left: EDGE + (i % columns) * (width + GAP), top: top + Math.floor(i / columns) * (height + GAP) })),
  );
}

/** As much of a line as fits, in letters of a size. */
export const fitted = (font: FontName, line: string, width: number, size: number): string => shrink(font, line, size, size, width).text;

/** A picture of markup with others laid on it. */
export async function board(
  across: number,
  down: number,
  markup: string,
  laid: readonly { readonly input: Buffer; readonly left: number; readonly top: number }[],
): Promise<Buffer> {
  prepareFonts();
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}"><rect width="100%" height="100%" fill="${GROUND}"/>${markup}</svg>`;
  return sharp(Buffer.from(document))
    .composite([...laid])
    .png()
    .toBuffer();
}
