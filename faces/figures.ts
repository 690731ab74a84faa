/** Numbers in the places that a face has for them. */
import { FONTS } from "./metrics.ts";
import { type OutlinedFont, type OutlineOptions, outline } from "./outlines.ts";
import { n, shrink, text } from "./svg.ts";

/** Figures are as high as capitals, in ems. */
const FIGURE_HEIGHT = FONTS.display7.metrics.capHeight / 1000;

type LetteringOptions = OutlineOptions & { readonly opacity?: number | undefined };

/** A short text at a baseline position as one path; a text where a character has no shape. */
export function lettering(
  x: number,
  y: number,
  size: number,
  font: OutlinedFont,
  fill: string,
  string: string,
  { opacity, ...options }: LetteringOptions = {},
): string {
  const shape = outline(font, size, x, y, string, options);
  const { anchor = "start", up } = options;
  if (shape === undefined)
    return text(x, y, size, font, fill, string, { anchor, ...(up && { rotate: -90 }), ...(opacity !== undefined && { opacity }) });
  return `<path d="${shape}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${n(opacity)}"`}/>`;
}

/** A number or a short code about a centre, as large as `size` but never wider than `room`. */
export function numeral(
  cx: number,
  cy: number,
  size: number,
  room: number,
  fill: string,
  value: number | string,
  opacity?: number,
): string {
  const fitted = shrink("display7", String(value), size, size * 0.4, room);
  return lettering(cx, cy + (fitted.size * FIGURE_HEIGHT) / 2, fitted.size, "display7", fill, fitted.text, { anchor: "middle", opacity });
}
