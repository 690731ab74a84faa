/** A faceted head and shoulders, lit from the left. Parts are placed in head units: the face reaches from (0, −1) to the chin at (0, 1). */
import { mix } from "../palette.ts";
import type { Scene } from "../scene.ts";
import { circle, line, type Point, poly } from "../shapes.ts";

export type Bust = {
  readonly scene: Scene;
  /** One head unit in picture units. */
  readonly size: number;
  /** Width of the jaw, about 0.8 (narrow) to 1.2 (broad). */
  readonly jaw: number;
  /** Head units to picture units. */
  readonly to: (x: number, y: number) => Point;
  /** Skin and cloth by the light that falls on them, 0 (shadow) to 1. */
  readonly tone: (light: number) => string;
};
/** Something a bust wears or has: behind the face, over it, or both. */
export type Part = { readonly back?: (bust: Bust) => string; readonly front?: (bust: Bust) => string };

/** A bust at a place in the picture; `warmth` (0 … 1) moves the lit side from the palette's light stop towards its hot one. */
export function makeBust(scene: Scene, at: Point, size: number, warmth: number): Bust {
  const { r, p } = scene;
  const wide = size * 0.86 * r.float(0.86, 1.1);
  const lit = mix(p.light, p.hot, warmth);
  return {
    scene,
    size,
    jaw: r.float(0.78, 1.18),
    to: (x, y) => [at[0] + x * wide, at[1] + y * size],
    tone: (light) => (light < 0.5 ? mix(p.deep, p.mid, light * 2) : mix(p.mid, lit, (light - 0.5) * 2)),
  };
}

/** Corners one after another, x before y. */
type Corners = readonly number[];
function placed(b: Bust, corners: Corners): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < corners.length; i += 2) points.push(b.to(corners[i] ?? 0, corners[i + 1] ?? 0));
  return points;
}

/** A flat piece with the given light; a hairline of its own colour closes the seams. */
export const facet = (b: Bust, corners: Corners, light: number): string => {
  const fill = b.tone(light);
  return poly(placed(b, corners), { fill, stroke: fill, width: 0.1 });
};
/** A flat piece in a colour. */
export const plate = (b: Bust, corners: Corners, fill: string, opacity?: number): string =>
  poly(placed(b, corners), opacity === undefined ? fill : { fill, opacity });
/** A line; its width is in picture units. */
export const stroke = (b: Bust, corners: Corners, colour: string, width: number, opacity?: number): string =>
  line(placed(b, corners), colour, width, opacity);
/** A disc with a radius in head units. */
export const spot = (b: Bust, x: number, y: number, radius: number, fill: string): string => circle(...b.to(x, y), radius * b.size, fill);
/** A piece given for the left side and its mirror image on the right, each with its own light. */
export const pair = (b: Bust, corners: Corners, left: number, right: number): string =>
  facet(b, corners, left) +
  facet(
    b,
    corners.map((value, i) => (i % 2 ? value : -value)),
    right,
  );

/** Shoulders and neck. */
export function shoulders(b: Bust): string {
  const { r } = b.scene;
  const wide = r.float(1.5, 1.85);
  const y = r.float(1.28, 1.42);
  return (
    pair(b, [-wide - 0.5, 2.6, -wide, y + 0.18, -0.42, 1.02, 0, 1.5, 0, 2.6], 0.36, 0.17) +
    pair(b, [-wide, y + 0.18, -0.42, 1.02, -0.3, 1.3, -wide * 0.8, y + 0.4], 0.62, 0.22) +
    pair(b, [-0.4, 0.5, -0.44, 1.1, 0, 1.62, 0, 0.5], 0.36, 0.12)
  );
}

/** The facets of the face; `dim` (0 … 1) darkens it under a hood or helmet. */
export function face(b: Bust, dim = 1): string {
  const j = b.jaw;
  const facets: readonly (readonly [Corners, number, number])[] = [
    [[-0.55, -0.82, 0, -0.98, 0, -0.24, -0.5, -0.3, -0.7, -0.42], 0.8, 0.42],
    [[-0.7, -0.42, -0.5, -0.3, -0.47, -0.05, -0.66, 0.16], 0.6, 0.2],
    [[-0.5, -0.3, -0.1, -0.24, -0.14, -0.02, -0.47, -0.04], 0.2, 0.08],
    [[-0.1, -0.24, 0, -0.26, 0, 0.34, -0.15, 0.3], 0.95, 0.3],
    [[-0.47, -0.04, -0.14, -0.02, -0.15, 0.3, -0.26, 0.5, -0.66, 0.16], 0.88, 0.36],
    [[-0.66, 0.16, -0.26, 0.5, -0.3, 0.72, -0.46 * j, 0.68], 0.56, 0.16],
    [[-0.15, 0.3, 0, 0.42, 0, 0.54, -0.26, 0.56], 0.62, 0.26],
    [[-0.26, 0.56, 0, 0.68, 0, 1, -0.16, 1, -0.46 * j, 0.68], 0.7, 0.24],
  ];
  return (
    facets.map(([corners, lit, shaded]) => pair(b, corners, lit * dim, shaded * dim)).join("") +
    facet(b, [-0.15, 0.3, 0, 0.34, 0.15, 0.3, 0, 0.42], 0.34 * dim) +
    facet(b, [-0.26, 0.56, 0, 0.53, 0.26, 0.56, 0, 0.61], 0.12 * dim) +
    facet(b, [-0.26, 0.56, 0, 0.61, 0.26, 0.56, 0, 0.68], 0.46 * dim)
  );
}

/** The bright edge of the lit cheek. */
export const rim = (b: Bust): string =>
  stroke(b, [-0.55, -0.82, -0.72, -0.4, -0.66, 0.16, -0.46 * b.jaw, 0.68, -0.16, 1], mix(b.scene.p.light, "#ffffff", 0.35), 0.28, 0.8);
