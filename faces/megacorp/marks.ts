/** The marks of Megacorp: traits, factions, kinds of card, and Engage. */
import { INK, PAPER } from "../colours.ts";
import { lettering } from "../figures.ts";
import {
  circle,
  diamond,
  diamondOutline,
  disc,
  discOutline,
  hexagon,
  hexagonOutline,
  type Outline,
  type Shape,
  square,
  squareOutline,
} from "../marks.ts";
import { measure } from "../metrics.ts";
import { type OutlineOptions, outline } from "../outlines.ts";
import { n, SMALLEST } from "../svg.ts";
import type { Mark } from "../words.ts";

export const TRAIT_COLOURS = { IQ: "#6db3ff", EQ: "#ff7d8a", MQ: "#f3f5f9", BQ: "#52d691" } as const;
export const FACTION_COLOURS = { corp: "#5ccbe0", incarnate: "#ff9166", gnost: "#b9a2ff", neutral: "#b4c0cb" } as const;

/** IQ hexagon, EQ circle, MQ diamond, BQ square. */
const TRAIT_OUTLINES = {
  IQ: hexagonOutline,
  EQ: discOutline,
  MQ: diamondOutline,
  BQ: squareOutline,
} as const satisfies Readonly<Record<string, Outline>>;
export type TraitName = keyof typeof TRAIT_OUTLINES;
export const TRAIT_SHAPES = { IQ: hexagon, EQ: disc, MQ: diamond, BQ: square } as const satisfies Record<TraitName, Shape>;

/** Where the letters of a trait stand: a baseline position in millimetres. */
export type Letters = { readonly x: number; readonly y: number; readonly size: number; readonly options?: OutlineOptions };

/** A trait's shape and its letters, if there are, in its colour: one path, or a path and a text where letters stay letters. */
export function traitSign(trait: TraitName, cx: number, cy: number, r: number, letters?: Letters): string {
  const word = letters && outline("bold", letters.size, letters.x, letters.y, trait, letters.options);
  const colour = TRAIT_COLOURS[trait];
  const sign = `<path d="${TRAIT_OUTLINES[trait](cx, cy, r)}${word ?? ""}" fill="${colour}"/>`;
  return letters && word === undefined
    ? sign + lettering(letters.x, letters.y, letters.size, "bold", colour, trait, letters.options)
    : sign;
}

/** Corp stepped tower, Incarnate split cell, Gnost eye, neutral ring. */
export function factionMark(faction: keyof typeof FACTION_COLOURS, cx: number, cy: number, r: number, colour: string): string {
  if (faction === "corp")
    return `<path d="M${n(cx - r)} ${n(cy + r)}V${n(cy - r * 0.1)}H${n(cx - r * 0.3)}V${n(cy - r)}H${n(cx + r * 0.3)}V${n(cy + r * 0.3)}H${n(cx + r)}V${n(cy + r)}Z" fill="${colour}"/>`;
  if (faction === "incarnate")
    return (
      `<path d="M${n(cx)} ${n(cy - r)}A${n(r)} ${n(r)} 0 1 0 ${n(cx + r)} ${n(cy)}A${n(r * 0.62)} ${n(r * 0.62)} 0 0 1 ${n(cx)} ${n(cy - r)}Z" fill="${colour}"/>` +
      circle(cx + r * 0.55, cy - r * 0.55, r * 0.38, `fill="${colour}"`)
    );
  if (faction === "gnost")
    return (
      `<path d="M${n(cx)} ${n(cy - r)}L${n(cx + r * 1.1)} ${n(cy + r * 0.85)}H${n(cx - r * 1.1)}Z" fill="none" stroke="${colour}" stroke-width="${n(r * 0.26)}"/>` +
      circle(cx, cy + r * 0.22, r * 0.34, `fill="${colour}"`)
    );
  return circle(cx, cy, r * 0.8, `fill="none" stroke="${colour}" stroke-width="${n(r * 0.34)}"`);
}

/** The turned card before "Engage". */
export const ENGAGE: Mark = {
  em: 1.15,
  draw: (x, y, s) =>
    `<path d="M${n(x + s * 0.06)} ${n(y - s * 0.42)}h${n(s * 0.78)}v${n(s * 0.44)}h${n(-s * 0.78)}ZM${n(x + s * 0.2)} ${n(y - s * 0.58)}a${n(s * 0.3)} ${n(s * 0.3)} 0 0 1 ${n(s * 0.5)} 0" fill="none" stroke="${PAPER}" stroke-width="${n(s * 0.1)}"/>`,
};

/** A trait in the line: its shape and its letters. */
export const traitMark = (trait: TraitName): Mark => ({
  em: 0.9 + measure("bold", 0.82, trait),
  draw: (x, y, s) =>
    traitSign(trait, x + s * 0.42, y - s * 0.34, s * 0.38, { x: x + s * 0.86, y: y - s * 0.04, size: Math.max(SMALLEST, s * 0.78) }),
});

/** Type icons in a 4 mm box about the origin. */
const TYPE_ICONS: Readonly<Record<string, (colour: string) => string>> = {
  character: (c) => `<circle cx="0" cy="-.85" r=".85" fill="${c}"/><path d="M-1.6 1.7C-1.6 .5 -.8 .3 0 .3S1.6 .5 1.6 1.7Z" fill="${c}"/>`,
  event: (c) => `<path d="M.5 -1.9L-1.2 .3H-.1L-.5 1.9L1.2 -.4H.1Z" fill="${c}"/>`,
  location: (c) =>
    `<path d="M0 1.9C-1.5 .1 -1.5 -.3 -1.5 -.5A1.5 1.5 0 0 1 1.5 -.5C1.5 -.3 1.5 .1 0 1.9Z" fill="${c}"/><circle cx="0" cy="-.5" r=".6" fill="${INK}"/>`,
  equipment: (c) => `<path d="M-1.7 -.5h3.4M-1.7 .7h3.4M-.6 -1.7v3.4M.6 -1.7v3.4" stroke="${c}" stroke-width=".5" fill="none"/>`,
  business: (c) => `<path d="M-1.6 1.8V-.4L0 -1.8L1.6 -.4V1.8H.5V.6H-.5V1.8Z" fill="${c}"/>`,
};
/** The icon of a kind about (cx, cy); nothing for a kind that has none. */
export const typeIcon = (kind: string, cx: number, cy: number, colour: string): string =>
  `<g transform="translate(${n(cx)} ${n(cy)})">${TYPE_ICONS[kind]?.(colour) ?? ""}</g>`;
