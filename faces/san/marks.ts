/** The marks of San: types of card and the two corporations. */

import { circle, diamond, disc, type Shape, square, triangle } from "../marks.ts";
import { n } from "../svg.ts";
import { CORRUPTION, GEAR, HACKING, PROPAGANDA, VIRUS } from "./colours.ts";

export const SAN_COLOURS = { corruption: CORRUPTION, propaganda: PROPAGANDA, hacking: HACKING, equipment: GEAR, virus: VIRUS } as const;

/** Corruption circle, propaganda triangle, hacking square, equipment diamond. */
export const SAN_SHAPES = { corruption: disc, propaganda: triangle, hacking: square, equipment: diamond } as const satisfies Record<
  string,
  Shape
>;

/** Corporation signs: SUN a disc with eight rays, STAR a four-pointed star. */
export function corporationSign(corporation: "sun" | "star", cx: number, cy: number, r: number, colour: string): string {
  if (corporation === "sun") {
    const rays = Array.from({ length: 8 }, (_, i) => {
      const angle = (i * Math.PI) / 4;
      return `M${n(cx + Math.cos(angle) * r * 0.66)} ${n(cy + Math.sin(angle) * r * 0.66)}L${n(cx + Math.cos(angle) * r)} ${n(cy + Math.sin(angle) * r)}`;
    }).join("");
    return `${circle(cx, cy, r * 0.48, `fill="${colour}"`)}<path d="${rays}" stroke="${colour}" stroke-width="${n(r * 0.18)}"/>`;
  }
  const [a, b] = [r * 1.05, r * 0.28];
  return `<path d="M${n(cx)} ${n(cy - a)}L${n(cx + b)} ${n(cy - b)}L${n(cx + a)} ${n(cy)}L${n(cx + b)} ${n(cy + b)}L${n(cx)} ${n(cy + a)}L${n(cx - b)} ${n(cy + b)}L${n(cx - a)} ${n(cy)}L${n(cx - b)} ${n(cy - b)}Z" fill="${colour}"/>`;
}
