/** Nodes and routes: networks, hacking, data. */
import { mix } from "../palette.ts";
import { type Draw, foot, glow, type Scene, sky, variantOf } from "../scene.ts";
import { at, circle, line, type Point, path, polar, poly, rect, ring, TAU, times } from "../shapes.ts";

/** A backdrop of `n` nodes, each tied to its two nearest with right-angled routes. */
export function graph({ r, p, w, h }: Scene, n: number): string {
  const nodes = Array.from({ length: n }, (): Point => [r.float(-2, w + 2), r.float(-1, h * 0.95)]);
  let routes = "";
  for (const a of nodes) {
    const near = nodes
      .map((b) => ({ b, far: (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 }))
      .sort((x, y) => x.far - y.far)
      .slice(1, 3);
    for (const { b } of near) routes += `M${at(a[0])} ${at(a[1])}H${at((a[0] + b[0]) / 2)}V${at(b[1])}H${at(b[0])}`;
  }
  const marks = nodes.map(([x, y], i) =>
    i % 4 === 0 ? rect(x - 0.6, y - 0.6, 1.2, 1.2, { fill: p.hot, opacity: 0.9 }) : circle(x, y, 0.42, { fill: p.light, opacity: 0.8 }),
  );
  return path(routes, { stroke: p.light, width: 0.16, opacity: 0.55 }) + marks.join("");
}

/** A chip with buses that lead out of the picture. */
const chip: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.3, 0.7), h * r.float(0.38, 0.58)];
  const sides = r.pick([4, 6, 6, 8]);
  const radius = h * r.float(0.16, 0.28);
  const turn = r.float(0, 1.2);
  const rings = times(4, (i) =>
    poly(ring(x, y, radius * (1 - i * 0.22), sides, turn + i * r.float(0, 0.4)), {
      fill: i % 2 ? mix(p.mid, p.light, 0.2 + i * 0.12) : p.deep,
      stroke: i === 0 ? p.hot : p.light,
      width: 0.34,
    }),
  );
  let buses = "";
  for (const [sx, sy] of ring(x, y, radius * 1.02, 14, turn)) {
    const out = sx < x ? -2 : w + 2;
    const bend = sx + (out - sx) * r.float(0.15, 0.6);
    const end = sy + r.float(-h * 0.34, h * 0.34);
    const d = `M${at(sx)} ${at(sy)}H${at(bend)}L${at(bend + Math.sign(out - sx) * Math.abs(end - sy) * 0.5)} ${at(end)}H${at(out)}`;
    buses +=
      path(d, { stroke: r.chance(0.66) ? p.light : p.hot, width: r.float(0.2, 0.6), opacity: r.float(0.45, 0.95) }) +
      circle(bend, sy, 0.5, p.hot);
  }
  return glow(scene, x, y, h * 0.55, 0.85) + buses + ports(scene, x, y) + rings + circle(x, y, radius * 0.2, "#ffffff");
};
/** Rings of stations around a bright core. */
const orbit: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.32, 0.68), h * r.float(0.42, 0.56)];
  const circles = times(5, (i) => {
    const radius = h * (0.12 + i * 0.11);
    const n = r.int(2, 5);
    const turn = r.float(0, TAU);
    const stations = times(n, (k) => {
      const [sx, sy] = polar(x, y, turn + (k / n) * TAU + r.float(-0.4, 0.4), radius);
      return (
        line(
          [
            [x, y],
            [sx, sy],
          ],
          p.light,
          0.16,
          0.5,
        ) + circle(sx, sy, r.float(0.7, 1.8), { fill: k % 2 ? p.hot : p.light, stroke: p.deep, width: 0.4 })
      );
    });
    return (
      circle(x, y, radius, {
        stroke: i % 2 ? p.hot : p.light,
        width: r.float(0.2, 0.7),
        opacity: 0.8,
        ...(r.chance(0.5) ? { dash: `${at(r.float(2, 9))} ${at(r.float(0.5, 2))}` } : {}),
      }) + stations
    );
  });
  return (
    glow(scene, x, y, h * 0.7) +
    circles +
    ports(scene, x, y) +
    circle(x, y, h * 0.07, p.deep) +
    circle(x, y, h * 0.05, p.hot) +
    circle(x, y, h * 0.02, "#ffffff")
  );
};
/** Nine tiles whose tracks join, seen from above. */
const grid: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const size = h * r.float(0.24, 0.29);
  const [left, top] = [w * r.float(0.38, 0.62) - size * 1.5, h * 0.5 - size * 1.5];
  const tiles = times(9, (i) => {
    const [x, y] = [left + (i % 3) * size, top + Math.floor(i / 3) * size];
    const lit = r.chance(0.4);
    const middle: Point = [x + size / 2, y + size / 2];
    const sides: readonly Point[] = [
      [x + size / 2, y],
      [x + size, y + size / 2],
      [x + size / 2, y + size],
      [x, y + size / 2],
    ];
    const tracks = sides.filter(() => r.chance(0.62)).map((side) => line([middle, side], lit ? p.hot : p.light, 1.1, 0.95));
    return (
      rect(x + 0.3, y + 0.3, size - 0.6, size - 0.6, {
        fill: lit ? mix(p.mid, p.light, r.float(0.1, 0.5)) : mix(p.deep, p.dark, r.float(0.3, 1)),
        stroke: p.light,
        width: 0.25,
      }) +
      tracks.join("") +
      (r.chance(0.6) ? circle(...middle, size * 0.13, lit ? "#ffffff" : p.hot) : rect(middle[0] - 1.1, middle[1] - 1.1, 2.2, 2.2, p.light))
    );
  });
  const stubs = times(12, (i) => {
    const k = left + ((i % 3) + 0.5) * size;
    const level = top + ((i % 3) + 0.5) * size;
    if (i < 3)
      return line(
        [
          [k, -1],
          [k, top],
        ],
        p.hot,
        0.5,
        0.8,
      );
    if (i < 6)
      return line(
        [
          [k, top + size * 3],
          [k, h + 1],
        ],
        p.hot,
        0.5,
        0.8,
      );
    return i < 9
      ? line(
          [
            [-1, level],
            [left, level],
          ],
          p.light,
          0.5,
          0.8,
        )
      : line(
          [
            [left + size * 3, level],
            [w + 1, level],
          ],
          p.light,
          0.5,
          0.8,
        );
  });
  return glow(scene, left + size * 1.5, h / 2, h * 0.8) + stubs + tiles;
};
/** Four hexagonal ports at the edges, tied to a centre. */
function ports({ r, p, w, h }: Scene, x: number, y: number): string {
  return times(4, (i) => {
    const [px, py]: Point = i < 2 ? [w * (0.12 + i * 0.76), h * r.float(0.15, 0.85)] : [w * r.float(0.2, 0.8), h * (i === 2 ? 0.1 : 0.9)];
    const size = r.float(1.5, 2.7);
    return (
      line(
        [
          [x, y],
          [px, py],
        ],
        p.hot,
        0.22,
        0.5,
      ) +
      poly(ring(px, py, size, 6), { fill: p.deep, stroke: p.hot, width: 0.45 }) +
      circle(px, py, size * 0.4, i % 2 ? p.light : p.hot)
    );
  });
}
export const NETS = { chip, orbit, grid } as const satisfies Readonly<Record<string, Draw>>;

/** A network over its surroundings; the variant names its layout. */
export const network: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const chosen = variantOf(scene, NETS, "chip");
  return (
    sky(scene) +
    rect(0, 0, w, h, { fill: r.pick([p.mid, p.light, p.deep]), opacity: r.float(0, 0.28) }) +
    graph(scene, r.int(16, 34)) +
    chosen(scene) +
    foot(scene)
  );
};
