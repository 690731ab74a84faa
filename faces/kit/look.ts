/** What drawings of components share: the colours that their files name, and grounds with their bleed. Lengths are millimetres. */
import { type BoardSkin, colourOf, namedColour, ON_PAPER, shapePath } from "../boards/index.ts";
import { INK } from "../colours.ts";
import { n, shrink, text } from "../svg.ts";

type Size = { readonly w: number; readonly h: number };

export const BLEED = 3;

const COLOURS: Readonly<Record<string, string>> = {
  amber: "#ff9b5c",
  green: "#52d691",
  rose: "#f072b6",
  sky: "#6db3ff",
  teal: "#3fd0bf",
  white: "#f3f5f9",
};

/** The colour of a word in a component file. */
export const tokenColour = (name: string): string => COLOURS[name] ?? namedColour(name);

/** The colour of a player: the one that the game names, or that of the seat. */
export const playerColour = (player: number, named: string | undefined): string =>
  named === undefined ? colourOf(player) : tokenColour(named);

/** The ground of a component, as far as its bleed goes, and a hairline along the cut. */
export const ground = (w: number, h: number, fill: string, edge?: string): string =>
  `<rect x="-${BLEED}" y="-${BLEED}" width="${n(w + 2 * BLEED)}" height="${n(h + 2 * BLEED)}" fill="${fill}"/>` +
  (edge === undefined ? "" : `<rect width="${n(w)}" height="${n(h)}" fill="none" stroke="${edge}" stroke-width=".15"/>`);

export const isOnPaper = (skin: BoardSkin): boolean => skin === ON_PAPER;

/** A place on a mat: an open field with its name in its upper left corner. */
export function place(x: number, y: number, w: number, h: number, name: string, skin: BoardSkin, edge = skin.frame): string {
  const fit = shrink("display6", name, Math.min(4.4, h * 0.3), 2.4, w - 3);
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="2" fill="${skin.field}" stroke="${edge}" stroke-width=".6"/>` +
    text(x + 1.8, y + fit.size * 0.72 + 1.8, fit.size, "display6", skin.dim, fit.text)
  );
}

/** Whose a mat is: the player's shape in the player's colour, and a name. */
export function nameplate(
  x: number,
  y: number,
  size: number,
  player: number,
  colour: string,
  name: string,
  width: number,
  skin: BoardSkin,
): string {
  const fit = shrink("display7", name, size * 0.72, size * 0.4, width - size * 1.3);
  return (
    `<path d="${shapePath(player, x + size / 2, y + size / 2, size * 0.46)}" fill="${colour}" stroke="${INK}" stroke-width="${n(size * 0.04)}"/>` +
    text(x + size * 1.25, y + size / 2 + fit.size * 0.35, fit.size, "display7", skin.text, fit.text)
  );
}

/** A track of numbers from 0, for a marker to stand on. */
export function numberTrack(x: number, y: number, cell: Size, last: number, skin: BoardSkin): string {
  return Array.from({ length: last + 1 }, (_, i) => {
    const left = x + i * cell.w;
    const look = `fill="${i % 5 === 0 ? skin.plain.fill : skin.field}" stroke="${skin.frame}" stroke-width=".3"`;
    const at = text(left + cell.w / 2, y + cell.h / 2 + cell.h * 0.13, cell.h * 0.36, "display6", skin.dim, i, { anchor: "middle" });
    return `<rect x="${n(left)}" y="${n(y)}" width="${n(cell.w)}" height="${n(cell.h)}" ${look}/>${at}`;
  }).join("");
}
