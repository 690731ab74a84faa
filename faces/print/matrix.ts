/** Affine maps as SVG and PDF write them: (x, y) → (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that first does `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Degrees, clockwise on a page whose y grows downwards, about a point. */
export function turned(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return times(times(moved(x, y), [cos, sin, -sin, cos, 0, 0]), moved(-x, -y));
}

/** The value of a `transform` attribute. Throws on a function that faces do not use. */
export function transformOf(text: string): Matrix {
  let out = SAME;
  for (const [, name, list = ""] of text.matchAll(/([a-zA-Z]+)\s*\(([^)]*)\)/g)) {
    const v = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [a = 0, b, c] = v;
    if (name === "translate") out = times(out, moved(a, b ?? 0));
    else if (name === "scale") out = times(out, [a, 0, 0, b ?? a, 0, 0]);
    else if (name === "rotate") out = times(out, turned(a, b, c));
    else if (name === "matrix" && v.length === 6) out = times(out, v as unknown as Matrix);
    else if (name === "skewX") out = times(out, [1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0]);
    else if (name === "skewY") out = times(out, [1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0]);
    else throw new Error(`A face has the transform “${name}”, which is not drawn.`);
  }
  return out;
}
