/** What lies over a finished face: the stamp of a card whose text is not understood. */
import type { Detail } from "./canvas.ts";
import { n, text, widthOf } from "./svg.ts";

/** Height of the letters and the stamp's right and lower edge, mm: as large as the detail needs it, over the picture of a face, where it hides no words, and not over the scores of a tile. */
const PLACES: Readonly<Record<Detail, { readonly size: number; readonly right: number; readonly bottom: number }>> = {
  face: { size: 4.4, right: 59, bottom: 31 },
  tile: { size: 8, right: 60, bottom: 56 },
  chip: { size: 11, right: 60, bottom: 84 },
};
const AMBER = "#f5b942";
const SPACING = 0.14;
/** Degrees; a stamp is never quite straight. */
const TURN = -6;

/** DRAFT in a frame at the right. */
export function draftStamp(detail: Detail): string {
  const { size, right, bottom } = PLACES[detail];
  const width = widthOf("display7", size, "DRAFT", size * SPACING) + size;
  const height = size * 1.5;
  const [x, y] = [right - width, bottom - height];
  const frame = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(size * 0.25)}" fill="#0b1017" fill-opacity=".86" stroke="${AMBER}" stroke-width="${n(size * 0.11)}"/>`;
  const word = text(x + size * 0.55, y + size * 1.1, size, "display7", AMBER, "DRAFT", { spacing: size * SPACING });
  return `<g transform="rotate(${TURN} ${n(right)} ${n(bottom)})">${frame}${word}</g>`;
}
