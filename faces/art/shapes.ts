/** SVG markup of single shapes. Lengths are picture units; every number is rounded, so that pictures stay small and equal everywhere. */
export type Point = readonly [x: number, y: number];

/** How a shape is painted; lengths in picture units, opacity 0 … 1. */
type Paint = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  readonly round?: boolean;
  readonly transform?: string;
};

/** A coordinate with one decimal: a tenth of a unit is under a pixel at every size a card is shown. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);
/** A small length or an opacity, with two decimals. */
export const fine = (value: number): string => String(Math.round(value * 100) / 100);

function attributes(paint: Paint | string): string {
  if (typeof paint === "string") return ` fill="${paint}"`;
  let out = ` fill="${paint.fill ?? "none"}"`;
  if (paint.stroke) out += ` stroke="${paint.stroke}" stroke-width="${fine(paint.width ?? 0.2)}"`;
  if (paint.opacity !== undefined) out += ` opacity="${fine(paint.opacity)}"`;
  if (paint.dash) out += ` stroke-dasharray="${paint.dash}"`;
  if (paint.round) out += ` stroke-linecap="round" stroke-linejoin="round"`;
  if (paint.transform) out += ` transform="${paint.transform}"`;
  return out;
}

/** Path data through points, open. */
export const through = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`;

/** A path from path data; a text as paint is its fill. */
export const path = (d: string, paint: Paint | string): string => `<path d="${d}"${attributes(paint)}/>`;
export const poly = (points: readonly Point[], paint: Paint | string): string => path(`${through(points)}Z`, paint);
export const line = (points: readonly Point[], stroke: string, width: number, opacity?: number): string =>
  path(through(points), { stroke, width, ...(opacity === undefined ? {} : { opacity }) });
export const circle = (x: number, y: number, radius: number, paint: Paint | string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${fine(Math.max(0, radius))}"${attributes(paint)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint | string): string =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${fine(Math.max(0, rx))}" ry="${fine(Math.max(0, ry))}"${attributes(paint)}/>`;
export const rect = (x: number, y: number, width: number, height: number, paint: Paint | string): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${fine(Math.max(0, width))}" height="${fine(Math.max(0, height))}"${attributes(paint)}/>`;
/** Markup inside a group that is moved, turned or clipped. */
export const group = (attribute: string, inner: string): string => `<g ${attribute}>${inner}</g>`;

/** The point at an angle (radians, clockwise from the right) and a distance from a centre. */
export const polar = (x: number, y: number, angle: number, radius: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];
/** A closed path of `n` corners around a centre. */
export const ring = (x: number, y: number, radius: number, n: number, turn = 0): Point[] =>
  Array.from({ length: n }, (_, i) => polar(x, y, turn + (i / n) * TAU, radius));
export const TAU = Math.PI * 2;

/** Joins what `draw` gives for 0 … n − 1. */
export const times = (n: number, draw: (i: number) => string): string => {
  let out = "";
  for (let i = 0; i < n; i++) out += draw(i);
  return out;
};
