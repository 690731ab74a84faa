/** The two small levels of detail. Each game fills the same places, so tables and lists of all games look alike. */
import type { Canvas, Drawing } from "./canvas.ts";
import { MONEY, ON_MONEY, WHITE } from "./colours.ts";
import { numeral } from "./figures.ts";
import { n, nameLines, text } from "./svg.ts";

type TileParts = {
  readonly name: string;
  /** Frame. */
  readonly colour: string;
  readonly ground: string;
  /** Drawn over the picture's top left corner: price or type. */
  readonly corner: string;
  /** Drawn in the strip y 71 … 86: scores and costs. */
  readonly foot: string;
};

/** Picture, name in one or two lines that shrink by measure, a corner and a foot of numbers. */
export function drawTile(canvas: Canvas, { name, colour, ground, corner, foot }: TileParts): Drawing {
  const { lines, size } = nameLines("display7", name, 8, 6.8, 58, 7.4, 3);
  const step = lines.length > 2 ? 6.4 : 7.4;
  const last = lines.length > 1 ? 67.8 : 66.6;
  const artBottom = lines.length > 1 ? last - step * (lines.length - 1) - 7.8 : 58;
  const names = lines
    .map((line, i) => text(31.5, last - step * (lines.length - 1 - i), size, "display7", WHITE, line, { anchor: "middle" }))
    .join("");
  const svg = `<rect x="-3" y="-3" width="69" height="94" fill="${ground}"/><svg width="63" height="${n(artBottom)}">${canvas.art(0, 0, 63, artBottom)}</svg>${names}${foot}${corner}${frame(colour)}`;
  return { svg, layouts: [] };
}

/** A mark above and a price below, each drawn about x 31.5 in a half of the card. */
export function drawChip({ colour, ground, top, bottom }: { colour: string; ground: string; top: string; bottom: string }): Drawing {
  return { svg: `<rect x="-3" y="-3" width="69" height="94" fill="${ground}"/>${top}${bottom}${frame(colour)}`, layouts: [] };
}

/** A price on its slab with a cut corner, in the top left corner of a tile. */
export function priceCorner(price: string): string {
  const wide = price.length > 1;
  const width = wide ? 22 : 17;
  return `<path d="M0 0H${width}V15.5L${width - 4} 19.5H0Z" fill="${MONEY}"/>${numeral(width / 2 + 0.2, 10.2, 14.4, width - 3, ON_MONEY, price)}`;
}

/** A price on a slab as wide as a chip. */
export const priceSlab = (price: string): string =>
  `<path d="M0 0H63V30L54 39H0Z" fill="${MONEY}"/>${numeral(31.5, 19, 36, 52, ON_MONEY, price)}`;

/** A sign on a coloured slab in the top left corner of a tile; `sign` is drawn about (9.5, 9.5) with a radius of 6. */
export const signCorner = (colour: string, sign: string): string => `<path d="M0 0H19V15L15 19H0Z" fill="${colour}"/>${sign}`;

/** A sign on a coloured slab as wide as a chip; `sign` is drawn about (31.5, 21) with a radius of 13. */
export const signSlab = (colour: string, sign: string): string => `<path d="M0 0H63V34L54 42H0Z" fill="${colour}"/>${sign}`;

/** A number in a plate of a tile's foot, about (x, 78.6), with its unit after it. */
export function footNumber(x: number, value: string, colour: string, shape: string): string {
  return shape + numeral(x, 78.6, 10, 10.4, colour, value);
}

const frame = (colour: string) =>
  `<rect x=".7" y=".7" width="61.6" height="86.6" rx="2.6" fill="none" stroke="${colour}" stroke-width="${n(1.4)}"/>`;
