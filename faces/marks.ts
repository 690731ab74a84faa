/** Marks that carry rules: our own closed paths, told apart by their outline alone and readable at 2 mm. Positions are centres. */
import { MONEY } from "./colours.ts";
import { n, text } from "./svg.ts";
import type { Mark } from "./words.ts";

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

export const hexagonOutline: Outline = (cx, cy, r) => polygon(6, cx, cy, r * 1.04, 0);
export const discOutline: Outline = (cx, cy, r) => {
  const [radius, across] = [n(r * 0.93), n(r * 1.86)];
  return `M${n(cx - r * 0.93)} ${n(cy)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0z`;
};
export const diamondOutline: Outline = (cx, cy, r) =>
  `M${n(cx)} ${n(cy - r * 1.12)}L${n(cx + r * 1.12)} ${n(cy)}L${n(cx)} ${n(cy + r * 1.12)}L${n(cx - r * 1.12)} ${n(cy)}Z`;
export const squareOutline: Outline = (cx, cy, r) => {
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

/** A shape in the line, after the noun it stands for. */
export const shapeMark = (shape: Shape, colour: string): Mark => ({
  em: 1,
  draw: (x, y, s) => shape(x + s * 0.52, y - s * 0.33, s * 0.38, `fill="${colour}"`),
});

/** A coin with its currency sign. */
export const coin = (cx: number, cy: number, r: number, sign: string): string =>
  circle(cx, cy, r, `fill="${MONEY}"`) + text(cx, cy + r * 0.52, r * 1.42, "display7", "#1c1300", sign, { anchor: "middle" });
