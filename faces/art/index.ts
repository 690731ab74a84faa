/** Pictures of cards that have no picture of their own: drawn from a motif, a seed and a palette, always the same for the same card. */
import type { Card } from "../../engine/cards/card.ts";
import { MOTIFS, motifOf } from "./motifs.ts";
import { isPalette, PALETTES, varied } from "./palette.ts";
import { proposeArt } from "./propose/propose.ts";
import { hash, rng } from "./rng.ts";
import { type Scene, sharedDefs } from "./scene.ts";
import { fine } from "./shapes.ts";

export { MOTIFS, VARIANTS } from "./motifs.ts";
export { PALETTES } from "./palette.ts";
export { type DrawnArt, proposeArt } from "./propose/propose.ts";

/** Square units of every picture: lines and windows keep their share of the picture at every size. */
const AREA = 2600;

/**
 * A card's picture as an SVG fragment that fills `w` × `h` from (0, 0) and clips itself; any unit. Pure: the same card and size give the
 * same markup. Ids start with a hash of the card, so pictures can stand in one document. A card with a file of its own, an unknown motif or
 * an unknown palette gets what `proposeArt` would give it.
 */
export function art(card: Card, w: number, h: number): string {
  return picture(card, w, h, `x="0" y="0" width="${fine(w)}" height="${fine(h)}"`);
}

/** The same picture as a document of its own. */
export function artSvg(card: Card, w: number, h: number): string {
  return picture(card, w, h, `xmlns="http://www.w3.org/2000/svg" width="${fine(w)}" height="${fine(h)}"`);
}

function picture(card: Card, w: number, h: number, attributes: string): string {
  const proposed = proposeArt(card);
  const given = "motif" in card.art ? card.art : proposed;
  const { draw, variant } = motifOf(given.motif) ?? motifOf(proposed.motif) ?? { draw: MOTIFS.skyline, variant: "" };
  const palette = isPalette(given.palette) ? given.palette : proposed.palette;
  const prefix = `a${hash(`${card.id} ${given.motif} ${given.seed} ${palette} ${w}x${h}`).toString(36)}-`;
  const scale = Math.sqrt(AREA / (w * h));
  const scene: Scene = {
    r: rng(given.seed),
    p: varied(PALETTES[palette], rng(`${given.seed}/hue`)),
    w: w * scale,
    h: h * scale,
    variant,
    palette,
    id: (name) => prefix + name,
    url: (name) => `url(#${prefix}${name})`,
  };
  return `<svg ${attributes} viewBox="0 0 ${fine(scene.w)} ${fine(scene.h)}" preserveAspectRatio="none" overflow="hidden">${sharedDefs(scene)}${draw(scene)}</svg>`;
}
