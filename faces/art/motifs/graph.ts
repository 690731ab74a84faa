/** Nodes and routes: networks, hacking, data. */
import { mix } from "../palette.ts";
import { type Draw, foot, glow, type Scene, sky } from "../scene.ts";
import { at, circle, line, type Point, path, poly, rect, ring, times } from "../shapes.ts";

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

/** A chip in the middle of a net, with four ports whose places the seed chooses. */
export const network: Draw = (scene) => {
  const { r, p, w, h } = scene;
  const [x, y] = [w * r.float(0.32, 0.68), h * r.float(0.4, 0.56)];
  const sides = r.pick([4, 6, 6, 8] as const);
  const radius = h * r.float(0.16, 0.26);
  const turn = r.float(0, 1.2);
  const rings = times(4, (i) =>
    poly(ring(x, y, radius * (1 - i * 0.22), sides, turn + i * r.float(0, 0.4)), {
      fill: i % 2 ? mix(p.mid, p.light, 0.2 + i * 0.12) : p.deep,
      stroke: i === 0 ? p.hot : p.light,
      width: 0.34,
    }),
  );
  let buses = "";
  for (let i = 0; i < 14; i++) {
    const [sx, sy] = ring(x, y, radius * 1.02, 14, turn)[i] ?? [x, y];
    const out = sx < x ? -2 : w + 2;
    const bend = sx + (out - sx) * r.float(0.15, 0.6);
    const end = sy + r.float(-h * 0.34, h * 0.34);
    buses += path(`M${at(sx)} ${at(sy)}H${at(bend)}L${at(bend + Math.sign(out - sx) * Math.abs(end - sy) * 0.5)} ${at(end)}H${at(out)}`, {
      stroke: i % 3 ? p.light : p.hot,
      width: r.float(0.2, 0.6),
      opacity: r.float(0.45, 0.95),
    });
    buses += circle(bend, sy, 0.5, p.hot);
  }
  const ports = times(4, (i) => {
    const [px, py]: Point = i < 2 ? [w * (0.12 + i * 0.76), h * r.float(0.15, 0.85)] : [w * r.float(0.2, 0.8), h * (i === 2 ? 0.1 : 0.9)];
    const port = r.float(1.5, 2.7);
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
      poly(ring(px, py, port, 6), { fill: p.deep, stroke: p.hot, width: 0.45 }) +
      circle(px, py, port * 0.4, i % 2 ? p.light : p.hot)
    );
  });
  return (
    sky(scene) +
    graph(scene, r.int(22, 40)) +
    glow(scene, x, y, h * 0.55, 0.85) +
    buses +
    ports +
    rings +
    circle(x, y, radius * 0.2, "#ffffff") +
    foot(scene)
  );
};
