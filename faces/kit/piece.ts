/** Pieces as flat tokens, and as figures of paper that stand. */
import type { Drawn, KitComponent, KitPlayer } from "../../engine/games/kit/index.ts";
import { type BoardSkin, type Glyph, glyph } from "../boards/index.ts";
import { n } from "../svg.ts";
import { ground } from "./look.ts";

type Piece = Extract<Drawn, { readonly draw: "piece" | "standee" }>;
type Scene = { readonly players: readonly KitPlayer[]; readonly skin: BoardSkin };

/** The piece as boards draw it: in its own colour, or in that of its player. */
function glyphOf({ look, colour, label }: Piece, { player = -1 }: KitComponent, { players }: Scene): Glyph {
  const kind = colour ?? players[player]?.colour;
  return { look, player, count: 1, ...(kind === undefined ? {} : { kind }), ...(label === undefined ? {} : { label }) };
}

/** A piece that lies on the table, on a ground that can be cut straight. */
export function drawPiece(piece: Piece, component: KitComponent, scene: Scene): string {
  const { w, h } = component;
  const wide = piece.look === "block" ? w / 1.72 : w * 0.9;
  return ground(w, h, scene.skin.field, scene.skin.frame) + glyph(glyphOf(piece, component, scene), w / 2, h / 2, Math.min(wide, h * 0.9));
}

/** How long the foot is on which a figure stands. */
export const FOOT = 8;

/** A figure: its two sides meet at a fold across the middle, and its feet are folded outwards. */
export function drawStandee(piece: Piece, component: KitComponent, scene: Scene): string {
  const { w, h } = component;
  const side = h / 2 - FOOT;
  // A number stands at the corner of a pawn, beyond its head, and is not to be cut.
  const wide = w * (piece.look === "pawn" && piece.label !== undefined ? 0.7 : 0.86);
  return standee(w, h, scene.skin, glyph(glyphOf(piece, component, scene), w / 2, h / 2 + side * 0.52, Math.min(wide, side * 0.8)));
}

/** `figure` is drawn on the lower half, whose upper edge is the fold. */
export function standee(w: number, h: number, skin: BoardSkin, figure: string): string {
  const side = h / 2 - FOOT;
  const half =
    `<rect x="-3" y="${n(h / 2)}" width="${n(w + 6)}" height="${n(side)}" fill="${skin.field}"/>` +
    `<rect x="-3" y="${n(h / 2 + side)}" width="${n(w + 6)}" height="${n(FOOT + 3)}" fill="${skin.plain.fill}"/>${figure}`;
  const folds = [FOOT, h / 2, h - FOOT].map((y) => `M0 ${n(y)}h${n(w)}`).join("");
  return (
    `${half}<g transform="rotate(180 ${n(w / 2)} ${n(h / 2)})">${half}</g>` +
    `<path d="${folds}" fill="none" stroke="${skin.dim}" stroke-width=".2" stroke-dasharray="1.2 .8"/>` +
    `<rect width="${n(w)}" height="${n(h)}" fill="none" stroke="${skin.frame}" stroke-width=".15"/>`
  );
}
