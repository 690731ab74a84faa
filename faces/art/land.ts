/** Layers that stand on the ground: towers, ridges and trees. */

import type { Scene } from "./scene.ts";
import { at, fine, type Point, path, poly } from "./shapes.ts";

type TowerLayer = {
  readonly base: number;
  /** Least and greatest height. */
  readonly height: readonly [number, number];
  /** Least and greatest width. */
  readonly width: readonly [number, number];
  readonly fill: string;
  /** Colour and opacity of lit windows. */
  readonly lit?: readonly [string, number];
};

/** A row of towers across the picture, each with one of six roofs. */
export function towers({ r, w: across }: Scene, { base, height, width, fill, lit }: TowerLayer): string {
  let x = -r.float(0, 3);
  let roofs = "";
  let windows = "";
  while (x < across + 2) {
    const w = r.float(...width);
    const h = r.float(...height);
    const y = base - h;
    const [left, right, foot] = [at(x), at(x + w), at(base)];
    const roof = [
      () => `V${at(y + h * 0.18)}H${at(x + w * 0.2)}V${at(y)}H${at(x + w * 0.8)}V${at(y + h * 0.18)}H${right}`,
      () => `V${at(y + w * 0.5)}L${right} ${at(y)}`,
      () => `V${at(y)}H${at(x + w * 0.45)}V${at(y - h * 0.16)}h.35V${at(y)}H${right}`,
      () => `L${at(x + w * 0.18)} ${at(y)}H${at(x + w * 0.82)}L${right} ${foot}`,
      () => `V${at(y + w * 0.4)}Q${at(x + w / 2)} ${at(y - w * 0.3)} ${right} ${at(y + w * 0.4)}`,
      () => `V${at(y)}H${right}`,
    ][r.int(0, 5)];
    roofs += `M${left} ${foot}${roof?.() ?? ""}V${foot}Z`;
    if (lit)
      for (let c = x + 0.7; c < x + w - 0.5; c += 0.95)
        if (r.chance(0.55)) windows += `M${at(c)} ${at(y + w * 0.5 + r.float(0.6, 4))}V${at(base - r.float(0, h * 0.35))}`;
    x += w + r.float(-0.4, width[0] * 0.5);
  }
  const light = lit
    ? `<path d="${windows}" fill="none" stroke="${lit[0]}" stroke-width=".36" stroke-dasharray=".34 .52 .34 1.4 .34 .9" opacity="${fine(lit[1])}"/>`
    : "";
  return path(roofs, fill) + light;
}

/** A mountain or dune line; `step` is the distance of its corners, smaller is rougher. */
export function ridge({ r, w }: Scene, y: number, rise: number, step: number, fill: string): string {
  const points: Point[] = [
    [-2, 120],
    [-2, y],
  ];
  for (let x = 0; x <= w + 3; x += step)
    points.push([x, y - Math.abs(Math.sin(x * 0.13 + r.float(0, 0.9))) * rise - r.float(0, rise * 0.5)]);
  points.push([w + 4, y], [w + 4, 120]);
  return poly(points, fill);
}

/** A soft wavy line: dunes, hills, clouds, water. */
export function swell({ r, w }: Scene, y: number, rise: number, length: number, fill: string): string {
  let x = -r.float(0, length);
  let d = `M-2 120V${at(y)}H${at(x)}`;
  while (x < w + 2) {
    const step = length * r.float(0.7, 1.3);
    d += `Q${at(x + step / 2)} ${at(y - rise * r.float(0.7, 2))} ${at(x + step)} ${at(y)}`;
    x += step;
  }
  return path(`${d}V120Z`, fill);
}

/** Pointed trees along a base line. */
export function firs({ r, w }: Scene, n: number, base: readonly [number, number], height: readonly [number, number], fill: string): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const x = r.float(-1, w);
    const h = r.float(...height);
    d += `M${at(x)} ${at(r.float(...base))}l${at(h * 0.22)} ${at(-h)}l${at(h * 0.22)} ${at(h)}Z`;
  }
  return path(d, fill);
}

/** A bare tree that forks `forks` times, as one stroked path. */
export function bareTree({ r }: Scene, x: number, y: number, height: number, forks: number): string {
  const branch = (bx: number, by: number, angle: number, length: number, left: number): string => {
    const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length];
    let d = `M${at(bx)} ${at(by)}L${at(ex)} ${at(ey)}`;
    if (left > 0)
      for (const turn of [-0.5, 0.45]) d += branch(ex, ey, angle + turn * r.float(0.6, 1.4), length * r.float(0.55, 0.75), left - 1);
    return d;
  };
  return branch(x, y, -Math.PI / 2 + r.float(-0.15, 0.15), height * 0.4, forks);
}
