/** Marks that carry rules: our own closed paths, told apart by their outline alone and readable at 2 mm. Positions are centres. */
import { CORRUPTION, GEAR, HACKING, INK, MONEY, PAPER, PROPAGANDA, VIRUS } from "./colours.ts";
import { measure } from "./metrics.ts";
import { type OutlineOptions, outline } from "./outlines.ts";
import { n, text } from "./svg.ts";
import type { Mark } from "./words.ts";

export const TRAIT_COLOURS = { IQ: "#6db3ff", EQ: "#ff7d8a", MQ: "#f3f5f9", BQ: "#52d691" } as const;
export const FACTION_COLOURS = { corp: "#5ccbe0", incarnate: "#ff9166", gnost: "#b9a2ff", neutral: "#b4c0cb" } as const;
export const SAN_COLOURS = { corruption: CORRUPTION, propaganda: PROPAGANDA, hacking: HACKING, equipment: GEAR, virus: VIRUS } as const;

/** Corners of a regular polygon, the first at `turn` radians clockwise from the right. */
export const polygon = (corners: number, cx: number, cy: number, r: number, turn: number): string =>
  `M${Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * 2 * Math.PI;
    return `${n(cx + Math.cos(angle) * r)} ${n(cy + Math.sin(angle) * r)}`;
  }).join("L")}Z`;

/** A shape about (cx, cy) as path data. */
export type Outline = (cx: number, cy: number, r: number) => string;
export type Shape = (cx: number, cy: number, r: number, attributes: string) => string;
const shapeOf =
  (outline: Outline): Shape =>
  (cx, cy, r, attributes) =>
    `<path d="${outline(cx, cy, r)}" ${attributes}/>`;

const hexagonOutline: Outline = (cx, cy, r) => polygon(6, cx, cy, r * 1.04, 0);
const discOutline: Outline = (cx, cy, r) => {
  const [radius, across] = [n(r * 0.93), n(r * 1.86)];
  return `M${n(cx - r * 0.93)} ${n(cy)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0z`;
};
const diamondOutline: Outline = (cx, cy, r) =>
  `M${n(cx)} ${n(cy - r * 1.12)}L${n(cx + r * 1.12)} ${n(cy)}L${n(cx)} ${n(cy + r * 1.12)}L${n(cx - r * 1.12)} ${n(cy)}Z`;
const squareOutline: Outline = (cx, cy, r) => {
  const [side, corner] = [n(r * 1.28), n(r * 0.22)];
  const turn = (x: string, y: string) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${n(cx - r * 0.64)} ${n(cy - r * 0.86)}h${side}${turn(corner, corner)}v${side}${turn(`-${corner}`, corner)}` +
    `h-${side}${turn(`-${corner}`, `-${corner}`)}v-${side}${turn(corner, `-${corner}`)}z`
  );
};

export const hexagon = shapeOf(hexagonOutline);
export const disc = shapeOf(discOutline);
export const diamond = shapeOf(diamondOutline);
export const square = shapeOf(squareOutline);
export const circle = (cx: number, cy: number, r: number, attributes: string) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes}/>`;
export const triangle = (cx: number, cy: number, r: number, attributes: string) =>
  `<path d="M${n(cx)} ${n(cy - r * 1.02)}L${n(cx + r * 1.08)} ${n(cy + r * 0.84)}H${n(cx - r * 1.08)}Z" ${attributes}/>`;
/** Two crossed bars. */
export const cross = (cx: number, cy: number, r: number, colour: string) =>
  `<path d="M${n(cx - r * 0.72)} ${n(cy - r * 0.72)}L${n(cx + r * 0.72)} ${n(cy + r * 0.72)}M${n(cx + r * 0.72)} ${n(cy - r * 0.72)}L${n(cx - r * 0.72)} ${n(cy + r * 0.72)}" stroke="${colour}" stroke-width="${n(r * 0.5)}" fill="none"/>`;

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

/** A trait's shape and its letters, if there are, in its colour: one path. */
export function traitSign(trait: TraitName, cx: number, cy: number, r: number, letters?: Letters): string {
  const word = letters && outline("bold", letters.size, letters.x, letters.y, trait, letters.options);
  return `<path d="${TRAIT_OUTLINES[trait](cx, cy, r)}${word ?? ""}" fill="${TRAIT_COLOURS[trait]}"/>`;
}

/** Corruption circle, propaganda triangle, hacking square, equipment diamond. */
export const SAN_SHAPES = { corruption: disc, propaganda: triangle, hacking: square, equipment: diamond } as const satisfies Record<
  string,
  Shape
>;

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

/** The turned card before "Engage". */
export const ENGAGE: Mark = {
  em: 1.15,
  draw: (x, y, s) =>
    `<path d="M${n(x + s * 0.06)} ${n(y - s * 0.42)}h${n(s * 0.78)}v${n(s * 0.44)}h${n(-s * 0.78)}ZM${n(x + s * 0.2)} ${n(y - s * 0.58)}a${n(s * 0.3)} ${n(s * 0.3)} 0 0 1 ${n(s * 0.5)} 0" fill="none" stroke="${PAPER}" stroke-width="${n(s * 0.1)}"/>`,
};

/** A trait in the line: its shape and its letters. */
export const traitMark = (trait: TraitName): Mark => ({
  em: 0.9 + measure("bold", 0.78, trait),
  draw: (x, y, s) => traitSign(trait, x + s * 0.42, y - s * 0.34, s * 0.38, { x: x + s * 0.86, y: y - s * 0.04, size: s * 0.78 }),
});

/** A shape in the line, after the noun it stands for. */
export const shapeMark = (shape: Shape, colour: string): Mark => ({
  em: 1,
  draw: (x, y, s) => shape(x + s * 0.52, y - s * 0.33, s * 0.38, `fill="${colour}"`),
});

/** Type icons of Megacorp in a 4 mm box about the origin. */
const TYPE_ICONS: Readonly<Record<string, (colour: string) => string>> = {
  character: (c) => `<circle cx="0" cy="-.85" r=".85" fill="${c}"/><path d="M-1.6 1.7C-1.6 .5 -.8 .3 0 .3S1.6 .5 1.6 1.7Z" fill="${c}"/>`,
  event: (c) => `<path d="M.5 -1.9L-1.2 .3H-.1L-.5 1.9L1.2 -.4H.1Z" fill="${c}"/>`,
  location: (c) =>
    `<path d="M0 1.9C-1.5 .1 -1.5 -.3 -1.5 -.5A1.5 1.5 0 0 1 1.5 -.5C1.5 -.3 1.5 .1 0 1.9Z" fill="${c}"/><circle cx="0" cy="-.5" r=".6" fill="${INK}"/>`,
  equipment: (c) => `<path d="M-1.7 -.5h3.4M-1.7 .7h3.4M-.6 -1.7v3.4M.6 -1.7v3.4" stroke="${c}" stroke-width=".5" fill="none"/>`,
  business: (c) => `<path d="M-1.6 1.8V-.4L0 -1.8L1.6 -.4V1.8H.5V.6H-.5V1.8Z" fill="${c}"/>`,
};
/** The icon of a Megacorp kind about (cx, cy); nothing for a kind that has none. */
export const typeIcon = (kind: string, cx: number, cy: number, colour: string): string =>
  `<g transform="translate(${n(cx)} ${n(cy)})">${TYPE_ICONS[kind]?.(colour) ?? ""}</g>`;

/** A coin with its currency sign. */
export const coin = (cx: number, cy: number, r: number, sign: string): string =>
  circle(cx, cy, r, `fill="${MONEY}"`) + text(cx, cy + r * 0.52, r * 1.42, "display7", "#1c1300", sign, { anchor: "middle" });
